import { type Gate, stemOf, textsOf } from "../gate.ts";

/** Where there are no options, no text speaks of them; who asks for one of several answers says so. */
export const entryWording: Gate<"entry"> = {
  id: "entry-wording",
  kinds: "entry",
  check: ({ item }) => {
    const { answerKey } = item;
    const hasSeveral = answerKey.kind === "interval" || answerKey.values.length > 1;
    const asksForOne = /\bWhat is one (?:possible|of the) /.test(stemOf(item));
    return [
      ...textsOf(item)
        .filter(([, text]) => /\b(?:options?|choices?)\b|\bof the following\b/i.test(text))
        .map(([name]) => `the ${name} speaks of options`),
      ...(hasSeveral === asksForOne
        ? []
        : [`the stem asks for ${asksForOne ? "one of several values" : "the one value"}`]),
    ];
  },
};
