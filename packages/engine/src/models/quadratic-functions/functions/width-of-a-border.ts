import { nestedRectangles } from "../../../craft/figures/nested-rectangles.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { type Bordered, borderedThings } from "@sat/content/scenarios/rectangles";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { capitalized } from "../../../language/noun.ts";
import { equation, product, sum, times } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

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
    `${capitalized(inside)} in the shape of a rectangle that is $${short}$ ${unit} by $${long}$ ${unit} is surrounded by ${edge} of uniform width. Together, ${together} form a larger rectangle with an area of ${inline(area)} square ${unit}, as shown in the figure.`,
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

function slipsOf({ width }: Frame): Record<Ask, Misstep> {
  return {
    width: {
      code: "stopped-early",
      deed: "stopping at the value of $x$, the width of the border,",
    },
    side: {
      code: "another-quantity",
      deed: "finding by how much one side is longer",
      work: times(2, width),
    },
    sides: {
      code: "another-quantity",
      deed: "finding by how much the length and the width together are greater",
      work: times(2, 2 * width),
    },
    perimeter: {
      code: "another-quantity",
      deed: "finding by how much the perimeter is greater",
      work: times(4, 2 * width),
    },
  };
}

function stepsOf(frame: Frame): Step[] {
  const { thing, short, long, width, ask } = frame;
  const [outerShort, outerLong] = outerSides(frame);
  const area = outerShort * outerLong;
  const half = (area - short * long) / 2;
  const rest = sum(product(2, "x"), 2 * width + short + long);
  return [
    stepTo(
      "Let $x$ be the width of the border. Write the area of the larger rectangle.",
      equation(product(sum(short, product(2, "x")), sum(long, product(2, "x"))), area),
    ),
    stepTo(
      `Distribute, and subtract ${inline(area)} from both sides.`,
      equation(standardForm([4, 2 * (short + long), -2 * half], "x"), 0),
    ),
    stepTo("Divide both sides by $2$.", equation(standardForm([2, short + long, -half], "x"), 0)),
    stepTo("Factor the left side.", equation(product(sum("x", -width), rest), 0)),
    stepTo("Only the first factor is $0$ at a positive value of $x$.", equation("x", width)),
    ...(ask === "width"
      ? []
      : [
          stepThrough(
            `Two widths are added to each side. Find how many ${thing.unit} longer each side is.`,
            times(2, width),
            2 * width,
          ),
        ]),
    ...(ask === "sides"
      ? [
          stepThrough(
            "The length and the width are both longer by this.",
            times(2, 2 * width),
            4 * width,
          ),
        ]
      : []),
    ...(ask === "perimeter"
      ? [
          stepThrough(
            "All four sides of the perimeter are longer by this.",
            times(4, 2 * width),
            8 * width,
          ),
        ]
      : []),
  ];
}

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
    const { thing, short, width, ask } = frame;
    const values = valuesOf(frame);
    const [outerShort, outerLong] = outerSides(frame);
    const area = outerShort * outerLong;
    const slips = slipsOf(frame);
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
        why: `With a border of width $${width}$ the larger rectangle is $${outerShort}$ by $${outerLong}$, with the area ${inline(equation(times(outerShort, outerLong), area))}.`,
        slip: (other) => slips[other],
      }),
      opening: "The larger rectangle is longer than the inner one by two widths in each direction.",
      steps: stepsOf(frame),
      hint: `If the border is $x$ ${thing.unit} wide, by how much is a side of the larger rectangle longer than $${short}$?`,
      tip: "Check: multiply the two sides of the larger rectangle, and compare with the given area.",
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
  version: 6,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC15"],
  optionDesign: "rotating-ask",
  Hard: border,
});
