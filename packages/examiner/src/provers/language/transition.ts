import type { TransitionFacts } from "@sat/engine";
import type { OptionLetter, ShownItem } from "@sat/item";
import { lettersWhere } from "./printed.ts";

/** What each transition says; a class of its own for every relation that a learner could confuse. */
const CLASSES: readonly (readonly [words: RegExp, relation: TransitionFacts["relation"]])[] = [
  [/^(however|by contrast|in contrast|conversely|on the other hand),$/i, "contrast"],
  [/^(as a result|consequently|therefore|thus|for this reason|accordingly),$/i, "result"],
  [/^(for example|for instance),$/i, "example"],
  [/^(similarly|likewise|in the same way|by the same token),$/i, "similarity"],
];

/** The transitions whose class is the relation between the two statements. */
export function proveTransition({ relation }: TransitionFacts, item: ShownItem): OptionLetter[] {
  return lettersWhere(item, (option) => {
    const classes = CLASSES.filter(([words]) => words.test(option)).map(([, stated]) => stated);
    return classes.length !== 1 || classes[0] === relation;
  });
}
