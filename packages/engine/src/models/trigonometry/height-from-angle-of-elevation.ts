import { sine, tangent } from "../../craft/geometry/angle-values.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import type { Face } from "../../craft/options/option.ts";
import { pointRuns } from "../../craft/geometry/point-letters.ts";
import { type SightScenario, sightScenarios } from "@sat/content/scenarios/sights";
import { type Twists, siblingOptions, twists } from "../../craft/options/siblings.ts";
import { rootText } from "../../craft/geometry/special-triangles.ts";
import { type RootForm, rootFace, rootForm, rootTree } from "../../craft/geometry/square-roots.ts";
import type { Misstep } from "../../craft/options/slips.ts";
import { lineStep } from "../../craft/wording/line-step.ts";
import { type Operand, quotient, root, sum, times } from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";
import type { Step } from "../../model.ts";

interface Sighting {
  readonly scenario: SightScenario;
  readonly distance: number;
  readonly degrees: number;
  /** How high the instrument stands. */
  readonly base: number;
  /** Whether the distance is level and not along the line of sight; whether the full height is asked. */
  readonly at: Twists;
}

function expressionOf({ distance, degrees, base }: Sighting, { first, second }: Twists): Face {
  const name = first ? "tan" : "sin";
  const rise = distance * (first ? tangent(degrees) : sine(degrees));
  const shown = `${distance}\\${name} ${degrees}^\\circ`;
  return second
    ? { text: `$${shown} + ${base}$`, order: rise + base }
    : { text: `$${shown}$`, order: rise };
}

function placeOf({ first }: Twists): string {
  return first ? "leg adjacent to the angle" : "hypotenuse";
}

function riseSteps(item: Sighting): Step[] {
  const { scenario, distance, degrees, base, at } = item;
  const { unit } = scenario;
  const shown = expressionOf(item, at).text;
  const name = at.first ? "tan" : "sin";
  const place = placeOf(at);
  return [
    lineStep(
      `Let $r$ be the rise, in ${unit}. The known distance is the ${place}, and the rise is the leg opposite the angle, so use the ${at.first ? "tangent" : "sine"}.`,
      `\\${name} ${degrees}^\\circ = \\frac{r}{${distance}}`,
      `${name}(${degrees}) = rise/${distance}`,
    ),
    lineStep(
      `Multiply both sides by $${distance}$.`,
      `r = ${distance}\\${name} ${degrees}^\\circ`,
      `rise = ${distance}*${name}(${degrees})`,
    ),
    ...(at.second
      ? [
          {
            text: `The rise starts at the instrument, so add its height of $${base}$ ${unit} above the ground.\n\n${shown}`,
            claim: `height = rise + ${base}`,
          },
        ]
      : []),
  ];
}

/** The expression for a height that is seen from an instrument above the ground. */
const oneSighting = level<Sighting>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(sightScenarios);
    return {
      scenario,
      distance: chance.int(scenario.from, scenario.to),
      degrees: chance.int(18, 44),
      base: scenario.unit === "feet" ? chance.int(8, 12) / 2 : chance.int(12, 18) / 10,
      at: twists(chance),
    };
  },
  build: (item) => {
    const { scenario, distance, degrees, base, at } = item;
    const { some, the, unit } = scenario;
    const length = at.first
      ? `horizontal distance from the instrument to ${the}`
      : `straight-line distance from the instrument to the top of ${the}`;
    const misplaced = at.first
      ? "with the horizontal distance as the hypotenuse"
      : "with the line of sight as the horizontal leg";
    return {
      question: `From an instrument on a stand $${base}$ ${unit} above level ground, the line of sight to the top of ${some} makes an angle of $${degrees}^\\circ$ with the horizontal. The ${length} is $${distance}$ ${unit}. Which expression represents ${at.second ? `the height of ${the} above the ground` : `how much higher the top of ${the} is than the instrument`}, in ${unit}?`,
      options: siblingOptions({
        at,
        answer: (each) => expressionOf(item, each),
        show: (face) => face,
        why: `The given distance is the ${placeOf(at)}, and the rise is the leg opposite the angle${at.second ? `, which starts $${base}$ ${unit} above the ground` : ""}.`,
        slips: [
          {
            code: "wrong-triangle-side",
            deed: at.first
              ? "treating the horizontal distance as the hypotenuse"
              : "treating the line of sight as the horizontal leg",
          },
          at.second
            ? { code: "term-left-out", deed: "leaving out the height of the instrument" }
            : { code: "another-quantity", deed: "adding the height of the instrument" },
        ],
        corner: at.second
          ? { code: "stopped-early", deed: `finding only the rise, ${misplaced},` }
          : {
              code: "another-quantity",
              deed: `finding the height above the ground, ${misplaced},`,
            },
      }),
      opening:
        "The line of sight, the horizontal, and the rise above the instrument form a right triangle.",
      steps: riseSteps(item),
      hint: at.first
        ? "Is the given horizontal distance a leg or the hypotenuse of the right triangle?"
        : "Is the given straight-line distance a leg or the hypotenuse of the right triangle?",
      tip: at.second
        ? "The angle is measured at the instrument, so add the height of the instrument to the rise."
        : "Check where a height is measured from: the rise starts at the instrument, not at the ground.",
    };
  },
  facts: ({ scenario: { unit }, distance, degrees, base, at }) => ({
    kind: "value",
    given: [
      at.first
        ? `rise*cos(${degrees}) = ${distance}*sin(${degrees})`
        : `rise = ${distance}*sin(${degrees})`,
      `height = rise + ${base}`,
    ],
    ask: at.second ? "height" : "rise",
    told: [
      `stand ${base} ${unit} above level ground ${degrees} ° with the horizontal`,
      `${at.first ? "horizontal" : "straight-line"} distance ${distance} ${unit}`,
      `${at.second ? "height above the ground" : "higher than the instrument"} ${unit}`,
    ],
  }),
});

interface TwoSightings {
  readonly scenario: SightScenario;
  readonly points: readonly [string, string];
  /** A quarter of the distance between the two points. */
  readonly quarter: number;
  /** Whether the points are on one side; whether the height is asked and not the shorter distance. */
  readonly at: Twists;
}

function lengthOf({ quarter }: TwoSightings, { first, second }: Twists): RootForm {
  const near = first ? 2 * quarter : quarter;
  return second ? rootForm(near, 3) : rootForm(near);
}

/** The distance from the nearer angle to the base, or that times the tangent of 60 degrees. */
function sightingWork({ quarter }: TwoSightings, { first, second }: Twists): Operand {
  const near = quotient(4 * quarter, sum(3, first ? -1 : 1));
  return second ? times(near, root(3)) : near;
}

function sightingSlips(item: TwoSightings): {
  readonly slips: readonly [Misstep, Misstep];
  readonly corner: Misstep;
} {
  const { points, at } = item;
  const [, Q] = points;
  const other = at.first ? "opposite sides" : "the same side";
  const asked = at.second ? `the distance from $${Q}$ to the base` : "the height";
  return {
    slips: [
      {
        code: "opposite-operation",
        deed: `${at.first ? "adding" : "subtracting"} the two distances, as for points on ${other},`,
        work: sightingWork(item, { ...at, first: !at.first }),
      },
      {
        code: at.second ? "stopped-early" : "another-quantity",
        deed: at.second ? `stopping at ${asked}` : `finding ${asked}`,
        work: sightingWork(item, { ...at, second: !at.second }),
      },
    ],
    corner: {
      code: "another-quantity",
      deed: `finding ${asked} for points on ${other}`,
      work: sightingWork(item, { first: !at.first, second: !at.second }),
    },
  };
}

function sightingSteps(item: TwoSightings): Step[] {
  const { scenario, points, quarter, at } = item;
  const [P, Q] = points;
  const [apart, share] = [4 * quarter, at.first ? 2 : 4];
  const near = lengthOf(item, { ...at, second: false });
  const key = rootTree(lengthOf(item, { ...at, second: true }));
  const sides = at.first
    ? "same side, so the distances differ by"
    : "opposite sides, so the distances add up to";
  return [
    {
      text: `Let $d$ be the distance from $${Q}$ to the base, in ${scenario.unit}. As $\\tan 60^\\circ = \\sqrt{3}$, the height is $d\\sqrt{3}$.`,
      claim: "height = near*sqrt(3)",
    },
    {
      text: `As $\\tan 30^\\circ = \\frac{1}{\\sqrt{3}}$, the distance from $${P}$ to the base is $\\sqrt{3}$ times the height. It is $d\\sqrt{3} \\cdot \\sqrt{3}$, or $3d$.`,
      claim: "far = 3*near",
    },
    lineStep(
      `The points are on ${at.first ? "the " : ""}${sides} $${apart}$.`,
      `3d ${at.first ? "-" : "+"} d = ${apart}`,
    ),
    lineStep("Combine the terms in $d$.", `${share}d = ${apart}`),
    lineStep(
      `Divide both sides by $${share}$.`,
      `d = ${rootText(near)}`,
      `near = ${code(rootTree(near))}`,
    ),
    ...(at.second
      ? [
          {
            text: `Multiply by $\\sqrt{3}$ to find the height, in ${scenario.unit}.\n\n${inline(key)}`,
            claim: `height = ${code(key)}`,
          },
        ]
      : []),
  ];
}

/** Two points on the ground from which the top is seen at 30° and at 60°. */
const twoSightings = level<TwoSightings>({
  space: 100_000,
  steps: 5,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(sightScenarios);
    const run = chance.pick(pointRuns);
    const start = chance.int(0, 3);
    const [one, other] = [run.charAt(start), run.charAt(start + 1)];
    return {
      scenario,
      points: chance.flip() ? [one, other] : [other, one],
      quarter: chance.int(Math.ceil(scenario.from / 4), Math.floor(scenario.to / 3)),
      at: twists(chance),
    };
  },
  build: (item) => {
    const { scenario, points, quarter, at } = item;
    const { some, the, unit } = scenario;
    const [P, Q] = points;
    const apart = 4 * quarter;
    const where = at.first ? "on the same side of" : "on opposite sides of";
    return {
      question: `Points $${P}$ and $${Q}$ are $${apart}$ ${unit} apart on level ground, ${where} ${some} and on a straight line through its base. The angle of elevation to the top of ${the} is $30^\\circ$ from $${P}$ and $60^\\circ$ from $${Q}$. What is ${at.second ? `the height of ${the}` : `the distance from $${Q}$ to the base of ${the}`}, in ${unit}?`,
      options: siblingOptions({
        at,
        answer: (each) => lengthOf(item, each),
        show: rootFace,
        why: `The horizontal distances from $${P}$ and $${Q}$ ${at.first ? "differ by" : "add up to"} $${apart}$ ${unit}.`,
        ...sightingSlips(item),
      }),
      opening: "Both lines of sight belong to right triangles that share the height.",
      steps: sightingSteps(item),
      hint: `Let $d$ be the distance from $${Q}$ to the base. What is the height in terms of $d$?`,
      tip: at.first
        ? "For points on the same side, the two horizontal distances differ by the distance between the points."
        : "For points on opposite sides, the two horizontal distances add up to the distance between the points.",
    };
  },
  facts: ({ scenario: { unit }, points: [far, near], quarter, at }) => ({
    kind: "value",
    given: [
      "height = near*tan(60)",
      "height = far*tan(30)",
      at.first ? `far - near = ${4 * quarter}` : `far + near = ${4 * quarter}`,
    ],
    ask: at.second ? "height" : "near",
    told: [
      `${4 * quarter} ${unit} apart ${at.first ? "same side" : "opposite sides"}`,
      `30 ° from $${far}$ 60 ° from $${near}$`,
      `${at.second ? "height" : `distance from $${near}$`} ${unit}`,
    ],
  }),
});

/** A height, or a distance on the ground, from angles of elevation. */
export const heightFromAngleOfElevation = defineLevels({
  id: "height-from-angle-of-elevation",
  version: 3,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC17"],
  optionDesign: "orbit",
  Medium: oneSighting,
  Hard: twoSightings,
});
