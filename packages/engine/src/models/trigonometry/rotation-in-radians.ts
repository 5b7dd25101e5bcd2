import { timesPi } from "../../craft/geometry/angle-values.ts";
import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { numeral } from "../../craft/options/option.ts";
import { range } from "../../craft/draws/ranges.ts";
import { rotatingThings } from "@sat/content/scenarios/turning";
import { type Twists, siblingOptions, twists } from "../../craft/options/siblings.ts";
import type { Misstep } from "../../craft/options/slips.ts";
import { lineStep } from "../../craft/wording/line-step.ts";
import { type Operand, fraction, negative, sum, times } from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import { rational } from "../../math/rational.ts";
import { workOut } from "../../math/work-out.ts";
import type { Step } from "../../model.ts";

interface Rotation {
  readonly thing: string;
  readonly clockwise: boolean;
  readonly turns: number;
  readonly degrees: number;
  /** Whether it goes on in the same direction; whether all of the rotation is asked and not where it ends. */
  readonly at: Twists;
}

/** As a multiple of π. */
function workOfTurns({ turns, degrees }: Rotation, { first, second }: Twists): Operand {
  const rest = fraction(degrees, 180);
  if (second) return sum(times(2, turns), first ? rest : negative(rest));
  return first ? rest : sum(2, negative(rest));
}

/** Parts of a turn that are no sliver, nor nearly all of it. */
const SIZES = range(60, 300).filter(
  (size) => size !== 180 && [2, 3, 5].some((unit) => size % unit === 0),
);

/** What a learner does with the full turns and the last part, for each of the four problems. */
function slipsOf({ at: { first, second } }: Rotation): {
  readonly slips: readonly [Misstep, Misstep];
  readonly corner: Misstep;
} {
  if (second) {
    return {
      slips: [
        {
          code: "opposite-operation",
          deed: first
            ? "subtracting the last part instead of adding it"
            : "adding the last part instead of subtracting it",
        },
        { code: "another-quantity", deed: "leaving out the full turns, which are included," },
      ],
      corner: first
        ? { code: "rest-for-part", deed: "finding what the last part leaves of one full turn" }
        : { code: "stopped-early", deed: "converting only the part that is turned back" },
    };
  }
  return {
    slips: [
      first
        ? { code: "rest-for-part", deed: "finding what the last part leaves of one full turn" }
        : { code: "direction-turned-around", deed: "measuring the part that is turned back" },
      { code: "stopped-early", deed: "keeping the full turns, which do not change the position," },
    ],
    corner: {
      code: "opposite-operation",
      deed: first
        ? "subtracting the last part from all full turns"
        : "adding the last part to the full turns",
    },
  };
}

function stepsOf(item: Rotation): Step[] {
  const { turns, degrees, at } = item;
  const part = rational(degrees, 180);
  const conversion = lineStep(
    `Convert $${degrees}^\\circ$ to radians.`,
    `\\frac{${degrees}}{180} \\cdot \\pi = ${tex(timesPi(part))}`,
    `${degrees}/180 = ${code(part)}`,
  );
  const key = workOut(workOfTurns(item, at));
  const total = (whole: number) => sum(whole, at.first ? part : negative(part));
  const last = (deed: string, whole: number) =>
    lineStep(deed, `a = ${tex(total(whole))} = ${tex(key)}`, `a = ${code(key)}`);
  const join = at.first
    ? "Add the last part to the full turns"
    : "Subtract the last part from the full turns";
  if (at.second) {
    return [
      conversion,
      lineStep(
        `Find the measure of the $${turns}$ full turns.`,
        `${turns} \\cdot 2\\pi = ${2 * turns}\\pi`,
      ),
      last(`${join}, and divide by $\\pi$.`, 2 * turns),
    ];
  }
  return [
    {
      text: `The $${turns}$ full turns lead back to the starting position, so only the $${degrees}^\\circ$ ${at.first ? "after them" : "turned back"} ${at.first ? "decide" : "change"} where the rotation ends.`,
    },
    conversion,
    ...(at.first
      ? [
          {
            text: `So $a$ is the coefficient of $\\pi$, ${inline(key)}.`,
            claim: `a = ${code(key)}`,
          },
        ]
      : [last("Turning back leaves the rest of one full turn of $2\\pi$.", 2)]),
  ];
}

/** Some full turns, and a part of a turn forward or back. */
const turnsAndDegrees = level<Rotation>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => ({
    thing: chance.pick(rotatingThings),
    clockwise: chance.flip(),
    turns: chance.int(2, 8),
    degrees: chance.pick(SIZES),
    at: twists(chance),
  }),
  build: (item) => {
    const { thing, clockwise, turns, degrees, at } = item;
    const [way, back] = clockwise
      ? ["clockwise", "counterclockwise"]
      : ["counterclockwise", "clockwise"];
    const { slips, corner } = slipsOf(item);
    const further = at.first
      ? `and then turns another $${degrees}^\\circ$ in the same direction`
      : `and then turns back $${degrees}^\\circ$ ${back}`;
    const question = at.second
      ? `If the measure of the resulting ${way} rotation, full turns included, is $a\\pi$ radians, where $a$ is a constant, what is the value of $a$?`
      : `If the smallest positive ${way} rotation that leads to the same final position measures $a\\pi$ radians, where $a$ is a constant, what is the value of $a$?`;
    return {
      question: `${thing} makes exactly $${turns}$ full ${way} turns ${further}. ${question}`,
      options: siblingOptions({
        at,
        answer: (each) => workOut(workOfTurns(item, each)),
        show: numeral,
        why: at.second
          ? `The full turns are $${2 * turns}\\pi$ radians, and the last part is ${at.first ? "added" : "subtracted"}.`
          : at.first
            ? "The full turns do not change the position, so only the last part counts."
            : "The full turns do not change the position, and the last part is turned back.",
        slips: [
          { work: workOfTurns(item, { ...at, first: !at.first }), ...slips[0] },
          { work: workOfTurns(item, { ...at, second: !at.second }), ...slips[1] },
        ],
        corner: {
          work: workOfTurns(item, { first: !at.first, second: !at.second }),
          ...corner,
        },
      }),
      opening: "A full turn is $2\\pi$ radians, and a half turn of $180^\\circ$ is $\\pi$ radians.",
      steps: stepsOf(item),
      hint: at.second
        ? `How many radians are $${turns}$ full turns, and is the last part added or subtracted?`
        : `Where is the starting mark after $${turns}$ full turns? Which part of the rotation is left?`,
      tip: at.second
        ? "When full turns are included, count $2\\pi$ radians for each of them."
        : "Full turns do not change the final position: leave them out.",
    };
  },
  facts: ({ clockwise, turns, degrees, at }) => ({
    kind: "value",
    given: [
      `all = ${turns}*360 ${at.first ? "+" : "-"} ${degrees}`,
      `end = all - 360*${at.first ? turns : `(${turns} - 1)`}`,
      `a*180 = ${at.second ? "all" : "end"}`,
    ],
    ask: "a",
    told: [
      `exactly ${turns} full ${clockwise ? "clockwise" : "counterclockwise"} turns`,
      at.first
        ? `another ${degrees} ° same direction`
        : `back ${degrees} ° ${clockwise ? "counterclockwise" : "clockwise"}`,
      `${at.second ? "resulting" : "smallest positive"} ${clockwise ? "clockwise" : "counterclockwise"}`,
      `rotation ${at.second ? "full turns included" : "same final position"} $a\\pi$ radians`,
    ],
  }),
});

/** A rotation of several turns as a multiple of π radians, or the angle at which it ends. */
export const rotationInRadians = defineLevels({
  id: "rotation-in-radians",
  version: 4,
  topic: "trigonometry",
  skill: "S.D",
  archetypes: ["SD21"],
  optionDesign: "orbit",
  Medium: turnsAndDegrees,
});
