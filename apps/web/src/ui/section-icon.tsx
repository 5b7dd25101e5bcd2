import type { Section } from "@sat/item";
import { BookOpenText, PenLine, Sigma } from "lucide-react";

const ICONS = { Reading: BookOpenText, Writing: PenLine, Math: Sigma };

/** The sign of a section, beside its name. */
export function SectionIcon({ section }: { readonly section: Section }) {
  const Icon = ICONS[section];
  return <Icon aria-hidden="true" />;
}
