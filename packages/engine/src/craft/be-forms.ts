import type { StarterFact, GrammaticalNumber } from "@sat/content";
import { formOfBe } from "../language/realise.ts";
import { verbForms } from "../language/verb.ts";
import { type OptionWords, type Orbit, keyOf } from "./orbit.ts";

/** A form of a passive verb by number and tense: is woven, are woven, was woven, were woven. */
export interface BeForm {
  readonly number: GrammaticalNumber;
  readonly tense: StarterFact["tense"];
}

export const BE_FORMS = [
  { number: "singular", tense: "present" },
  { number: "plural", tense: "present" },
  { number: "singular", tense: "past" },
  { number: "plural", tense: "past" },
] as const satisfies readonly BeForm[];

/** A passive fact with a time that fixes its tense and a clause that can stand behind its subject. */
export type TimedFact = StarterFact & { readonly when: string; readonly aside: string };

export function isTimed(fact: StarterFact): fact is TimedFact {
  return fact.voice === "passive" && fact.when !== undefined && fact.aside !== undefined;
}

interface Claim {
  readonly forms: Orbit<BeForm>;
  readonly fact: TimedFact;
  /** The words that the verb agrees with. */
  readonly head: string;
}

/** Words a form as an option: right, or wrong in number, in tense or in both. */
export function beOption({ forms, fact, head }: Claim, form: BeForm): OptionWords {
  const text = `${formOfBe(form.number, form.tense)} ${verbForms(fact.verb).participle}`;
  const key = keyOf(forms);
  const agrees = form.number === key.number;
  const timely = form.tense === key.tense;
  if (agrees && timely) {
    const reason = `The ${form.number} *${text}* fits *${head}*, and its tense fits *${fact.when}*.`;
    return { text, code: null, reason };
  }
  const number = `the ${form.number} *${text}* does not fit the ${key.number} *${head}*`;
  const tense = `the ${form.tense} tense does not fit *${fact.when}*`;
  if (!agrees && !timely) {
    return { text, code: "E-AGREE", reason: `Two slips: ${number}, and ${tense}.` };
  }
  return agrees
    ? { text, code: "E-TENSE", reason: `The number is right, but ${tense}.` }
    : { text, code: "E-AGREE", reason: `The tense is right, but ${number}.` };
}
