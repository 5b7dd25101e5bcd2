import type { ChoiceItem } from "@sat/item";
import { ledger } from "../blind-readings/ledger.ts";
import type { FactsOf } from "../provers/prover.ts";
import { quoted } from "./say.ts";

/** Longer evidence is cut after so many words. */
const MOST_WORDS = 14;

/** Of an authored question the readers tell more than a program can; where there are none yet, the words say so. */
export function authoredWords({ evidence }: FactsOf<"authored">, item: ChoiceItem): string {
  const readings = ledger[item.id] ?? [];
  const [first = ""] = evidence;
  const words = first.split(/\s+/);
  const cited = words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS).join(" ")} …` : first;
  const stands = `The words on which the answer turns stand in the text: ${quoted(cited)}.`;
  if (readings.length === 0) {
    return `${stands} So far, nobody has checked the answer by solving the question without seeing it. According to its writer, only ${item.correctAnswer} is right.`;
  }
  const [who, chose] =
    readings.length === 1 ? ["One reader has", "chose"] : ["Two readers have", "each chose"];
  return `${who} solved this question without seeing the key, and ${chose} only ${item.correctAnswer}. ${stands}`;
}
