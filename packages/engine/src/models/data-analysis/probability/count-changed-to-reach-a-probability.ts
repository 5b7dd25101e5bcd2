import { defineLevels } from "../../../craft/assembly/levels.ts";
import { type MixedScenario, mixedScenarios } from "@sat/content/scenarios/mixed-things";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import {
  type Expression,
  equation,
  negative,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { article, capitalized } from "../../../language/noun.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { type Rational, compare, rational } from "../../../math/rational.ts";

interface Changed {
  readonly scenario: MixedScenario;
  readonly one: number;
  readonly other: number;
  readonly probability: Rational;
}

/** How many of the first kind must be added, or of the other kind removed. */
function changeWork({ one, other, probability: { num, den } }: Changed, adds: boolean): Expression {
  const over = sum(times(num, one + other), times(-den, one));
  const under = adds ? den - num : num;
  return under === 1 ? over : quotient(over, under);
}

/** How many there then are of the kind of which some are added or removed. */
function kindWork(changed: Changed, adds: boolean): Expression {
  const change = changeWork(changed, adds);
  return adds ? sum(changed.one, change) : sum(changed.other, negative(change));
}

/** From the equation of the probabilities to the change. */
function solvingSteps({ one, other, probability }: Changed, adds: boolean): Step[] {
  const { num, den } = probability;
  const all = one + other;
  const [over, under] = adds ? [sum(one, "x"), sum(all, "x")] : [one, sum(all, negative("x"))];
  const left = adds ? sum(den * one, product(den, "x")) : den * one;
  const right = sum(num * all, product(adds ? num : -num, "x"));
  const factor = adds ? den - num : num;
  const difference = num * all - den * one;
  const collected = equation(product(factor, "x"), difference);
  return [
    stepTo(
      `Let $x$ be the number ${adds ? "added" : "removed"}. Write the probability after the change.`,
      equation(quotient(over, under), probability),
    ),
    stepTo("Multiply both sides by both denominators.", equation(left, right)),
    stepTo(
      `Collect the terms in $x$ on ${adds ? "the left side" : "one side"} and the numbers on the other.`,
      collected,
    ),
    ...(factor === 1
      ? []
      : [stepTo(`Divide both sides by $${factor}$.`, equation("x", difference / factor))]),
  ];
}

/** The twists: some of the kind are added, not some of the other kind removed; their number is asked, not how many of the kind there are then. */
const toReach = siblingLevel<Changed>({
  space: 100_000,
  steps: 4,
  context: true,
  numbers: (chance) => {
    // Below one half, no answer is more than the number of things that could be removed.
    const under = chance.int(3, 11);
    const over = chance.int(1, Math.ceil(under / 2) - 1);
    const probability = rational(over, under);
    // The first kind makes up less than the probability, and all four counts come out whole.
    const one = probability.num * chance.int(2, 30);
    const rest = probability.den - probability.num;
    const least = Math.floor((one * rest) / probability.num) + 1;
    const other = rest * Math.ceil((least + chance.int(0, 60)) / rest);
    return { scenario: chance.pick(mixedScenarios), one, other, probability };
  },
  work: (changed, { first, second }) =>
    second ? changeWork(changed, first) : kindWork(changed, first),
  allows: (answer) =>
    typeof answer !== "number" &&
    answer.den === 1 &&
    compare(answer, 2) >= 0 &&
    compare(answer, 250) <= 0,
  word: (changed, at, key) => {
    const { scenario, one, other, probability } = changed;
    const { place, again, kinds } = scenario;
    const thing = `${scenario.thing}s`;
    const before = at.first ? one : other;
    const change = workOut(changeWork(changed, at.first));
    const described = ({ first, second }: Twists) => {
      const [kind, done] = first ? [kinds[0], "added"] : [kinds[1], "removed"];
      return second
        ? `finding how many ${kind} ${thing} would have to be ${done}`
        : `finding how many ${kind} ${thing} there would be if some of these were ${done}`;
    };
    const [story, kind] = at.first
      ? [`After some more ${kinds[0]} ${thing} are added`, kinds[0]]
      : [`After some of the ${kinds[1]} ${thing} are removed`, kinds[1]];
    const ask = at.second
      ? `How many ${kind} ${thing} are ${at.first ? "added" : "removed"}`
      : `How many ${kind} ${thing} are then in ${again}`;
    return {
      question: `${capitalized(place)} contains only ${one} ${kinds[0]} ${thing} and ${other} ${kinds[1]} ${thing}. ${story}, the probability that ${article(scenario.thing)} ${scenario.thing} selected at random from ${again} is ${kinds[0]} becomes ${inline(probability)}. ${ask}?`,
      why: `Then the ${kinds[0]} ${thing} are ${inline(probability)} of all ${thing}.`,
      slips: [
        {
          code: "quantities-exchanged",
          deed: described({ first: !at.first, second: at.second }),
        },
        {
          code: at.second ? "another-quantity" : "stopped-early",
          deed: at.second
            ? `finding how many ${at.first ? kinds[0] : kinds[1]} ${thing} there are after the change`
            : "stopping at the number by which it changes",
        },
      ],
      corner: {
        code: "quantities-exchanged",
        deed: described({ first: !at.first, second: !at.second }),
      },
      opening: "Write the probability after the change with a letter for the change.",
      steps: [
        ...solvingSteps(changed, at.first),
        ...(at.second
          ? []
          : [
              {
                text: `${at.first ? "Add it to" : "Subtract it from"} the number of ${kinds[at.first ? 0 : 1]} ${thing} at the start.\n\n$${before} ${at.first ? "+" : "-"} ${tex(change)} = ${tex(key)}$`,
                claim: `${before} ${at.first ? "+" : "-"} x = ${code(key)}`,
              },
            ]),
      ],
      hint: at.first
        ? `When ${kinds[0]} ${thing} are added, do both their number and the number of all ${thing} change?`
        : `When ${kinds[1]} ${thing} are removed, does the number of ${kinds[0]} ${thing} change, or only that of all?`,
      tip: at.first
        ? "Adding to one kind changes both the numerator and the denominator of its probability."
        : "Removing others changes only the denominator of a probability.",
      archetype: "QE09",
    };
  },
  facts: ({ scenario, one, other, probability }, { first, second }) => {
    const [kind, otherKind] = scenario.kinds;
    const thing = `${scenario.thing}s`;
    return {
      kind: "value",
      given: first
        ? [`n = ${one} + x`, `n = ${code(probability)}*(n + ${other})`]
        : [`n = ${other} - x`, `${one} = ${code(probability)}*(n + ${one})`],
      ask: second ? "x" : "n",
      told: [
        `${one} ${kind} ${thing}`,
        `${other} ${otherKind} ${thing}`,
        first
          ? `after some more ${kind} ${thing} are added`
          : `after some of the ${otherKind} ${thing} are removed`,
        `probability is ${kind} becomes ${inline(probability)}`,
        `how many ${first ? kind : otherKind} ${thing} are`,
        second ? (first ? "added" : "removed") : "then in",
      ],
    };
  },
});

/** How many things are added or removed so that a probability takes a given value. */
export const countChangedToReachAProbability = defineLevels({
  id: "count-changed-to-reach-a-probability",
  version: 4,
  topic: "data-analysis",
  skill: "Q.E",
  archetypes: ["QE09"],
  optionDesign: "orbit",
  Hard: toReach,
});
