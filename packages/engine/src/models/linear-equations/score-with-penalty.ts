import { defineLevels, level } from "../../craft/levels.ts";
import { standardForm } from "../../craft/lines.ts";
import { areDistinct, numeral } from "../../craft/option.ts";
import { type GainScenario, gains } from "../../craft/scenarios/gains-and-losses.ts";
import { rotatingOptions } from "../../craft/siblings.ts";
import { equation, product } from "../../math/expression.ts";
import { code, inline } from "../../math/print.ts";

const ASKS = ["x", "y", "gained", "lost"] as const;
type Ask = (typeof ASKS)[number];

interface Score {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  readonly gain: number;
  readonly loss: number;
  readonly x: number;
  readonly y: number;
  readonly ask: Ask;
}

function scenarioOf({ scenario }: Score): GainScenario {
  return gains[scenario] as GainScenario; // drawn from the length of the list
}

function values({ gain, loss, x, y }: Score): Readonly<Record<Ask, number>> {
  return { x, y, gained: gain * x, lost: loss * y };
}

/** How often something was gained or lost, or how much, from the number of times and the result. */
const fromScore = level<Score>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.int(0, gains.length - 1);
    const { gain, loss } = gains[scenario] as GainScenario; // in the list
    const score = {
      scenario,
      gain: chance.int(...gain),
      loss: chance.int(...loss),
      x: chance.int(8, 60),
      y: chance.int(3, 30),
      ask: chance.pick(ASKS),
    };
    const { x, y } = score;
    const result = score.gain * x - score.loss * y;
    const shown = [...Object.values(values(score)), x + y, result];
    chance.require(result > 0 && score.gain !== score.loss, "no gain in all");
    chance.require(areDistinct(shown), "two numbers alike");
    return score;
  },
  build: (score) => {
    const { gain, loss, x, y, ask } = score;
    const { told, asks, names, many } = scenarioOf(score);
    const of = values(score);
    const face = (each: Ask) => numeral(of[each]);
    const [count, result] = [
      standardForm(1, 1, x + y),
      standardForm(gain, -loss, gain * x - loss * y),
    ];
    const left = equation(product(gain + loss, "x"), (gain + loss) * x);
    const isCount = ask === "x" || ask === "y";
    return {
      question: `${told({ gain, loss, count: x + y, result: gain * x - loss * y })} ${asks[ask]}`,
      options: rotatingOptions({
        faces: { x: face("x"), y: face("y"), gained: face("gained"), lost: face("lost") },
        ask,
        why: `With $${x}$ ${many[0]} and $${y}$ ${many[1]}, both the number and the result come out right.`,
        slip: (other) => ({
          code: !isCount && (other === "x" || other === "y") ? "M-STOP" : "M-OTHER",
          deed: `answering with ${names[other]}`,
        }),
      }),
      opening: "Write one equation for how many there were and one for the result.",
      steps: [
        {
          text: `With $x$ ${many[0]} and $y$ ${many[1]}, the story gives ${inline(count)} and ${inline(result)}.`,
          claim: code(result),
        },
        {
          text: `Adding ${loss === 1 ? "the first equation" : `$${loss}$ times the first equation`} to the second gives ${inline(left)}.`,
          claim: code(left),
        },
        { text: `So $x = ${x}$ and $y = ${y}$.`, claim: `x + 1000*y = ${x} + 1000*${y}` },
        ...(isCount
          ? []
          : [
              {
                text: `What is asked is $${ask === "gained" ? `${gain} \\cdot ${x}` : `${loss} \\cdot ${y}`}$, which is ${face(ask).text}.`,
                claim: ask === "gained" ? `${gain}*x = ${gain * x}` : `${loss}*y = ${loss * y}`,
              },
            ]),
      ],
      hint: "Each of one kind adds to the result, and each of the other takes something away.",
      tip: "Check with your numbers: multiply, subtract, and compare with the result in the story.",
    };
  },
  facts: ({ gain, loss, x, y, ask }) => ({
    kind: "value",
    given: [`x + y = ${x + y}`, `${gain}*x - ${loss}*y = ${gain * x - loss * y}`],
    ask: { x: "x", y: "y", gained: `${gain}*x`, lost: `${loss}*y` }[ask],
  }),
});

/** A count or an amount where some things add to a result and others take away from it. */
export const scoreWithPenalty = defineLevels({
  id: "score-with-penalty",
  version: 1,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD07"],
  optionDesign: "rotating-ask",
  Medium: fromScore,
});
