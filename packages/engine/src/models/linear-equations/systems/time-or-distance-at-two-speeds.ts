import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type TwoParts, firstPart, partSteps, partWork } from "../../../craft/algebra/two-parts.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { twoLegs } from "@sat/content/scenarios/two-legs";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { scenarioAt, withRatio } from "./times-in-a-ratio.ts";
import { sentences } from "../../../craft/wording/words.ts";
import { type Expression, times } from "../../../math/expression.ts";
import { grouped, tex } from "../../../math/print.ts";
import { gcd } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/** A trip in two parts, their speeds, and its whole time; a distance is told that may be the whole or a difference. */
interface Trip extends TwoParts {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** Whether a time is asked, not a distance. */
  readonly timed: boolean;
}

/** The twists are whether the first part is asked, and whether the distance is the whole. */
function answerAt(trip: Trip, { first, second }: Twists): number {
  const x = firstPart(trip, second);
  const time = first ? x : trip.count - x;
  return trip.timed ? time : time * (first ? trip.a : trip.b);
}

/** The calculation of a sibling's answer, for its reason. */
function workAt(trip: Trip, { first, second }: Twists): Expression {
  const part = partWork(trip, { isFirst: first, isTotal: second });
  return trip.timed ? part : times(first ? trip.a : trip.b, part);
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
  return { scenario, a, b, count: x + y, amount: a * x + b * y, timed: chance.flip() };
}

function stepsOfBoth(trip: Trip, at: Twists): Step[] {
  const { a, b, count, timed } = trip;
  const { legs, time, length } = scenarioAt(trip.scenario);
  const x = firstPart(trip, at.second);
  const [leg, speed, part] = at.first ? [legs[0], a, x] : [legs[1], b, count - x];
  const key = answerAt(trip, at);
  return [
    ...partSteps(trip, {
      isTotal: at.second,
      letters: `Let $x$ be the number of ${time} ${legs[0]} and $y$ the number of ${time} ${legs[1]}. Write one equation for the time and one for the ${at.second ? "whole distance" : "difference of the distances"}.`,
      rest: at.first ? undefined : "Subtract from the whole time to find $y$.",
    }),
    ...(timed
      ? []
      : [
          {
            text: `Multiply the speed by the time to find the distance ${leg}, in ${length}.\n\n$${speed} \\cdot ${part} = ${tex(key)}$`,
            claim: `${speed}*${at.first ? "x" : "y"} = ${key}`,
          },
        ]),
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
      areDistinct([...answers, trip.count, trip.amount]) &&
        Math.min(...answers) > 1 &&
        Math.max(...answers) <= 8 * Math.min(...answers),
      "answers too close or too far apart",
    );
    return { trip, at: twists(chance) };
  },
  build: ({ trip, at }) => {
    const { a, b, count: time, amount: length, timed } = trip;
    const scenario = scenarioAt(trip.scenario);
    const [first, second] = scenario.legs;
    const [one, other] = at.first ? [first, second] : [second, first];
    const x = firstPart(trip, at.second);
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
        why: `The times are $${x}$ ${scenario.time} ${first} and $${y}$ ${scenario.time} ${second}: $${a} \\cdot ${x} ${at.second ? "+" : "-"} ${b} \\cdot ${y} = ${tex(length)}$.`,
        slips: [
          {
            code: "another-quantity",
            deed: `answering with ${name(other).replace(/, in [a-z]+,/, "")}`,
            work: workAt(trip, { ...at, first: !at.first }),
          },
          {
            code: "meaning-misread",
            deed: at.second
              ? `using the ${grouped(length)} ${scenario.length} as the difference of the two distances`
              : `using the ${grouped(length)} ${scenario.length} as the whole distance`,
            work: workAt(trip, { ...at, second: !at.second }),
          },
        ],
      }),
      opening: "Write one equation for the time and one for the distance, then solve the system.",
      steps: stepsOfBoth(trip, at),
      hint: `There are two unknown times. What equations do the ${grouped(time)} ${scenario.time} and the ${grouped(length)} ${scenario.length} give?`,
      tip: "Speed times time is distance: write each part of a trip that way.",
    };
  },
  facts: ({ trip, at }) => {
    const { a, b, count: time, amount: length, timed } = trip;
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

/** Times and distances of a trip in two parts. */
export const timeOrDistanceAtTwoSpeeds = defineLevels({
  id: "time-or-distance-at-two-speeds",
  version: 3,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD14"],
  optionDesign: "orbit",
  Medium: ofBothParts,
  Hard: withRatio,
});
