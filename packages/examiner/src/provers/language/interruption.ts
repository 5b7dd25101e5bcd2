import type { InterruptionFacts } from "@sat/engine";
import { BLANK, type OptionLetter, type ShownItem } from "@sat/item";
import { lettersWhere, sentenceOfBlank } from "./printed.ts";

/** What closes each mark that can open an interruption. */
const CLOSES: Readonly<Record<string, string>> = { ",": ",", "—": "—", "(": ")" };

/** The options that close what the sentence as printed has opened, or add no mark when it has opened nothing. */
export function proveInterruption({ opening }: InterruptionFacts, item: ShownItem): OptionLetter[] {
  const [before = ""] = sentenceOfBlank(item).split(BLANK);
  if (!before.startsWith(opening)) return [];
  const opened = before.slice(opening.length).match(/[,—(]/g) ?? [];
  if (opened.length > 1) return [];
  const due = CLOSES[opened[0] ?? ""] ?? "";
  return lettersWhere(item, (option) => (/[,—)]/.exec(option)?.[0] ?? "") === due);
}
