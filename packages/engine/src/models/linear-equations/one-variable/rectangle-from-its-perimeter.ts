import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { code, tex } from "../../../math/print.ts";

/** Things with the units that suit them. */
const THINGS = [
  { thing: "a garden", unit: "feet", most: 160 },
  { thing: "a sports field", unit: "yards", most: 240 },
  { thing: "a banner", unit: "inches", most: 200 },
  { thing: "a swimming pool", unit: "feet", most: 150 },
  { thing: "a parking lot", unit: "yards", most: 240 },
  { thing: "a rug", unit: "inches", most: 240 },
  { thing: "a window", unit: "inches", most: 150 },
  { thing: "a circuit board", unit: "millimeters", most: 240 },
  { thing: "a pasture", unit: "meters", most: 500 },
  { thing: "a playground", unit: "feet", most: 360 },
  { thing: "a courtyard", unit: "feet", most: 280 },
  { thing: "a cornfield", unit: "meters", most: 600 },
] as const;

const SINGULAR: Readonly<Record<string, string>> = {
  feet: "foot",
  yards: "yard",
  inches: "inch",
  millimeters: "millimeter",
  meters: "meter",
};

interface Rectangle {
  readonly thing: string;
  readonly unit: string;
  /** Half of the perimeter. */
  readonly half: number;
  /** The length is so many times the width and some more, or less. */
  readonly times: number;
  readonly size: number;
}

/** The twists are whether the length is more than the multiple of the width, and whether the width is asked. */
function sideAt({ half, times, size }: Rectangle, { first, second }: Twists): number {
  const width = (half + (first ? -size : size)) / (times + 1);
  return second ? width : half - width;
}

/** The perimeter and how the sides compare are given; a side is asked. */
const fromPerimeter = siblingLevel<Rectangle>({
  space: 100_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const { thing, unit, most } = chance.pick(THINGS);
    const times = chance.int(2, 5);
    // Whole sides either way: the sum and the difference of half the perimeter and the size are multiples.
    const parts = times + 1;
    const size = chance.int(1, 45);
    chance.require((2 * size) % parts === 0, "no whole sides");
    const half = (size % parts) + parts * chance.int(4, Math.floor(most / parts));
    chance.require(half > 3 * size, "the length may not be the longer side");
    return { thing, unit, half, times, size };
  },
  answer: sideAt,
  word: (rectangle, at, key) => {
    const { thing, unit, half, times, size } = rectangle;
    const width = sideAt(rectangle, { ...at, second: true });
    const length = half - width;
    const sign = at.first ? "+" : "-";
    const [asked, other] = at.second ? ["width", "length"] : ["length", "width"];
    return {
      question: sentences(
        `The shape of ${thing} is a rectangle with a perimeter of ${tex(2 * half).replace("{,}", ",")} ${unit}. Its length is ${size} ${size === 1 ? SINGULAR[unit] : unit} ${at.first ? "more" : "less"} than ${times === 2 ? "twice" : `${times} times`} its width.`,
        `What is the ${asked}, in ${unit}?`,
      ),
      why: `With a width of $${width}$ and a length of $${length}$ the perimeter is $${tex(2 * half)}$.`,
      slips: [
        {
          code: "comparison-turned-around",
          deed: at.first
            ? `making the length $${size}$ less than the multiple of the width`
            : `making the length $${size}$ more than the multiple of the width`,
        },
        {
          code: at.second ? "another-quantity" : "stopped-early",
          deed: `giving the ${other} instead of the ${asked}`,
        },
      ],
      opening: "Write the length with the letter of the width, and put both into the perimeter.",
      steps: [
        {
          text: `With a width of $w$ the length is $${times}w ${sign} ${size}$, and half of the perimeter is $${times + 1}w ${sign} ${size} = ${half}$.`,
          claim: `${times + 1}*w ${sign} ${size} = ${half}`,
        },
        {
          text: `So $w = ${width}$, and the length is $${times} \\cdot ${width} ${sign} ${size} = ${length}$.`,
          claim: `${times}*${width} ${sign} ${size} = ${length}`,
        },
        { text: `The ${asked} is what is asked for: $${code(key)}$.` },
      ],
      hint: "Half of the perimeter is one width and one length together.",
      tip: "Draw the rectangle and write an expression on each side.",
    };
  },
  facts: ({ thing, unit, half, times, size }, at) => ({
    kind: "value",
    given: [`l = ${times}*w ${at.first ? "+" : "-"} ${size}`, `2*l + 2*w = ${2 * half}`],
    ask: at.second ? "w" : "l",
    told: [
      `${thing} perimeter ${2 * half} ${unit}`,
      `length ${size} ${size === 1 ? (SINGULAR[unit] ?? "") : unit} ${at.first ? "more" : "less"}`,
      `than ${times === 2 ? "twice" : `${times} times`} its width`,
      `${at.second ? "width" : "length"} in ${unit}`,
    ],
  }),
});

/** A side of a rectangle by its perimeter. */
export const rectangleFromItsPerimeter = defineLevels({
  id: "rectangle-from-its-perimeter",
  version: 2,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA17"],
  optionDesign: "orbit",
  Medium: fromPerimeter,
});
