import type { VerbSlotFacts } from "@sat/engine";
import { BLANK, type OptionLetter, type ShownItem } from "@sat/item";
import { lettersWhere, sentenceOfBlank, stands } from "./printed.ts";

type Form = "finite" | "participle" | "gerund" | "infinitive";

/** Participles that are never a simple past, so that they cannot carry a sentence alone. */
const PARTICIPLE_ONLY =
  /^(.*wn|woven|written|driven|given|taken|eaten|broken|frozen|spoken|stolen|forgotten|hidden|chosen|worn|borne|seen|done|shaken|sung|rung|begun|fallen|risen|ridden|beaten)$/i;

/** The forms for which the sentence as printed has room. */
export function proveVerbSlot({ finite }: VerbSlotFacts, item: ShownItem): OptionLetter[] {
  const sentence = sentenceOfBlank(item);
  const main = withoutRelativeClauses(sentence);
  if (finite !== null && !stands(finite, main)) return [];
  return lettersWhere(item, (option) => fits(option, sentence, finite === null));
}

function withoutRelativeClauses(sentence: string): string {
  return sentence.replaceAll(/, (which|who|whose)\b[^,]*,/g, "");
}

/** Whether the form of this option may stand in the blank. */
function fits(option: string, sentence: string, needsFinite: boolean): boolean {
  const form = formOf(option);
  const [before = "", after = ""] = sentence.split(BLANK);
  const hasAgent = /\bby\b/.test(after);
  if (needsFinite) {
    // "The lamps lit the shore" is a sentence, "the lamps lit by oil" is none: an agent bars the active.
    return (
      form === "finite" || (form === "participle" && !hasAgent && !PARTICIPLE_ONLY.test(option))
    );
  }
  if (/\bin order $/i.test(before)) return form === "infinitive";
  if (/\bby $/i.test(before)) return form === "gerund";
  if (form === "gerund") return !/^ by\b/.test(after);
  return form === "participle" && /(^|, )$/.test(before);
}

function formOf(option: string): Form {
  if (/^to /i.test(option)) return "infinitive";
  if (/^(is|are|was|were) /i.test(option)) return "finite";
  return option.endsWith("ing") ? "gerund" : "participle";
}
