import type { Point } from "@sat/item";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, areOfLikeForms } from "../../../craft/options/option.ts";
import { type Twists, siblingOptions, twists } from "../../../craft/options/siblings.ts";
import { decimalFace } from "../../../craft/wording/story.ts";
import { decimalOf, exactOf, printed } from "../../../craft/data/decimals.ts";
import {
  REACH,
  type Trend,
  amountOf,
  crossings,
  drawTrend,
  fittingPoints,
  gridHeight,
  inUnits,
  lineCode,
  trendFigure,
  trendShown,
  trendTold,
} from "../../../craft/data/trend-lines.ts";
import type { Facts } from "../../../facts/facts.ts";
import { article } from "../../../language/noun.ts";
import { inline, tex } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/** Two places where the line passes through a crossing of grid lines, and a data point beside each. */
interface Plot {
  readonly trend: Trend;
  readonly onLine: readonly [Point, Point];
  readonly actual: readonly [Point, Point];
  readonly others: readonly Point[];
  /** First twist: the prediction is asked, not the actual value; second: at the first place. */
  readonly at: Twists;
}

/** In which direction the data points lie beside the line. */
type Aside = "vertical" | "horizontal";

function drawPlot(chance: Chance, aside: Aside): Plot {
  const trend = drawTrend(chance);
  const [one = 0, other = 0] = sampleInOrder(chance, crossings(trend), 2);
  const onLine = [one, other].map((at): Point => [at, gridHeight(trend, at)]);
  const [first = [0, 0], second = [0, 0]] = onLine;
  const off = () => chance.sign() * chance.int(1, 2);
  const beside = ([x, y]: Point): Point => (aside === "vertical" ? [x, y + off()] : [x + off(), y]);
  const actual = [beside(first), beside(second)] as const;
  const [along, fixed] = aside === "vertical" ? [1, 0] : [0, 1];
  const values = [first, second, ...actual].map((point) => point[along] ?? 0);
  chance.require(one !== other && areDistinct(values), "values alike");
  const unit = aside === "vertical" ? trend.yStep : trend.xStep;
  chance.require(
    areOfLikeForms(values.map((value) => exactOf(value * unit))),
    "one option of another form",
  );
  const shown = [first, second, ...actual].flatMap((point) => inUnits(trend, point));
  chance.require(!shown.includes(1), "one of a unit");
  chance.require(
    actual.every(([x, y]) => x > 0 && x < REACH && y > 0 && y <= REACH + 1),
    "a point out of view",
  );
  const taken = new Set(actual.map(([x]) => x));
  const fixedPlaces = new Set(onLine.map((point) => point[fixed]));
  const places = Array.from({ length: REACH - 1 }, (_, at) => at + 1).filter(
    (at) => !taken.has(at),
  );
  const others = fittingPoints(chance, trend, sampleInOrder(chance, places, 7), {
    beside: actual,
    avoid: (point) => fixedPlaces.has(point[fixed]),
  });
  chance.require(others.length > 3, "few points");
  return { trend, onLine: [first, second], actual, others, at: twists(chance) };
}

/** Some of the places, or all when there are fewer; in order, since the same points in another order are the same plot. */
function sampleInOrder(chance: Chance, places: readonly number[], count: number): number[] {
  return chance.sample(places, Math.min(count, places.length)).toSorted((a, b) => a - b);
}

/** The value asked by one of the siblings, in the units of its axis. */
function valueAt({ trend, onLine, actual }: Plot, aside: Aside, { first, second }: Twists): number {
  const point = inUnits(trend, (first ? onLine : actual)[second ? 0 : 1]);
  return aside === "vertical" ? point[1] : point[0];
}

function givenAt({ trend, onLine }: Plot, aside: Aside, { second }: Twists): number {
  const point = inUnits(trend, onLine[second ? 0 : 1]);
  return aside === "vertical" ? point[0] : point[1];
}

interface Reading {
  readonly aside: Aside;
  readonly archetype: string;
}

/** From the axis of the known quantity to the line or point, and on to the other axis. */
function readingSteps(plot: Plot, aside: Aside): Step[] {
  const { trend, at } = plot;
  const { x, y } = trend.scenario;
  const [known, sought] = aside === "vertical" ? [x, y] : [y, x];
  const [given, value] = [givenAt(plot, aside, at), valueAt(plot, aside, at)];
  const point = (aside === "vertical" ? [given, value] : [value, given]).map((each) =>
    tex(decimalOf(each)),
  );
  const [axis, move] = aside === "vertical" ? ["horizontal", "up"] : ["vertical", "across"];
  return [
    {
      text: `Find ${inline(decimalOf(given))} on the ${axis} axis, which shows the ${known.name}.`,
    },
    {
      text: `Move ${move} to ${at.first ? "the line, not to a data point" : "the data point, not to the line"}, and read both coordinates.\n\n$(${point.join(", ")})$`,
    },
    {
      text: `The ${at.first ? "predicted" : "actual"} ${sought.name} is ${inline(decimalOf(value))} ${sought.unit}.`,
    },
  ];
}

/** The words of the item: which of the quantities is known, and which is sought. */
function worded(plot: Plot, aside: Aside) {
  const { trend, at } = plot;
  const { x, y, thing } = trend.scenario;
  const [known, sought] = aside === "vertical" ? [x, y] : [y, x];
  const given = givenAt(plot, aside, at);
  const other = givenAt(plot, aside, { ...at, second: !at.second });
  const here = amountOf(known, given);
  return {
    ask: at.first
      ? `What ${sought.name}, in ${sought.unit}, does the line of best fit predict for ${article(thing)} ${thing} with ${here}?`
      : `What is the actual ${sought.name}, in ${sought.unit}, of the ${thing} with ${here}?`,
    missed: at.first
      ? `reading the data point with ${here} instead of the line`
      : `reading the line at ${here} instead of the data point`,
    elsewhere: `reading the ${at.first ? "line" : "data point"} at ${amountOf(known, other)}`,
    farther: `reading the ${at.first ? "data point" : "line"} at ${amountOf(known, other)}`,
    hint: `Which axis shows the ${known.name}? Does ${at.first ? "a predicted" : "an actual"} value belong to the line or to a data point?`,
    steps: readingSteps(plot, aside),
  };
}

function factsOf(plot: Plot, aside: Aside): Facts {
  const { trend, at } = plot;
  const given = givenAt(plot, aside, at);
  const [known, sought] = aside === "vertical" ? (["x", "y"] as const) : (["y", "x"] as const);
  const { thing, ...quantities } = trend.scenario;
  const { told, setting } = trendTold(trend, plot.actual.length + plot.others.length);
  const here = `${quantities[known].name} of ${printed(given)} ${quantities[known].unit}`;
  const asked = `${quantities[sought].name}, in ${quantities[sought].unit}`;
  if (at.first) {
    return {
      kind: "value",
      given: [`y = ${lineCode(trend, "x")}`, `${known} = ${given}`],
      ask: sought,
      told: [
        ...told,
        `what ${asked}, does the line of best fit predict for ${article(thing)} ${thing} with`,
        here,
      ],
      setting,
    };
  }
  const points = plot.actual.map((point) => inUnits(trend, point));
  const [px = 0, py = 0] =
    points.find((point) => point[aside === "vertical" ? 0 : 1] === given) ?? [];
  return {
    kind: "value",
    given: [`x = ${px}`, `y = ${py}`],
    ask: sought,
    told: [...told, `actual ${asked}, of the ${thing} with`, here],
    setting,
  };
}

/** Reads the line or a data point at a value of one quantity. */
function readingLevel({ aside, archetype }: Reading) {
  return level<Plot>({
    space: 1_000_000,
    steps: aside === "vertical" ? 1 : 2,
    context: true,
    draw: (chance) => drawPlot(chance, aside),
    build: (plot) => {
      const { trend, actual, others, at } = plot;
      const shown = [...actual, ...others];
      const { ask, missed, elsewhere, farther, hint, steps } = worded(plot, aside);
      return {
        question: `${trendShown(trend, shown.length, true)} ${ask}`,
        figure: trendFigure(trend, shown, true),
        options: siblingOptions({
          at,
          answer: (each) => exactOf(valueAt(plot, aside, each)),
          show: decimalFace,
          why: at.first
            ? "The line passes through the point with these two values."
            : "A data point lies at these two values.",
          slips: [
            { code: "figure-misread", deed: missed },
            { code: "figure-misread", deed: elsewhere },
          ],
          corner: { code: "figure-misread", deed: farther },
        }),
        opening: at.first
          ? "A prediction is read from the line of best fit, not from a data point."
          : "An actual value is read from a data point, not from the line of best fit.",
        steps,
        hint,
        tip: "Predicted values are read from the line of best fit, and actual values from the data points.",
        archetype,
      };
    },
    facts: (plot) => factsOf(plot, aside),
  });
}

/** What a line of best fit predicts, or what a data point shows, at a value of one of the quantities. */
export const predictedOrActualValue = defineLevels({
  id: "predicted-or-actual-value",
  version: 6,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD01", "QD02"],
  optionDesign: "orbit",
  Easy: readingLevel({ aside: "vertical", archetype: "QD01" }),
  Medium: readingLevel({ aside: "horizontal", archetype: "QD02" }),
});
