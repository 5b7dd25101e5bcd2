import { defineLevels, level } from "../../craft/assembly/levels.ts";
import { numeral } from "../../craft/options/option.ts";
import { range } from "../../craft/draws/ranges.ts";
import { rotatingThings } from "@sat/content/scenarios/turning";
import { type Twists, siblingOptions, twists } from "../../craft/options/siblings.ts";
import { product } from "../../math/expression.ts";
import { code, inline, tex } from "../../math/print.ts";
import { type Rational, add, rational, subtract } from "../../math/rational.ts";

interface Rotation {
  readonly thing: string;
  readonly clockwise: boolean;
  readonly turns: number;
  readonly degrees: number;
  /** Whether it goes on in the same direction; whether all of the rotation is asked and not where it ends. */
  readonly at: Twists;
}

/** As a multiple of π. */
function answer({ turns, degrees }: Rotation, { first, second }: Twists): Rational {
  const rest = rational(degrees, 180);
  const whole = second ? 2 * turns : first ? 0 : 2;
  return first ? add(whole, rest) : subtract(whole, rest);
}

/** Parts of a turn that are no sliver, nor nearly all of it. */
const SIZES = range(60, 300).filter(
  (size) => size !== 180 && [2, 3, 5].some((unit) => size % unit === 0),
);

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
    const part = rational(degrees, 180);
    const key = answer(item, at);
    const further = at.first
      ? `and then another $${degrees}^\\circ$ in the same direction`
      : `and then turns back $${degrees}^\\circ$ ${back}`;
    const question = at.second
      ? `The measure of the resulting ${way} rotation, full turns included, is $a\\pi$ radians, where $a$ is a constant. What is the value of $a$?`
      : `The smallest positive ${way} rotation that leads to the same final position measures $a\\pi$ radians, where $a$ is a constant. What is the value of $a$?`;
    const sign = at.first ? "+" : "-";
    return {
      question: `${thing} makes exactly $${turns}$ full ${way} turns ${further}. ${question}`,
      options: siblingOptions({
        at,
        answer: (each) => answer(item, each),
        show: numeral,
        why: `A full turn is $2\\pi$ radians, and $${degrees}^\\circ$ is ${part.num === 1 ? "" : `$${part.num}$ times `}$\\frac{\\pi}{${part.den}}$ radians.`,
        slips: [
          {
            code: "opposite-operation",
            deed: at.first
              ? "subtracting the last part instead of adding it"
              : "adding the last part instead of subtracting it",
          },
          at.second
            ? {
                code: "another-quantity",
                deed: "leaving out all full turns that do not change the position",
              }
            : {
                code: "stopped-early",
                deed: "keeping the full turns, which do not change the position,",
              },
        ],
      }),
      opening: "A full turn is $2\\pi$ radians, and a half turn of $180^\\circ$ is $\\pi$ radians.",
      steps: [
        {
          text: `$${degrees}^\\circ$ is $\\frac{${degrees}}{180}\\pi = ${tex(part)}\\pi$ radians.`,
          claim: `${degrees}/180 = ${code(part)}`,
        },
        {
          text: `The $${turns}$ full turns are $${2 * turns}\\pi$ radians, so the whole rotation is $${2 * turns}\\pi ${sign} ${tex(part)}\\pi$.`,
        },
        at.second
          ? { text: `So ${inline("a")} is ${inline(key)}.`, claim: `a = ${code(key)}` }
          : {
              text: `Taking away as many full turns as possible leaves ${inline(product(key, "pi"))}, so ${inline("a")} is ${inline(key)}.`,
              claim: `a = ${code(key)}`,
            },
      ],
      hint: "How many radians are a full turn and one degree? Does the question count the full turns?",
      tip: "Full turns matter for how far something rotates, not for where it ends.",
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
  version: 2,
  topic: "trigonometry",
  skill: "S.D",
  archetypes: ["SD21"],
  optionDesign: "orbit",
  Medium: turnsAndDegrees,
});
