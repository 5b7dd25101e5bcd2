import { type CarvedBlock, carvedBlocks } from "@sat/content/scenarios/carved-blocks";
import type { SolidFigure } from "@sat/item";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { areDistinct, exactly } from "../../../craft/options/option.ts";
import { triplesWithin } from "../../../craft/geometry/pythagorean.ts";
import { range } from "../../../craft/draws/ranges.ts";
import { siblingStock } from "../../../craft/assembly/sibling-level.ts";
import { type Twists, siblingAnswers, siblingOptions } from "../../../craft/options/siblings.ts";
import type { Facts } from "../../../facts/facts.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { type Expression, decimal, power, product, times } from "../../../math/expression.ts";
import { code, tex } from "../../../math/print.ts";
import { type Rational, isInteger, rational, toNumber } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Carved extends CarvedBlock {
  /** Each side of the base, or the distance from its center to a side. */
  readonly size: number;
  /** The height is so many halves of a unit. */
  readonly halves: number;
}

function heightOf({ halves }: Carved): Expression {
  return decimal(rational(halves, 2));
}

const carvedStock = () =>
  carvedBlocks.flatMap((block) =>
    range(4, 18).flatMap((size) =>
      range(2 * size, Math.min(72, 6 * size))
        .filter((halves) => halves % 2 === 0 || (size * size * halves) % 6 === 0)
        .map((halves): Carved => ({ ...block, size, halves })),
    ),
  );

function pyramidFigure(labels: SolidFigure["labels"], alt: string): SolidFigure {
  return { kind: "solid", solid: "pyramid", labels, alt: `A pyramid on a square base. ${alt}` };
}

/** The twists: whether the pyramid itself is asked for, and whether a side of its base is known. */
const carvedVolume = siblingStock<Carved>({
  steps: 3,
  context: true,
  stock: carvedStock,
  work: (carved, { first, second }) => {
    const side = second ? carved.size : 2 * carved.size;
    return times(rational(first ? 1 : 2, 3), power(side, 2), heightOf(carved));
  },
  word: (carved, { first, second }, key) => {
    const { material, unit, size, halves } = carved;
    const side = second ? size : 2 * size;
    const height = tex(heightOf(carved));
    const block = (side * side * halves) / 2;
    return {
      question: `The right square pyramid shown is carved from a block of ${material}. The block is a right rectangular prism with the same base and the same height as the pyramid. ${second ? `In the figure, lengths are in ${unit}.` : `The center of the base is $${size}$ ${unit} from each of its sides, and the height is labeled in ${unit}.`} What is the volume, in cubic ${unit}, of the ${first ? "pyramid" : `part of the block that is removed`}?`,
      figure: pyramidFigure(
        { height: `$${height}$`, ...(second ? { width: `$${size}$` } : {}) },
        `Its height is labeled $${height}$${second ? `, and a side of its base is labeled $${size}$` : ""}.`,
      ),
      why: `The base has sides of $${side}$ ${unit}, and the ${first ? "pyramid is one third" : "removed part is two thirds"} of the block of $${tex(block)}$ cubic ${unit}.`,
      slips: [
        {
          code: "another-quantity",
          deed: first
            ? "finding what is removed from the block"
            : "finding what is left of the block",
        },
        {
          code: "figure-misread",
          deed: second
            ? `using $${size}$ as the distance from the center of the base to a side`
            : `using $${size}$ as a side of the base`,
        },
      ],
      corner: {
        code: "figure-misread",
        deed: `using ${second ? `twice $${size}$` : `$${size}$`} as a side of the base and finding ${first ? "what is removed" : "the pyramid"}`,
      },
      opening: "A pyramid has a third of the volume of a prism with the same base and height.",
      steps: [
        ...(second
          ? []
          : [
              stepThrough(
                `Double the distance to find each side of the base, in ${unit}.`,
                times(2, size),
                side,
              ),
            ]),
        stepThrough(
          `Find the volume of the block, in cubic ${unit}.`,
          times(power(side, 2), heightOf(carved)),
          block,
        ),
        stepThrough(
          first
            ? `The pyramid is one third of the block, in cubic ${unit}.`
            : `The pyramid is one third of the block, so two thirds are removed, in cubic ${unit}.`,
          times(rational(first ? 1 : 2, 3), block),
          key,
        ),
      ],
      hint: second
        ? `What part of the block is the ${first ? "pyramid" : `part around the pyramid`}?`
        : `How long is a side of the base if its center is $${size}$ ${unit} from each side?`,
      tip: "Read the question again at the end: it asks for the pyramid or for the part that is removed.",
    };
  },
  facts: ({ material, unit, size, halves }, { first, second }) => {
    const side = second ? `${size}` : `2*${size}`;
    return {
      ...remains({ width: side, depth: side, height: `${halves}/2` }, first),
      told: [
        `square pyramid block of ${material} same base same height`,
        second
          ? `lengths in ${unit}`
          : `center of base ${size} ${unit} from sides height in ${unit}`,
        `volume cubic ${unit} ${first ? "pyramid" : "removed"}`,
      ],
    };
  },
});

/** The pyramid, or the prism with the same base and height without it. */
function remains(sizes: Record<"width" | "depth" | "height", string>, isPyramid: boolean): Facts {
  return {
    kind: "solid",
    parts: isPyramid
      ? [{ solid: "pyramid", ...sizes }]
      : [
          { solid: "box", ...sizes },
          { solid: "pyramid", ...sizes, cut: true },
        ],
    measure: "volume",
  };
}

function cubic(value: Rational | number, letter: string) {
  return product(value, power(letter, 3));
}

/** Lengths as multiples of a constant. */
interface Scaled {
  readonly letter: string;
  /** Half of a side of the base. */
  readonly half: number;
  /** The height, if the given length is that of a face. */
  readonly leg: number;
  /** The height of the pyramid or of its faces. */
  readonly given: number;
}

const SCALED = ["a", "b", "c", "k", "n", "p", "s", "w"].flatMap((letter) =>
  triplesWithin(41).map(([half, leg, given]): Scaled => ({ letter, half, leg, given })),
);

function scaledVolume({ half, leg, given }: Scaled, { first, second }: Twists) {
  return rational((first ? 1 : 2) * 4 * half * half * (second ? given : leg), 3);
}

/** Those whose four volumes are different whole multiples, each with its four questions. */
const scaledAsked = () =>
  SCALED.filter((scaled) => {
    const volumes = siblingAnswers((at) => scaledVolume(scaled, at));
    return volumes.every(isInteger) && areDistinct(volumes);
  }).flatMap((scaled) => siblingAnswers((at) => ({ scaled, at })));

function scaledWork({ letter, half, leg, given }: Scaled, { first, second }: Twists) {
  return times(
    rational(first ? 1 : 2, 3),
    power(product(2 * half, letter), 2),
    product(second ? given : leg, letter),
  );
}

function scaledSlips(scaled: Scaled, at: Twists): readonly [Misstep, Misstep, Misstep] {
  const { letter, half, leg, given } = scaled;
  const { first, second } = at;
  const long = tex(product(given, letter));
  const part = first ? "finding the part outside the pyramid" : "finding the volume of the pyramid";
  const height = second
    ? `using $${long}$ as the height of a face, with $${given}^{2} - ${half}^{2} = ${leg}^{2}$ for the height,`
    : `using $${long}$ as the height of the pyramid`;
  return [
    { code: "another-quantity", deed: part, work: scaledWork(scaled, { first: !first, second }) },
    {
      code: "figure-misread",
      deed: height,
      work: scaledWork(scaled, { first, second: !second }),
    },
    {
      code: "figure-misread",
      deed: `${height} and ${part}`,
      work: scaledWork(scaled, { first: !first, second: !second }),
    },
  ];
}

function scaledSteps(scaled: Scaled, { first, second }: Twists, key: Rational): Step[] {
  const { letter, half, leg, given } = scaled;
  const [side, halfSide, height, long] = [2 * half, half, second ? given : leg, given].map((size) =>
    tex(product(size, letter)),
  );
  const block = 4 * half * half * (second ? given : leg);
  return [
    ...(second
      ? []
      : [
          {
            text: `The height $h$, half of a side, and the height of a face form a right triangle.\n\n$h^{2} + (${halfSide})^{2} = (${long})^{2}$`,
            claim: `${leg}^2 + ${half}^2 = ${given}^2`,
          },
          {
            text: `Solve for the positive value of $h$.\n\n$h = \\sqrt{${tex(square(given, letter))} - ${tex(square(half, letter))}} = ${height}$`,
          },
        ]),
    {
      text: `Multiply the area of the base by the height to find the volume of the prism.\n\n$(${side})^{2}(${height}) = ${tex(cubic(block, letter))}$`,
    },
    {
      text: `${first ? "The pyramid is one third of the prism." : "The pyramid is one third of the prism, so two thirds are outside it."}\n\n$\\frac{${first ? 1 : 2}}{3} \\cdot ${tex(cubic(block, letter))} = ${tex(cubic(key, letter))}$`,
      claim: `${first ? 1 : 2}/3*${4 * half * half}*${second ? given : leg} = ${code(key)}`,
    },
  ];
}

function square(root: number, letter: string) {
  return product(root * root, power(letter, 2));
}

/** The twists: whether the pyramid itself is asked for, and whether its height is known. */
const volumeInConstant = stockLevel<{ readonly scaled: Scaled; readonly at: Twists }>({
  steps: 4,
  stock: scaledAsked,
  build: ({ scaled, at }) => {
    const { letter, half, given } = scaled;
    const { first, second } = at;
    const key = scaledVolume(scaled, at);
    const [side, long] = [tex(product(2 * half, letter)), tex(product(given, letter))];
    const [part, height, corner] = scaledSlips(scaled, at);
    return {
      question: `The right square pyramid shown has the same base and the same height as a right rectangular prism that contains it, and $${letter}$ is a positive constant. Which expression represents the volume of the ${first ? "pyramid" : "part of the prism that is outside the pyramid"}?`,
      figure: pyramidFigure(
        { width: `$${side}$`, [second ? "height" : "slant"]: `$${long}$` },
        `A side of its base is labeled $${side}$, and the height of ${second ? "the pyramid" : "a triangular face"} is labeled $${long}$.`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => scaledVolume(scaled, each),
        show: (volume) => exactly(cubic(volume, letter), toNumber(volume)),
        why: second
          ? `The figure gives the height of the pyramid itself, and the ${first ? "pyramid is one third" : "rest is two thirds"} of the prism.`
          : `The height comes from a right triangle in the pyramid, and the ${first ? "pyramid is one third" : "rest is two thirds"} of the prism.`,
        slips: [part, height],
        corner,
      }),
      opening: "A pyramid has a third of the volume of a prism with the same base and height.",
      steps: scaledSteps(scaled, at, key),
      hint: `Is $${long}$ the height of the pyramid or the height of one of its faces?`,
      tip: "The height of a pyramid runs from its vertex to the center of its base, not along a face.",
    };
  },
  facts: ({ scaled: { letter, half, given }, at: { first, second } }) => {
    const side = `${2 * half}*${letter}`;
    const height = second ? `${given}*${letter}` : `${letter}*sqrt(${given}^2 - (${2 * half}/2)^2)`;
    return {
      ...remains({ width: side, depth: side, height }, first),
      constants: [letter],
      told: [
        `square pyramid same base same height prism $${letter}$ positive constant`,
        `volume ${first ? "of the pyramid" : "outside the pyramid"}`,
      ],
    };
  },
});

/** The volume of a pyramid, or of what it leaves of a prism around it. */
export const volumeOfPyramid = defineLevels({
  id: "volume-of-pyramid",
  version: 6,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA09"],
  closed: true,
  optionDesign: "orbit",
  Medium: carvedVolume,
  Hard: volumeInConstant,
});
