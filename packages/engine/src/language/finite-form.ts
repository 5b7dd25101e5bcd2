import type { GrammaticalNumber, Tense } from "@sat/content";
import { verbForms } from "./verb.ts";

interface VerbShape {
  readonly number: GrammaticalNumber;
  readonly tense: Tense;
  readonly voice: "active" | "passive";
}

/** A finite form of a verb: "spins", "were spun", "has been spun", "had spun". */
export function finiteForm(verb: string, { number, tense, voice }: VerbShape): string {
  const { base, third, past, participle } = verbForms(verb);
  const isOne = number === "singular";
  switch (tense) {
    case "present":
      if (voice === "passive") return `${isOne ? "is" : "are"} ${participle}`;
      return isOne ? third : base;
    case "past":
      if (voice === "passive") return `${isOne ? "was" : "were"} ${participle}`;
      // "Be" alone keeps the difference of number in the past.
      return base === "be" && !isOne ? "were" : past;
    case "perfect":
      return `${isOne ? "has" : "have"} ${voice === "passive" ? "been " : ""}${participle}`;
    case "past-perfect":
      return `had ${voice === "passive" ? "been " : ""}${participle}`;
  }
}
