import { defineLevels, level } from "../../craft/levels.ts";
import { areDistinct, numeral } from "../../craft/option.ts";
import { rotatingOptions } from "../../craft/siblings.ts";
import { paragraphs } from "../../craft/words.ts";

const ASKS = ["width", "length", "difference", "area"] as const;
type Ask = (typeof ASKS)[number];

/** Things with the units that suit them. */
const THINGS = [
  { thing: "a garden", unit: "feet" },
  { thing: "a sports field", unit: "yards" },
  { thing: "a banner", unit: "inches" },
  { thing: "a swimming pool", unit: "feet" },
  { thing: "a parking lot", unit: "yards" },
  { thing: "a rug", unit: "inches" },
  { thing: "a window", unit: "inches" },
  { thing: "a circuit board", unit: "millimeters" },
  { thing: "a pasture", unit: "meters" },
] as const;

interface Rectangle {
  readonly thing: string;
  readonly unit: string;
  readonly width: number;
  /** The length is so many times the width and some more, or less. */
  readonly times: number;
  readonly more: number;
  readonly ask: Ask;
}

function valueOf({ width, times, more }: Rectangle, ask: Ask): number {
  const length = times * width + more;
  return { width, length, difference: length - width, area: width * length }[ask];
}

/** The perimeter and how the sides compare are given; a side, their difference or the area is asked. */
const fromPerimeter = level<Rectangle>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const rectangle = {
      ...chance.pick(THINGS),
      width: chance.int(5, 60),
      times: chance.int(2, 4),
      more: chance.int(1, 25) * chance.sign(),
      ask: chance.pick(ASKS),
    };
    chance.require(valueOf(rectangle, "difference") > 2, "the length is not the longer side");
    chance.require(areDistinct(ASKS.map((ask) => valueOf(rectangle, ask))), "values coincide");
    return rectangle;
  },
  build: (rectangle) => {
    const { thing, unit, width, times, more, ask } = rectangle;
    const length = valueOf(rectangle, "length");
    const perimeter = 2 * (width + length);
    const size = Math.abs(more);
    const sign = more > 0 ? "+" : "-";
    const asked: Readonly<Record<Ask, string>> = {
      width: `the width, in ${unit}`,
      length: `the length, in ${unit}`,
      difference: `the difference between the length and the width, in ${unit}`,
      area: `the area, in square ${unit}`,
    };
    const face = (of: Ask) => numeral(valueOf(rectangle, of));
    return {
      question: paragraphs(
        `The shape of ${thing} is a rectangle with a perimeter of ${perimeter} ${unit}. Its length is ${size} ${unit} ${more > 0 ? "more" : "less"} than ${times === 2 ? "twice" : `${times} times`} its width.`,
        `What is ${asked[ask]}?`,
      ),
      options: rotatingOptions<Ask>({
        faces: {
          width: face("width"),
          length: face("length"),
          difference: face("difference"),
          area: face("area"),
        },
        ask,
        why: `With a width of $${width}$ and a length of $${length}$ the perimeter is $${perimeter}$.`,
        slip: (other) => ({
          code: other === "width" ? "M-STOP" : "M-OTHER",
          deed: `giving the ${other} instead of the ${ask}`,
        }),
      }),
      opening: "Write the length with the letter of the width, and put both into the perimeter.",
      steps: [
        {
          text: `With a width of $w$ the length is $${times}w ${sign} ${size}$, and half of the perimeter is $${times + 1}w ${sign} ${size} = ${perimeter / 2}$.`,
          claim: `${times + 1}*w ${sign} ${size} = ${perimeter / 2}`,
        },
        {
          text: `So $w = ${width}$, and the length is $${times} \\cdot ${width} ${sign} ${size} = ${length}$.`,
          claim: `${times}*${width} ${sign} ${size} = ${length}`,
        },
        {
          text: {
            width: "The width is what is asked for.",
            length: "The length is what is asked for.",
            difference: `The difference is $${length} - ${width}$.`,
            area: `The area is $${width} \\cdot ${length}$.`,
          }[ask],
        },
      ],
      hint: "Half of the perimeter is one width and one length together.",
      tip: "Draw the rectangle and write an expression on each side.",
    };
  },
  facts: (rectangle) => {
    const { times, more, ask } = rectangle;
    const length = valueOf(rectangle, "length");
    return {
      kind: "value",
      given: [
        `l = ${times}*w ${more > 0 ? "+" : "-"} ${Math.abs(more)}`,
        `2*l + 2*w = ${2 * (rectangle.width + length)}`,
      ],
      ask: { width: "w", length: "l", difference: "l - w", area: "l*w" }[ask],
    };
  },
});

/** A side of a rectangle, or what follows from it, by its perimeter. */
export const rectangleFromItsPerimeter = defineLevels({
  id: "rectangle-from-its-perimeter",
  version: 1,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA17"],
  optionDesign: "rotating-ask",
  Medium: fromPerimeter,
});
