import { defineLevels, level } from "../../craft/levels.ts";
import {
  type Ratio,
  type RatioName,
  allIndirect,
  allRatios,
  namesOf,
  ratioDraft,
  ratioFacts,
  ratioShown,
} from "../../craft/ratio-triangle.ts";
import { type SlopeScenario, slopeScenarios } from "../../craft/scenarios/slopes.ts";
import { grouped } from "../../math/print.ts";

interface Slope extends Ratio {
  readonly scenario: SlopeScenario;
  readonly given: RatioName;
}

const STOCK: readonly Slope[] = slopeScenarios.flatMap((scenario) =>
  allRatios(scenario).flatMap((ratio) =>
    allIndirect(ratio).map((given) => ({ scenario, ...ratio, given })),
  ),
);

/** The ratio is of two other sides, in a story, so that the shape of the triangle must be found first. */
const inStory = level<Slope>({
  space: STOCK.length,
  steps: 4,
  context: true,
  draw: (chance) => chance.turn(STOCK),
  build: (slope) => {
    const { scenario, given, length } = slope;
    const { setting, vertical, horizontal, slanted, unit } = scenario;
    const sides = { a: vertical, b: horizontal, c: slanted };
    const names = namesOf(slope);
    return {
      question: `${setting}, where $\\${given} \\theta = ${ratioShown(slope, given)}$. If ${sides[names.known]} is ${grouped(length)} ${unit}, what is ${sides[names.asked]}, in ${unit}?`,
      ...ratioDraft(slope, given, { sides, angle: "$\\theta$", isDirect: false }),
    };
  },
  facts: (slope) => ratioFacts(slope, slope.given),
});

/** A height, a distance or a length of something that slants, from another and a ratio of its angle. */
export const lengthOnSlopeFromRatio = defineLevels({
  id: "length-on-slope-from-ratio",
  version: 1,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC17"],
  closed: true,
  optionDesign: "orbit",
  Medium: inStory,
});
