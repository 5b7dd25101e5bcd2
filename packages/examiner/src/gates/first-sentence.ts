import { briefExplanation } from "@sat/item";
import type { Gate } from "./gate.ts";

/** The first paragraph is one complete sentence that the brief form shows whole. */
export const firstSentence: Gate = {
  id: "first-sentence",
  kinds: "both",
  check: ({ item }) => {
    const [first = ""] = item.explanation.split("\n\n");
    const brief = briefExplanation(item.explanation);
    const claims: readonly (readonly [boolean, string])[] = [
      [brief === first, `its brief form is "${brief}"`],
      [/^(\p{Lu}|\$|\d)/u.test(first), "it does not begin like a sentence"],
      [first.split(" ").length >= 3, "it is too short for a sentence"],
    ];
    return claims
      .filter(([holds]) => !holds)
      .map(([, complaint]) => `first sentence "${first}": ${complaint}`);
  },
};
