import { type Facts, type Specimen, generate } from "@sat/engine";
import type { ChoiceItem, OptionLetter } from "@sat/item";
import { soundMath } from "./sound-models.ts";

const sound = generate(soundMath, "Easy", 0);

/** Reasons by letter; the slips do not matter. */
export function reasons(texts: Readonly<Record<OptionLetter, string>>): ChoiceItem["rationales"] {
  const slip = (reason: string) => ({ mistake: "opposite-sign", reason }) as const;
  const { A, B, C, D } = texts;
  return { A: slip(A), B: slip(B), C: slip(C), D: slip(D) };
}

/** A question of Math, the key first, with texts after the answer that say nothing. */
export function mathItem(changes: Partial<ChoiceItem>): ChoiceItem {
  return {
    ...sound.item,
    question: "Which number is it?",
    options: { A: "$7$", B: "$6$", C: "$8$", D: "$9$" },
    correctAnswer: "A",
    explanation: "",
    rationales: reasons({ A: "", B: "", C: "", D: "" }),
    ...changes,
  };
}

/** The same with what is known of it, as it is given to the gates. */
export function mathSpecimen(changes: Partial<ChoiceItem>, facts: Facts): Specimen<ChoiceItem> {
  return { ...sound, item: mathItem(changes), facts };
}
