import { steadyGraph } from "../../../craft/figures/steady-graph.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import {
  type SteadyChange,
  measured,
  steadyChanges,
} from "../../../craft/scenarios/steady-changes.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import type { Misstep } from "../../../craft/options/slips.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { happens } from "../../../craft/algebra/steady-change.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Operand, equation, quotient, sum, times } from "../../../math/expression.ts";
import { grouped } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

interface Shown {
  readonly scenario: SteadyChange;
  readonly rises: boolean;
  /** Grid lines: so many units of amount, so many of time. */
  readonly step: number;
  readonly tick: number;
  /** The start, and the rise or fall up to the end of the graph, in grid lines. */
  readonly start: number;
  readonly change: number;
  /** The time at the end of the graph, in grid lines, and the time told in the question. */
  readonly end: number;
  readonly told: number;
}

function rateOf({ step, change, end, tick }: Shown): number {
  return (change * step) / (end * tick);
}

/** The twists are whether the amount is asked, not its change, and whether the told time is counted from the start. */
function amountAt(shown: Shown, { first, second }: Twists): number {
  const { step, start, end, tick, told, rises } = shown;
  const change = rateOf(shown) * (second ? told : told + end * tick);
  if (!first) return change;
  return start * step + (rises ? change : -change);
}

/** Scales of a graph and changes in it for which the rate is whole. */
const SCALES = [10, 20, 25, 50, 100, 200].flatMap((step) =>
  [1, 2, 5].flatMap((tick) =>
    [4, 5, 6, 7, 8].flatMap((end) =>
      [1, 2, 3, 4, 5]
        .map((change) => ({ step, tick, end, change }))
        .filter((scale) => (scale.change * step) % (end * tick) === 0),
    ),
  ),
);

/** Whether so much changes in each unit of time in life. */
function isLikely({ rate: [from, to], per }: SteadyChange, rate: number): boolean {
  return rate * per * 2 >= from && rate * per <= 2 * to;
}

/** The lowest and the highest grid line at which the graph may start. */
function startsOf({ from, to }: SteadyChange, step: number): [number, number] {
  return [Math.max(3, Math.ceil(from / 2 / step)), Math.min(9, Math.floor(to / step))];
}

function suits(scenario: SteadyChange, step: number): boolean {
  const [least, most] = startsOf(scenario, step);
  return least <= most;
}

/** The calculation that answers a sibling. */
function amountWork(shown: Shown, { first, second }: Twists): Operand {
  const { step, start, end, tick, told, rises } = shown;
  const time = second ? told : sum(told, end * tick);
  const change = times(first && !rises ? -rateOf(shown) : rateOf(shown), time);
  return first ? sum(start * step, change) : change;
}

/** How a learner mistakes what is asked, and from when the time counts, and both. */
function slipsOf(shown: Shown, at: Twists): readonly [Misstep, Misstep, Misstep] {
  const { end, tick, told, scenario, rises } = shown;
  const asked = at.first
    ? `finding the ${rises ? "increase" : "decrease"} since the start instead of the amount`
    : "finding the amount instead of its change since the start";
  const counted = at.second
    ? `counting the $${told}$ ${scenario.unit}s from the end of the graph, at $${end * tick}$, instead of from the start`
    : `counting the $${told}$ ${scenario.unit}s from the start instead of from the end of the graph`;
  const both = at.second
    ? at.first
      ? `finding the ${rises ? "increase" : "decrease"} from the start until $${told}$ ${scenario.unit}s after the end of the graph`
      : `finding the amount $${told}$ ${scenario.unit}s after the end of the graph`
    : at.first
      ? `finding the ${rises ? "increase" : "decrease"} in the first $${told}$ ${scenario.unit}s`
      : `finding the amount $${told}$ ${scenario.unit}s after the start`;
  const other = (first: boolean, second: boolean) => amountWork(shown, { first, second });
  return [
    { code: "another-quantity", deed: asked, work: other(!at.first, at.second) },
    { code: "figure-misread", deed: counted, work: other(at.first, !at.second) },
    {
      code: "figure-misread",
      deed: both,
      work: other(!at.first, !at.second),
    },
  ];
}

function stepsOf(shown: Shown, at: Twists): Step[] {
  const { step, tick, start, change, end, told, scenario, rises } = shown;
  const { unit, thing, measure = "dollars" } = scenario;
  const rate = rateOf(shown);
  const [from, until] = [start * step, (start + (rises ? change : -change)) * step];
  const time = at.second ? told : told + end * tick;
  const key = amountAt(shown, at);
  const way = rises ? "increase" : "decrease";
  const whole = { first: false, second: true };
  const moved = amountWork({ ...shown, told: time }, whole);
  return [
    {
      text: `In the graph, ${thing} goes from ${grouped(from)} to ${grouped(until)} ${measure} in ${end * tick} ${unit}s.`,
    },
    stepTo(
      `Divide the ${way} by the time to find the ${way} each ${unit}.`,
      equation(quotient(sum(rises ? until : from, rises ? -from : -until), end * tick), rate),
    ),
    at.second
      ? { text: `The time asked about, ${time} ${unit}s, is counted from the start.` }
      : stepTo(
          `The ${told} ${unit}s begin at the end of the graph, so add the ${end * tick} ${unit}s before them.`,
          equation(sum(end * tick, told), time),
        ),
    stepTo(
      `Multiply to find the total ${way} since the start, in ${measure}.`,
      equation(moved, rate * time),
    ),
    ...(at.first
      ? [
          stepTo(
            `${rises ? "Add it to" : "Subtract it from"} the amount at the start, in ${measure}.`,
            equation(sum(from, rises ? rate * time : -rate * time), key),
          ),
        ]
      : []),
  ];
}

/** A graph up to some time; the amount at a later time is asked. */
const laterAmount = level<{ shown: Shown; at: Twists }>({
  space: 100_000,
  steps: 3,
  context: true,
  draw: (chance) => {
    const scenario = chance.pick(steadyChanges);
    const scales = SCALES.filter(
      ({ step, tick, end, change }) =>
        suits(scenario, step) && isLikely(scenario, (change * step) / (end * tick)),
    );
    chance.require(scales.length > 0, "no scale suits");
    const scale = chance.pick(scales);
    const { step, tick, end } = scale;
    const [least, most] = startsOf(scenario, step);
    const shown = {
      scenario,
      ...scale,
      start: chance.int(least, most),
      told: end * tick + chance.int(1, 4 * tick + 6),
      rises: chance.flip(),
    };
    const amounts = siblingAnswers((at) => amountAt(shown, at));
    chance.require(areDistinct(amounts) && Math.min(...amounts) > 0, "amounts do not suit");
    // Less than what the graph shows could not be a later amount that has grown.
    const shownMost = (shown.start + shown.change) * step;
    chance.require(!shown.rises || Math.min(...amounts) > shownMost, "a change is too small");
    return { shown, at: twists(chance) };
  },
  build: ({ shown, at }) => {
    const { scenario, step, tick, start, change, end, told, rises } = shown;
    const { unit, thing, measure = "dollars" } = scenario;
    const way = rises ? "increase" : "decrease";
    const rate = rateOf(shown);
    const time = at.second ? told : told + end * tick;
    const when = at.second
      ? `$${told}$ ${unit}s after the start`
      : `$${told}$ ${unit}s after the end of the graph`;
    const [asked, counted, both] = slipsOf(shown, at);
    return {
      question: paragraphs(
        `${happens({ scenario, rises })}. The graph shows ${measured(scenario)} during the first $${end * tick}$ ${unit}s.`,
        at.first
          ? `At this rate, what is ${thing}, in ${measure}, ${when}?`
          : `At this rate, what is the total ${way} in ${thing}, in ${measure}, from the start until ${when}?`,
      ),
      figure: steadyGraph({
        scenario,
        x: { tick, end },
        y: { step, from: start, until: start + (rises ? change : -change) },
      }),
      options: siblingOptions({
        at,
        answer: (each) => amountAt(shown, each),
        show: numeral,
        why: at.first
          ? `It is ${grouped(start * step)}, the amount at the start, ${rises ? "plus" : "minus"} the ${way} of $${rate}$ in each of $${time}$ ${unit}s.`
          : `At $${rate}$ each ${unit}, it is the ${way} in all $${time}$ ${unit}s since the start.`,
        slips: [asked, counted],
        corner: both,
      }),
      opening: "Find the rate of change from the graph, then use it for the time beyond the graph.",
      steps: stepsOf(shown, at),
      hint: `How much does the amount ${way} each ${unit}, and how many ${unit}s after the start is the time asked about?`,
      tip: at.first
        ? "The rate times the time is only a change: combine it with the amount at the start."
        : "A total change is the rate times the whole time since the start.",
      archetype: "HB13",
    };
  },
  facts: ({ shown, at }) => {
    const { scenario, step, tick, start, change, end, told, rises } = shown;
    const { unit, thing, measure = "dollars" } = scenario;
    const until = (start + (rises ? change : -change)) * step;
    return {
      kind: "value",
      given: [
        `${start * step} = base`,
        `${until} = base + slope*${end * tick}`,
        at.second ? `time = ${told}` : `time = ${end * tick} + ${told}`,
        "amount = base + slope*time",
      ],
      ask: at.first ? "amount" : `${rises ? "" : "-"}slope*time`,
      told: [
        `${happens({ scenario, rises })} ${measured(scenario)} first ${end * tick} ${unit}s`,
        at.first ? "" : `total ${rises ? "increase" : "decrease"}`,
        `${thing} in ${measure} ${told} ${unit}s after the ${at.second ? "start" : "end"}`,
      ],
    };
  },
});

/** An amount at a time beyond the graph of its steady change. */
export const amountLaterFromGraph = defineLevels({
  id: "amount-later-from-graph",
  version: 4,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB13"],
  optionDesign: "orbit",
  Medium: laterAmount,
});
