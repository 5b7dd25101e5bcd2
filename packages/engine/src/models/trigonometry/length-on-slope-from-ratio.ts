import { defineLevels, stockLevel } from "../../craft/assembly/levels.ts";
import {
  type Ratio,
  type RatioName,
  allIndirect,
  allRatios,
  namesOf,
  ratioDraft,
  ratioFacts,
  ratioShown,
} from "../../craft/geometry/ratio-triangle.ts";
import { type SlopeScenario, slopeScenarios } from "@sat/content/scenarios/slopes";
import { tex } from "../../math/print.ts";

interface Slope extends Ratio {
  readonly scenario: SlopeScenario;
  readonly given: RatioName;
}

/** Whether the greatest of the four lengths is less than ten times the least. */
function isBroad({ triple: [a, b, c] }: Ratio): boolean {
  const leg = Math.min(a, b);
  return c * Math.max(a, b) < 10 * leg * leg;
}

/** Each size is read in four ways, one after the other. */
const READINGS = 4;
const SIZES_OF_SCENARIO = 120;

/** Evenly chosen sizes, so that no scenario comes far more often than the others. */
function thinned(ratios: readonly Ratio[]): Ratio[] {
  const step = Math.ceil(ratios.length / (READINGS * SIZES_OF_SCENARIO));
  return ratios.filter((_, at) => Math.floor(at / READINGS) % step === 0);
}

const stock = (): readonly Slope[] =>
  slopeScenarios.flatMap((scenario) =>
    thinned(allRatios(scenario).filter(isBroad)).flatMap((ratio) =>
      allIndirect(ratio).map((given) => ({ scenario, ...ratio, given })),
    ),
  );

/** The ratio is of two other sides, in a story, so that the shape of the triangle must be found first. */
const inStory = stockLevel<Slope>({
  steps: 4,
  context: true,
  stock,
  build: (slope) => {
    const { scenario, given, length } = slope;
    const { setting, vertical, horizontal, slanted, unit } = scenario;
    const sides = { a: vertical, b: horizontal, c: slanted };
    const names = namesOf(slope);
    return {
      question: `${setting}, where $\\${given} \\theta = ${ratioShown(slope, given)}$. If ${sides[names.known]} is $${tex(length)}$ ${unit}, what is ${sides[names.asked]}, in ${unit}?`,
      ...ratioDraft(slope, given, { sides, angle: "$\\theta$", isDirect: false }),
    };
  },
  facts: (slope) => {
    const { given, length, scenario } = slope;
    const sides = { a: scenario.vertical, b: scenario.horizontal, c: scenario.slanted };
    const { known, asked } = namesOf(slope);
    return {
      ...ratioFacts(slope, given),
      told: [
        `${scenario.setting} $\\${given} \\theta = ${ratioShown(slope, given)}$`,
        `${sides[known]} ${length} ${scenario.unit} ${sides[asked]} ${scenario.unit}`,
      ],
    };
  },
});

/** A height, a distance or a length of something that slants, from another and a ratio of its angle. */
export const lengthOnSlopeFromRatio = defineLevels({
  id: "length-on-slope-from-ratio",
  version: 6,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC17"],
  closed: true,
  optionDesign: "orbit",
  Medium: inStory,
});
