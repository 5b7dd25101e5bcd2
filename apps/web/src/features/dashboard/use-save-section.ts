import type { SectionChoice } from "@sat/item";
import { logFailure } from "../../lib/log.ts";
import { useSavePreferences } from "../../lib/preferences.ts";

/** Keeps a section as the default; a failure is only logged, since the link carries the section too. */
export function useSaveSection(): (section: SectionChoice) => void {
  const save = useSavePreferences();
  return (section) => {
    save({ defaultSection: section }).catch((error: unknown) =>
      logFailure("saving the section", error),
    );
  };
}
