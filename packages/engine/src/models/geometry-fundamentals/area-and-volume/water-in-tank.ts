import { article, capitalized } from "../../../language/noun.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { tanks } from "@sat/content/scenarios/solid-shapes";
import type { ShapeScenario } from "@sat/content/scenarios/shapes";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { decimal, quotient, sum, times } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";

interface Tank {
  readonly scenario: ShapeScenario;
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** The depth at first, and by how much it changes. */
  readonly depth: number;
  readonly change: number;
}

const LITER = 1_000;

/** The water that is poured in or drained. */
function litersOf({ length, width, change }: Pick<Tank, "length" | "width" | "change">) {
  return decimal(rational(length * width * change, LITER));
}

function questionOf(tank: Tank, { first, second }: Twists): string {
  const { scenario, length, width, height, depth } = tank;
  const { thing, placed } = scenario;
  const liters = `${first ? "another " : ""}${inline(litersOf(tank))} liters of water`;
  const asked = second
    ? "What is the new depth, in centimeters, of the water?"
    : `How far below the top of the ${thing}, in centimeters, is the new surface of the water?`;
  return `${capitalized(article(thing))} ${thing} ${placed} is a right rectangular prism with a length of $${length}$ centimeters, a width of $${width}$ centimeters, and a height of $${height}$ centimeters. The water in it is $${depth}$ centimeters deep before ${liters} are ${first ? "poured in" : "drained"}. One liter is equal to ${inline(LITER)} cubic centimeters. ${asked}`;
}

/** The surface reckoned from the wrong end. */
function otherStart({ height, depth }: Tank, { first, second }: Twists): Misstep {
  const empty = `$${height} - ${depth} = ${height - depth}$`;
  return {
    code: "meaning-misread",
    deed: second
      ? `starting from the ${empty} centimeters between the surface and the top`
      : `starting from the depth of $${depth}$ centimeters and ${first ? "subtracting" : "adding"} the change`,
  };
}

/** The twists: whether water is added, and whether its depth is asked or the distance from the top. */
const afterChange = siblingLevel<Tank>({
  space: 300_000,
  steps: 3,
  context: true,
  numbers: (chance) => {
    const scenario = chance.pick(tanks);
    const [from, to] = [scenario.from / 10, scenario.to / 10];
    const [one, other] = [10 * chance.int(from, to), 10 * chance.int(from, to)];
    const [length, width] = [Math.max(one, other), Math.min(one, other)];
    const height = chance.int(25, 70);
    const [depth, change] = [chance.int(10, height - 10), chance.int(2, 15)];
    chance.require(
      height <= length && (length * width * change) % 100 === 0 && length * width * change > LITER,
      "no short number of liters",
    );
    const [least, most] = [Math.min(depth, height - depth), Math.max(depth, height - depth)];
    const isClose = least - change >= 4 && most + change < 10 * (least - change);
    chance.require(isClose && most - least > 0, "hardly any room");
    return { scenario, length, width, height, depth, change };
  },
  work: ({ height, depth, change }, { first, second }) => {
    const step = first ? change : -change;
    return second ? sum(depth, step) : sum(height, -depth, -step);
  },
  word: (tank, at, key) => {
    const { scenario, length, width, height, depth, change } = tank;
    const { thing } = scenario;
    const liters = litersOf(tank);
    const level = at.first ? depth + change : depth - change;
    const [deed, rises] = at.first ? ["poured in", "rises"] : ["drained", "falls"];
    const base = length * width;
    return {
      question: questionOf(tank, at),
      why: `From a depth of $${depth}$ centimeters, the surface ${rises} by $${change}$ centimeters.`,
      slips: [
        {
          code: "direction-turned-around",
          deed: at.first
            ? "lowering the surface instead of raising it"
            : "raising the surface instead of lowering it",
        },
        {
          code: "another-quantity",
          deed: at.second
            ? "finding the distance from the surface to the top"
            : "finding the new depth of the water",
        },
      ],
      corner: otherStart(tank, at),
      opening: `The water that is ${deed} has the shape of a prism with the same base as the ${thing}.`,
      steps: [
        stepThrough(
          "Find its volume in cubic centimeters.",
          times(liters, LITER),
          length * width * change,
        ),
        stepThrough("Find the area of its base in square centimeters.", times(length, width), base),
        stepThrough(
          `Divide the volume by this area to find by how many centimeters the surface ${rises}.`,
          quotient(length * width * change, base),
          change,
        ),
        {
          text: stepThrough(
            "Find the new depth in centimeters.",
            sum(depth, at.first ? change : -change),
            level,
          ).text,
          claim: `level = ${level}`,
        },
        ...(at.second
          ? []
          : [
              {
                text: `Subtract it from the height to find the distance, in centimeters, from the surface to the top.\n\n$${height} - ${level} = ${tex(key)}$`,
                claim: `${height} - level = ${code(key)}`,
              },
            ]),
      ],
      hint: "By how many centimeters does the surface move? Think of the volume as a flat prism.",
      tip: "Bring all lengths and volumes to matching units before you compute.",
      archetype: at.second ? "SA22" : "SA11",
    };
  },
  facts: (
    { scenario: { thing, placed }, length, width, height, depth, change },
    { first, second },
  ) => {
    const liters = code(litersOf({ length, width, change }));
    return {
      kind: "value",
      given: [
        `volume = ${liters}*${LITER}/1`,
        `${length}*${width}*change = volume`,
        `level = ${depth} ${first ? "+" : "-"} change`,
        `asked = ${second ? "level" : `${height} - level`}`,
      ],
      where: [`level < ${height}`],
      ask: "asked",
      told: [
        `${thing} ${placed} length ${length} centimeters width ${width} centimeters`,
        `height ${height} centimeters water ${depth} centimeters deep before`,
        `${liters} liters of water ${first ? "poured in" : "drained"}`,
        `liter ${LITER} cubic centimeters`,
        second ? "depth centimeters water" : `below top ${thing} centimeters surface water`,
      ],
    };
  },
});

/** The depth of the water in a tank after a change, or the room above it. */
export const waterInTank = defineLevels({
  id: "water-in-tank",
  version: 5,
  topic: "geometry-fundamentals",
  skill: "S.A",
  archetypes: ["SA11", "SA22"],
  optionDesign: "orbit",
  Medium: afterChange,
});
