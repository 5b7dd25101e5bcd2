import { rightTriangleFigure } from "../../craft/figures/right-triangle.ts";
import { side, similarLetters } from "../../craft/letters.ts";
import { defineLevels, level } from "../../craft/levels.ts";
import {
  type Ratio,
  type RatioName,
  direct,
  drawRatio,
  indirect,
  namesOf,
  ratioDraft,
  ratioFacts,
  ratioShown,
} from "../../craft/ratio-triangle.ts";
import { type SlopeScenario, slopeScenarios } from "../../craft/scenarios/slopes.ts";
import { grouped, tex } from "../../math/print.ts";

/** The ratio in the figure ties the known side to the asked one. */
const inFigure = level<Ratio>({
  space: 400,
  steps: 2,
  draw: (chance) => drawRatio(chance, { from: 12, to: 420 }),
  build: (ratio, chance) => {
    const [R, A, B] = similarLetters(chance).corners[0];
    const given = direct(ratio);
    const sides = { a: side(R, B), b: side(R, A), c: side(A, B) };
    const names = namesOf(ratio);
    const known = tex(ratio.length);
    return {
      question: `In the right triangle shown, $\\${given} ${A} = ${ratioShown(ratio, given)}$. What is the length of side $${sides[names.asked]}$?`,
      figure: rightTriangleFigure({
        corners: { right: R, along: A, up: B },
        horizontal: ratio.triple[1],
        vertical: ratio.triple[0],
        labels: {
          horizontal: names.known === "b" ? known : undefined,
          vertical: names.known === "a" ? known : undefined,
        },
        mirrored: chance.flip(),
      }),
      ...ratioDraft(ratio, given, {
        sides: { a: `side $${sides.a}$`, b: `side $${sides.b}$`, c: `side $${sides.c}$` },
        angle: `angle $${A}$`,
        isDirect: true,
      }),
    };
  },
  facts: (ratio) => ratioFacts(ratio, direct(ratio)),
});

interface Slope extends Ratio {
  readonly scenario: SlopeScenario;
  readonly given: RatioName;
}

/** The ratio is of two other sides, in a story. */
const inStory = level<Slope>({
  space: 2_400,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(slopeScenarios);
    const ratio = drawRatio(chance, scenario);
    return { scenario, ...ratio, given: indirect(chance, ratio) };
  },
  build: (slope) => {
    const { scenario, given, length } = slope;
    const { setting, vertical, horizontal, slanted, unit } = scenario;
    const sides = { a: vertical, b: horizontal, c: slanted };
    const names = namesOf(slope);
    return {
      question: `${setting}, where $\\${given} \\theta = ${ratioShown(slope, given)}$. If ${sides[names.known]} is ${grouped(length)} ${unit}, what is ${sides[names.asked]}, in ${unit}?`,
      ...ratioDraft(slope, given, { sides, angle: "$\\theta$", isDirect: false }),
      archetype: "SC17",
    };
  },
  facts: (slope) => ratioFacts(slope, slope.given),
});

/** The function of the complement that has the same value. */
const COFUNCTION = { sin: "cos", cos: "sin" } as const;

interface Complement extends Ratio {
  readonly given: "sin" | "cos";
}

/** The ratio is given through the complement, without a figure. */
const throughComplement = level<Complement>({
  space: 800,
  steps: 5,
  draw: (chance) => {
    const ratio = drawRatio(chance, { from: 12, to: 600 });
    const fitting = (["sin", "cos"] as const).filter((name) => name !== direct(ratio));
    return { ...ratio, given: chance.pick(fitting) };
  },
  build: (complement, chance) => {
    const { given, length } = complement;
    const [R, A, B] = similarLetters(chance).corners[0];
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
        { text: `Sine and cosine trade places at the complement: $${same}$.` },
        ...words.steps,
      ],
    };
  },
  facts: (complement) => ratioFacts(complement, complement.given),
});

/** A side of a right triangle from another side and the sine, cosine or tangent of an angle. */
export const sideFromRatio = defineLevels({
  id: "side-from-ratio",
  version: 2,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC11", "SC17", "SC12"],
  optionDesign: "orbit",
  Easy: inFigure,
  Medium: inStory,
  Hard: throughComplement,
});
