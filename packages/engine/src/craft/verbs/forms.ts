import type { GrammaticalNumber, Tense } from "@sat/content";
import { finiteForm } from "../../language/finite-form.ts";
import { verbForms } from "../../language/verb.ts";

/** A form of a verb; the passive ones show the participle after a form of be. */
export type Form =
  | "holds"
  | "hold"
  | "held"
  | "has held"
  | "have held"
  | "had held"
  | "holding"
  | "to hold"
  | "is held"
  | "are held"
  | "was held"
  | "were held";

interface Traits {
  /** Absent for a nonfinite form. */
  readonly tense?: Tense;
  /** Absent where the form shows no number. */
  readonly number?: GrammaticalNumber;
  /** How a reason names it, after "the". */
  readonly name: string;
}

export const TRAITS: Readonly<Record<Form, Traits>> = {
  holds: { tense: "present", number: "singular", name: "singular present" },
  hold: { tense: "present", number: "plural", name: "plural present" },
  held: { tense: "past", name: "simple past" },
  "has held": { tense: "perfect", number: "singular", name: "singular present perfect" },
  "have held": { tense: "perfect", number: "plural", name: "plural present perfect" },
  "had held": { tense: "past-perfect", name: "past perfect" },
  holding: { name: "-ing form" },
  "to hold": { name: "infinitive" },
  "is held": { tense: "present", number: "singular", name: "singular present" },
  "are held": { tense: "present", number: "plural", name: "plural present" },
  "was held": { tense: "past", number: "singular", name: "singular past" },
  "were held": { tense: "past", number: "plural", name: "plural past" },
};

/** Every form. */
export const FORMS = Object.keys(TRAITS) as readonly Form[]; // Object.keys forgets the literal keys

export interface Verb {
  readonly base: string;
  /** Of the finite passive that the sentence calls for. */
  readonly number: GrammaticalNumber;
  readonly tense: Tense;
}

/** The words of a form. "Be" has no passive: its forms stand alone. */
export function wordsOf({ base }: Verb, form: Form): string {
  const { gerund, participle, past, third } = verbForms(base);
  const passive = (of: GrammaticalNumber, at: Tense) =>
    finiteForm(base, { number: of, tense: at, voice: base === "be" ? "active" : "passive" });
  switch (form) {
    case "holds":
      return third;
    case "hold":
      return base;
    case "held":
      return past;
    case "has held":
      return `has ${participle}`;
    case "have held":
      return `have ${participle}`;
    case "had held":
      return `had ${participle}`;
    case "holding":
      return gerund;
    case "to hold":
      return `to ${base}`;
    case "is held":
      return passive("singular", "present");
    case "are held":
      return base === "be" ? "are" : passive("plural", "present");
    case "was held":
      return passive("singular", "past");
    case "were held":
      return passive("plural", "past");
  }
}

/** The number of a subject that a form goes with; undefined when it goes with both. */
export function numberOfForm(form: Form): GrammaticalNumber | undefined {
  return TRAITS[form].number;
}

/** The tense of a form; undefined for a nonfinite one. */
export function tenseOf(form: Form): Traits["tense"] {
  return TRAITS[form].tense;
}

/** Whether a form can be the verb of a clause. */
export function isFiniteForm(form: Form): boolean {
  return TRAITS[form].tense !== undefined;
}
