import { prove } from "../provers/prove.ts";
import type { Gate } from "./gate.ts";

/** A second program finds from the facts which printed options are right: exactly one, and the key. */
export const secondSolver: Gate<"choice"> = {
  id: "second-solver",
  kinds: "choice",
  check: ({ item, facts }) => {
    const right = prove(facts, item);
    if (right.length === 1 && right[0] === item.correctAnswer) return [];
    const found = right.length === 0 ? "none of the options" : right.join(" and ");
    return [`the key is ${item.correctAnswer}, the second solver finds ${found} right`];
  },
};
