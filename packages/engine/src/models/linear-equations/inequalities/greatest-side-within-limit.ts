import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type EnclosureScenario, enclosures } from "@sat/content/scenarios/enclosures";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { product, relation, sum } from "../../../math/expression.ts";
import { code, grouped, inline } from "../../../math/print.ts";
import { type Rational, isInteger, rational } from "../../../math/rational.ts";

interface Rectangle {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  readonly limit: number;
  readonly difference: number;
  /** The twists are whether the length is greater than the width, and whether all four sides count. */
  readonly at: Twists;
}

function width({ limit, difference }: Rectangle, { first, second }: Twists): Rational {
  const more = first ? difference : -difference;
  return second ? rational(limit - 2 * more, 4) : rational(limit - more, 3);
}

/** The greatest width of a rectangle whose sides are limited in sum. */
const ofRectangle = level<Rectangle>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.int(0, enclosures.length - 1);
    const difference = 3 * chance.int(1, 36);
    const limit = 12 * chance.int(4, 200) + (difference % 2 === 0 ? 0 : 6);
    const rectangle = { scenario, limit, difference, at: twists(chance) };
    const widths = siblingAnswers((at) => width(rectangle, at));
    const suits = widths.every((each) => isInteger(each) && each.num > difference + 2);
    chance.require(suits && areDistinct(widths), "a width is not whole or too small");
    return rectangle;
  },
  build: (rectangle) => {
    const { scenario, limit, difference, at } = rectangle;
    const { what, wall, material, unit } = enclosures[scenario] as EnclosureScenario; // in the list
    const key = width(rectangle, at);
    const more = at.first ? difference : -difference;
    const [lengths, sides] = at.second ? [2, 4] : [1, 3];
    const total = sum(product(2, "w"), product(lengths, sum("w", more)));
    const given = relation(total, "<=", limit);
    const gathered = relation(product(sides, "w"), "<=", limit - lengths * more);
    const place = at.second
      ? `All four sides of a rectangular ${what} are to be lined with ${material}.`
      : `A rectangular ${what} has ${wall} along one of its lengths, and only its other three sides are to be lined with ${material}.`;
    return {
      question: `${place} Its length is to be ${difference} ${unit} ${at.first ? "greater" : "less"} than its width, and at most ${grouped(limit)} ${unit} of ${material} can be used. What is the greatest possible width, in ${unit}, of the ${what}?`,
      options: siblingOptions({
        at,
        answer: (each) => width(rectangle, each),
        show: numeral,
        why: `With it, exactly ${grouped(limit)} ${unit} of ${material} are used.`,
        slips: [
          {
            code: "comparison-turned-around",
            deed: `making the length ${difference} ${unit} ${at.first ? "less" : "greater"} than the width`,
          },
          {
            code: "wrong-formula",
            deed: at.second ? "counting the length only once" : "counting all four sides",
          },
        ],
      }),
      opening:
        "Write the sum of the sides that count in terms of the width, and keep it within the limit.",
      steps: [
        {
          text: `With $w$ for the width, the length is ${inline(sum("w", more))}.`,
        },
        {
          text: `Two widths and ${lengths === 1 ? "one length" : "two lengths"} make ${inline(given)}.`,
          claim: code(given),
        },
        { text: `This is ${inline(gathered)}.`, claim: code(gathered) },
        { text: `So ${inline(relation("w", "<=", key))}.`, claim: `w = ${key.num}` },
      ],
      hint: "Sketch the rectangle. Which of its sides count, and how long is each in terms of the width?",
      tip: "Name the quantity that is asked first; then write everything else with that letter.",
    };
  },
  facts: ({ scenario, limit, difference, at }) => {
    const { wall, unit } = enclosures[scenario] as EnclosureScenario; // in the list
    return {
      kind: "whole-number",
      given: [
        at.second
          ? `2*(w + w ${at.first ? "+" : "-"} ${difference}) <= ${limit}`
          : `w + w + (w ${at.first ? "+" : "-"} ${difference}) <= ${limit}`,
      ],
      unknown: "w",
      extreme: "greatest",
      told: [
        at.second ? "all four sides" : `${wall} along one of its lengths other three sides`,
        `length ${difference} ${unit} ${at.first ? "greater" : "less"} than width`,
        `at most ${limit} ${unit} greatest width ${unit}`,
      ],
    };
  },
});

/** The greatest width of a rectangle whose length depends on it. */
export const greatestSideWithinLimit = defineLevels({
  id: "greatest-side-within-limit",
  version: 1,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE19"],
  optionDesign: "orbit",
  Hard: ofRectangle,
});
