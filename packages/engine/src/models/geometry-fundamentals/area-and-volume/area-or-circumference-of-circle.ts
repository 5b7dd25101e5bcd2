import { RADIUS, onCircle } from "../../../craft/figures/circles.ts";
import { sketch } from "../../../craft/figures/sketch.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { multipleOfPi } from "../../../craft/options/option.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { type ShapeScenario, discs } from "@sat/content/scenarios/shapes";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import { product } from "../../../math/expression.ts";
import { code } from "../../../math/print.ts";

interface Disc {
  readonly scenario: ShapeScenario;
  /** The radius or the diameter. */
  readonly size: number;
}

/** Things of a size at which circumference and area are still numbers of one kind. */
const DISCS: readonly ShapeScenario[] = [
  ...discs,
  { thing: "rug", unit: "feet", from: 4, to: 16 },
  { thing: "swimming pool", unit: "feet", from: 10, to: 40 },
  { thing: "wall mirror", unit: "inches", from: 12, to: 48 },
  { thing: "dance floor", unit: "feet", from: 12, to: 50 },
  { thing: "archery target", unit: "centimeters", from: 40, to: 122 },
  { thing: "clock face", unit: "inches", from: 6, to: 30 },
  { thing: "mosaic", unit: "feet", from: 4, to: 24 },
  { thing: "kite", unit: "inches", from: 20, to: 60 },
  { thing: "tent floor", unit: "feet", from: 8, to: 30 },
  { thing: "pond", unit: "meters", from: 6, to: 40 },
  { thing: "drumhead", unit: "inches", from: 8, to: 28 },
];

const LARGEST = 60;

/** Sizes that suit as a radius and as a diameter. */
function sizesOf({ from, to }: ShapeScenario): number[] {
  return range(Math.ceil(from / 3), Math.floor(Math.min(LARGEST, 0.65 * to) / 2)).map(
    (half) => 2 * half,
  );
}

function figure({ size }: Disc, isRadius: boolean) {
  return sketch({
    unnamed: "ABO",
    points: { O: [0, 0], A: onCircle(0), B: onCircle(180) },
    lines: isRadius ? { OA: `${size}` } : { BA: `${size}` },
    circles: [["O", RADIUS]],
    alt: `A circle. ${isRadius ? "A radius" : "A diameter"} is drawn and labeled $${size}$.`,
  });
}

/** The twists: whether the size is the radius, and whether the area is asked. */
const fromSize = siblingStock<Disc>({
  steps: 2,
  context: true,
  stock: () => DISCS.flatMap((scenario) => sizesOf(scenario).map((size) => ({ scenario, size }))),
  answer: ({ size }, { first, second }) => {
    const radius = first ? size : size / 2;
    return second ? radius * radius : 2 * radius;
  },
  show: multipleOfPi,
  word: (disc, at, key) => {
    const { scenario, size } = disc;
    const { thing, unit } = scenario;
    const radius = at.first ? size : size / 2;
    return {
      question: `The figure shown represents a circular ${thing} with a ${at.first ? "radius" : "diameter"} of $${size}$ ${unit}. What is the ${at.second ? `area, in square ${unit},` : `circumference, in ${unit},`} of the ${thing}?`,
      figure: figure(disc, at.first),
      why: `It is what the radius of $${radius}$ ${unit} gives.`,
      slips: [
        {
          code: "radius-for-diameter",
          deed: at.first ? `taking $${size}$ as the diameter` : `taking $${size}$ as the radius`,
        },
        {
          code: "another-quantity",
          deed: at.second ? "finding the circumference" : "finding the area",
        },
      ],
      opening: at.second
        ? "The area of a circle is $\\pi r^2$, with $r$ the radius."
        : "The circumference of a circle is $2\\pi r$, with $r$ the radius.",
      steps: [
        ...(at.first
          ? []
          : [
              {
                text: `The radius is half of the diameter, $\\frac{${size}}{2} = ${radius}$ ${unit}.`,
                claim: `r = ${radius}`,
              },
            ]),
        {
          text: at.second
            ? `So the area is $\\pi(${radius})^{2}$, which is ${multipleOfPi(key).text} square ${unit}.`
            : `So the circumference is $2\\pi(${radius})$, which is ${multipleOfPi(key).text} ${unit}.`,
          claim: `asked = ${code(product(key, "pi"))}`,
        },
      ],
      hint: "Is the length that you know the radius or the diameter?",
      tip: "The formulas for a circle are on the reference sheet; check what each letter stands for.",
    };
  },
  facts: ({ scenario: { thing, unit }, size }, { first, second }) => ({
    kind: "value",
    given: [`${first ? "r" : "2*r"} = ${size}`, `asked = ${second ? "pi*r^2" : "2*pi*r"}`],
    ask: "asked",
    told: [
      `circular ${thing} ${first ? "radius" : "diameter"} ${size} ${unit}`,
      second ? `area square ${unit} ${thing}` : `circumference ${unit} ${thing}`,
    ],
  }),
});

/** The area or circumference of a circle from its radius or diameter. */
export const areaOrCircumferenceOfCircle = defineLevels({
  id: "area-or-circumference-of-circle",
  version: 3,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA04"],
  closed: true,
  optionDesign: "orbit",
  Easy: fromSize,
});
