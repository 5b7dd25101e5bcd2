import { axisFor, parabolaFigure } from "../../../craft/figures/parabola.ts";
import {
  type Path,
  introduction,
  introductionTold,
  landingOf,
  ruleOf,
  speedOf,
  startOf,
  topOf,
} from "../../../craft/algebra/flight.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { flights } from "@sat/content/scenarios/projectiles";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { call, equation, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

const PATHS: readonly Path[] = flights.flatMap((flight) =>
  [1, 2, 3, 4].flatMap((more) =>
    [1, 2, 3, 4, 5, 6]
      .map((peak) => ({ flight, peak, more }))
      .filter((path) => path.peak !== more && startOf(path) <= flight.highest),
  ),
);

const READINGS = ["start", "top", "peak", "landing"] as const;
type Reading = (typeof READINGS)[number];

interface Read extends Path {
  readonly ask: Reading;
}

function asking({ flight: { thing, sent, surface, unit } }: Path): Record<Reading, string> {
  return {
    start: `According to the graph, how high above ${surface}, in ${unit}, was ${thing} when it was ${sent}?`,
    top: `According to the graph, what was the greatest height, in ${unit}, that ${thing} reached?`,
    peak: `According to the graph, how many seconds after it was ${sent} did ${thing} reach its greatest height?`,
    landing: `According to the graph, how many seconds after it was ${sent} did ${thing} reach ${surface}?`,
  };
}

/** Where on the graph each number is read. */
const PLACES = {
  start: "the height at which the graph meets the vertical axis",
  top: "the height of the highest point",
  peak: "the time of the highest point",
  landing: "the time at which the graph meets the horizontal axis",
} as const;

const readStock = (): readonly Read[] =>
  PATHS.flatMap((path) => READINGS.map((ask) => ({ ...path, ask })));

/** A graph of height against time; four numbers are read from it as often. */
const fromGraph = stockLevel<Read>({
  steps: 1,
  context: true,
  stock: readStock,
  build: (path) => {
    const { ask, peak, flight } = path;
    const values = { start: startOf(path), top: topOf(path), peak, landing: landingOf(path) };
    return {
      question: paragraphs(
        `${flight.setting}. The graph shows the height of ${flight.thing} above ${flight.surface} as a function of time.`,
        asking(path)[ask],
      ),
      figure: parabolaFigure({
        x: axisFor(values.landing, "Time (seconds)", "zero"),
        y: axisFor(values.top, `Height (${flight.unit})`, "zero"),
        parabola: { a: -flight.pull, h: peak, k: values.top },
        marks: [
          { kind: "point", at: [0, values.start], label: `$(0, ${values.start})$` },
          { kind: "point", at: [peak, values.top], label: `$(${peak}, ${values.top})$` },
          { kind: "point", at: [values.landing, 0], label: `$(${values.landing}, 0)$` },
        ],
        alt: `Graph of height in ${flight.unit} against time in seconds. A curve begins at (0, ${values.start}), rises to its highest point (${peak}, ${values.top}), and falls to (${values.landing}, 0).`,
      }),
      options: rotatingOptions({
        faces: {
          start: numeral(values.start),
          top: numeral(values.top),
          peak: numeral(values.peak),
          landing: numeral(values.landing),
        },
        ask,
        why: `It is ${PLACES[ask]}.`,
        slip: (other) => ({ code: "another-quantity", deed: `reading ${PLACES[other]}` }),
      }),
      opening:
        "Time is read across and height is read up, so find the point that the question means.",
      steps: [
        {
          text: `The number asked for is ${PLACES[ask]}, which is $${values[ask]}$.`,
          claim: `${-flight.pull}*${values.landing}^2 + ${speedOf(path)}*${values.landing} + ${values.start} = 0`,
        },
        {
          text: "To check, say in words what both coordinates of that point mean.",
        },
      ],
      hint: "Is a time or a height asked for? At which point of the graph is it?",
      tip: "Read the labels of both axes before you read a point.",
      archetype: "PC14",
    };
  },
  facts: (path) => {
    const { ask, peak, flight } = path;
    const { thing, sent, surface, unit, setting } = flight;
    const height = (time: string | number) => `a*(${time})^2 + b*(${time}) + c`;
    return {
      kind: "value",
      // The three points that the graph marks, then the highest point of all and where it comes down.
      given: [
        `${height(0)} = ${startOf(path)}`,
        `${height(peak)} = ${topOf(path)}`,
        `${height(landingOf(path))} = 0`,
        `${height("highest + 1")} = ${height("highest - 1")}`,
        `${height("down")} = 0`,
      ],
      where: ["down > 0"],
      ask: { start: height(0), top: height("highest"), peak: "highest", landing: "down" }[ask],
      told: [
        `${setting} graph shows height of ${thing} above ${surface}`,
        {
          start: `above ${surface} ${unit} when ${sent}`,
          top: `greatest height ${unit}`,
          peak: `seconds after ${sent} greatest height`,
          landing: `seconds after ${sent} reach ${surface}`,
        }[ask],
      ],
    };
  },
});

const TIMES = ["peak", "back", "fall", "landing"] as const;
type Time = (typeof TIMES)[number];

interface Timed extends Path {
  readonly ask: Time;
}

function askingTime(
  { flight: { thing, sent, surface, unit } }: Path,
  start: number,
): Record<Time, string> {
  return {
    peak: `How many seconds after it is ${sent} does ${thing} reach its greatest height?`,
    back: `How many seconds after it is ${sent} is ${thing} again $${start}$ ${unit} above ${surface}?`,
    fall: `How many seconds after it reaches its greatest height does ${thing} reach ${surface}?`,
    landing: `How many seconds after it is ${sent} does ${thing} reach ${surface}?`,
  };
}

function timesTold(path: Timed): string[] {
  const { flight, ask } = path;
  const { sent, surface, unit } = flight;
  return [
    introductionTold(flight),
    {
      peak: `seconds after ${sent} greatest height`,
      back: `seconds after ${sent} again ${startOf(path)} ${unit} above ${surface}`,
      fall: `seconds after greatest height reach ${surface}`,
      landing: `seconds after ${sent} reach ${surface}`,
    }[ask],
  ];
}

const TIME_SLIPS = {
  peak: { code: "another-quantity", deed: "giving the time of the greatest height" },
  back: {
    code: "another-quantity",
    deed: "giving the time at which it is at its starting height again",
  },
  fall: { code: "another-quantity", deed: "counting the seconds from the greatest height on" },
  landing: { code: "another-quantity", deed: "giving the time from the start until it is down" },
} as const;

const timed = (): readonly Timed[] =>
  PATHS.flatMap((path) => TIMES.map((ask) => ({ ...path, ask })));

/** A model of the height is given; four times are asked as often. */
const times = stockLevel<Timed>({
  steps: 3,
  context: true,
  stock: timed,
  build: (path) => {
    const { ask, peak, more, flight } = path;
    const [start, landing] = [startOf(path), landingOf(path)];
    const values = { peak, back: 2 * peak, fall: peak + more, landing };
    const factored = product(-flight.pull, sum("t", more), sum("t", -landing));
    const top = {
      text: `The vertex is at $t = -\\frac{b}{2a}$, which is $${peak}$.`,
      claim: `${speedOf(path)}/(2*${flight.pull}) = ${peak}`,
    };
    const down = {
      text: `Factored, the function is ${inline(factored)}, which is zero at $t = ${landing}$ for positive $t$.`,
      claim: `${-flight.pull}*${landing}^2 + ${speedOf(path)}*${landing} + ${start} = 0`,
    };
    return {
      question: paragraphs(
        introduction(path),
        inline(equation(call("h", "t"), ruleOf(path))),
        askingTime(path, start)[ask],
      ),
      options: rotatingOptions({
        faces: {
          peak: numeral(values.peak),
          back: numeral(values.back),
          fall: numeral(values.fall),
          landing: numeral(values.landing),
        },
        ask,
        why: `It follows from the vertex at $t = ${peak}$${ask === "peak" || ask === "back" ? "" : ` and the zero at $t = ${landing}$`}.`,
        slip: (other) => TIME_SLIPS[other],
      }),
      opening: "The greatest height is at the vertex of the parabola, and the end is at its zero.",
      steps: {
        peak: [top],
        back: [
          top,
          {
            text: `By symmetry the starting height is reached again after twice this time, at $t = ${2 * peak}$.`,
            claim: `${-flight.pull}*${2 * peak}^2 + ${speedOf(path)}*${2 * peak} + ${start} = ${start}`,
          },
        ],
        fall: [
          top,
          down,
          {
            text: `From one to the other it takes $${peak + more}$ seconds.`,
            claim: `${landing} - ${peak} = ${peak + more}`,
          },
        ],
        landing: [down],
      }[ask],
      hint: "Which point of the graph is meant? From which moment are the seconds counted?",
      tip: "Sketch the path and mark on it what is asked before you compute.",
      archetype: "PC14",
    };
  },
  facts: (path) => {
    const [rule, { ask }] = [code(ruleOf(path)), path];
    const told = timesTold(path);
    if (ask === "peak") {
      return { kind: "extreme", expression: rule, unknown: "t", ask: "place", told };
    }
    const at = (moment: string) => `(${rule.replaceAll("t", `(${moment})`)})`;
    const given = {
      back: [`${rule} = ${startOf(path)}`],
      fall: [`${rule} = 0`, `${at("p + 1")} = ${at("p - 1")}`],
      landing: [`${rule} = 0`],
    }[ask];
    return { kind: "value", given, where: ["t > 0"], ask: ask === "fall" ? "t - p" : "t", told };
  },
});

/** Heights and times of something that was sent upward: from a graph and from its model. */
export const heightOfAThrownObject = defineLevels({
  id: "height-of-a-thrown-object",
  version: 2,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PC14"],
  optionDesign: "rotating-ask",
  closed: true,
  Easy: fromGraph,
  Medium: times,
});
