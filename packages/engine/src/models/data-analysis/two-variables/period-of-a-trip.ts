import type { Point } from "@sat/item";
import { lineChart } from "../../../craft/figures/line-chart.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type TripScenario, tripScenarios } from "@sat/content/scenarios/trips";
import { rotatingMeanings } from "../../../craft/options/meanings.ts";
import { decimalOf } from "../../../craft/data/decimals.ts";
import { unitFor } from "../../../craft/geometry/units.ts";
import { quotient, relation, sum } from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

const MOVES = ["fast", "slow", "rest", "back"] as const;
type Move = (typeof MOVES)[number];

interface Trip {
  readonly scenario: TripScenario;
  readonly order: readonly Move[];
  /** Minutes of each part of the trip, in ticks of the axis, and distance covered, in grid lines. */
  readonly ticks: readonly number[];
  readonly lines: readonly number[];
  readonly minutes: number;
  readonly ask: Move;
}

const MOVE_WORDS: Readonly<Record<Move, (start: string) => string>> = {
  fast: (start) => `moving away from ${start} the fastest`,
  slow: (start) => `moving away from ${start} the slowest`,
  rest: () => "not moving",
  back: (start) => `moving back toward ${start}`,
};

/** What the facts tell of a move. */
const TOLD: Readonly<Record<Move, string>> = {
  fast: "moving away fastest",
  slow: "moving away slowest",
  rest: "not moving",
  back: "moving back toward",
};

function sums(parts: readonly number[]): number[] {
  return parts.reduce<number[]>((all, part) => [...all, (all.at(-1) ?? 0) + part], [0]);
}

function inMinutes({ ticks, minutes }: Trip, at: number): string {
  const times = sums(ticks).map((tick) => tick * minutes);
  return `From ${times[at] ?? 0} to ${times[at + 1] ?? 0} minutes`;
}

/** What the graph shows of one part: "From 0 to 90 minutes, the distance goes from 0 to 5 miles". */
function told(trip: Trip, at: number): string {
  const heights = sums(trip.lines).map((line) => line * trip.scenario.step);
  const [from, to] = [heights[at] ?? 0, heights[at + 1] ?? 0];
  const { unit } = trip.scenario;
  const change =
    from === to
      ? `stays at ${inline(decimalOf(from))} ${unitFor(from, unit)}`
      : `goes from ${inline(decimalOf(from))} to ${inline(decimalOf(to))} ${unit}`;
  return `${inMinutes(trip, at)}, the distance ${change}`;
}

const OPENINGS: Readonly<Record<Move, string>> = {
  fast: "Moving away makes the distance increase, and the faster it is, the steeper the graph.",
  slow: "Moving away makes the distance increase, and the slower it is, the less steep the graph.",
  rest: "While nothing moves, the distance stays the same, and the graph is horizontal.",
  back: "On the way back, the distance decreases, and the graph falls.",
};

const HINTS: Readonly<Record<Move, (start: string) => string>> = {
  fast: () =>
    "In which periods does the distance increase, and in which of them is the graph steeper?",
  slow: () =>
    "In which periods does the distance increase, and in which of them is the graph less steep?",
  rest: (start) => `What does the distance from ${start} do while nothing moves?`,
  back: (start) => `What does the distance from ${start} do on the way back?`,
};

const TIPS: Readonly<Record<Move, string>> = {
  fast: "On a graph of distance and time, the steepness is the speed; the height is not.",
  slow: "On a graph of distance and time, the steepness is the speed; the height is not.",
  rest: "A horizontal segment can be high on the graph: it shows no motion, wherever it stands.",
  back: "A falling segment shows motion toward the start, not a lower speed.",
};

const GROWS = "the distance increases";
const FALLS = "the distance decreases";
const STAYS = "there is no motion";

/** What another part of the trip does instead of what is asked. */
const FAULTS: Readonly<Record<Move, Readonly<Record<Move, string>>>> = {
  fast: { fast: GROWS, slow: `${GROWS}, but less steeply`, rest: STAYS, back: FALLS },
  slow: { fast: `${GROWS}, but more steeply`, slow: GROWS, rest: STAYS, back: FALLS },
  rest: { fast: GROWS, slow: GROWS, rest: STAYS, back: FALLS },
  back: { fast: GROWS, slow: GROWS, rest: STAYS, back: FALLS },
};

function tripSteps(trip: Trip): Step[] {
  const { scenario, order, ticks, lines, minutes, ask } = trip;
  const at = order.indexOf(ask);
  if (ask === "rest")
    return [
      { text: "Find the segment that neither rises nor falls." },
      { text: `${told(trip, at)}.` },
      { text: "In each of the other periods, the distance increases or decreases." },
    ];
  if (ask === "back")
    return [
      { text: "Find the segment that falls from left to right." },
      { text: `${told(trip, at)}.` },
      { text: "In each of the other periods, the distance increases or stays the same." },
    ];
  const other = order.indexOf(ask === "fast" ? "slow" : "fast");
  const [times, heights] = [
    sums(ticks).map((tick) => tick * minutes),
    sums(lines).map((line) => line * scenario.step),
  ];
  const change = (of: readonly number[], place: number) =>
    sum(decimalOf(of[place + 1] ?? 0), decimalOf(-(of[place] ?? 0)));
  const speed = (place: number) => {
    const [distance, time] = [change(heights, place), change(times, place)];
    return tex(time) === "1" ? distance : quotient(distance, time);
  };
  const [earlier, later] = at < other ? [at, other] : [other, at];
  const compared = relation(speed(at), ask === "fast" ? ">" : "<", speed(other));
  return [
    { text: "Find the two segments that rise, since the distance increases there." },
    { text: `${told(trip, earlier)}. ${told(trip, later)}.` },
    {
      text: `Divide each change in distance by the time that it takes, and compare the speeds.\n\n${inline(compared)}`,
      claim: code(compared),
    },
    {
      text: `The ${ask === "fast" ? "greater" : "smaller"} speed is that ${inMinutes(trip, at).toLowerCase()}.`,
    },
  ];
}

/** In which part of a trip something rests, goes back, or goes away fast or slowly. */
const byDistance = level<Trip>({
  space: 200_000,
  steps: 2,
  context: true,
  draw: (chance) => {
    const [slowTicks, slowLines] = [chance.int(2, 4), chance.int(1, 3)];
    const [fastTicks, fastLines] = [chance.int(1, 3), chance.int(2, 5)];
    chance.require(fastLines * slowTicks > 1.5 * slowLines * fastTicks, "speeds too close");
    const back = chance.int(1, Math.min(slowLines, fastLines));
    const order = chance.shuffle(MOVES);
    chance.require(order[0] !== "back" && order[0] !== "rest", "nothing to go back");
    const ticks = {
      fast: fastTicks,
      slow: slowTicks,
      rest: chance.int(1, 3),
      back: chance.int(1, 3),
    };
    const lines = { fast: fastLines, slow: slowLines, rest: 0, back: -back };
    const scenario = chance.pick(tripScenarios);
    return {
      scenario,
      order,
      ticks: order.map((move) => ticks[move]),
      lines: order.map((move) => lines[move]),
      minutes: chance.pick(scenario.minutes),
      ask: chance.pick(MOVES),
    };
  },
  build: (trip) => {
    const { scenario, order, ticks, lines, minutes, ask } = trip;
    const { who, short, start, unit, step } = scenario;
    const times = sums(ticks).map((tick) => tick * minutes);
    const heights = sums(lines).map((line) => line * step);
    const key = order.indexOf(ask);
    const meanings = Object.fromEntries(
      order.map((move, at) => [move, inMinutes(trip, at)]),
    ) as Record<Move, string>; // one entry for each of the moves
    return {
      question: `The graph shows the distance, in ${unit}, of ${who} from ${start} as a function of time, in minutes. During which period was ${short} ${MOVE_WORDS[ask](start)}?`,
      figure: lineChart({
        x: { min: 0, max: times.at(-1) ?? minutes, step: minutes, label: "Time (minutes)" },
        y: {
          min: 0,
          max: Math.max(...heights) + step,
          step,
          label: `Distance from ${start} (${unit})`,
        },
        series: [
          { name: "Distance", points: times.map((time, at): Point => [time, heights[at] ?? 0]) },
        ],
      }),
      options: rotatingMeanings<Move>({
        meanings,
        ask,
        why: `${told(trip, key)}.`,
        slip: (other) => {
          const at = order.indexOf(other);
          return {
            code: "another-quantity",
            why: `${told(trip, at)}, so ${FAULTS[ask][other]}.`,
          };
        },
      }).map((option) => ({
        ...option,
        order: order.findIndex((_, at) => inMinutes(trip, at) === option.text),
      })),
      opening: OPENINGS[ask],
      steps: tripSteps(trip),
      hint: HINTS[ask](start),
      tip: TIPS[ask],
      archetype: "QD17",
    };
  },
  facts: (trip) => {
    const { scenario, order, ticks, lines, minutes, ask } = trip;
    const times = sums(ticks).map((tick) => tick * minutes);
    const heights = sums(lines).map((line) => line * scenario.step);
    const change = (of: readonly number[], at: number) => `(${of[at + 1] ?? 0} - ${of[at] ?? 0})`;
    const speed = (at: number) => `s${at}`;
    const claims: Readonly<Record<Move, (at: number) => string[]>> = {
      fast: (at) => order.map((_, other) => `${speed(at)} >= ${speed(other)}`),
      slow: (at) => [
        `${speed(at)} > 0`,
        ...order.flatMap((_, other) =>
          (lines[other] ?? 0) > 0 ? [`${speed(at)} <= ${speed(other)}`] : [],
        ),
      ],
      rest: (at) => [`${speed(at)} = 0`],
      back: (at) => [`${speed(at)} < 0`],
    };
    return {
      kind: "statement",
      given: order.map((_, at) => `${speed(at)} = ${change(heights, at)}/${change(times, at)}`),
      claims: Object.fromEntries(order.map((_, at) => [inMinutes(trip, at), claims[ask](at)])),
      told: [
        `distance, in ${scenario.unit}, of ${scenario.who} from ${scenario.start}`,
        "as a function of time, in minutes",
        "during which period",
        TOLD[ask],
      ],
    };
  },
});

/** The period of a trip in which something moves as asked. */
export const periodOfATrip = defineLevels({
  id: "period-of-a-trip",
  version: 5,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD17"],
  optionDesign: "rotating-ask",
  Easy: byDistance,
});
