import { rightTriangleFigure } from "../../craft/figures/right-triangle.ts";
import { side } from "../../craft/geometry/letters.ts";
import { ratioCorner } from "../../craft/geometry/ratio-corner.ts";
import { defineLevels, stockLevel } from "../../craft/assembly/levels.ts";
import { ordersOf, pointRuns } from "../../craft/geometry/point-letters.ts";
import { crossedOptions } from "../../craft/options/slips.ts";
import { sentences } from "../../craft/wording/words.ts";

interface Legs {
  /** The leg that stands above: a lies opposite the second corner, b opposite the third. */
  readonly above: "a" | "b";
  readonly below: "hypotenuse" | "leg";
}

/** The right angle is at the first of the corners. */
interface Lettered extends Legs {
  readonly corners: readonly [R: string, A: string, B: string];
  /** A leg over the hypotenuse is the sine of one angle and the cosine of the other. */
  readonly asCosine: boolean;
  readonly mirrored: boolean;
}

const KEYS: readonly (Legs & Pick<Lettered, "asCosine">)[] = (["a", "b"] as const).flatMap(
  (above) => [
    { above, below: "hypotenuse", asCosine: false },
    { above, below: "leg", asCosine: false },
    { above, below: "hypotenuse", asCosine: true },
    { above, below: "leg", asCosine: true },
  ],
);

/** A tangent is asked twice, once by name and once by its symbol, so that all four ratios are asked as often. */
const stock = (): readonly Lettered[] =>
  pointRuns.flatMap((run) =>
    ordersOf(run.slice(0, 3).split("")).flatMap(([R = "", A = "", B = ""]) =>
      KEYS.flatMap((key) =>
        [true, false].map((mirrored) => ({ corners: [R, A, B] as const, ...key, mirrored })),
      ),
    ),
  );

const NAMES = { sin: "sine", cos: "cosine", tan: "tangent" } as const;
const MEANING = {
  sin: "the opposite leg over the hypotenuse",
  cos: "the adjacent leg over the hypotenuse",
  tan: "the opposite leg over the adjacent leg",
} as const;

function asked({ corners: [, A, B], above, below, asCosine }: Lettered) {
  const [opposite, other] = above === "a" ? [A, B] : [B, A];
  if (below === "leg") return { name: "tan", angle: opposite } as const;
  return asCosine
    ? ({ name: "cos", angle: other } as const)
    : ({ name: "sin", angle: opposite } as const);
}

function fraction({ corners: [R, A, B] }: Lettered, { above, below }: Legs): string {
  const legs = { a: side(R, B), b: side(R, A) };
  const under = below === "hypotenuse" ? side(A, B) : legs[above === "a" ? "b" : "a"];
  return `$\\frac{${legs[above]}}{${under}}$`;
}

/** The ratio of two sides that is the sine, the cosine or the tangent of an angle. */
const ratio = stockLevel<Lettered>({
  steps: 1,
  stock,
  build: (item) => {
    const { corners, above, below, asCosine, mirrored } = item;
    const [right, along, up] = corners;
    const { name, angle } = asked(item);
    const inWords = (name === "tan") === asCosine;
    const shown = inWords ? `the ${NAMES[name]} of angle $${angle}$` : `$\\${name} ${angle}$`;
    const key = fraction(item, item);
    return {
      question: sentences(
        `In the figure shown, angle $${right}$ is a right angle.`,
        `Which of the following ratios is equal to ${shown}?`,
      ),
      figure: rightTriangleFigure({
        corners: { right, along, up },
        horizontal: 7,
        vertical: 5,
        labels: {},
        mirrored,
      }),
      options: crossedOptions<Legs>({
        key: { above, below },
        why: `This is ${MEANING[name]} for angle $${angle}$.`,
        slips: [
          {
            code: name === "tan" ? "ratio-upside-down" : "wrong-triangle-side",
            deed:
              name === "tan"
                ? "turning the ratio of the legs upside down"
                : `taking the ${name === "sin" ? "adjacent" : "opposite"} leg for the ${name === "sin" ? "opposite" : "adjacent"} one`,
            apply: (legs) => ({ ...legs, above: legs.above === "a" ? "b" : "a" }),
          },
          {
            code: "wrong-triangle-side",
            deed:
              name === "tan"
                ? "dividing by the hypotenuse instead of the other leg"
                : "dividing by the other leg instead of the hypotenuse",
            apply: (legs) => ({ ...legs, below: legs.below === "leg" ? "hypotenuse" : "leg" }),
          },
        ],
        show: (legs) => ({ text: fraction(item, legs) }),
        corner: ratioCorner(name, angle, angle === along ? up : along),
      }),
      opening: `The ${NAMES[name]} of an acute angle is ${MEANING[name]}.`,
      steps: [
        {
          text: `The hypotenuse lies across from the right angle at $${right}$: it is $${side(along, up)}$.`,
        },
        {
          text: `The leg opposite angle $${angle}$ is $${side(right, angle === along ? up : along)}$, and the leg adjacent to it is $${side(right, angle)}$.`,
        },
        { text: `So the ${NAMES[name]} of angle $${angle}$ is this ratio.\n\n${key}` },
      ],
      hint: `Which leg ends at $${angle}$, and which leg lies across from it?`,
      tip: "Name the opposite leg, the adjacent leg, and the hypotenuse before you write the ratio.",
    };
  },
  facts: (item) => {
    const { corners, asCosine } = item;
    const { name, angle } = asked(item);
    const inWords = (name === "tan") === asCosine;
    const [near, far] = angle === corners[1] ? ["b", "a"] : ["a", "b"];
    const cosine = `(c^2 + ${near}^2 - ${far}^2)/(2*c*${near})`;
    const value = {
      cos: "ratio = cosine",
      sin: "ratio^2 = 1 - cosine^2",
      tan: "ratio^2 = 1/cosine^2 - 1",
    };
    const claim = (legs: Legs) => {
      const other = legs.above === "a" ? "b" : "a";
      return [`ratio = ${legs.above}/${legs.below === "leg" ? other : "c"}`];
    };
    return {
      kind: "statement",
      given: [
        // Any two legs of different lengths tell the ratios apart.
        "a = 1",
        "b = 2",
        "c^2 = a^2 + b^2",
        "c > 0",
        `cosine = ${cosine}`,
        value[name],
        "ratio > 0",
      ],
      claims: Object.fromEntries(
        KEYS.filter((key) => key.asCosine).map((key) => [fraction(item, key), claim(key)]),
      ),
      told: [
        `angle $${corners[0]}$ right angle`,
        inWords ? `${NAMES[name]} of angle $${angle}$` : `$\\${name} ${angle}$`,
      ],
    };
  },
});

/** Sine, cosine or tangent as a ratio of two named sides. */
export const ratioOfLetteredSides = defineLevels({
  id: "ratio-of-lettered-sides",
  version: 5,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC09"],
  closed: true,
  optionDesign: "orbit",
  Easy: ratio,
});
