import { sketch } from "../../craft/figures/sketch.ts";
import { defineLevels, level } from "../../craft/levels.ts";
import { areDistinct, numeral } from "../../craft/option.ts";
import { standardForm } from "../../craft/quadratics.ts";
import { type Bordered, borderedThings } from "../../craft/scenarios/rectangles.ts";
import { rotatingOptions } from "../../craft/siblings.ts";
import { paragraphs } from "../../craft/words.ts";
import { capitalized } from "../../language/noun.ts";
import { equation, product, sum } from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";

const ASKS = ["width", "short", "long", "perimeter"] as const;
type Ask = (typeof ASKS)[number];

interface Frame {
  readonly thing: Bordered;
  readonly short: number;
  readonly long: number;
  readonly width: number;
  readonly ask: Ask;
}

function valuesOf({ short, long, width }: Frame): Record<Ask, number> {
  const [outerShort, outerLong] = [short + 2 * width, long + 2 * width];
  return {
    width,
    short: outerShort,
    long: outerLong,
    perimeter: 2 * (outerShort + outerLong),
  };
}

function questionOf(frame: Frame): string {
  const { thing, short, long, ask } = frame;
  const { inside, border: edge, together, unit } = thing;
  const { short: outerShort, long: outerLong } = valuesOf(frame);
  const area = outerShort * outerLong;
  const noun = edge.replace(/^an? /, "the ");
  const asked = {
    width: `What is the width of ${noun}, in ${unit}?`,
    short: `What is the length of the shorter side of the larger rectangle, in ${unit}?`,
    long: `What is the length of the longer side of the larger rectangle, in ${unit}?`,
    perimeter: `What is the perimeter of the larger rectangle, in ${unit}?`,
  }[ask];
  return paragraphs(
    `${capitalized(inside)} is a rectangle that is $${short}$ ${unit} by $${long}$ ${unit}. It is surrounded on all sides by ${edge} of uniform width, so that ${together} form a larger rectangle with an area of ${inline(area)} square ${unit}, as shown in the figure.`,
    asked,
  );
}

function figureOf({ short, long }: Frame) {
  return sketch({
    points: {
      A: [0, 0],
      B: [10, 0],
      C: [10, 7],
      D: [0, 7],
      E: [1.5, 1.5],
      F: [8.5, 1.5],
      G: [8.5, 5.5],
      H: [1.5, 5.5],
    },
    unnamed: "ABCDEFGH",
    lines: {
      AB: "",
      BC: "",
      CD: "",
      AD: "",
      EF: String(long),
      FG: String(short),
      GH: "",
      EH: "",
    },
    alt: `A rectangle with the sides ${long} and ${short} inside a larger rectangle, with the same distance between them on all four sides.`,
  });
}

const DEEDS = {
  width: { code: "M-STOP", deed: "stopping at the width of the border" },
  short: { code: "M-OTHER", deed: "giving the shorter outer side" },
  long: { code: "M-OTHER", deed: "giving the longer outer side" },
  perimeter: { code: "M-OTHER", deed: "adding all four outer sides" },
} as const;

/** A border of one width surrounds a rectangle, and the whole area is known. */
const border = level<Frame>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const thing = chance.pick(borderedThings);
    const frame = {
      thing,
      short: chance.int(thing.from, thing.to - 1),
      long: chance.int(thing.from + 1, thing.to),
      width: chance.int(1, thing.widest),
      ask: chance.pick(ASKS),
    };
    chance.require(frame.short < frame.long, "the sides are the wrong way about");
    chance.require(frame.width * 2 < frame.short, "the border is too wide");
    chance.require(areDistinct(Object.values(valuesOf(frame))), "two numbers coincide");
    return frame;
  },
  build: (frame) => {
    const { thing, short, long, width, ask } = frame;
    const { unit } = thing;
    const values = valuesOf(frame);
    const area = values.short * values.long;
    const total = equation(product(sum(short, product(2, "x")), sum(long, product(2, "x"))), area);
    const zero = equation(standardForm([4, 2 * (short + long), short * long - area], "x"), 0);
    return {
      question: questionOf(frame),
      figure: figureOf(frame),
      options: rotatingOptions({
        faces: {
          width: numeral(values.width),
          short: numeral(values.short),
          long: numeral(values.long),
          perimeter: numeral(values.perimeter),
        },
        ask,
        why: `With a border of width $${width}$ the larger rectangle is $${values.short}$ by $${values.long}$, with the area ${inline(area)}.`,
        slip: (other) => DEEDS[other],
      }),
      opening: "The border adds its width twice to each side of the inner rectangle.",
      steps: [
        {
          text: `With $x$ for the width of the border, ${inline(total)}.`,
          claim: `(${short} + 2*x)*(${long} + 2*x) = ${area}`,
        },
        { text: `Multiplied out, this is ${inline(zero)}.`, claim: code(zero) },
        { text: `Its only positive solution is $x = ${width}$.`, claim: `x = ${width}` },
        ...(ask === "width"
          ? []
          : [
              {
                text: `So the larger rectangle is $${values.short}$ ${unit} by $${values.long}$ ${unit}${ask === "perimeter" ? `, and its perimeter is ${inline(values.perimeter)} ${unit}` : ""}.`,
                claim: `2*(${short} + ${long} + 4*x) = ${values.perimeter}`,
              },
            ]),
      ],
      hint: "How much longer is each side of the larger rectangle? Write its area with one unknown.",
      tip: "Put your answer back into the story: multiply the outer sides and compare the areas.",
      archetype: "PC15",
    };
  },
  facts: (frame) => {
    const { short, long, ask } = frame;
    const { short: outerShort, long: outerLong } = valuesOf(frame);
    const sides = [`s = ${short} + 2*x`, `l = ${long} + 2*x`, "p = 2*s + 2*l"];
    return {
      kind: "value",
      given: [`(${short} + 2*x)*(${long} + 2*x) = ${outerShort * outerLong}`, ...sides],
      where: ["x > 0"],
      ask: { width: "x", short: "s", long: "l", perimeter: "p" }[ask],
    };
  },
});

/** The width of a border around a rectangle, or a measure of the whole, from the whole area. */
export const widthOfABorder = defineLevels({
  id: "width-of-a-border",
  version: 1,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC15"],
  optionDesign: "rotating-ask",
  Hard: border,
});
