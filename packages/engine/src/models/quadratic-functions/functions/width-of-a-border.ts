import { nestedRectangles } from "../../../craft/figures/nested-rectangles.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { type Bordered, borderedThings } from "@sat/content/scenarios/rectangles";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import { equation, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

const ASKS = ["width", "side", "sides", "perimeter"] as const;
type Ask = (typeof ASKS)[number];

interface Frame {
  readonly thing: Bordered;
  readonly short: number;
  readonly long: number;
  readonly width: number;
  readonly ask: Ask;
}

/** The width of the border, and by how much it makes a side, both sides and the perimeter longer. */
function valuesOf({ width }: Frame): Record<Ask, number> {
  return { width, side: 2 * width, sides: 4 * width, perimeter: 8 * width };
}

function outerSides({ short, long, width }: Frame): readonly [number, number] {
  return [short + 2 * width, long + 2 * width];
}

function questionOf(frame: Frame): string {
  const { thing, short, long, ask } = frame;
  const { inside, border: edge, together, unit } = thing;
  const [outerShort, outerLong] = outerSides(frame);
  const area = outerShort * outerLong;
  const [inner] = together.split(" and ");
  const noun = edge.replace(/^an? /, "the ");
  const asked = {
    width: `What is the width of ${noun}, in ${unit}?`,
    side: `How much longer, in ${unit}, is the longer side of the larger rectangle than the longer side of ${inner}?`,
    sides: `How much greater, in ${unit}, is the sum of the length and the width of the larger rectangle than that of ${inner}?`,
    perimeter: `How much greater, in ${unit}, is the perimeter of the larger rectangle than that of ${inner}?`,
  }[ask];
  return paragraphs(
    `${capitalized(inside)} is a rectangle that is $${short}$ ${unit} by $${long}$ ${unit}. It is surrounded on all sides by ${edge} of uniform width, so that ${together} form a larger rectangle with an area of ${inline(area)} square ${unit}, as shown in the figure.`,
    asked,
  );
}

function figureOf({ short, long }: Frame) {
  return nestedRectangles({
    inner: [`${long}`, `${short}`],
    isShaded: false,
    alt: `A rectangle with the sides ${long} and ${short} inside a larger rectangle, with the same distance between them on all four sides.`,
  });
}

const DEEDS = {
  width: { code: "stopped-early", deed: "stopping at the width of the border" },
  side: {
    code: "another-quantity",
    deed: "adding the width of the border twice, as for one side,",
  },
  sides: {
    code: "another-quantity",
    deed: "adding the width of the border four times, as for a length and a width,",
  },
  perimeter: {
    code: "another-quantity",
    deed: "adding the width of the border eight times, as for all four sides,",
  },
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
    // The width is added twice, which the hints say.
    chance.require(frame.width > 2, "a 2 that is in the hints");
    chance.require(
      areDistinct([...Object.values(valuesOf(frame)), frame.short, frame.long]),
      "two numbers coincide",
    );
    return frame;
  },
  build: (frame) => {
    const { thing, short, long, width, ask } = frame;
    const { unit } = thing;
    const values = valuesOf(frame);
    const [outerShort, outerLong] = outerSides(frame);
    const area = outerShort * outerLong;
    const total = equation(product(sum(short, product(2, "x")), sum(long, product(2, "x"))), area);
    const zero = equation(standardForm([4, 2 * (short + long), short * long - area], "x"), 0);
    return {
      question: questionOf(frame),
      figure: figureOf(frame),
      options: rotatingOptions({
        faces: {
          width: numeral(values.width),
          side: numeral(values.side),
          sides: numeral(values.sides),
          perimeter: numeral(values.perimeter),
        },
        ask,
        why: `With a border of width $${width}$ the larger rectangle is $${outerShort}$ by $${outerLong}$, with the area ${inline(area)}.`,
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
                text: `Each side is $2 \\cdot ${width}$ ${unit} longer${ask === "side" ? "" : `, and there are ${ask === "sides" ? "two of them in a length and a width" : "four of them in a perimeter"}`}, so the answer is $${values[ask]}$.`,
                claim: `${values[ask] / width}*x = ${values[ask]}`,
              },
            ]),
      ],
      hint: "How much longer is each side of the larger rectangle? Write its area with one unknown.",
      tip: "Put your answer back into the story: multiply the outer sides and compare the areas.",
      archetype: "PC15",
    };
  },
  facts: (frame) => {
    const { thing, short, long, ask } = frame;
    const { unit } = thing;
    const [outerShort, outerLong] = outerSides(frame);
    const area = outerShort * outerLong;
    const sides = [`s = ${short} + 2*x`, `l = ${long} + 2*x`];
    return {
      kind: "value",
      given: [`(${short} + 2*x)*(${long} + 2*x) = ${area}`, ...sides],
      where: ["x > 0"],
      ask: {
        width: "x",
        side: `l - ${long}`,
        sides: `s + l - (${short} + ${long})`,
        perimeter: `2*s + 2*l - 2*(${short} + ${long})`,
      }[ask],
      told: [
        `${short} ${unit} by ${long} ${unit} uniform width larger rectangle area ${area} square ${unit}`,
        {
          width: `width ${unit}`,
          side: `longer ${unit} longer side of the larger rectangle than the longer side`,
          sides: `greater ${unit} sum of length and width of the larger rectangle than`,
          perimeter: `greater ${unit} perimeter of the larger rectangle than`,
        }[ask],
      ],
    };
  },
});

/** The width of a border around a rectangle, or how much longer it makes the whole, from the whole area. */
export const widthOfABorder = defineLevels({
  id: "width-of-a-border",
  version: 4,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC15"],
  optionDesign: "rotating-ask",
  Hard: border,
});
