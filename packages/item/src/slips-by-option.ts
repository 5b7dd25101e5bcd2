import type { ChoiceItem } from "./item.ts";
import type { OptionLetter } from "./sections.ts";
import type { SlipCode } from "./slips.ts";

/** The slip that each option stands for; none for the key. */
export function slipsByOption({
  rationales,
}: Pick<ChoiceItem, "rationales">): Record<OptionLetter, SlipCode | null> {
  const { A, B, C, D } = rationales;
  return { A: A.mistake, B: B.mistake, C: C.mistake, D: D.mistake };
}
