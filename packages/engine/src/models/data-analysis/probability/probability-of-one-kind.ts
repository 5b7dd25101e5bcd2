import { type MixedScenario, mixedScenarios } from "@sat/content/scenarios/mixed-things";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { siblingLevel } from "../../../craft/assembly/sibling-level.ts";
import type { Twists } from "../../../craft/options/siblings.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { capitalized } from "../../../language/noun.ts";
import { type Expression, fraction, quotient, sum } from "../../../math/expression.ts";
import { tex } from "../../../math/print.ts";
import { type Rational, compare } from "../../../math/rational.ts";
import type { Step } from "../../../model.ts";

interface Counted {
  readonly scenario: MixedScenario;
  /** How many are of the first kind, and another count: of all, or of the second kind. */
  readonly one: number;
  readonly count: number;
}

/** The number of all, and of the kind that is asked for. */
function numbersOf({ one, count }: Counted, { first, second }: Twists) {
  const [all, other] = first ? [one + count, count] : [count, count - one];
  return { all, other, asked: second ? one : other };
}

/** What a learner calculates who reads the count so. */
function workOf({ one, count }: Counted, { first, second }: Twists): Expression {
  if (first) return quotient(second ? one : count, sum(one, count));
  return quotient(second ? one : sum(count, -one), count);
}

function steps(counted: Counted, at: Twists, key: Rational | number): Step[] {
  const { scenario, one, count } = counted;
  const [kind, otherKind] = scenario.kinds;
  const things = `${scenario.thing}s`;
  const { all, other, asked } = numbersOf(counted, at);
  const subtracting = stepThrough(
    `Subtract to find how many ${things} are ${otherKind}.`,
    sum(count, -one),
    other,
  );
  return [
    ...(at.first || at.second ? [] : [subtracting]),
    {
      text: `Of the $${all}$ ${things}, $${asked}$ are ${at.second ? kind : otherKind}.`,
    },
    stepThrough("Divide this number by the number of all.", fraction(asked, all), key),
  ];
}

/** The twists: whether the second count is of the other kind and not of all, and whether the first kind is asked for. */
const fromTwoCounts = siblingLevel<Counted>({
  space: 100_000,
  steps: 2,
  context: true,
  numbers: (chance) => {
    const one = chance.int(12, 90);
    return {
      scenario: chance.pick(mixedScenarios),
      one,
      count: chance.int(Math.ceil(1.3 * one), 3 * one),
    };
  },
  work: workOf,
  allows: (answer) => compare(answer, 0) > 0,
  word: (counted, at, key) => {
    const { scenario, one, count } = counted;
    const { place, thing } = scenario;
    const [kind, otherKind] = scenario.kinds;
    const things = `${thing}s`;
    const { all, asked } = numbersOf(counted, at);
    const [askedKind, rest] = at.second ? [kind, otherKind] : [otherKind, kind];
    const told = at.first
      ? `${capitalized(place)} contains a total of ${all} ${things}: ${one} ${kind} ${things} and ${count} ${otherKind} ${things}.`
      : `${capitalized(place)} contains a total of ${count} ${things}, of which ${one} are ${kind} and the rest are ${otherKind}.`;
    return {
      question: `${told} If one of the ${things} is selected at random, what is the probability that the selected ${thing} is ${askedKind}?`,
      why: `Of all ${all} ${things}, ${asked} are ${askedKind}.`,
      slips: [
        at.first
          ? {
              code: "wrong-total",
              deed: at.second
                ? `dividing by the number of ${otherKind} ${things} instead of the number of all`
                : `taking $${count}$ as the number of all ${things}`,
            }
          : {
              code: "wrong-total",
              deed: `taking $${count}$ as the number of ${otherKind} ${things} only`,
            },
        {
          code: "rest-for-part",
          deed: `finding the probability that the ${thing} is ${rest}`,
        },
      ],
      corner: {
        code: "wrong-total",
        deed: `finding the probability of ${rest} with $${count}$ as the number of ${at.first ? `all ${things}` : `${otherKind} ${things} only`}`,
      },
      opening: "Divide the count of what is asked for by the count of all that can be selected.",
      steps: steps(counted, at, key),
      hint: at.first
        ? `How many ${things} can be selected, and how many of them are ${askedKind}?`
        : `Does $${tex(count)}$ count all of the ${things}, or only the ${otherKind} ones?`,
      tip: "The denominator of a probability counts all that could be selected, the asked kind included.",
    };
  },
  facts: (counted, at) => {
    const { scenario, one, count } = counted;
    const [kind, otherKind] = scenario.kinds;
    const things = `${scenario.thing}s`;
    const asked = at.second ? `${one}` : at.first ? `${count}` : "n";
    return {
      kind: "value",
      given: [at.first ? `n = ${one} + ${count}` : `${one} + n = ${count}`],
      ask: `${asked}/${at.first ? "n" : count}`,
      told: [
        at.first
          ? `total of ${one + count} ${things} ${one} ${kind} ${things} ${count} ${otherKind} ${things}`
          : `total of ${count} ${things} ${one} are ${kind} the rest ${otherKind}`,
        `probability is ${at.second ? kind : otherKind}`,
      ],
    };
  },
});

/** The probability of selecting a thing of one kind, from two counts. */
export const probabilityOfOneKind = defineLevels({
  id: "probability-of-one-kind",
  version: 1,
  topic: "data-analysis",
  skill: "Q.E",
  archetypes: ["QE01"],
  optionDesign: "orbit",
  Easy: fromTwoCounts,
});
