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
import { leadingTo } from "../../craft/options/slips.ts";
import { lineStep } from "../../craft/wording/line-step.ts";
import { type Operand, equation, sum, times } from "../../math/expression.ts";
import { tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import type { DraftOption, Step } from "../../model.ts";

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

/** The calculation of a length from the scale. */
function workOf({ triple: [a, b, c], scale }: FromTotal, ask: Ask): Operand {
  return {
    opposite: times(a, scale),
    adjacent: times(b, scale),
    hypotenuse: times(c, scale),
    legs: sum(times(a, scale), times(b, scale)),
  }[ask];
}

/** The names of the sides, as in "$AB$". */
function sidesOf({ corners: [R, A, B] }: FromTotal) {
  return { opposite: side(R, B), adjacent: side(R, A), hypotenuse: side(A, B) };
}

function wordsOf(item: FromTotal): Readonly<Record<Ask, string>> {
  const { opposite, adjacent, hypotenuse } = sidesOf(item);
  return {
    opposite: `the length of side $${opposite}$`,
    adjacent: `the length of side $${adjacent}$`,
    hypotenuse: `the length of side $${hypotenuse}$`,
    legs: "the sum of the lengths of the two legs",
  };
}

/** From the area or the perimeter to the scale. */
function scaleSteps(item: FromTotal): Step[] {
  const { triple, scale, given } = item;
  const [a, b, c] = triple;
  const total = tex(measure(item, given));
  const claim = `opposite = ${a}*${scale}`;
  if (given === "perimeter") {
    return [
      lineStep(
        "Add the sides, and set the sum equal to the perimeter.",
        `${a}k + ${b}k + ${c}k = ${total}`,
      ),
      lineStep("Combine the terms in $k$.", `${a + b + c}k = ${total}`),
      lineStep(`Divide both sides by $${a + b + c}$.`, `k = ${scale}`, claim),
    ];
  }
  return [
    lineStep(
      "The area is half of the product of the legs. Set it equal to the given area.",
      `\\frac{1}{2}(${a}k)(${b}k) = ${total}`,
    ),
    lineStep("Multiply the factors on the left side.", `${tex((a * b) / 2)}k^2 = ${total}`),
    lineStep(`Divide both sides by $${tex((a * b) / 2)}$.`, `k^2 = ${tex(scale ** 2)}`),
    lineStep("As $k$ is positive, take the positive square root.", `k = ${scale}`, claim),
  ];
}

function stepsOf(item: FromTotal): Step[] {
  const { triple, name, ask } = item;
  const [a, b, c] = triple;
  const { opposite, adjacent, hypotenuse } = sidesOf(item);
  const meaning = {
    sin: `the opposite leg, $${opposite}$, over the hypotenuse, $${hypotenuse}$`,
    cos: `the adjacent leg, $${adjacent}$, over the hypotenuse, $${hypotenuse}$`,
    tan: `the opposite leg, $${opposite}$, over the adjacent leg, $${adjacent}$`,
  }[name];
  const [known, other] = { sin: [a, c], cos: [b, c], tan: [a, b] }[name];
  const third = {
    sin: `\\sqrt{${c}^2 - ${a}^2} = ${b}`,
    cos: `\\sqrt{${c}^2 - ${b}^2} = ${a}`,
    tan: `\\sqrt{${a}^2 + ${b}^2} = ${c}`,
  }[name];
  return [
    lineStep(
      `The given ratio is ${meaning}. In a similar triangle, these sides are $${known}$ and $${other}$. Use the Pythagorean theorem to find its third side.`,
      third,
      `${a}^2 + ${b}^2 = ${c}^2`,
    ),
    {
      text: `So sides $${opposite}$, $${adjacent}$, and $${hypotenuse}$ are in the ratio $${a} : ${b} : ${c}$. Write them as $${a}k$, $${b}k$, and $${c}k$.`,
    },
    ...scaleSteps(item),
    lineStep(
      `Use $k$ to find ${wordsOf(item)[ask]}, in centimeters.`,
      `${ask === "legs" ? "" : `${sidesOf(item)[ask]} = `}${tex(equation(workOf(item, ask), measure(item, ask)))}`,
      `${ask} = ${measure(item, ask)}`,
    ),
  ];
}

/** What is typed besides: the length by the square of the scale, or a sum with the hypotenuse in place of a leg. */
function unofferedOf(item: FromTotal): DraftOption {
  const { triple, scale, given, ask } = item;
  const [a, b, c] = triple;
  if (given === "area") {
    const squared = { ...item, scale: scale ** 2 };
    return leadingTo(numeral(measure(squared, ask)), {
      code: "power-or-root-left-out",
      deed: `using $k^2$, which is $${scale ** 2}$, in place of $k$`,
      work: workOf(squared, ask),
    });
  }
  const longer = Math.max(a, b);
  return leadingTo(numeral((longer + c) * scale), {
    code: "wrong-triangle-side",
    deed: "finding the sum of the lengths of the longer leg and the hypotenuse",
    work: sum(times(longer, scale), times(c, scale)),
  });
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
    const { corners, triple, name, given, ask } = item;
    const [R, A] = corners;
    const [a, b, c] = triple;
    const names = wordsOf(item);
    const unit = given === "area" ? "square centimeters" : "centimeters";
    const parts = { opposite: a, adjacent: b, hypotenuse: c };
    const [over, under] = RATIOS[name].map((part) => parts[part]);
    const total = measure(item, given);
    const entries = ASKS.map((each) => [each, numeral(measure(item, each))]);
    return {
      question: `In triangle $${triangleName(corners)}$, angle $${R}$ is a right angle and $\\${name} ${A} = ${tex(rational(over ?? 1, under ?? 1))}$. ${given === "area" ? "The area" : "The perimeter"} of the triangle is $${tex(total)}$ ${unit}. What is ${names[ask]}, in centimeters?`,
      options: rotatingOptions<Ask>({
        faces: Object.fromEntries(entries) as Record<Ask, Face>, // only the asks are read
        ask,
        why: `The sides are in the ratio $${triple.join(" : ")}$ and give the stated ${given}.`,
        slip: (other) => ({
          code: other === "legs" || ask === "legs" ? "another-quantity" : "wrong-triangle-side",
          deed: `finding ${names[other]}`,
          work: workOf(item, other),
        }),
      }),
      unoffered: [unofferedOf(item)],
      opening:
        "One ratio fixes the shape of a right triangle, and one measure then fixes its size.",
      steps: stepsOf(item),
      hint: `Which two sides does $\\${name} ${A}$ compare? Write each side as a multiple of one letter.`,
      tip:
        given === "area"
          ? "An area grows with the square of the scale: take a square root before you multiply."
          : "A perimeter is the sum of all three sides: find the third side before you add.",
      archetype: given === "area" ? "SC18" : "SC11",
    };
  },
  facts: (item) => {
    const {
      corners: [R, A],
      triple,
      name,
      given,
      ask,
    } = item;
    const ends = sidesOf(item);
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
  version: 3,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC18", "SC11"],
  optionDesign: "rotating-ask",
  Hard: fromTotal,
});
