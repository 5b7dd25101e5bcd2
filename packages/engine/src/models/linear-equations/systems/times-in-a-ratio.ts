import { type TwoLegsScenario, twoLegs } from "@sat/content/scenarios/two-legs";
import { standardForm } from "../../../craft/algebra/lines.ts";
import {
  type AskOfTwo,
  ASKS_OF_TWO,
  slipOfTwo,
  stepsFromTwo,
  valuesOfTwo,
  workedOfTwo,
} from "../../../craft/algebra/two-unknowns.ts";
import { level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { equation, product } from "../../../math/expression.ts";
import { code, grouped, inline, tex } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

export function scenarioAt(place: number): TwoLegsScenario {
  return twoLegs[place] as TwoLegsScenario; // drawn from the length of the list
}

/** A trip of which one part takes so many times as long as the other; its whole distance is known. */
interface WithRatio {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** Speeds. */
  readonly a: number;
  readonly b: number;
  /** Whether the first part takes longer. */
  readonly longer: boolean;
  readonly ratio: number;
  /** The time of the shorter part. */
  readonly short: number;
  readonly ask: AskOfTwo;
}

function timesOf({ longer, ratio, short }: WithRatio): Readonly<Record<AskOfTwo, number>> {
  const [x, y] = longer ? [ratio * short, short] : [short, ratio * short];
  return valuesOfTwo(x, y);
}

function stepsOfRatio(trip: WithRatio): Step[] {
  const { a, b, longer, ratio, short, ask } = trip;
  const { legs, time } = scenarioAt(trip.scenario);
  const [first, second] = legs;
  const values = timesOf(trip);
  const { x, y } = values;
  const whole = standardForm(a, b, a * x + b * y);
  const [letter, other] = longer ? ["y", "x"] : ["x", "y"];
  const speed = longer ? a * ratio + b : a + b * ratio;
  const only = equation(product(speed, letter), speed * short);
  return [
    {
      text: `Let $x$ be the number of ${time} ${first} and $y$ the number of ${time} ${second}. Write the whole distance with both.\n\n${inline(whole)}`,
      claim: code(whole),
    },
    {
      text: `The part ${longer ? first : second} took ${ratio} times as many ${time}, so substitute ${inline(product(ratio, letter))} for $${other}$.\n\n$${longer ? `${a} \\cdot ${ratio}y + ${b}y` : `${a}x + ${b} \\cdot ${ratio}x`} = ${tex(a * x + b * y)}$\n\n${inline(only)}`,
      claim: code(only),
    },
    {
      text: `Divide both sides by $${speed}$.\n\n$${letter} = ${short}$`,
      claim: `${letter} = ${short}`,
    },
    ...(ask === letter
      ? []
      : [
          {
            text: `Multiply by $${ratio}$ to find the other time.\n\n$${other} = ${ratio} \\cdot ${short} = ${ratio * short}$`,
            claim: `x + 1000*y = ${x} + 1000*${y}`,
          },
        ]),
    ...stepsFromTwo(values, ask),
  ];
}

/** The whole distance and the ratio of the times; a time is asked. */
export const withRatio = level<WithRatio>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const scenario = chance.int(0, twoLegs.length - 1);
    const { fast, slow, time } = scenarioAt(scenario);
    const trip = {
      scenario,
      a: chance.int(...fast),
      b: chance.int(...slow),
      longer: chance.flip(),
      ratio: chance.int(3, 5),
      short: chance.int(2, time === "minutes" ? 24 : 8),
      ask: chance.pick(ASKS_OF_TWO),
    };
    const values = Object.values(timesOf(trip));
    chance.require(areDistinct([...values, trip.a, trip.b, trip.ratio]), "two numbers alike");
    return trip;
  },
  build: (trip) => {
    const { a, b, longer, ratio, ask } = trip;
    const scenario = scenarioAt(trip.scenario);
    const { legs, time } = scenario;
    const [first, second] = legs;
    const [most, least] = longer ? [first, second] : [second, first];
    const values = timesOf(trip);
    const { x, y } = values;
    const names = {
      x: scenario.timeOf(first),
      y: scenario.timeOf(second),
      all: `the time, in ${time}, that both parts took together`,
      more: `the difference, in ${time}, between the times of the two parts`,
    };
    const face = (each: AskOfTwo) => numeral(values[each]);
    return {
      question: sentences(
        scenario.told(`${a}`, `${b}`),
        scenario.total(grouped(a * x + b * y)),
        `The part ${most} took ${ratio} times as many ${time} as the part ${least}.`,
        `What is ${names[ask]}?`,
      ),
      options: rotatingOptions<AskOfTwo>({
        faces: { x: face("x"), y: face("y"), all: face("all"), more: face("more") },
        ask,
        why: `The times are $${x}$ ${time} ${first} and $${y}$ ${time} ${second}: $${a} \\cdot ${x} + ${b} \\cdot ${y} = ${tex(a * x + b * y)}$.`,
        slip: (each) => ({
          code: slipOfTwo(ask, each),
          deed: `answering with ${names[each].replace(/, in [a-z]+,/, "")}${workedOfTwo(values, each)}`,
        }),
      }),
      opening: "Write the whole distance with the two times, and then with one of them alone.",
      steps: stepsOfRatio(trip),
      hint: `If the part ${least} took $t$ ${time}, how many ${time} did the part ${most} take?`,
      tip: "Speed times time is distance: write each part of a trip that way.",
    };
  },
  facts: (trip) => {
    const { a, b, longer, ratio, ask } = trip;
    const { x, y } = timesOf(trip);
    const { told, total, legs, time } = scenarioAt(trip.scenario);
    const [most, least] = longer ? legs : [legs[1], legs[0]];
    return {
      kind: "value",
      given: [`x*${a} + y*${b} = ${a * x + b * y}`, longer ? `x = ${ratio}*y` : `y = ${ratio}*x`],
      ask: { x: "x", y: "y", all: "x + y", more: longer ? "x - y" : "y - x" }[ask],
      told: [
        `${told(`${a}`, `${b}`)} ${total(grouped(a * x + b * y))}`,
        `${most} ${ratio} times as many ${time} as ${least} ${ask === "more" ? "difference" : "time"} in ${time}`,
        { x: legs[0], y: legs[1], all: "both parts", more: "two parts" }[ask],
      ],
    };
  },
});
