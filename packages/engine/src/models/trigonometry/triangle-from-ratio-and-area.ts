import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { type Face, numeral } from "../../craft/options/option.ts";
import { type Triple, primitiveTriples } from "../../craft/geometry/pythagorean.ts";
import { rotatingOptions } from "../../craft/options/siblings.ts";
import {
  type CornerNames,
  drawCorners,
  triangleName,
} from "../../craft/geometry/triangle-letters.ts";
import { side } from "../../craft/geometry/letters.ts";
import { tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";

const RATIOS = {
  sin: ["opposite", "hypotenuse"],
  cos: ["adjacent", "hypotenuse"],
  tan: ["opposite", "adjacent"],
} as const;
type Name = keyof typeof RATIOS;

const GIVEN = ["area", "perimeter"] as const;
type Given = (typeof GIVEN)[number];
type Ask = "opposite" | "adjacent" | "hypotenuse" | "legs";

interface FromTotal {
  readonly corners: CornerNames;
  readonly triple: Triple;
  readonly scale: number;
  readonly name: Name;
  readonly given: Given;
  readonly ask: Ask;
}

const SHAPES = primitiveTriples.filter(([, , c]) => c <= 61);

const ASKS: readonly Ask[] = ["opposite", "adjacent", "hypotenuse", "legs"];

function measure(
  { triple: [a, b, c], scale }: Pick<FromTotal, "triple" | "scale">,
  ask: Ask | Given,
): number {
  return {
    opposite: a * scale,
    adjacent: b * scale,
    hypotenuse: c * scale,
    legs: (a + b) * scale,
    perimeter: (a + b + c) * scale,
    area: (a * b * scale * scale) / 2,
  }[ask];
}

/** The scale is to be found from an area or a perimeter, with the shape known from one ratio. */
const fromTotal = level<FromTotal>({
  space: 100_000,
  steps: 5,
  draw: (chance) => {
    const given = chance.pick(GIVEN);
    const triple = chance.pick(SHAPES);
    const scale = chance.int(2, Math.max(3, Math.floor(180 / triple[2])));
    const values = ASKS.map((ask) => measure({ triple, scale }, ask));
    chance.require(new Set(values).size === values.length, "two options alike");
    return {
      corners: drawCorners(chance),
      triple,
      scale,
      name: chance.pick(["sin", "cos", "tan"] as const),
      given,
      ask: chance.pick(ASKS),
    };
  },
  build: (item) => {
    const { corners, triple, scale, name, given, ask } = item;
    const [R, A, B] = corners;
    const [a, b, c] = triple;
    const names: Readonly<Record<Ask, string>> = {
      opposite: `the length of side $${side(R, B)}$`,
      adjacent: `the length of side $${side(R, A)}$`,
      hypotenuse: `the length of side $${side(A, B)}$`,
      legs: "the sum of the lengths of the two legs",
    };
    const unit = given === "area" ? "square centimeters" : "centimeters";
    const parts = { opposite: a, adjacent: b, hypotenuse: c };
    const [over, under] = RATIOS[name].map((part) => parts[part]);
    const total = measure(item, given);
    const shown =
      given === "area"
        ? `\\frac{1}{2}(${a}k)(${b}k) = ${tex(total)}`
        : `${a + b + c}k = ${tex(total)}`;
    const key = measure(item, ask);
    const entries = ASKS.map((each) => [each, numeral(measure(item, each))]);
    return {
      question: `In triangle $${triangleName(corners)}$, angle $${R}$ is a right angle and $\\${name} ${A} = ${tex(rational(over ?? 1, under ?? 1))}$. ${given === "area" ? "The area" : "The perimeter"} of the triangle is $${tex(total)}$ ${unit}. What is ${names[ask]}, in centimeters?`,
      options: rotatingOptions<Ask>({
        faces: Object.fromEntries(entries) as Record<Ask, Face>, // only the asks are read
        ask,
        why: `The sides are $${scale}$ times $${a}$, $${b}$, and $${c}$.`,
        slip: (other) => ({
          code: other === "legs" || ask === "legs" ? "another-quantity" : "quantities-exchanged",
          deed: `giving ${names[other]}`,
        }),
      }),
      opening:
        "One ratio fixes the shape of a right triangle, and one measure then fixes its size.",
      steps: [
        {
          text: `By the Pythagorean theorem the sides $${side(R, B)}$, $${side(R, A)}$, and $${side(A, B)}$ are as $${a} : ${b} : ${c}$, so write them as $${a}k$, $${b}k$, and $${c}k$.`,
          claim: `${a}^2 + ${b}^2 = ${c}^2`,
        },
        { text: `Then $${shown}$, which gives $k = ${scale}$.`, claim: `opposite = ${a}*${scale}` },
        { text: `So ${names[ask]} is $${tex(key)}$.`, claim: `${ask} = ${key}` },
      ],
      hint: "The ratio does not give lengths, only how they compare. Write each side with one and the same letter.",
      tip: "For a ratio such as $\\frac{3}{5}$, call the sides $3k$ and $5k$: then everything depends on $k$ alone.",
      archetype: given === "area" ? "SC18" : "SC11",
    };
  },
  facts: (item) => {
    const {
      corners: [R, A, B],
      triple,
      name,
      given,
      ask,
    } = item;
    const ends = { opposite: side(R, B), adjacent: side(R, A), hypotenuse: side(A, B) };
    const asked = ask === "legs" ? "sum two legs" : `length side $${ends[ask]}$`;
    const parts = { opposite: triple[0], adjacent: triple[1], hypotenuse: triple[2] };
    const [over, under] = RATIOS[name];
    return {
      kind: "value",
      given: [
        `${over} = ${under}*${parts[over]}/${parts[under]}`,
        "opposite^2 + adjacent^2 = hypotenuse^2",
        "area = opposite*adjacent/2",
        "legs = opposite + adjacent",
        "perimeter = opposite + adjacent + hypotenuse",
        `${given} = ${measure(item, given)}`,
      ],
      where: ["opposite > 0", "adjacent > 0", "hypotenuse > 0"],
      ask,
      told: [
        `$${R}$ right angle $\\${name} ${A} = ${tex(rational(parts[over], parts[under]))}$`,
        `${given} ${measure(item, given)} ${given === "area" ? "square centimeters" : "centimeters"}`,
        `${asked} centimeters`,
      ],
    };
  },
});

/** A side of a right triangle, or the sum of its legs, from one ratio and one measure. */
export const triangleFromRatioAndArea = defineLevels({
  id: "triangle-from-ratio-and-area",
  version: 1,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC18", "SC11"],
  optionDesign: "rotating-ask",
  Hard: fromTotal,
});
