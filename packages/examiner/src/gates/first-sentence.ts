import { briefExplanation } from "@sat/item";
import type { Gate } from "./gate.ts";

/** Longest first sentence, in characters. */
const LIMIT = 100;

/** The first paragraph is one complete sentence that the brief form shows whole. */
export const firstSentence: Gate = {
  id: "first-sentence",
  kinds: "both",
  check: ({ item }) => {
    const [first = ""] = item.explanation.split("\n\n");
    const claims: readonly (readonly [boolean, string])[] = [
      [first.endsWith("."), "it does not end in a full stop"],
      [
        first.indexOf(".") === first.length - 1,
        "it holds another full stop, so the brief form breaks it",
      ],
      [first.length <= LIMIT, `it has ${first.length} characters`],
      [/^(\p{Lu}|\$|\d)/u.test(first), "it does not begin like a sentence"],
      [first.split(" ").length >= 3, "it is too short for a sentence"],
      [briefExplanation(item.explanation) === first, "the brief form differs from it"],
    ];
    return claims
      .filter(([holds]) => !holds)
      .map(([, complaint]) => `first sentence "${first}": ${complaint}`);
  },
};
