import { type Gate, stemOf } from "./gate.ts";

/** The last paragraph of the question asks. */
export const stem: Gate = {
  id: "stem",
  kinds: "both",
  check: ({ item }) =>
    stemOf(item).endsWith("?")
      ? []
      : [`the question does not end in a question: "${stemOf(item)}"`],
};
