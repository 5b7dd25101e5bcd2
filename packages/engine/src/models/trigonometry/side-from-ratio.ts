import { rightTriangleFigure } from "../../craft/figures/right-triangle.ts";
import { side } from "../../craft/geometry/letters.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import {
  FULL_NAME,
  type Ratio,
  type RatioName,
  direct,
  drawRatio,
  indirect,
  namesOf,
  ratioDraft,
  ratioFacts,
  ratioShown,
} from "../../craft/geometry/ratio-triangle.ts";
import { type CornerNames, drawCorners } from "../../craft/geometry/triangle-letters.ts";
import { tex } from "../../math/print.ts";
import type { Chance } from "../../random/chance.ts";

interface Shown extends Ratio {
  readonly corners: CornerNames;
  readonly mirrored: boolean;
  readonly given: RatioName;
}

/** A triangle of which the four options are of one size. */
function drawBroad(chance: Chance, to: number): Ratio {
  const ratio = drawRatio(chance, { from: 12, to });
  const [a, b, c] = ratio.triple;
  const leg = Math.min(a, b);
  chance.require(c * Math.max(a, b) < 10 * leg * leg, "an option far from the rest");
  return ratio;
}

function shownLevel(
  { steps, to }: { readonly steps: number; readonly to: number },
  choose: (chance: Chance, ratio: Ratio) => RatioName,
) {
  return level<Shown>({
    space: 100_000,
    steps,
    draw: (chance) => {
      const ratio = drawBroad(chance, to);
      const [corners, mirrored] = [drawCorners(chance), chance.flip()];
      return { ...ratio, corners, mirrored, given: choose(chance, ratio) };
    },
    build: (item) => {
      const { corners, mirrored, given, triple, length } = item;
      const [R, A, B] = corners;
      const sides = { a: side(R, B), b: side(R, A), c: side(A, B) };
      const names = namesOf(item);
      const known = tex(length);
      return {
        question: `In the right triangle shown, $\\${given} ${A} = ${ratioShown(item, given)}$. What is the length of side $${sides[names.asked]}$?`,
        figure: rightTriangleFigure({
          corners: { right: R, along: A, up: B },
          horizontal: triple[1],
          vertical: triple[0],
          labels: {
            horizontal: names.known === "b" ? known : undefined,
            vertical: names.known === "a" ? known : undefined,
          },
          mirrored,
        }),
        ...ratioDraft(item, given, {
          sides: { a: `side $${sides.a}$`, b: `side $${sides.b}$`, c: `side $${sides.c}$` },
          angle: `angle $${A}$`,
          isDirect: given === direct(item),
        }),
      };
    },
    facts: (item) => ({
      ...ratioFacts(item, item.given),
      told: [
        `right triangle $\\${item.given} ${item.corners[1]} = ${ratioShown(item, item.given)}$ length side`,
      ],
    }),
  });
}

/** The function of the complement that has the same value. */
const COFUNCTION = { sin: "cos", cos: "sin" } as const;

interface Complement extends Ratio {
  readonly corners: CornerNames;
  readonly given: "sin" | "cos";
}

/** The ratio is given through the complement, without a figure. */
const throughComplement = level<Complement>({
  space: 100_000,
  steps: 5,
  draw: (chance) => {
    const ratio = drawBroad(chance, 700);
    const fitting = (["sin", "cos"] as const).filter((name) => name !== direct(ratio));
    return { ...ratio, corners: drawCorners(chance), given: chance.pick(fitting) };
  },
  build: (complement) => {
    const { corners, given, length } = complement;
    const [R, A, B] = corners;
    const sides = { a: side(R, B), b: side(R, A), c: side(A, B) };
    const names = namesOf(complement);
    const words = ratioDraft(complement, given, {
      sides: { a: `side $${sides.a}$`, b: `side $${sides.b}$`, c: `side $${sides.c}$` },
      angle: `angle $${A}$`,
      isDirect: false,
    });
    const same = `\\${COFUNCTION[given]}(90^\\circ - ${A}) = \\${given} ${A}`;
    return {
      question: `In triangle $${[R, A, B].toSorted().join("")}$, angle $${R}$ is a right angle, $\\${COFUNCTION[given]}(90^\\circ - ${A}) = ${ratioShown(complement, given)}$, and $${sides[names.known]} = ${tex(length)}$. What is the length of side $${sides[names.asked]}$?`,
      ...words,
      archetype: "SC12",
      steps: [
        {
          text: `Angles $${A}$ and $90^\\circ - ${A}$ add up to $90^\\circ$, so the ${FULL_NAME[COFUNCTION[given]]} of one is equal to the ${FULL_NAME[given]} of the other.\n\n$${same}$`,
        },
        ...words.steps,
      ],
    };
  },
  facts: (complement) => {
    const { corners, given, length } = complement;
    const [R, A, B] = corners;
    const ends = { a: side(R, B), b: side(R, A), c: side(A, B) };
    const { known, asked } = namesOf(complement);
    return {
      ...ratioFacts(complement, given),
      told: [
        `$${R}$ right angle $\\${COFUNCTION[given]}(90^\\circ - ${A}) = ${ratioShown(complement, given)}$`,
        `$${ends[known]} = ${tex(length)}$ length $${ends[asked]}$`,
      ],
    };
  },
});

/** A side of a right triangle from another side and the sine, cosine or tangent of an angle. */
export const sideFromRatio = defineLevels({
  id: "side-from-ratio",
  version: 6,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC11", "SC12"],
  optionDesign: "orbit",
  /** The ratio ties the known side to the asked one. */
  Easy: shownLevel({ steps: 2, to: 560 }, (_, ratio) => direct(ratio)),
  /** The ratio is of two other sides, so that a third side is needed. */
  Medium: shownLevel({ steps: 4, to: 420 }, indirect),
  Hard: throughComplement,
});
