import { capitalized } from "../../language/noun.ts";
import { inline } from "../../math/print.ts";

/** "subtract $4$ from both sides", which takes a term of 4 away from where it was added. */
export function takenAway(term: number, sides = "both sides"): string {
  return term > 0 ? `subtract ${inline(term)} from ${sides}` : `add ${inline(-term)} to ${sides}`;
}

/** The same as a sentence. */
export function removing(term: number, sides?: string): string {
  return `${capitalized(takenAway(term, sides))}.`;
}

/** How a sign is lost in that: "moving $-4$ to the right side without changing its sign". */
export function signKept(term: number): string {
  return `moving $${term}$ to the right side without changing its sign`;
}
