import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { standardForm } from "../../../craft/algebra/lines.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { type TwoLegsScenario, twoLegs } from "@sat/content/scenarios/two-legs";
import {
  type Twists,
  rotatingOptions,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import {
  type AskOfTwo,
  ASKS_OF_TWO,
  slipOfTwo,
  stepsFromTwo,
  valuesOfTwo,
} from "../../../craft/algebra/two-unknowns.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { equation, product } from "../../../math/expression.ts";
import { code, grouped, inline, tex } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

function scenarioAt(place: number): TwoLegsScenario {
  return twoLegs[place] as TwoLegsScenario; // drawn from the length of the list
}

/** A trip in two parts whose time is known; a distance is told that may be the whole or a difference. */
interface Trip {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** Speeds. */
  readonly a: number;
  readonly b: number;
  readonly time: number;
  readonly length: number;
  /** Whether a time is asked, not a distance. */
  readonly timed: boolean;
}

/** The time of the first part when the distance is the whole, or else the difference. */
function firstTime({ a, b, time, length }: Trip, isWhole: boolean): number {
  return isWhole ? (length - b * time) / (a - b) : (length + b * time) / (a + b);
}

/** The twists are whether the first part is asked, and whether the distance is the whole. */
function answerAt(trip: Trip, { first, second }: Twists): number {
  const x = firstTime(trip, second);
  const time = first ? x : trip.time - x;
  return trip.timed ? time : time * (first ? trip.a : trip.b);
}

function drawTrip(chance: Chance): Trip {
  const scenario = chance.int(0, twoLegs.length - 1);
  const { fast, slow, time: unit } = scenarioAt(scenario);
  const [a, b] = [chance.int(...fast), chance.int(...slow)];
  // With the distance as a whole the second part takes y; as a difference, y(a - b)/(a + b), also whole.
  const part = (a + b) / gcd(a + b, 2 * b);
  const most = unit === "minutes" ? 90 : 24;
  chance.require(part <= most, "too long");
  const y = part * chance.int(1, Math.floor(most / part));
  const x = chance.int(2, most);
  return { scenario, a, b, time: x + y, length: a * x + b * y, timed: chance.flip() };
}

function stepsOfBoth(trip: Trip, at: Twists): Step[] {
  const { a, b, time, length, timed } = trip;
  const scenario = scenarioAt(trip.scenario);
  const [first, second] = scenario.legs;
  const x = firstTime(trip, at.second);
  const y = time - x;
  const [times, lengths] = [standardForm(1, 1, time), standardForm(a, at.second ? b : -b, length)];
  const factor = at.second ? a - b : a + b;
  const left = equation(product(factor, "x"), factor * x);
  const key = answerAt(trip, at);
  const asked = {
    text: `What is asked is $${at.first ? a : b} \\cdot ${at.first ? x : y} = ${tex(key)}$.`,
    claim: `${at.first ? `${a}*x` : `${b}*y`} = ${key}`,
  };
  return [
    {
      text: `With $x$ ${scenario.time} ${first} and $y$ ${scenario.time} ${second}, the story gives ${inline(times)} and ${inline(lengths)}.`,
      claim: code(lengths),
    },
    {
      text: at.second
        ? `Subtracting $${b}$ times the first equation from the second leaves ${inline(left)}.`
        : `Adding $${b}$ times the first equation to the second leaves ${inline(left)}.`,
      claim: code(left),
    },
    { text: `So $x = ${x}$ and $y = ${y}$.`, claim: `x + 1000*y = ${x} + 1000*${y}` },
    ...(timed ? [] : [asked]),
  ];
}

/** The time of a trip, and its length or how much farther one part is. */
const ofBothParts = level<{ trip: Trip; at: Twists }>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const trip = drawTrip(chance);
    const answers = siblingAnswers((at) => answerAt(trip, at));
    chance.require(
      areDistinct([...answers, trip.time, trip.length]) &&
        Math.min(...answers) > 1 &&
        Math.max(...answers) <= 8 * Math.min(...answers),
      "answers too close or too far apart",
    );
    return { trip, at: twists(chance) };
  },
  build: ({ trip, at }) => {
    const { a, b, time, length, timed } = trip;
    const scenario = scenarioAt(trip.scenario);
    const [first, second] = scenario.legs;
    const [one, other] = at.first ? [first, second] : [second, first];
    const x = firstTime(trip, at.second);
    const y = time - x;
    const name = timed ? scenario.timeOf : scenario.lengthOf;
    const told = at.second ? scenario.both : scenario.farther;
    return {
      question: sentences(
        scenario.told(`${a}`, `${b}`),
        told(grouped(length), grouped(time)),
        `What is ${name(one)}?`,
      ),
      options: siblingOptions({
        at,
        answer: (each) => answerAt(trip, each),
        show: numeral,
        why: `With the times $${x}$ ${first} and $${y}$ ${second}, everything that is told comes out right.`,
        slips: [
          {
            code: "another-quantity",
            deed: `answering with ${name(other).replace(/, in [a-z]+,/, "")}`,
          },
          {
            code: "meaning-misread",
            deed: at.second
              ? `taking the ${grouped(length)} ${scenario.length} for the difference of the two parts instead of the whole`
              : `taking the ${grouped(length)} ${scenario.length} for the whole instead of the difference of the two parts`,
          },
        ],
      }),
      opening: "Write one equation for the time and one for the distance, then solve the system.",
      steps: stepsOfBoth(trip, at),
      hint: "There are two unknown times. What equation does each of the last two numbers give?",
      tip: "Speed times time is distance: write each part that way, and watch what is asked.",
    };
  },
  facts: ({ trip, at }) => {
    const { a, b, time, length, timed } = trip;
    const asked = at.first ? ["x", `x*${a}`] : ["y", `y*${b}`];
    const { told, both, farther, legs, timeOf, lengthOf } = scenarioAt(trip.scenario);
    return {
      kind: "value",
      given: [`x + y = ${time}`, `x*${a} ${at.second ? "+" : "-"} y*${b} = ${length}`],
      ask: asked[timed ? 0 : 1] ?? "",
      told: [
        `${told(`${a}`, `${b}`)} ${(at.second ? both : farther)(grouped(length), grouped(time))}`,
        (timed ? timeOf : lengthOf)(legs[at.first ? 0 : 1]),
      ],
    };
  },
});

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
  const sum = longer ? a * ratio + b : a + b * ratio;
  const only = equation(product(sum, letter), sum * short);
  return [
    {
      text: `With $x$ ${time} ${first} and $y$ ${time} ${second}, the distance gives ${inline(whole)}.`,
      claim: code(whole),
    },
    {
      text: `With ${inline(equation(other, product(ratio, letter)))} this is ${inline(only)}.`,
      claim: code(only),
    },
    ...stepsFromTwo(values, ask),
  ];
}

/** The whole distance and the ratio of the times; a time is asked. */
const withRatio = level<WithRatio>({
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
        why: `With the times $${x}$ ${first} and $${y}$ ${second}, everything that is told comes out right.`,
        slip: (each) => ({
          code: slipOfTwo(ask, each),
          deed: `answering with ${names[each].replace(/, in [a-z]+,/, "")}`,
        }),
      }),
      opening:
        "Write the whole distance with the two times, and put in what one time is of the other.",
      steps: stepsOfRatio(trip),
      hint: "Call the shorter time by a letter. What is the other time, and how far does each part go?",
      tip: "Speed times time is distance: write each part that way, and watch what is asked.",
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

/** Times and distances of a trip in two parts. */
export const timeOrDistanceAtTwoSpeeds = defineLevels({
  id: "time-or-distance-at-two-speeds",
  version: 2,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD14"],
  optionDesign: "orbit",
  Medium: ofBothParts,
  Hard: withRatio,
});
