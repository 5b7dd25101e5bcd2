import { otherSide, rectangleWithDiagonal } from "../../craft/figures/rectangle-with-diagonal.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { type Face, numeral } from "../../craft/options/option.ts";
import { pointRuns } from "../../craft/geometry/point-letters.ts";
import { type Triple, triplesWithin } from "../../craft/geometry/pythagorean.ts";
import { unitFor } from "../../craft/geometry/units.ts";
import { rotatingOptions } from "../../craft/options/siblings.ts";
import { sentences } from "../../craft/wording/words.ts";
import { tex } from "../../math/print.ts";
import type { Chance } from "../../random/chance.ts";

const UNITS = ["inches", "feet", "centimeters", "meters"];
type Ask = FigureAsk | ConditionAsk;

/** What the rectangle with these sides and this diagonal measures. */
function measure([a, b, c]: Triple, ask: Ask): number {
  const [shorter, longer] = [Math.min(a, b), Math.max(a, b)];
  return {
    side: b,
    perimeter: 2 * (a + b),
    gap: c - b,
    half: a + b + c,
    excess: c - shorter,
    over: c - longer,
    shorter,
    longer,
    difference: longer - shorter,
  }[ask];
}

function faces(triple: Triple, asks: readonly Ask[]): Record<Ask, Face> {
  const entries = asks.map((ask) => [ask, numeral(measure(triple, ask))]);
  return Object.fromEntries(entries) as Record<Ask, Face>; // only the asks are read
}

/** Gives up a triangle two of whose measures are the same, or far from each other. */
function requireLike(chance: Chance, triple: Triple, asks: readonly Ask[]): void {
  const measures = asks.map((ask) => measure(triple, ask));
  chance.require(new Set(measures).size === asks.length, "two options alike");
  chance.require(Math.max(...measures) < 10 * Math.min(...measures), "options far apart");
}

const WORDS = {
  excess: "the difference between the lengths of the diagonal and one of the shorter sides",
  over: "the difference between the lengths of the diagonal and one of the longer sides",
  shorter: "the length of one of the shorter sides",
  longer: "the length of one of the longer sides",
  difference: "the difference between the lengths of two adjacent sides",
};

interface Drawn {
  readonly triple: Triple;
  readonly letters: string;
  readonly unit: string;
}

const FIGURE_ASKS = ["side", "perimeter", "gap", "half"] as const;
type FigureAsk = (typeof FIGURE_ASKS)[number];

function figureWords(item: Shown): Readonly<Record<FigureAsk, string>> {
  const [A = "", B = "", C = ""] = item.letters;
  const side = `side $${otherSide(item)}$`;
  return {
    side: `the length of ${side}`,
    perimeter: "the perimeter of the rectangle",
    gap: `the difference between the lengths of diagonal $${A}${C}$ and ${side}`,
    half: `the perimeter of triangle $${A}${B}${C}$`,
  };
}

interface Shown extends Drawn {
  readonly ask: FigureAsk;
  readonly upright: boolean;
}

/** A side and the diagonal are given in a figure. */
const inFigure = level<Shown>({
  space: 100_000,
  steps: 3,
  draw: (chance) => {
    const triple = chance.pick(triplesWithin(400));
    requireLike(chance, triple, FIGURE_ASKS);
    return {
      triple,
      letters: chance.pick(pointRuns).slice(0, 4),
      unit: chance.pick(UNITS),
      ask: chance.pick(FIGURE_ASKS),
      upright: chance.flip(),
    };
  },
  build: (item) => {
    const { triple, letters, unit, ask } = item;
    const [a, b, c] = triple;
    const words = figureWords(item);
    const sum = {
      side: "",
      perimeter: `2 \\cdot ${a} + 2 \\cdot ${b}`,
      gap: `${c} - ${b}`,
      half: `${a} + ${b} + ${c}`,
    }[ask];
    const value = measure(triple, ask);
    return {
      question: sentences(
        `Rectangle $${letters}$ and one of its diagonals are shown, where all lengths are in ${unit}.`,
        `What is ${words[ask]}, in ${unit}?`,
      ),
      figure: rectangleWithDiagonal(item),
      options: rotatingOptions<FigureAsk>({
        faces: faces(triple, FIGURE_ASKS),
        ask,
        why: `The sides of the rectangle are $${a}$ and $${b}$ ${unit} long.`,
        slip: (other) => ({
          code: other === "side" ? "stopped-early" : "another-quantity",
          deed: `giving ${words[other]}`,
        }),
      }),
      opening: "The diagonal is the hypotenuse of a right triangle whose legs are two sides.",
      steps: [
        {
          text: `The length of side $${otherSide(item)}$ is $\\sqrt{${c}^2 - ${a}^2} = ${b}$.`,
          claim: `sqrt(${c}^2 - ${a}^2) = ${b}`,
        },
        sum === ""
          ? { text: "This is the length that is asked." }
          : {
              text: `So ${words[ask]} is $${sum} = ${tex(value)}$.`,
              claim: `${sum.replaceAll("\\cdot", "*")} = ${value}`,
            },
      ],
      hint: "What kind of triangle do two sides of a rectangle make with its diagonal?",
      tip: "Whenever a rectangle has a diagonal, look for the right triangle.",
    };
  },
  facts: (item) => {
    const { letters, triple, unit, ask } = item;
    const [a, , c] = triple;
    const [A = "", B = "", C = ""] = letters;
    return {
      kind: "value",
      given: [
        `known = ${a}`,
        `diagonal = ${c}`,
        "known^2 + side^2 = diagonal^2",
        "perimeter = 2*known + 2*side",
        "gap = diagonal - side",
        "half = known + side + diagonal",
      ],
      where: ["side > 0"],
      ask,
      told: [
        `rectangle $${letters}$ lengths in ${unit}`,
        {
          side: `length of side $${otherSide(item)}$`,
          perimeter: "perimeter of the rectangle",
          gap: `difference between diagonal $${A}${C}$ and side $${otherSide(item)}$`,
          half: `perimeter of triangle $${A}${B}${C}$`,
        }[ask],
        unit,
      ],
    };
  },
});

const FINDS = ["perimeter", "sum", "difference"] as const;
type ConditionAsk = keyof typeof WORDS;

interface Condition extends Drawn {
  readonly ask: ConditionAsk;
  /** What is told besides the diagonal. */
  readonly told: (typeof FINDS)[number];
}

/** All are shorter than the diagonal, so that none falls out. */
function asksFor(told: Condition["told"]): readonly ConditionAsk[] {
  return ["shorter", "longer", "excess", told === "difference" ? "over" : "difference"];
}

function condition({ told, triple, unit }: Condition): string {
  const [sum, gap] = [triple[0] + triple[1], measure(triple, "difference")];
  if (told === "perimeter") return `a perimeter of $${2 * sum}$ ${unit}`;
  if (told === "sum") return `a length and a width that add up to $${sum}$ ${unit}`;
  return `a length that is $${gap}$ ${unitFor(gap, unit)} greater than its width`;
}

/** The diagonal is given with a perimeter, a sum or a difference, so that a quadratic equation must be solved. */
const fromCondition = level<Condition>({
  space: 100_000,
  steps: 5,
  draw: (chance) => {
    const told = chance.pick(FINDS);
    const triple = chance.pick(triplesWithin(400).filter(([a, b]) => a < b));
    requireLike(chance, triple, asksFor(told));
    const repeats = asksFor(told).some((ask) => measure(triple, ask) === triple[1] - triple[0]);
    chance.require(told !== "difference" || !repeats, "an option is given");
    return {
      told,
      triple,
      letters: chance.pick(pointRuns).slice(0, 4),
      unit: chance.pick(UNITS),
      ask: chance.pick(asksFor(told)),
    };
  },
  build: (item) => {
    const { told, triple, letters, unit, ask } = item;
    const [a, b, c] = triple;
    const sign = told === "difference" ? "+" : "-";
    const number = told === "difference" ? b - a : a + b;
    const other = told === "difference" ? `w + ${number}` : `${number} - w`;
    return {
      question: sentences(
        `Rectangle $${letters}$ has a diagonal of length $${c}$ ${unit} and ${condition(item)}.`,
        `What is ${WORDS[ask]}, in ${unit}?`,
      ),
      options: rotatingOptions<ConditionAsk>({
        faces: faces(triple, asksFor(told)),
        ask,
        why: `The sides of the rectangle are $${a}$ and $${b}$ ${unit} long.`,
        slip: (one) => ({
          code: one === "shorter" ? "stopped-early" : "another-quantity",
          deed: `giving ${WORDS[one]}`,
        }),
      }),
      opening:
        "The diagonal gives one equation for the two sides, and the other condition a second one.",
      steps: [
        {
          text: `With $w$ for the shorter side, the longer one is $${other}$, so $w^2 + (${other})^2 = ${c}^2$.`,
          claim: `shorter^2 + longer^2 = ${c}^2`,
        },
        {
          text: `This quadratic equation gives $w = ${a}$, so the longer side is $${b}$.`,
          claim: `shorter = ${a}`,
        },
        ...(ask === "shorter" || ask === "longer"
          ? []
          : [
              {
                text: `So ${WORDS[ask]} is $${tex(measure(triple, ask))}$.`,
                claim: `${ask} = ${measure(triple, ask)}`,
              },
            ]),
        {
          text: `Another way: $${number}^2 = ${c}^2 ${sign === "+" ? "-" : "+"} 2 \\cdot \\text{area}$ gives the area, $${tex(a * b)}$, at once.`,
          claim: `${number}^2 = ${c}^2 ${sign === "+" ? "-" : "+"} 2*area`,
        },
      ],
      hint: "Write both sides with one letter, and let the Pythagorean theorem speak of them.",
      tip: "The square of a sum holds the sum of the squares and twice the product: use what is given of these.",
    };
  },
  facts: (item) => {
    const { told, triple, letters, unit, ask } = item;
    const [a, b, c] = triple;
    const [sum, gap, ofGap] = [a + b, b - a, unitFor(b - a, unit)];
    const [relation, besides] = (
      {
        perimeter: [`2*shorter + 2*longer = ${2 * sum}`, `perimeter ${2 * sum} ${unit}`],
        sum: [`shorter + longer = ${sum}`, `length width add up ${sum} ${unit}`],
        difference: [`longer = shorter + ${gap}`, `length ${gap} ${ofGap} greater than width`],
      } as const
    )[told];
    return {
      kind: "value",
      given: [
        relation,
        `shorter^2 + longer^2 = ${c}^2`,
        "area = shorter*longer",
        `excess = ${c} - shorter`,
        `over = ${c} - longer`,
        "difference = longer - shorter",
      ],
      where: ["shorter > 0", "longer > shorter"],
      ask,
      told: [
        `rectangle $${letters}$ diagonal of length ${c} ${unit}`,
        besides,
        {
          excess: "difference between diagonal and one of the shorter sides",
          over: "difference between diagonal and one of the longer sides",
          shorter: "length of one of the shorter sides",
          longer: "length of one of the longer sides",
          difference: "difference between two adjacent sides",
        }[ask],
        unit,
      ],
    };
  },
});

/** Sides, perimeter and other lengths of a rectangle from its diagonal. */
export const rectangleFromDiagonal = defineLevels({
  id: "rectangle-from-diagonal",
  version: 3,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC04"],
  optionDesign: "rotating-ask",
  Medium: inFigure,
  Hard: fromCondition,
});
