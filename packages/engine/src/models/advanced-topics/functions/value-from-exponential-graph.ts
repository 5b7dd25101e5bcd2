import type { GrowthScenario } from "@sat/content/scenarios/growth";
import type { PlaneFigure, Point } from "@sat/item";
import { powerInEighths } from "../../../craft/figures/curves.ts";
import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import type { Face } from "../../../craft/options/option.ts";
import {
  growthsFor,
  introduced,
  introducedTold,
  modeled,
  modeledTold,
} from "../../../craft/scenarios/growth.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { capitalized } from "../../../language/noun.ts";
import { grouped, tex } from "../../../math/print.ts";

const ASKS = ["start", "one", "two", "three"] as const;
type Ask = (typeof ASKS)[number];

interface Shown {
  readonly scenario: GrowthScenario;
  /** The least of the four amounts that lie on grid lines; each is twice another. */
  readonly least: number;
  readonly rises: boolean;
  /** Units of time between the marked points. */
  readonly apart: number;
  readonly ask: Ask;
}

function amountAt({ least, rises }: Shown, steps: number): number {
  return least * 2 ** (rises ? steps : 3 - steps);
}

function points(item: Shown): Point[] {
  return ASKS.map((_, steps) => [steps * item.apart, amountAt(item, steps)]);
}

const NICE = [10, 20, 25, 50, 100, 200, 250, 500, 1_000, 2_000, 2_500, 5_000];

/** A change by the steepest percent doubles an amount when time and percent multiply to about this. */
const DOUBLING = 70;
const TIMES_APART = [2, 3, 4, 5, 6, 8, 10, 12, 14, 15];

const stock = (): readonly Shown[] =>
  [true, false].flatMap((rises) =>
    growthsFor(rises).flatMap((scenario) =>
      NICE.filter((least) => least >= scenario.from / 8 && 8 * least <= scenario.to).flatMap(
        (least) =>
          TIMES_APART.filter((apart) => apart * scenario.steepest >= DOUBLING).flatMap((apart) =>
            ASKS.map((ask) => ({ scenario, least, rises, apart, ask })),
          ),
      ),
    ),
  );

function graph(item: Shown): PlaneFigure {
  const { scenario, least, rises, apart } = item;
  const marked = points(item);
  const samples = Array.from({ length: 25 }, (_, eighth): Point => [
    (eighth * apart) / 8,
    Math.round(100 * least * powerInEighths(2, rises ? eighth / 8 : 3 - eighth / 8)) / 100,
  ]);
  const told = marked.map(([time, amount]) => `(${time}, ${grouped(amount)})`).join(", ");
  return {
    kind: "plane",
    x: { min: 0, max: 4 * apart, step: apart, label: `Time (${scenario.unit}s)` },
    y: {
      min: 0,
      max: 9 * least,
      step: least,
      label: capitalized(
        scenario.measure ?? scenario.thing.replace("the number of ", "number of "),
      ),
    },
    marks: [
      { kind: "curve", points: samples },
      ...marked.map((at) => ({ kind: "point", at }) as const),
    ],
    alt: `The graph of an exponential function over time in ${scenario.unit}s. The curve ${rises ? "rises" : "falls"} through the points ${told}.`,
  };
}

function timeWords({ scenario, apart }: Shown, ask: Ask): string {
  const time = ASKS.indexOf(ask) * apart;
  if (time === 0) return `at time $0$`;
  return `${time} ${scenario.unit}s ${scenario.since}`;
}

/** A marked point of the curve: "$(6, 400)$". */
function pointText(item: Shown, of: Ask): string {
  const steps = ASKS.indexOf(of);
  return `$(${steps * item.apart}, ${tex(amountAt(item, steps))})$`;
}

function unitText({ measure }: GrowthScenario): string {
  return measure === undefined ? "" : ` ${measure}`;
}

/** The graph of an amount that doubles or halves is read at one time. */
const readAtTime = stockLevel({
  steps: 1,
  context: true,
  stock,
  build: (item) => {
    const { scenario, ask, apart } = item;
    const face = (of: Ask): Face => {
      const amount = amountAt(item, ASKS.indexOf(of));
      return { text: grouped(amount), order: amount };
    };
    const time = ASKS.indexOf(ask) * apart;
    const key = face(ask).text;
    return {
      question: `The graph models ${introduced(scenario)} as a function of the number of ${scenario.unit}s ${scenario.since}. According to the graph, what is ${modeled(scenario)} ${timeWords(item, ask)}?`,
      figure: graph(item),
      options: rotatingOptions({
        faces: { start: face("start"), one: face("one"), two: face("two"), three: face("three") },
        ask,
        why: `The curve passes through the point ${pointText(item, ask)}.`,
        slip: (other) => ({
          code: "figure-misread",
          deed: `reading the point ${pointText(item, other)}, whose time is $${ASKS.indexOf(other) * apart}$ and not $${time}$,`,
        }),
      }),
      opening: "Find the time on the horizontal axis, and read the height of the curve above it.",
      steps: [
        {
          text:
            time === 0
              ? `Time is counted from $0$, so find the point of the curve on the vertical axis.`
              : `One grid line on the horizontal axis stands for ${apart} ${scenario.unit}s, so the time $${time}$ is at grid line $${ASKS.indexOf(ask)}$.`,
        },
        {
          text: `Read the point of the curve at this time.\n\n${pointText(item, ask)}`,
        },
        { text: `The height of this point is the amount asked for, ${key}${unitText(scenario)}.` },
      ],
      hint: `Where on the horizontal axis is the time $${time}$, and how high is the curve there?`,
      tip: "Before reading a graph, note what one grid line stands for on each axis.",
    };
  },
  facts: (item) => {
    const { scenario, rises, apart } = item;
    const { unit } = scenario;
    const time = ASKS.indexOf(item.ask) * apart;
    return {
      kind: "value",
      // From each marked point to the next the amount doubles, or halves.
      given: [
        `start = ${amountAt(item, 0)}`,
        `amount = start${rises ? "*" : "/"}2^(${time}/${apart})`,
      ],
      ask: "amount",
      told: [
        `${introducedTold(scenario)} function of the number of ${unit}s ${scenario.since}`,
        `${modeledTold(scenario)} ${timeWords(item, item.ask)}`,
      ],
    };
  },
});

/** The value of an exponential model, read from its graph. */
export const valueFromExponentialGraph = defineLevels({
  id: "value-from-exponential-graph",
  version: 4,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC02"],
  optionDesign: "rotating-ask",
  closed: true,
  Easy: readAtTime,
});
