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
import { TIMES, type Time, timeSlips, timeTexts } from "../../../craft/algebra/flight-times.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { numeral } from "../../../craft/options/option.ts";
import { flights } from "@sat/content/scenarios/projectiles";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { call, equation } from "../../../math/expression.ts";
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
function placesOf(path: Path): Record<Reading, string> {
  const [start, top] = [`$(0, ${startOf(path)})$`, `$(${path.peak}, ${topOf(path)})$`];
  return {
    start: `the second coordinate of the first point, ${start}`,
    top: `the second coordinate of the highest point, ${top}`,
    peak: `the first coordinate of the highest point, ${top}`,
    landing: `the first coordinate of the last point, $(${landingOf(path)}, 0)$`,
  };
}

interface ReadingText {
  readonly opening: string;
  readonly find: string;
  readonly point: string;
  readonly told: string;
  readonly hint: string;
  readonly tip: string;
}

function readingOf(path: Path): Record<Reading, ReadingText> {
  const { thing, sent, surface, unit } = path.flight;
  const place = "The first coordinate of a point is a time, and the second is a height.";
  return {
    start: {
      opening: `The time is $0$ when ${thing} is ${sent}, so find the point with first coordinate $0$.`,
      find: "Find the point at which the graph begins, on the vertical axis.",
      point: `$(0, ${startOf(path)})$`,
      told: `At time $0$ the height was $${startOf(path)}$ ${unit}.`,
      hint: `What is the time, in seconds, when ${thing} is ${sent}?`,
      tip: "The starting value is read on the vertical axis, where the first quantity is $0$.",
    },
    top: {
      opening: "The greatest height is the second coordinate of the highest point of the graph.",
      find: "Find the highest point of the graph.",
      point: `$(${path.peak}, ${topOf(path)})$`,
      told: `Its second coordinate is the greatest height, $${topOf(path)}$ ${unit}.`,
      hint: "Which point of the graph is highest, and which of its coordinates is a height?",
      tip: place,
    },
    peak: {
      opening: "The time of the greatest height is the first coordinate of the highest point.",
      find: "Find the highest point of the graph.",
      point: `$(${path.peak}, ${topOf(path)})$`,
      told: `Its first coordinate is the time in seconds, $${path.peak}$.`,
      hint: "Which point of the graph is highest, and which of its coordinates is a time?",
      tip: place,
    },
    landing: {
      opening: `The height is $0$ when ${thing} reaches ${surface}, so look on the horizontal axis.`,
      find: "Find the point at which the graph meets the horizontal axis.",
      point: `$(${landingOf(path)}, 0)$`,
      told: `Its first coordinate is the time in seconds, $${landingOf(path)}$.`,
      hint: `What is the height of ${thing} when it reaches ${surface}?`,
      tip: place,
    },
  };
}

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
    const places = placesOf(path);
    const { opening, find, point, told, hint, tip } = readingOf(path)[ask];
    return {
      question: paragraphs(
        `${flight.setting}. The graph shows the height of ${flight.thing} above ${flight.surface}, in ${flight.unit}, as a function of the time, in seconds, after it is ${flight.sent}.`,
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
        why: `It is ${places[ask]}.`,
        slip: (other) => ({ code: "another-quantity", deed: `reading ${places[other]},` }),
      }),
      opening,
      steps: [
        { text: find },
        { text: `Read its coordinates: the time is first, and the height is second.\n\n${point}` },
        {
          text: told,
          claim: `${-flight.pull}*${landingOf(path)}^2 + ${speedOf(path)}*${landingOf(path)} + ${startOf(path)} = 0`,
        },
      ],
      hint,
      tip,
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
        `${setting} graph shows height of ${thing} above ${surface} ${unit} function of time seconds after ${sent}`,
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

const timed = (): readonly Timed[] =>
  PATHS.flatMap((path) => TIMES.map((ask) => ({ ...path, ask })));

/** A model of the height is given; four times are asked as often. */
const times = stockLevel<Timed>({
  steps: 3,
  context: true,
  stock: timed,
  build: (path) => {
    const { ask, peak, more } = path;
    const values = { peak, back: 2 * peak, fall: peak + more, landing: landingOf(path) };
    const slips = timeSlips(path);
    const { why, ...texts } = timeTexts(path)[ask];
    return {
      question: paragraphs(
        introduction(path.flight),
        inline(equation(call("h", "t"), ruleOf(path))),
        askingTime(path, startOf(path))[ask],
      ),
      options: rotatingOptions({
        faces: {
          peak: numeral(values.peak),
          back: numeral(values.back),
          fall: numeral(values.fall),
          landing: numeral(values.landing),
        },
        ask,
        why,
        slip: (other) => slips[other],
      }),
      ...texts,
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
  version: 4,
  topic: "quadratic-functions",
  skill: "P.C",
  calculator: ["Medium"],
  archetypes: ["PC14"],
  optionDesign: "rotating-ask",
  closed: true,
  Easy: fromGraph,
  Medium: times,
});
