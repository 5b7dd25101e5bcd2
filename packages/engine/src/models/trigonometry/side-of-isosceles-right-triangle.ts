import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { type Face, exactly } from "../../craft/options/option.ts";
import {
  type Twists,
  rotatingOptions,
  siblingOptions,
  twists,
} from "../../craft/options/siblings.ts";
import {
  type SpecialTriangle,
  drawSpecial,
  rootText,
  sideNames,
  specialFacts,
  specialFigure,
  specialSide,
} from "../../craft/geometry/special-triangles.ts";
import { type RootForm, rootFace, rootForm, rootTree } from "../../craft/geometry/square-roots.ts";
import { triangleName } from "../../craft/geometry/triangle-letters.ts";
import { product, root, sum } from "../../math/expression.ts";
import { code } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";

interface Half {
  readonly triangle: SpecialTriangle;
  /** Whether a leg is given, and whether the given length holds a root. */
  readonly at: Twists;
  /** Whether the other side of the two kinds is the horizontal leg. */
  readonly leg: "a" | "b";
  readonly length: number;
}

function lengthGiven({ length }: Half, { second }: Twists): RootForm {
  return rootForm(length, second ? 2 : 1);
}

function answer(item: Half, at: Twists): RootForm {
  const given = { side: at.first ? item.leg : "c", length: lengthGiven(item, at) } as const;
  return specialSide(45, given, at.first ? "c" : item.leg);
}

/** A leg from the hypotenuse or the other way round, in a figure. */
const legOrHypotenuse = level<Half>({
  space: 100_000,
  steps: 2,
  draw: (chance) => ({
    triangle: drawSpecial(chance, 45),
    at: twists(chance),
    leg: chance.pick(["a", "b"]),
    length: 2 * chance.int(1, 60),
  }),
  build: (item) => {
    const { triangle, at, leg } = item;
    const names = sideNames(triangle);
    const [known, asked] = at.first ? [leg, "c" as const] : ["c" as const, leg];
    const given = lengthGiven(item, at);
    const key = answer(item, at);
    const [deed, otherDeed] = at.first ? ["dividing", "multiplying"] : ["multiplying", "dividing"];
    return {
      question: `In the right triangle shown, what is the length of side $${names[asked]}$?`,
      figure: specialFigure(triangle, { [known]: rootText(given) }),
      options: siblingOptions({
        at,
        answer: (each) => answer(item, each),
        show: rootFace,
        why: "The two legs are equal, and the hypotenuse is $\\sqrt{2}$ times as long as either.",
        slips: [
          { code: "opposite-operation", deed: `${deed} by $\\sqrt{2}$ instead of ${otherDeed}` },
          {
            code: "power-or-root-left-out",
            deed: at.second
              ? "leaving out the $\\sqrt{2}$ of the given length"
              : "multiplying by $\\sqrt{2}$ once too often",
          },
        ],
      }),
      opening: "A right triangle with an angle of $45^\\circ$ has two equal legs.",
      steps: [
        {
          text: `With legs of length $s$, the hypotenuse is $\\sqrt{s^2 + s^2} = s\\sqrt{2}$.`,
          claim: "c = a*sqrt(2)",
        },
        {
          text: `So ${at.first ? "multiply the leg" : "divide the hypotenuse"} $${rootText(given)}$ by $\\sqrt{2}$: $${names[asked]} = ${rootText(key)}$.`,
          claim: `${asked} = ${code(rootTree(key))}`,
        },
        { text: "The hypotenuse comes out as the longest side, as it must." },
      ],
      hint: "Which is longer, the side that is given or the one that is asked? By what factor?",
      tip: "Before you compute, decide whether the answer must be longer or shorter than what is given.",
    };
  },
  facts: (item) => {
    const { triangle, at, leg } = item;
    return {
      kind: "value",
      given: specialFacts(triangle, at.first ? leg : "c", lengthGiven(item, at)),
      ask: at.first ? "c" : leg,
      told: [`right triangle shown length side $${sideNames(triangle)[at.first ? "c" : leg]}$`],
    };
  },
});

const ASKS = ["leg", "legs", "perimeter", "half"] as const;
type Ask = (typeof ASKS)[number];

interface Whole {
  readonly corners: SpecialTriangle["corners"];
  readonly hypotenuse: number;
  readonly ask: Ask;
  readonly unit: string;
}

const UNITS = ["inches", "feet", "centimeters", "meters"];

/** The words of a question that tell the quantities apart. */
const TOLD: Readonly<Record<Ask, string>> = {
  leg: "length each leg",
  legs: "sum two legs",
  perimeter: "perimeter of the triangle",
  half: "perimeter of one of the two altitude hypotenuse",
};

const QUANTITY: Readonly<Record<Ask, string>> = {
  leg: "the length of each leg of the triangle",
  legs: "the sum of the lengths of the two legs",
  perimeter: "the perimeter of the triangle",
  half: "the perimeter of one of the two triangles that the altitude to the hypotenuse makes",
};

function facesOf(hypotenuse: number): Readonly<Record<Ask, Face>> {
  const half = hypotenuse / 2;
  return {
    leg: rootFace(rootForm(half, 2)),
    legs: rootFace(rootForm(hypotenuse, 2)),
    perimeter: exactly(
      sum(hypotenuse, product(hypotenuse, root(2))),
      hypotenuse * (1 + Math.SQRT2),
    ),
    half: exactly(sum(hypotenuse, product(half, root(2))), hypotenuse + half * Math.SQRT2),
  };
}

function lastStep(ask: Ask, hypotenuse: number): { text: string; claim: string } {
  const half = hypotenuse / 2;
  return {
    leg: { text: "That is what is asked.", claim: "leg > 0" },
    legs: {
      text: `The two legs together are $2 \\cdot ${half}\\sqrt{2} = ${hypotenuse}\\sqrt{2}$ long.`,
      claim: `legs = ${hypotenuse}*sqrt(2)`,
    },
    perimeter: {
      text: `The perimeter is $${hypotenuse} + 2 \\cdot ${half}\\sqrt{2} = ${hypotenuse} + ${hypotenuse}\\sqrt{2}$.`,
      claim: `perimeter = ${hypotenuse} + ${hypotenuse}*sqrt(2)`,
    },
    half: {
      text: `The altitude to the hypotenuse makes two triangles that are isosceles as well, with legs of $${half}$ and a hypotenuse of $${half}\\sqrt{2}$: each has a perimeter of $${hypotenuse} + ${half}\\sqrt{2}$.`,
      claim: `half = ${hypotenuse} + ${half}*sqrt(2)`,
    },
  }[ask];
}

/** One of four measures of the triangle, from the hypotenuse. */
const fromHypotenuse = level<Whole>({
  space: 100_000,
  steps: 3,
  draw: (chance) => ({
    corners: drawSpecial(chance, 45).corners,
    hypotenuse: 2 * chance.int(3, 60),
    ask: chance.pick(ASKS),
    unit: chance.pick(UNITS),
  }),
  build: ({ corners, hypotenuse, ask, unit }) => {
    const [right, along, up] = corners;
    const faces = facesOf(hypotenuse);
    const half = rational(hypotenuse, 2);
    return {
      question: `Triangle $${triangleName(corners)}$ is a right triangle with hypotenuse $${[along, up].toSorted().join("")}$, and the measure of angle $${along}$ is $45^\\circ$. The hypotenuse is $${hypotenuse}$ ${unit} long. What is ${QUANTITY[ask]}, in ${unit}?`,
      options: rotatingOptions({
        faces,
        ask,
        why: `This follows from legs of $${rootText(rootForm(half, 2))}$ ${unit} each, which meet at $${right}$.`,
        slip: (other) => ({
          code: other === "leg" ? "stopped-early" : "another-quantity",
          deed: `giving ${QUANTITY[other]}`,
        }),
      }),
      opening: "The two acute angles are equal, so the two legs are equal as well.",
      steps: [
        {
          text: `Divide the hypotenuse by $\\sqrt{2}$: each leg is $\\frac{${hypotenuse}}{\\sqrt{2}} = ${rootText(rootForm(half, 2))}$.`,
          claim: `leg = ${hypotenuse}/sqrt(2)`,
        },
        lastStep(ask, hypotenuse),
      ],
      hint: "Find a leg first: the Pythagorean theorem ties two equal legs to the hypotenuse.",
      tip: "Name what the question asks for before you start, and check the unit at the end.",
    };
  },
  facts: ({ hypotenuse, ask, unit }) => ({
    kind: "value",
    given: [
      `leg = ${hypotenuse}*sin(45)`,
      "legs = 2*leg",
      `perimeter = 2*leg + ${hypotenuse}`,
      "half = leg + 2*leg*sin(45)",
    ],
    ask,
    told: [
      `right triangle with hypotenuse 45 ° hypotenuse ${hypotenuse} ${unit} long`,
      `${TOLD[ask]} ${unit}`,
    ],
  }),
});

/** A side or another measure of a right triangle with two equal legs. */
export const sideOfIsoscelesRightTriangle = defineLevels({
  id: "side-of-isosceles-right-triangle",
  version: 1,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC05"],
  optionDesign: "orbit",
  Easy: legOrHypotenuse,
  Medium: fromHypotenuse,
});
