import { sine, tangent } from "../../craft/geometry/angle-values.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import type { Face } from "../../craft/options/option.ts";
import { pointRuns } from "../../craft/geometry/point-letters.ts";
import { type SightScenario, sightScenarios } from "@sat/content/scenarios/sights";
import { type Twists, siblingOptions, twists } from "../../craft/options/siblings.ts";
import { rootText } from "../../craft/geometry/special-triangles.ts";
import { type RootForm, rootFace, rootForm, rootTree } from "../../craft/geometry/square-roots.ts";
import { code } from "../../math/print.ts";

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
      base: scenario.unit === "feet" ? chance.int(4, 7) : chance.int(2, 3),
      at: twists(chance),
    };
  },
  build: (item) => {
    const { scenario, distance, degrees, base, at } = item;
    const { some, the, unit } = scenario;
    const [flat, sight] = [
      `The horizontal distance from the instrument to ${the} is $${distance}$ ${unit}`,
      `The straight-line distance from the instrument to the top of ${the} is $${distance}$ ${unit}`,
    ];
    const shown = expressionOf(item, at).text;
    const name = at.first ? "tan" : "sin";
    return {
      question: `An instrument on a stand, $${base}$ ${unit} above level ground, is aimed at the top of ${some}. The line of sight makes an angle of $${degrees}^\\circ$ with the horizontal. ${at.first ? flat : sight}. Which of the following expressions gives ${at.second ? `the height of ${the} above the ground` : `how much higher the top of ${the} is than the instrument`}, in ${unit}?`,
      options: siblingOptions({
        at,
        answer: (each) => expressionOf(item, each),
        show: (face) => face,
        why: `The rise above the instrument is $${distance}\\${name} ${degrees}^\\circ$${at.second ? `, and the instrument is $${base}$ ${unit} up` : ""}.`,
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
      }),
      opening:
        "The line of sight, the horizontal, and the rise above the instrument form a right triangle.",
      steps: [
        {
          text: `The known distance is the ${at.first ? "leg adjacent to the angle" : "hypotenuse"}, and the rise $r$ is the leg opposite the angle: $\\${name} ${degrees}^\\circ = \\frac{r}{${distance}}$.`,
          claim: `${name}(${degrees}) = rise/${distance}`,
        },
        {
          text: at.second
            ? `The height above the ground is the rise and the $${base}$ ${unit} below the instrument: ${shown}.`
            : `So the rise above the instrument is ${shown}.`,
          claim: at.second ? `height = rise + ${base}` : "rise > 0",
        },
      ],
      hint: "Draw the right triangle from the instrument. Which of its sides is given, and where does it start?",
      tip: "Check where an angle of elevation is measured from: the eye or the instrument is not the ground.",
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
    const near = lengthOf(item, { ...at, second: false });
    const key = lengthOf(item, at);
    const where = at.first ? "on the same side of" : "on opposite sides of";
    const far = at.first ? `d + ${apart}` : `${apart} - d`;
    return {
      question: `Points $${P}$ and $${Q}$ lie on level ground, $${apart}$ ${unit} apart, ${where} ${some} and on a straight line through its base. The angle of elevation to the top of ${the} is $30^\\circ$ from $${P}$ and $60^\\circ$ from $${Q}$. What is ${at.second ? `the height of ${the}` : `the distance from $${Q}$ to the base of ${the}`}, in ${unit}?`,
      options: siblingOptions({
        at,
        answer: (each) => lengthOf(item, each),
        show: rootFace,
        why: `The horizontal distances from $${P}$ and $${Q}$ ${at.first ? "differ by" : "add up to"} $${apart}$ ${unit}.`,
        slips: [
          {
            code: "opposite-operation",
            deed: `tying the two distances as for points on ${at.first ? "opposite sides" : "the same side"}`,
          },
          at.second
            ? { code: "stopped-early", deed: `stopping at the distance from $${Q}$ to the base` }
            : { code: "another-quantity", deed: "going on to the height" },
        ],
      }),
      opening: "Both lines of sight belong to right triangles that share the height.",
      steps: [
        {
          text: `Let $${Q}$ be $d$ ${unit} from the base. With $60^\\circ$ there, the height is $d\\sqrt{3}$.`.replace(
            "$Q$",
            `$${Q}$`,
          ),
          claim: "height = near*sqrt(3)",
        },
        {
          text: `With $30^\\circ$ at $${P}$, the distance from there is $\\sqrt{3}$ times the height, so it is $3d$.`,
          claim: "far = 3*near",
        },
        {
          text: `So $3d = ${far}$, and $d = ${rootText(near)}$.`,
          claim: `near = ${code(rootTree(near))}`,
        },
        ...(at.second
          ? [
              {
                text: `The height is $d\\sqrt{3} = ${rootText(key)}$.`,
                claim: `height = ${code(rootTree(key))}`,
              },
            ]
          : []),
      ],
      hint: "Write both horizontal distances with the height, or the height with one of the distances.",
      tip: "Two angles of elevation mean two right triangles with the same height: sketch both.",
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
  version: 1,
  topic: "trigonometry",
  skill: "S.C",
  archetypes: ["SC17"],
  optionDesign: "orbit",
  Medium: oneSighting,
  Hard: twoSightings,
});
