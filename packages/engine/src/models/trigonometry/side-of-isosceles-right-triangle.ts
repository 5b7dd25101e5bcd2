import { defineLevels } from "../../craft/assembly/levels.ts";
import { poolLevel } from "../../craft/assembly/pool-level.ts";
import {
  type SpecialTriangle,
  drawSpecial,
  rootText,
  sideNames,
  specialFacts,
  specialFigure,
} from "../../craft/geometry/special-triangles.ts";
import { type RootForm, rootForm, rootTree } from "../../craft/geometry/square-roots.ts";
import { triangleName } from "../../craft/geometry/triangle-letters.ts";
import { inRoots, rootOf } from "../../craft/options/in-roots.ts";
import { type Face, exactly } from "../../craft/options/option.ts";
import { type PoolMisstep, type PoolSlip, slipTo } from "../../craft/options/pool.ts";
import { type Ways, drawWays } from "../../craft/options/ways.ts";
import { stepThrough } from "../../craft/wording/steps.ts";
import {
  type Expression,
  power,
  product,
  quotient,
  root,
  sum,
  times,
} from "../../math/expression.ts";
import { inline } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";

/** Whether a leg is given, and whether the given length holds a root. */
type HalfWays = Ways<"leg" | "rooted">;

interface Half {
  readonly triangle: SpecialTriangle;
  readonly ways: HalfWays;
  /** Whether the other side of the two kinds is the horizontal leg. */
  readonly leg: "a" | "b";
  readonly length: number;
}

function givenOf({ length, ways: { rooted } }: Half): RootForm {
  return rootForm(length, rooted ? 2 : 1);
}

function sideWork(item: Half) {
  const given = rootTree(givenOf(item));
  return item.ways.leg ? times(given, root(2)) : quotient(given, root(2));
}

function sideSlips(item: Half): PoolSlip[] {
  const { ways } = item;
  const given = rootTree(givenOf(item));
  const opposite: PoolMisstep = {
    code: "opposite-operation",
    deed: ways.leg
      ? "dividing by $\\sqrt{2}$ instead of multiplying"
      : "multiplying by $\\sqrt{2}$ instead of dividing",
    step: 2,
  };
  const doubled: PoolMisstep = {
    code: "wrong-triangle-side",
    deed: ways.leg
      ? "doubling the leg, as in a 30-60-90 triangle,"
      : "halving the hypotenuse, as in a 30-60-90 triangle,",
    step: 1,
  };
  return [
    slipTo(ways.leg ? quotient(given, root(2)) : times(given, root(2)), opposite, inRoots),
    slipTo(ways.leg ? times(2, given) : quotient(given, 2), doubled, inRoots),
    {
      code: "wrong-triangle-side",
      face: inRoots(given),
      reason: `Taking the hypotenuse and the leg as equal gives ${inline(given)}.`,
      step: 1,
    },
    slipTo(
      ways.leg ? times(given, root(3)) : quotient(given, root(3)),
      {
        code: "wrong-triangle-side",
        deed: `using the factor $\\sqrt{3}$ of a 30-60-90 triangle`,
        step: 1,
      },
      inRoots,
    ),
    slipTo(
      ways.leg ? quotient(given, 2) : quotient(given, times(2, root(2))),
      {
        code: "half-for-whole",
        deed: ways.leg ? "halving the leg" : "dividing half of the hypotenuse by $\\sqrt{2}$",
        step: 2,
      },
      inRoots,
    ),
  ];
}

/** A leg from the hypotenuse or the other way round, in a figure. */
const legOrHypotenuse = poolLevel<Half>({
  space: 100_000,
  steps: 2,
  draw: (chance) => ({
    triangle: drawSpecial(chance, 45),
    ways: drawWays(chance, "leg", "rooted"),
    leg: chance.pick(["a", "b"]),
    length: 2 * chance.int(1, 60),
  }),
  key: (item) => inRoots(sideWork(item)),
  slips: sideSlips,
  word: (item) => {
    const { triangle, ways, leg } = item;
    const names = sideNames(triangle);
    const [known, asked] = ways.leg ? [leg, "c" as const] : ["c" as const, leg];
    const given = rootText(givenOf(item));
    const key = rootTree(rootOf(sideWork(item)));
    return {
      question: `In the right triangle shown, what is the length of side $${names[asked]}$?`,
      figure: specialFigure(triangle, { [known]: given }),
      why: ways.leg
        ? `The square of side $${names[asked]}$ is twice the square of a leg, ${inline(times(2, power(rootTree(givenOf(item)), 2)))}.`
        : `The square of side $${names[asked]}$ is half of the square of the hypotenuse, ${inline(quotient(power(rootTree(givenOf(item)), 2), 2))}.`,
      opening: "A right triangle with an angle of $45^\\circ$ has two equal legs.",
      steps: [
        {
          text: "With legs of length $s$, the Pythagorean theorem gives the hypotenuse.\n\n$\\sqrt{s^{2} + s^{2}} = s\\sqrt{2}$",
          claim: "c = a*sqrt(2)",
        },
        stepThrough(
          ways.leg
            ? "Multiply the given leg by $\\sqrt{2}$ to find the hypotenuse."
            : "Divide the given hypotenuse by $\\sqrt{2}$ to find the leg.",
          names[asked],
          sideWork(item),
          key,
        ),
      ],
      hint: `Is side $${names[asked]}$ longer or shorter than side $${names[known]}$, and by what factor?`,
      tip: "The hypotenuse is the longest side: check that your answer agrees.",
    };
  },
  facts: (item) => {
    const { triangle, ways, leg } = item;
    return {
      kind: "value",
      given: specialFacts(triangle, ways.leg ? leg : "c", givenOf(item)),
      ask: ways.leg ? "c" : leg,
      told: [`right triangle shown length side $${sideNames(triangle)[ways.leg ? "c" : leg]}$`],
    };
  },
});

const ASKS = ["leg", "legs", "perimeter", "detour"] as const;
type Ask = (typeof ASKS)[number];

interface Whole {
  readonly corners: SpecialTriangle["corners"];
  readonly hypotenuse: number;
  readonly ask: Ask;
  readonly unit: string;
}

const UNITS = ["inches", "feet", "centimeters", "meters"];

/** The words of a question that tell the quantities apart. */
const TOLD: Readonly<Record<Ask, (unit: string) => string>> = {
  leg: (unit) => `length ${unit} each leg`,
  legs: (unit) => `sum ${unit} two legs`,
  perimeter: (unit) => `perimeter ${unit}`,
  detour: (unit) => `${unit} sum two legs greater than hypotenuse`,
};

const QUANTITY: Readonly<Record<Ask, string>> = {
  leg: "the length of each leg of the triangle",
  legs: "the sum of the lengths of the two legs",
  perimeter: "the perimeter of the triangle",
  detour: "the difference between the sum of the lengths of the two legs and the hypotenuse",
};

const QUESTION: Readonly<Record<Ask, (unit: string) => string>> = {
  leg: (unit) => `What is the length, in ${unit}, of each leg of the triangle?`,
  legs: (unit) => `What is the sum, in ${unit}, of the lengths of the two legs?`,
  perimeter: (unit) => `What is the perimeter, in ${unit}, of the triangle?`,
  detour: (unit) =>
    `By how many ${unit} is the sum of the lengths of the two legs greater than the hypotenuse?`,
};

function workOf(hypotenuse: number, ask: Ask): Expression {
  const leg = rootTree(rootForm(rational(hypotenuse, 2), 2));
  return {
    leg: quotient(hypotenuse, root(2)),
    legs: times(2, leg),
    perimeter: sum(hypotenuse, times(2, leg)),
    detour: sum(times(2, leg), -hypotenuse),
  }[ask];
}

function valueOf(hypotenuse: number, ask: Ask): Expression {
  const legs = product(hypotenuse, root(2));
  return {
    leg: rootTree(rootForm(rational(hypotenuse, 2), 2)),
    legs,
    perimeter: sum(hypotenuse, legs),
    detour: sum(legs, -hypotenuse),
  }[ask];
}

const FACTOR: Readonly<Record<Ask, number>> = {
  leg: Math.SQRT1_2,
  legs: Math.SQRT2,
  perimeter: 1 + Math.SQRT2,
  detour: Math.SQRT2 - 1,
};

function faceOf(hypotenuse: number, ask: Ask): Face {
  return exactly(valueOf(hypotenuse, ask), FACTOR[ask] * hypotenuse);
}

function quantitySlips({ hypotenuse, ask }: Whole): PoolSlip[] {
  return ASKS.filter((other) => other !== ask).map((other) =>
    slipTo(
      workOf(hypotenuse, other),
      {
        code:
          other === "leg" || (other === "legs" && ask !== "leg")
            ? "stopped-early"
            : "another-quantity",
        deed: `finding ${QUANTITY[other]}`,
      },
      () => faceOf(hypotenuse, other),
    ),
  );
}

const LAST: Readonly<Record<Exclude<Ask, "leg">, string>> = {
  legs: "Add the two legs.",
  perimeter: "Add the hypotenuse and the two legs.",
  detour: "Subtract the hypotenuse from the sum of the two legs.",
};

/** One of four measures of the triangle, from the hypotenuse. */
const fromHypotenuse = poolLevel<Whole>({
  space: 100_000,
  steps: 3,
  draw: (chance) => ({
    corners: drawSpecial(chance, 45).corners,
    hypotenuse: 2 * chance.int(3, 60),
    ask: chance.pick(ASKS),
    unit: chance.pick(UNITS),
  }),
  key: ({ hypotenuse, ask }) => faceOf(hypotenuse, ask),
  slips: quantitySlips,
  word: ({ corners, hypotenuse, ask, unit }) => {
    const [rightAngle, along, up] = corners;
    const name = [along, up].toSorted().join("");
    return {
      question: `In triangle $${triangleName(corners)}$, angle $${rightAngle}$ is a right angle and the measure of angle $${along}$ is $45^\\circ$. The length of hypotenuse $${name}$ is $${hypotenuse}$ ${unit}. ${QUESTION[ask](unit)}`,
      why: `Legs of ${inline(valueOf(hypotenuse, "leg"))} and a hypotenuse of $${hypotenuse}$ satisfy the Pythagorean theorem, and ${QUANTITY[ask]} is ${inline(valueOf(hypotenuse, ask))}.`,
      opening: "Both acute angles measure $45^\\circ$, so the two legs are equal.",
      steps: [
        {
          text: "With legs of length $s$, the Pythagorean theorem gives the hypotenuse.\n\n$\\sqrt{s^{2} + s^{2}} = s\\sqrt{2}$",
        },
        stepThrough(
          `So divide the hypotenuse by $\\sqrt{2}$ to find the length, in ${unit}, of each leg.`,
          workOf(hypotenuse, "leg"),
          valueOf(hypotenuse, "leg"),
        ),
        ...(ask === "leg"
          ? []
          : [stepThrough(LAST[ask], workOf(hypotenuse, ask), valueOf(hypotenuse, ask))]),
      ],
      hint: `If each leg has length $s$, what is the length of $${name}$ in terms of $s$?`,
      tip: "Read the question again at the end: it may ask for more than the length of one leg.",
    };
  },
  facts: ({ hypotenuse, ask, unit }) => ({
    kind: "value",
    given: [
      `leg = ${hypotenuse}*sin(45)`,
      "legs = 2*leg",
      `perimeter = 2*leg + ${hypotenuse}`,
      `detour = 2*leg - ${hypotenuse}`,
    ],
    ask,
    told: [`right angle 45 ° length hypotenuse ${hypotenuse} ${unit}`, TOLD[ask](unit)],
  }),
});

/** A side or another measure of a right triangle with two equal legs. */
export const sideOfIsoscelesRightTriangle = defineLevels({
  id: "side-of-isosceles-right-triangle",
  version: 5,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC05"],
  optionDesign: "pool",
  Easy: legOrHypotenuse,
  Medium: fromHypotenuse,
});
