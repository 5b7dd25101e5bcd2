import { type ChoiceItem, OPTION_LETTERS } from "@sat/item";
import { numbersIn } from "./figures/spoken.ts";
import { type Gate, textsOf } from "./gate.ts";
import { leavesOf } from "./leaves-of.ts";

/**
 * In Writing and Reading nothing is worked out after answering: each number told then is printed in the text, the
 * question, its figure or its options. An authored text may add up figures; that is for its readers.
 */
export const quotedNumbers: Gate<"choice"> = {
  id: "quoted-numbers",
  kinds: "choice",
  check: ({ item, facts }) => {
    const mayCalculate = facts.kind === "authored" && item.figure !== undefined;
    if (item.section === "Math" || mayCalculate) return [];
    const before = printedBefore(item);
    const after = textsOf(item).filter(([, markup]) => /\d/.test(markup) && !before.has(markup));
    if (after.length === 0) return [];
    const printed = new Set([...before].flatMap(numbersIn));
    return after.flatMap(([name, markup]) =>
      numbersIn(markup)
        .filter((number) => !printed.has(number))
        .map((number) => `the ${name} tells of ${number}, which is printed nowhere`),
    );
  },
};

/** Every text that a learner sees before answering. */
function printedBefore(item: ChoiceItem): ReadonlySet<string> {
  const { passage = "", question, figure, options } = item;
  return new Set([
    passage,
    question,
    ...OPTION_LETTERS.map((letter) => options[letter]),
    ...leavesOf(figure).map(String),
  ]);
}
