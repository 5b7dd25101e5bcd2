import type { AgreementFacts } from "@sat/engine";
import type { OptionLetter, ShownItem } from "@sat/item";
import { type GrammaticalNumber, numberOf } from "./number.ts";
import { lettersWhere, sentenceOfBlank, stands } from "./printed.ts";

type Tense = "present" | "past";

const PRESENT = /\b(today|now|nowadays|at present|currently|these days|still)\b/i;
const PAST =
  /\b(ago|\d{3,4}s?|before|centuries earlier|until|once|in the days of|inca times|century|ancient|long before|formerly|at first)\b/i;

const AUXILIARIES: Readonly<Record<string, readonly [GrammaticalNumber, Tense]>> = {
  is: ["singular", "present"],
  are: ["plural", "present"],
  was: ["singular", "past"],
  were: ["plural", "past"],
};

/** The forms that agree with the head as printed and with the time as printed. */
export function proveAgreement({ head, time }: AgreementFacts, item: ShownItem): OptionLetter[] {
  const sentence = sentenceOfBlank(item);
  if (!stands(head, sentence) || !stands(time, sentence)) return [];
  const number = numberOf(head);
  const tense = tenseOf(time);
  return lettersWhere(item, (option) => {
    const [auxiliary = ""] = option.split(" ");
    const form = AUXILIARIES[auxiliary];
    return form !== undefined && form[0] === number && form[1] === tense;
  });
}

/** Undefined for words that fix no tense, so that no option passes. */
function tenseOf(time: string): Tense | undefined {
  if (PRESENT.test(time)) return "present";
  return PAST.test(time) ? "past" : undefined;
}
