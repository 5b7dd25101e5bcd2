import { ascendingInts } from "../../../craft/draws/draws.ts";
import { groupedBarGraph } from "../../../craft/figures/bar-graph.ts";
import { type Bars, barNumbers, drawnBars } from "../../../craft/data/grouped-bars.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { nearest, percentFace } from "../../../craft/data/percent.ts";

import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { capitalized } from "../../../language/noun.ts";
import { grouped, tex } from "../../../math/print.ts";
import { type Rational, rational } from "../../../math/rational.ts";

interface Percents extends Bars {
  /** Places of two categories, of which one is asked. */
  readonly places: readonly [number, number];
}

/** Place of the category, and which group is the part and which is the whole. */
function roles({ places }: Percents, { first, second }: Twists) {
  const [part, whole] = second ? ([1, 0] as const) : ([0, 1] as const);
  return { place: places[first ? 0 : 1], part, whole };
}

function exactPercent(bars: Percents, at: Twists): Rational {
  const { place, part, whole } = roles(bars, at);
  return rational(100 * (bars.values[part][place] ?? 0), bars.values[whole][place] ?? 1);
}

/** "20 by 45": what a learner divides who reads the other pair of bars. */
function otherDivision(bars: Percents, { first, second }: Twists, reversed: boolean): string {
  const { place, part, whole } = roles(bars, { first: !first, second });
  const pair = [part, whole].map((of) => `$${tex(bars.values[of][place] ?? 0)}$`);
  return (reversed ? pair.toReversed() : pair).join(" by ");
}

/** What percent one bar is of the bar next to it; the twists are the category and which is the whole. */
const ofThePair = siblingLevel<Percents>({
  space: 10_000_000,
  steps: 3,
  context: true,
  numbers: (chance) => ({ ...drawnBars(chance), places: ascendingInts(chance, 0, 4) }),
  answer: (bars, at) => {
    const percent = exactPercent(bars, at);
    // Halfway cases have no nearest whole percent: 0 gives up the draw.
    return percent.den === 2 ? 0 : nearest(percent);
  },
  show: (answer) => percentFace(answer),
  word: (bars, at, key) => {
    const { scenario, values, step } = bars;
    const { place, part, whole } = roles(bars, at);
    const category = scenario.categories[place] ?? "";
    const other = scenario.categories[roles(bars, { ...at, first: !at.first }).place] ?? "";
    const [partGroup, wholeGroup] = [scenario.groups[part], scenario.groups[whole]];
    const [less, more] = [values[part][place] ?? 0, values[whole][place] ?? 0];
    const percent = exactPercent(bars, at);
    return {
      question: `The bar graph shows ${scenario.shows}. ${capitalized(scenario.count(category, partGroup))} is what percent of ${scenario.count(category, wholeGroup)}, to the nearest whole percent?`,
      figure: groupedBarGraph(scenario, values, step),
      why: `The bar that stands after *of* in the question, ${grouped(more)}, is the whole.`,
      slips: [
        {
          code: "wrong-row-or-column",
          deed: `dividing ${otherDivision(bars, at, false)}, the bars for ${other},`,
        },
        {
          code: "wrong-percent-base",
          deed: `dividing $${tex(more)}$ by $${tex(less)}$, so that the value for ${partGroup} is the whole,`,
        },
      ],
      corner: {
        code: "wrong-row-or-column",
        deed: `dividing ${otherDivision(bars, at, true)}, the bars for ${other} in the other order,`,
      },
      opening: "Read the two bars, then divide by the one that stands after *of* in the question.",
      steps: [
        { text: `Find the bars for ${category}, one for ${partGroup} and one for ${wholeGroup}.` },
        {
          text: `The bar for ${partGroup} shows ${grouped(less)}. The bar for ${wholeGroup} shows ${grouped(more)}, which is the whole.`,
        },
        {
          text: `Divide the first by the second, and multiply by $100$ to find the percent.\n\n$\\frac{${tex(less)}}{${tex(more)}} \\cdot 100 ${percent.den === 1 ? "=" : "\\approx"} ${tex(key)}$`,
          claim: `abs(100*${less}/${more} - ${nearest(percent)}) < 1/2`,
        },
      ],
      hint: `Which of the two bars for ${category} is $100$ percent in this question?`,
      tip:
        less < more
          ? "A part that is less than the whole is less than 100 percent of it."
          : "A value that is greater than the whole is more than 100 percent of it.",
    };
  },
  facts: (bars, at) => {
    const { scenario, values } = bars;
    const { place, part, whole } = roles(bars, at);
    const counted = [part, whole].map((of) =>
      scenario.count(scenario.categories[place] ?? "", scenario.groups[of]),
    );
    return {
      kind: "value",
      given: [`part = ${values[part][place] ?? 0}`, `whole = ${values[whole][place] ?? 0}`],
      ask: "100*part/whole",
      rounded: 0,
      told: [scenario.shows, counted.join(" is what percent of "), "to the nearest whole percent"],
      setting: barNumbers(scenario),
    };
  },
});

/** What percent the bar of one group is of the bar of the other, in a graph with a legend. */
export const percentInAGroupedBarGraph = defineLevels({
  id: "percent-in-a-grouped-bar-graph",
  version: 3,
  topic: "data-analysis",
  skill: "Q.D",
  archetypes: ["QD16"],
  optionDesign: "orbit",
  Medium: ofThePair,
});
