import type { Point } from "@sat/item";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { printed } from "../../../craft/data/decimals.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import {
  REACH,
  type Trend,
  amountOf,
  drawTrend,
  gridHeight,
  inUnits,
  misfit,
  lineCode,
  trendFigure,
  trendShown,
  trendTold,
} from "../../../craft/data/trend-lines.ts";

import { toNumber } from "../../../math/rational.ts";

interface Plot {
  readonly trend: Trend;
  readonly points: readonly Point[];
  /** The greatest place that is left out when the second twist says so. */
  readonly bound: number;
}

function counted({ trend, points, bound }: Plot, { first, second }: Twists): Point[] {
  return points
    .filter(([x]) => second || x > bound)
    .filter(([x, y]) => y > gridHeight(trend, x) === first);
}

/** How many data lie above the line, or below it, in all of the plot or in a part. */
const counting = siblingLevel<Plot>({
  space: 1_000_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const trend = drawTrend(chance);
    const places = chance.sample(
      Array.from({ length: REACH - 1 }, (_, at) => at + 1),
      chance.int(9, 11),
    );
    const points = places.map((place): Point => {
      const exact = gridHeight(trend, place);
      const height = chance.flip()
        ? Math.floor(exact) + chance.int(1, 2)
        : Math.ceil(exact) - chance.int(1, 2);
      return [place, height];
    });
    chance.require(
      points.every(([, y]) => y >= 0 && y <= REACH + 2),
      "a point out of view",
    );
    chance.require(misfit(trend, points) <= 1, "not the line of best fit");
    return { trend, points, bound: chance.int(3, 6) };
  },
  answer: (plot, at) => counted(plot, at).length,
  word: (plot, at, key) => {
    const { trend, points, bound } = plot;
    const { x, y, things } = trend.scenario;
    const side = at.first ? "greater" : "less";
    const limit = bound * trend.xStep;
    const limited = at.second ? "" : ` with ${amountOf(x, `more than ${printed(limit)}`)}`;
    const [beside, opposite] = at.first ? ["above", "below"] : ["below", "above"];
    const where = at.second ? "" : ` to the right of $${printed(limit)}$`;
    const among = points.filter(([place]) => at.second || place > bound);
    const others = among.length - toNumber(key);
    const found = counted(plot, at)
      .map((point) => inUnits(trend, point))
      .toSorted(([a], [b]) => a - b);
    return {
      question: `${trendShown(trend, points.length, true)} For how many of the ${things}${limited} is the actual ${y.name} ${side} than the predicted ${y.name}?`,
      figure: trendFigure(trend, points, true),
      why: `Of the $${among.length}$ points${where}, $${others}$ ${others === 1 ? "lies" : "lie"} ${opposite} the line, which leaves $${among.length} - ${others} = ${toNumber(key)}$.`,
      slips: [
        {
          code: "comparison-turned-around",
          deed: `counting the points ${opposite} the line${where} instead of those ${beside}`,
        },
        {
          code: at.second ? "wrong-total" : "condition-unchecked",
          deed: at.second
            ? `counting only the points ${beside} the line to the right of $${printed(limit)}$`
            : `counting all points ${beside} the line, on both sides of $${printed(limit)}$,`,
        },
      ],
      corner: {
        code: "comparison-turned-around",
        deed: at.second
          ? `counting the points ${opposite} the line to the right of $${printed(limit)}$`
          : `counting all points ${opposite} the line, on both sides of $${printed(limit)}$,`,
      },
      opening: "A data point above the line is greater than predicted, and one below it is less.",
      steps: [
        {
          text: `The actual ${y.name} is ${side} than the predicted one where a data point lies ${beside} the line.`,
        },
        {
          text: `Find the ${found.length === 1 ? "only such point" : "points"} ${beside} the line${where}.\n\n$${found.map(([px, py]) => `(${printed(px)}, ${printed(py)})`).join(",\\ ")}$`,
        },
        { text: `Count ${found.length === 1 ? "it" : "them"}. The number is $${toNumber(key)}$.` },
      ],
      hint: `On which side of the line is the actual ${y.name} ${side} than the predicted one?`,
      tip: "Mark the points as you count them: both sides together make all the points that are not on the line.",
      archetype: "QD10",
    };
  },
  facts: ({ trend, points, bound }, at) => {
    const limit = bound * trend.xStep;
    const shown = points.map((point) => inUnits(trend, point));
    const among = shown.filter(([x]) => at.second || x > limit);
    // Each point counts 1 above the line and 0 below it, or the reverse.
    const signs = among.map(([x, y]) => {
      const above = `${y} - ${lineCode(trend, x)}`;
      return `(1 ${at.first ? "+" : "-"} abs(${above})/(${above}))/2`;
    });
    const { x, y, things } = trend.scenario;
    const { told, setting } = trendTold(trend, points.length);
    return {
      kind: "value",
      given: [`n = ${signs.join(" + ")}`],
      where: at.second
        ? []
        : shown.map((point) => `${point[0]} ${among.includes(point) ? ">" : "<="} ${limit}`),
      ask: "n",
      told: [
        ...told,
        `for how many of the ${things}`,
        ...(at.second ? [] : [`with ${x.name} of more than ${printed(limit)} ${x.unit}`]),
        `actual ${y.name} ${at.first ? "greater" : "less"} than the predicted ${y.name}`,
      ],
      setting,
    };
  },
});

/** How many data points lie on one side of a line of best fit. */
export const pointsBesideTheLine = defineLevels({
  id: "points-beside-the-line",
  version: 4,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD10"],
  optionDesign: "orbit",
  Easy: counting,
});
