import { type TwoLegsScenario, speedParts, twoLegs } from "@sat/content/scenarios/two-legs";
import {
  type AskOfTwo,
  ASKS_OF_TWO,
  slipOfTwo,
  stepsFromTwo,
  valuesOfTwo,
  workedOfTwo,
} from "../../../craft/algebra/two-unknowns.ts";
import { level } from "../../../craft/assembly/levels.ts";
import { inUnits, onGrid, partsInProse } from "../../../craft/draws/grid.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { askedIf, sentences } from "../../../craft/wording/words.ts";
import { equation, product, sum, times } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { rational } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

export function scenarioAt(place: number): TwoLegsScenario {
  return twoLegs[place] as TwoLegsScenario; // drawn from the length of the list
}

/** A trip of which one part takes so many times as long as the other; its whole distance is known. */
interface WithRatio {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** Speeds, in tenths. */
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

/** The speeds and the total distance, in tenths. */
function tenthsOf(trip: WithRatio): readonly [number, number, number] {
  const { x, y } = timesOf(trip);
  return [trip.a, trip.b, trip.a * x + trip.b * y];
}

/** The same as they are printed. */
function numbersOf(trip: WithRatio) {
  const [a, b, length] = tenthsOf(trip);
  const of = (parts: number) => inUnits(parts, speedParts);
  return { a: of(a), b: of(b), length: of(length) };
}

/** What can be asked, in words. */
function namesOf(trip: WithRatio): Readonly<Record<AskOfTwo, string>> {
  const { legs, time, timeOf } = scenarioAt(trip.scenario);
  const [first, second] = legs;
  return {
    x: timeOf(first),
    y: timeOf(second),
    all: `the total time, in ${time}, that both parts took`,
    more: `the difference, in ${time}, between the times that the two parts took`,
  };
}

/** What the question says and asks. */
function tellingOf(trip: WithRatio): string[] {
  const { longer, ratio, ask } = trip;
  const { told, whole, legs, time } = scenarioAt(trip.scenario);
  const [most, least] = longer ? legs : [legs[1], legs[0]];
  const [a, b, length] = tenthsOf(trip);
  return [
    told(partsInProse(a, speedParts), partsInProse(b, speedParts)),
    askedIf(
      `${whole(partsInProse(length, speedParts))} and spent ${ratio} times as many ${time} ${most} as ${least}`,
      `what is ${namesOf(trip)[ask]}`,
      ask === "x",
    ),
  ];
}

function stepsOfRatio(trip: WithRatio): Step[] {
  const { longer, ratio, short, ask } = trip;
  const { legs, time } = scenarioAt(trip.scenario);
  const [first, second] = legs;
  const values = timesOf(trip);
  const { x, y } = values;
  const { a, b, length } = numbersOf(trip);
  const whole = equation(sum(product(a, "x"), product(b, "y")), length);
  const [letter, other] = longer ? ["y", "x"] : ["x", "y"];
  const speed = longer ? trip.a * ratio + trip.b : trip.a + trip.b * ratio;
  const only = equation(product(inUnits(speed, speedParts), letter), length);
  const substituted = longer
    ? sum(times(a, product(ratio, "y")), product(b, "y"))
    : sum(product(a, "x"), times(b, product(ratio, "x")));
  return [
    {
      text: `Let $x$ be the number of ${time} ${first} and $y$ the number of ${time} ${second}. Write the total distance with both.\n\n${inline(whole)}`,
      claim: code(whole),
    },
    {
      text: `The time spent ${longer ? first : second} is ${ratio} times as long, so substitute ${inline(product(ratio, letter))} for $${other}$.\n\n${inline(equation(substituted, length))}\n\n${inline(only)}`,
      claim: code(only),
    },
    {
      text: `Divide both sides by ${inline(inUnits(speed, speedParts))}.\n\n$${letter} = ${short}$`,
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
    const { fast, slow, most } = scenarioAt(scenario);
    const trip = {
      scenario,
      a: onGrid(chance, fast),
      b: onGrid(chance, slow),
      longer: chance.flip(),
      ratio: chance.int(3, 5),
      short: chance.int(2, Math.floor(most / 6)),
      ask: chance.pick(ASKS_OF_TWO),
    };
    const values = Object.values(timesOf(trip));
    chance.require(
      areDistinct([
        ...values,
        rational(trip.a, speedParts),
        rational(trip.b, speedParts),
        trip.ratio,
      ]),
      "two numbers alike",
    );
    return trip;
  },
  build: (trip) => {
    const { longer, ask } = trip;
    const { a, b, length } = numbersOf(trip);
    const scenario = scenarioAt(trip.scenario);
    const { legs, time } = scenario;
    const [first, second] = legs;
    const [most, least] = longer ? [first, second] : [second, first];
    const values = timesOf(trip);
    const { x, y } = values;
    const names = namesOf(trip);
    const face = (each: AskOfTwo) => numeral(values[each]);
    return {
      question: sentences(...tellingOf(trip)),
      options: rotatingOptions<AskOfTwo>({
        faces: { x: face("x"), y: face("y"), all: face("all"), more: face("more") },
        ask,
        why: `The times are $${x}$ ${time} ${first} and $${y}$ ${time} ${second}: $${tex(sum(times(a, x), times(b, y)))} = ${tex(length)}$.`,
        slip: (each) => ({
          code: slipOfTwo(ask, each),
          deed: `answering with ${names[each].replace(/, in [a-z]+,/, "")}${workedOfTwo(values, each)}`,
        }),
      }),
      opening: "Write the total distance with the two times, and then with one of them alone.",
      steps: stepsOfRatio(trip),
      hint: `If $t$ ${time} were spent ${least}, how many ${time} were spent ${most}?`,
      tip: "Speed times time is distance: write each part of a trip that way.",
    };
  },
  facts: (trip) => {
    const { longer, ratio, ask } = trip;
    const { a, b, length } = numbersOf(trip);
    return {
      kind: "value",
      given: [
        `x*${code(a)} + y*${code(b)} = ${code(length)}`,
        longer ? `x = ${ratio}*y` : `y = ${ratio}*x`,
      ],
      ask: { x: "x", y: "y", all: "x + y", more: longer ? "x - y" : "y - x" }[ask],
      told: tellingOf(trip),
    };
  },
});
