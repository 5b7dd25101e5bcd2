import { type EnclosureScenario, enclosures } from "@sat/content/scenarios/enclosures";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, countSlips, slipTo } from "../../../craft/options/pool.ts";
import {
  type Ways,
  allWays,
  drawWays,
  mistaken,
  slipsAtForks,
} from "../../../craft/options/ways.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import { type Operand, product, quotient, relation, sum } from "../../../math/expression.ts";
import { code, grouped, inline } from "../../../math/print.ts";
import { isInteger } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

interface Rectangle {
  readonly scenario: EnclosureScenario;
  readonly limit: number;
  readonly difference: number;
}

/** Whether the length is the greater side, whether all four sides count, and whether the width is asked. */
type Fork = "longer" | "all" | "width";

interface Problem {
  readonly rectangle: Rectangle;
  readonly ways: Ways<Fork>;
}

/** From the limit to the greatest side that is asked. */
function sideWork({ limit, difference }: Rectangle, { longer, all, width }: Ways<Fork>): Operand {
  const more = longer ? difference : -difference;
  const counted = all ? 2 : 1;
  return quotient(sum(limit, width ? -counted * more : 2 * more), counted + 2);
}

/** The side that is asked, and how the other one compares with it. */
function comparedOf({ longer, width }: Ways<Fork>) {
  return width
    ? { asked: "width", other: "length", word: longer ? "greater" : "less" }
    : { asked: "length", other: "width", word: longer ? "less" : "greater" };
}

function slipsAt({ rectangle, ways }: Problem): PoolSlip[] {
  const { limit, difference } = rectangle;
  const more = ways.longer ? difference : -difference;
  const sides = ways.all ? 4 : 3;
  const { asked, other } = comparedOf(ways);
  // The difference belongs to both lengths or to one, and to both widths.
  const wrongly = ways.width && !ways.all ? 2 : 1;
  return [
    ...slipsAtForks({
      ways,
      work: (each) => sideWork(rectangle, each),
      slips: {
        longer: {
          code: "comparison-turned-around",
          deed: `making the ${other} $${difference}$ ${comparedOf(mistaken<Fork>(ways, "longer")).word} than the ${asked}`,
          step: 1,
        },
        all: {
          code: "wrong-formula",
          deed: ways.all ? "counting the length only once" : "counting all four sides",
          step: 2,
        },
        width: {
          code: "another-quantity",
          deed: `finding the ${ways.width ? "length" : "width"} instead`,
          isClassic: true,
          step: 4,
        },
      },
    }),
    slipTo(quotient(sum(limit, ways.width ? -wrongly * more : wrongly * more), sides), {
      code: "distributed-to-one-term",
      deed: `counting the $${difference}$ ${wrongly === 1 ? "once" : "twice"} instead of ${wrongly === 1 ? "twice" : "once"}`,
      step: 3,
    }),
    slipTo(quotient(limit, sides), {
      code: "condition-unchecked",
      deed: `dividing the limit into ${sides === 4 ? "four" : "three"} equal sides`,
      step: 1,
    }),
  ];
}

/** The condition in terms of the side that is asked. */
function factOf(limit: number, difference: number, { longer, all, width }: Ways<Fork>): string {
  const [asked, sign] = width ? ["w", longer ? "+" : "-"] : ["l", longer ? "-" : "+"];
  const other = `(${asked} ${sign} ${difference})`;
  if (all) return `2*(${asked} + ${other}) <= ${limit}`;
  return width
    ? `${asked} + ${asked} + ${other} <= ${limit}`
    : `${other} + ${other} + ${asked} <= ${limit}`;
}

/** The situation and the question. */
function textsOf({ rectangle, ways }: Problem): readonly [string, string] {
  const { scenario, limit, difference } = rectangle;
  const { place, what, wall, material, unit } = scenario;
  const { asked, other, word } = comparedOf(ways);
  const most = `at most ${grouped(limit)} ${unit} of ${material}`;
  return [
    ways.all
      ? `${capitalized(place)} is to be enclosed on all four sides with ${most}.`
      : `${capitalized(place)} has ${wall} along one of its lengths. The other three sides are to be enclosed with ${most}.`,
    `The ${other} of the ${what} must be ${difference} ${unit} ${word} than its ${asked}. What is the greatest possible ${asked}, in ${unit}, of the ${what}?`,
  ];
}

/** The greatest width of a rectangle whose sides are limited in sum. */
const ofRectangle = poolLevel<Problem>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(enclosures);
    const difference = 3 * chance.int(1, Math.min(36, Math.floor(scenario.most / 24)));
    const limit =
      12 * chance.int(4, Math.floor(scenario.most / 12)) + (difference % 2 === 0 ? 0 : 6);
    const rectangle = { scenario, limit, difference };
    const widths = allWays("longer", "all", "width").map((ways) =>
      workOut(sideWork(rectangle, ways)),
    );
    const suits = widths.every((each) => isInteger(each) && each.num > difference + 2);
    chance.require(suits, "a side is not whole or too small");
    return { rectangle, ways: drawWays(chance, "longer", "all", "width") };
  },
  key: ({ rectangle, ways }) => numeral(workOut(sideWork(rectangle, ways))),
  slips: (problem) => countSlips(slipsAt(problem)),
  word: ({ rectangle, ways }) => {
    const { scenario, limit, difference } = rectangle;
    const { asked: side, other } = comparedOf(ways);
    const { material, unit } = scenario;
    const key = workOut(sideWork(rectangle, ways));
    const more = ways.longer ? difference : -difference;
    const [lengths, sides] = ways.all ? [2, 4] : [1, 3];
    const [letter, gap, times] = ways.width ? ["w", more, lengths] : ["l", -more, 2];
    const unasked = sum(letter, gap);
    const total = ways.width
      ? sum(product(2, letter), product(lengths, unasked))
      : sum(product(2, unasked), product(lengths, letter));
    const given = relation(total, "<=", limit);
    const collected = relation(sum(product(sides, letter), times * gap), "<=", limit);
    const gathered = relation(product(sides, letter), "<=", limit - times * gap);
    return {
      question: sentences(...textsOf({ rectangle, ways })),
      why: `With it, exactly ${grouped(limit)} ${unit} of ${material} are used.`,
      opening: `Write the sum of the sides that count in terms of the ${side}, and keep it within the limit.`,
      steps: [
        {
          text: `With $${letter}$ for the ${side}, the ${other} is ${inline(unasked)}.`,
        },
        {
          text: `Two widths and ${lengths === 1 ? "one length" : "two lengths"} must stay within the limit.\n\n${inline(given)}`,
          claim: code(given),
        },
        {
          text: `${times === 1 ? "Collect" : "Distribute and collect"} like terms.\n\n${inline(collected)}`,
          claim: code(collected),
        },
        {
          text: `${gap > 0 ? "Subtract" : "Add"} $${times * difference}$ ${gap > 0 ? "from" : "to"} both sides.\n\n${inline(gathered)}`,
          claim: code(gathered),
        },
        {
          text: `Divide both sides by $${sides}$.\n\n${inline(relation(letter, "<=", key))}`,
          claim: `${letter} = ${key.num}`,
        },
        { text: `The greatest possible ${side} is $${key.num}$ ${unit}.` },
      ],
      hint: `Sketch the rectangle. Which of its sides count, and how long is each in terms of the ${side}?`,
      tip: "Name the quantity that is asked first; then write everything else with that letter.",
    };
  },
  facts: ({ rectangle, ways }) => ({
    kind: "whole-number",
    given: [factOf(rectangle.limit, rectangle.difference, ways)],
    unknown: ways.width ? "w" : "l",
    extreme: "greatest",
    told: textsOf({ rectangle, ways }),
  }),
});

/** The greatest width of a rectangle whose length depends on it. */
export const greatestSideWithinLimit = defineLevels({
  id: "greatest-side-within-limit",
  version: 3,
  topic: "linear-equations",
  skill: "H.E",
  archetypes: ["HE19"],
  optionDesign: "pool",
  Hard: ofRectangle,
});
