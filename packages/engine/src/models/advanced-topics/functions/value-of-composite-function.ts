import { removing } from "../../../craft/algebra/moving-terms.ts";
import {
  type Composite,
  type CompositeProblem,
  chained,
  composed,
  order,
  shiftOf,
  shownDefinitions,
} from "../../../craft/algebra/composites.ts";
import {
  type UnknownComposite,
  constantSlips,
  constantWork,
} from "../../../craft/algebra/constant-of-composite.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Operand,
  call,
  equation,
  power,
  product,
  sum,
  times,
} from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import { isInteger, toNumber } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";

interface Known extends Composite {
  readonly added: number;
}

function innerWork(problem: CompositeProblem<Known>) {
  const { slope, input, added } = problem.terms;
  return problem.ways.linearLast
    ? sum(power(input, 2), added)
    : sum(times(slope, input), shiftOf(problem));
}

/** The outer function at a number. */
function outerWork(problem: CompositeProblem<Known>, inner: Operand) {
  const { slope, added } = problem.terms;
  return problem.ways.linearLast
    ? sum(times(slope, inner), shiftOf(problem))
    : sum(power(inner, 2), added);
}

function knownWork(problem: CompositeProblem<Known>) {
  return outerWork(problem, workOut(innerWork(problem)));
}

function knownSlips(problem: CompositeProblem<Known>): PoolSlip[] {
  const { terms, ways } = problem;
  const { slope, input, added } = terms;
  const shift = shiftOf(problem);
  const [first, then] = order(problem);
  const inner = workOut(innerWork(problem));
  return [
    ...slipsAtForks({
      ways,
      work: (each) => knownWork({ terms, ways: each }),
      slips: {
        linearLast: {
          code: "order-of-steps",
          deed: `finding $${first}(${then}(${input}))$ instead of ${inline(composed(problem))}`,
          isClassic: true,
          step: 1,
        },
        added: {
          code: "opposite-sign",
          deed: `using $${-shift}$ instead of $${shift}$ in the equation of $f$`,
          step: 2,
        },
      },
    }),
    slipTo(times(inner, workOut(outerWork(problem, input))), {
      code: "wrong-formula",
      deed: `multiplying $${first}(${input})$ and $${then}(${input})$`,
      step: 1,
    }),
    slipTo(outerWork(problem, input), {
      code: "stopped-early",
      deed: `applying $${then}$ to $${input}$ itself`,
      step: 1,
    }),
    slipTo(innerWork(problem), {
      code: "stopped-early",
      deed: `stopping at $${first}(${input})$`,
      step: 2,
    }),
    ways.linearLast
      ? slipTo(sum(times(slope, power(input, 2)), added, shift), {
          code: "distributed-to-one-term",
          deed: `multiplying only the square by $${slope}$, but not $${added}$,`,
          step: 2,
        })
      : slipTo(sum(power(times(slope, input), 2), power(shift, 2), added), {
          code: "square-pattern",
          deed: "squaring the two terms of the inner value one by one",
          step: 2,
        }),
  ];
}

/** One function is applied to the value of another. */
const compositeAt = poolLevel<CompositeProblem<Known>>({
  space: 100_000,
  steps: 2,
  draw: (chance) => {
    const terms = {
      slope: chance.int(2, 9),
      shift: chance.int(1, 15),
      added: chance.nonzero(20),
      input: chance.nonzero(7),
    };
    const problem = { terms, ways: drawWays(chance, "linearLast", "added") };
    const values = [innerWork(problem), knownWork(problem)].map((each) => toNumber(workOut(each)));
    chance.require(
      values.every((value) => value !== 0 && Math.abs(value) < 1_000),
      "a value is 0 or large",
    );
    return problem;
  },
  key: (problem) => numeral(workOut(knownWork(problem))),
  slips: knownSlips,
  word: (problem) => {
    const { input, added } = problem.terms;
    const [first, then] = order(problem);
    const inner = workOut(innerWork(problem));
    return {
      question: paragraphs(
        ...shownDefinitions(problem, added),
        `For the given functions $f$ and $g$, what is the value of ${inline(composed(problem))}?`,
      ),
      why: `Here $${first}$ is applied to $${input}$, and $${then}$ to the result, ${inline(inner)}.`,
      opening: `Work from the inside out: find $${first}(${input})$ first.`,
      steps: [
        stepTo(
          `Substitute $${input}$ for $x$ in the equation of $${first}$.`,
          equation(innerWork(problem), inner),
        ),
        stepTo(
          `Substitute this value, ${inline(inner)}, for $x$ in the equation of $${then}$.`,
          equation(knownWork(problem), workOut(knownWork(problem))),
        ),
        { text: `So ${inline(equation(composed(problem), workOut(knownWork(problem))))}.` },
      ],
      hint: `Which of the two functions is applied to $${input}$, and what is its value there?`,
      tip: "Read nested functions from the inside out, and write down the inner value first.",
    };
  },
  facts: (problem) => ({
    kind: "value",
    given: chained(problem, problem.terms.added, "outer"),
    ask: "outer",
    told: [
      ...shownDefinitions(problem, problem.terms.added),
      `value of ${inline(composed(problem))}`,
    ],
  }),
});

/** The value of a composite function is given, and a constant in one of the functions is asked. */
const constantOfComposite = poolLevel<CompositeProblem<UnknownComposite>>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const slope = chance.int(2, 9);
    // Both the sum and the difference of value and shift are multiples of the slope.
    const half = slope % 2 === 0 ? slope / 2 : slope;
    const parity = chance.int(0, 1);
    const terms = {
      name: chance.pick(["k", "c", "a", "b", "n", "p"]),
      slope,
      shift: half * (2 * chance.int(0, 4) + parity),
      input: chance.nonzero(6),
      value: half * (2 * chance.nonzero(12) + parity),
    };
    chance.require(terms.shift > 0, "the shift is zero");
    const problem = { terms, ways: drawWays(chance, "linearLast", "added") };
    const key = workOut(constantWork(problem));
    chance.require(
      isInteger(key) &&
        key.num !== 0 &&
        Math.abs(key.num) < 1_000 &&
        slope * Math.abs(terms.input) !== terms.shift,
      "the constant is not small and whole",
    );
    return problem;
  },
  key: (problem) => numeral(workOut(constantWork(problem))),
  slips: constantSlips,
  word: (problem) => {
    const { name, slope, input, value } = problem.terms;
    const [first, then] = order(problem);
    const shift = shiftOf(problem);
    const { linearLast } = problem.ways;
    const inner = linearLast ? sum(input ** 2, name) : slope * input + shift;
    const tie = linearLast
      ? equation(sum(product(slope, inner), shift), value)
      : equation(sum(power(inner, 2), name), value);
    const asked = inline(composed(problem));
    return {
      question: paragraphs(
        ...shownDefinitions(problem, name),
        `In the given equation for $g$, $${name}$ is a constant. If ${asked} is equal to $${value}$, what is the value of $${name}$?`,
      ),
      why: `With this value of $${name}$, ${asked} is equal to $${value}$.`,
      opening: `Find $${first}(${input})$, substitute it for $x$ in the equation of $${then}$, and solve for $${name}$.`,
      steps: [
        linearLast
          ? {
              text: `Substitute $${input}$ for $x$ in the equation of $g$.\n\n${inline(equation(call(first, input), inner))}`,
            }
          : stepTo(
              `Substitute $${input}$ for $x$ in the equation of $f$.`,
              equation(sum(times(slope, input), shift), inner),
            ),
        stepTo(
          `Substitute this value for $x$ in the equation of $${then}$, and set the result equal to $${value}$.`,
          tie,
        ),
        ...(linearLast
          ? [
              stepTo(removing(shift), equation(product(slope, inner), value - shift)),
              stepTo(`Divide both sides by $${slope}$.`, equation(inner, (value - shift) / slope)),
              stepTo(
                `Subtract $${input ** 2}$ from both sides.`,
                equation(name, workOut(constantWork(problem))),
              ),
            ]
          : [
              stepTo("Find the square.", equation(power(inner, 2), (slope * input + shift) ** 2)),
              stepTo(
                `Subtract $${(slope * input + shift) ** 2}$ from both sides.`,
                equation(name, workOut(constantWork(problem))),
              ),
            ]),
      ],
      hint: `What is $${first}(${input})$${linearLast ? `, written with $${name}$` : ""}, and what does $${then}$ do to it?`,
      tip: "Treat a constant like a number: carry it along until you can solve for it.",
    };
  },
  facts: (problem) => {
    const { name, value } = problem.terms;
    return {
      kind: "value",
      given: chained(problem, name, `${value}`),
      ask: name,
      told: [
        ...shownDefinitions(problem, name),
        `$${name}$ constant ${inline(composed(problem))} is $${value}$ value of $${name}$`,
      ],
    };
  },
});

/** The value of one function at the value of another, or a constant that gives it. */
export const valueOfCompositeFunction = defineLevels({
  id: "value-of-composite-function",
  version: 3,
  topic: "advanced-topics",
  skill: "P.C",
  archetypes: ["PC27"],
  optionDesign: "pool",
  Easy: compositeAt,
  Medium: constantOfComposite,
});
