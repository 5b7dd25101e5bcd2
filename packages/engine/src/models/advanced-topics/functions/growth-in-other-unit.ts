import type { GrowthScenario, Span } from "@sat/content/scenarios/growth";
import {
  type Growth,
  exponential,
  growthFacts,
  growthOptions,
  growthQuestion,
  modelStep,
  otherDirection,
  percentBase,
  percentStep,
} from "../../../craft/algebra/exponential.ts";
import { level } from "../../../craft/assembly/levels.ts";
import { percentUpTo, spansFor, startingAmount } from "../../../craft/scenarios/growth.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { type Expression, product, quotient } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

interface OtherUnit {
  readonly scenario: GrowthScenario;
  readonly amount: number;
  readonly rises: boolean;
  readonly percent: number;
  readonly span: Span;
  /** 1 or 2: the change comes each short unit or every two, or else each long unit or every half. */
  readonly parts: number;
  /** Whether time is measured in long units and the change comes in short ones, or the other way about. */
  readonly inLong: boolean;
}

function rhythm({ span: { short, long }, parts, inLong }: OtherUnit): string {
  if (inLong) return parts === 1 ? `each ${short}` : `every ${parts} ${short}s`;
  return parts === 1 ? `each ${long}` : `every half ${long}`;
}

function exponentAt({ span, parts }: OtherUnit, many: boolean): Expression {
  const ratio = span.ratio / parts;
  return many ? product(ratio, "t") : quotient("t", ratio);
}

/** How many changes come in one long unit, or how many short units pass between two changes. */
function conversion({ span: { short, long, ratio }, parts, inLong }: OtherUnit): Step {
  const whole = `There are $${ratio}$ ${short}s in ${long === "hour" ? "an" : "a"} ${long}`;
  if (parts === 1) {
    const told = inLong
      ? `the change happens $${ratio}$ times each ${long}`
      : `the change happens once every $${ratio}$ ${short}s`;
    return { text: `${whole}, so ${told}.` };
  }
  const asked = inLong
    ? `a change every ${parts} ${short}s happens this many times each ${long}`
    : `half of it is this many ${short}s`;
  return stepThrough(`${whole}, so ${asked}.`, quotient(ratio, parts), ratio / parts);
}

/** The exponential function of an amount whose change comes in another unit of time than the one that it counts. */
export const inOtherUnit = level<OtherUnit>({
  space: 100_000,
  steps: 4,
  context: true,
  draw: (chance) => {
    const rises = chance.flip();
    const { scenario, span } = chance.pick(spansFor(rises));
    return {
      scenario,
      amount: startingAmount(chance, scenario),
      rises,
      percent: percentUpTo(chance, span.most),
      span,
      parts: span.ratio === 7 || span.ratio === 10 ? 1 : chance.int(1, 2),
      inLong: chance.flip(),
    };
  },
  build: (growth) => {
    const { scenario, amount, rises, percent, span, parts, inLong } = growth;
    const ratio = span.ratio / parts;
    const unit = inLong ? span.long : span.short;
    const exponent = (many: boolean) => exponentAt(growth, many);
    const show = (of: Growth) =>
      exponential(amount, percentBase(percent, of.rises), exponent(inLong !== of.slipped));
    const seldom = inLong ? `once in ${ratio} ${unit}s` : `${ratio} times each ${unit}`;
    const change = `${rises ? "increases" : "decreases"} by ${percent}% ${rhythm(growth)}`;
    return {
      question: growthQuestion(scenario, amount, change, unit),
      options: growthOptions({
        rises,
        why: `The exponent increases by $1$ as often as the amount changes, ${rhythm(growth)}.`,
        direction: otherDirection(percent, rises),
        second: {
          code: "unit-not-converted",
          deed: inLong
            ? `dividing $t$ by $${ratio}$, as if the change happened ${seldom},`
            : `multiplying $t$ by $${ratio}$, as if the change happened ${seldom},`,
        },
        corner: `using the factor ${inline(percentBase(percent, !rises))} with the exponent ${inline(exponent(!inLong))}, as for ${rises ? "a decrease" : "an increase"} that happens ${seldom},`,
        show,
      }),
      opening: `The exponent counts how many times the change happens in $t$ ${unit}s.`,
      steps: [
        percentStep(percent, rises, rhythm(growth)),
        conversion(growth),
        {
          text: `So ${inLong ? "multiply" : "divide"} $t$ by $${ratio}$ to find how many times the change happens in $t$ ${unit}s. This is the exponent.\n\n${inline(exponent(inLong))}`,
        },
        modelStep(amount, percentBase(percent, rises), exponent(inLong)),
      ],
      hint: inLong
        ? `How many times does the change happen in one ${unit}?`
        : `After how many ${unit}s does the change happen for the first time?`,
      tip: "Write the time between two changes in the unit of $t$; the exponent is $t$ divided by it.",
      archetype: "PC21",
    };
  },
  facts: ({ scenario, amount, rises, percent, span, parts, inLong }) => {
    const { short, long, ratio } = span;
    const stated = { scenario, amount, rises, percent };
    const facts = inLong
      ? growthFacts({
          ...stated,
          unit: long,
          time: `${parts}/${ratio}`,
          rhythm: parts === 1 ? short : `${parts} ${short}s`,
        })
      : growthFacts({
          ...stated,
          unit: short,
          time: `${ratio}/${parts}`,
          rhythm: parts === 1 ? long : `half ${long}`,
        });
    return { ...facts, setting: { [ratio]: `One ${long} is so many ${short}s.` } };
  },
});
