import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { capitalized } from "../../../language/noun.ts";
import { code, inline, tex } from "../../../math/print.ts";
import {
  type Rational,
  add,
  compare,
  divide,
  multiply,
  rational,
  subtract,
} from "../../../math/rational.ts";

interface Collection {
  readonly container: string;
  readonly thing: string;
  /** The kind asked about, and the other kind. */
  readonly kinds: readonly [string, string];
}

const COLLECTIONS: readonly Collection[] = [
  { container: "a bag", thing: "marbles", kinds: ["red", "blue"] },
  { container: "a box", thing: "pens", kinds: ["black", "green"] },
  { container: "a jar", thing: "candies", kinds: ["sour", "sweet"] },
  { container: "a drawer", thing: "socks", kinds: ["gray", "white"] },
  { container: "a crate", thing: "apples", kinds: ["ripe", "unripe"] },
  { container: "a deck", thing: "cards", kinds: ["picture", "number"] },
  { container: "a bin", thing: "bolts", kinds: ["steel", "brass"] },
  { container: "a chest", thing: "tokens", kinds: ["gold", "silver"] },
  { container: "a case", thing: "slides", kinds: ["stained", "unstained"] },
  { container: "a tub", thing: "blocks", kinds: ["wooden", "plastic"] },
];

interface Changed {
  readonly collection: Collection;
  readonly one: number;
  readonly other: number;
  readonly probability: Rational;
}

/** How many of the first kind must be added, or of the other kind removed. */
function changeOf({ one, other, probability }: Changed, adds: boolean): Rational {
  const all = one + other;
  if (!adds) return subtract(all, divide(one, probability));
  return divide(subtract(multiply(probability, all), one), subtract(1, probability));
}

/** How many there are of the kind of which some are added or removed. */
function changedKind(changed: Changed, adds: boolean): Rational {
  const change = changeOf(changed, adds);
  return adds ? add(changed.one, change) : subtract(changed.other, change);
}

/** The twists: some of the kind are added, not some of the other kind removed; their number is asked, not how many of the kind there are then. */
const toReach = siblingLevel<Changed>({
  space: 100_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    // Below one half, no answer is more than the number of things that could be removed.
    const under = chance.int(3, 11);
    const over = chance.int(1, Math.ceil(under / 2) - 1);
    const probability = rational(over, under);
    // The first kind makes up less than the probability, and all four counts come out whole.
    const one = probability.num * chance.int(2, 30);
    const rest = probability.den - probability.num;
    const least = Math.floor((one * rest) / probability.num) + 1;
    const other = rest * Math.ceil((least + chance.int(0, 60)) / rest);
    return { collection: chance.pick(COLLECTIONS), one, other, probability };
  },
  answer: (changed, { first, second }) =>
    second ? changeOf(changed, first) : changedKind(changed, first),
  allows: (answer) =>
    typeof answer !== "number" &&
    answer.den === 1 &&
    compare(answer, 2) >= 0 &&
    compare(answer, 250) <= 0,
  word: (changed, at, key) => {
    const { collection, one, other, probability } = changed;
    const { container, thing, kinds } = collection;
    const all = one + other;
    const before = at.first ? one : other;
    const change = changeOf(changed, at.first);
    const story = at.first
      ? `After some more ${kinds[0]} ${thing} are added`
      : `After some of the ${kinds[1]} ${thing} are removed`;
    const ask = at.second
      ? `How many ${kinds[at.first ? 0 : 1]} ${thing} are ${at.first ? "added" : "removed"}`
      : `How many ${kinds[at.first ? 0 : 1]} ${thing} are then in ${container.replace(/^an? /, "the ")}`;
    const left = at.first ? `\\frac{${one} + x}{${all} + x}` : `\\frac{${one}}{${all} - x}`;
    const claim = at.first
      ? `(${one} + x)/(${all} + x) = ${code(probability)}`
      : `${one}/(${all} - x) = ${code(probability)}`;
    return {
      question: `${capitalized(container)} contains ${one} ${kinds[0]} ${thing} and ${other} ${kinds[1]} ${thing}. ${story}, one of the ${thing} is selected at random, and the probability that it is ${kinds[0]} is ${inline(probability)}. ${ask}?`,
      why: `Then the ${kinds[0]} ${thing} are ${inline(probability)} of all ${thing}.`,
      slips: [
        {
          code: "quantities-exchanged",
          deed: at.first
            ? `changing the number of ${kinds[1]} ${thing} instead of the ${kinds[0]} ones`
            : `changing the number of ${kinds[0]} ${thing} instead of the ${kinds[1]} ones`,
        },
        {
          code: at.second ? "another-quantity" : "stopped-early",
          deed: at.second
            ? `finding how many ${at.first ? kinds[0] : kinds[1]} ${thing} there are after the change`
            : "stopping at the number by which it changes",
        },
      ],
      opening: "Write the probability after the change with a letter for the change.",
      steps: [
        {
          text: at.first
            ? `With $x$ more, $${one} + x$ of $${all} + x$ ${thing} are ${kinds[0]}: $${left} = ${tex(probability)}$.`
            : `With $x$ fewer, $${one}$ of $${all} - x$ ${thing} are ${kinds[0]}: $${left} = ${tex(probability)}$.`,
          claim,
        },
        { text: `Solving this gives $x = ${tex(change)}$.`, claim: `x = ${code(change)}` },
        ...(at.second
          ? []
          : [
              {
                text: `Then there are $${before} ${at.first ? "+" : "-"} ${tex(change)} = ${tex(key)}$ ${kinds[at.first ? 0 : 1]} ${thing}.`,
                claim: `${before} ${at.first ? "+" : "-"} x = ${code(key)}`,
              },
            ]),
        {
          text: `Check: divide the number of ${kinds[0]} ${thing} after the change by the number of all.`,
        },
      ],
      hint: "Which numbers change: that of one kind, that of all, or both?",
      tip: "Adding to one kind changes the numerator and the denominator of its probability.",
      archetype: "QE09",
    };
  },
  facts: ({ collection, one, other, probability }, { first, second }) => ({
    kind: "value",
    given: first
      ? [`n = ${one} + x`, `n = ${code(probability)}*(n + ${other})`]
      : [`n = ${other} - x`, `${one} = ${code(probability)}*(n + ${one})`],
    ask: second ? "x" : "n",
    told: [
      `${one} ${collection.kinds[0]} ${collection.thing}`,
      `${other} ${collection.kinds[1]} ${collection.thing}`,
      first
        ? `after some more ${collection.kinds[0]} ${collection.thing} are added`
        : `after some of the ${collection.kinds[1]} ${collection.thing} are removed`,
      `probability that it is ${collection.kinds[0]} is ${inline(probability)}`,
      `how many ${collection.kinds[first ? 0 : 1]} ${collection.thing} are`,
      second ? (first ? "added" : "removed") : "then in",
    ],
  }),
});

/** How many things are added or removed so that a probability takes a given value. */
export const countChangedToReachAProbability = defineLevels({
  id: "count-changed-to-reach-a-probability",
  version: 2,
  topic: "data-analysis",
  skill: "Q.E",
  archetypes: ["QE09"],
  optionDesign: "orbit",
  Hard: toReach,
});
