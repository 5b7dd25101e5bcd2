import { removing } from "../../../craft/algebra/moving-terms.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { sentences } from "../../../craft/wording/words.ts";
import {
  type Expression,
  type Operand,
  call,
  equation,
  polynomial,
  product,
  quotient,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline, tex } from "../../../math/print.ts";
import { type Rational, gcd, rational } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

const VARIABLES = ["x", "t", "n"] as const;

interface Defined {
  readonly name: string;
  readonly x: string;
  /** The coefficient is rise/run. */
  readonly rise: number;
  readonly run: number;
  readonly b: number;
  /** The input, or the output, that is given. */
  readonly given: number;
}

/** Whether b is added, whether it stands in parentheses with the variable, and whether the output is given. */
type Fork = "added" | "inside" | "output";

interface Problem {
  readonly terms: Defined;
  readonly ways: Ways<Fork>;
}

function slopeOf({ rise, run }: Defined): Rational {
  return rational(rise, run);
}

function termOf({ terms: { b }, ways }: Problem): number {
  return ways.added ? b : -b;
}

function rightSide(problem: Problem): Expression {
  const { terms, ways } = problem;
  const [slope, term] = [slopeOf(terms), termOf(problem)];
  return ways.inside ? product(slope, sum(terms.x, term)) : polynomial([term, slope], terms.x);
}

/** A sum of numbers divided by the coefficient, or multiplied by its reciprocal. */
function undone({ rise, run }: Defined, ...addends: readonly number[]): Expression {
  if (run !== 1 || rise < 0) return times(rational(run, rise), sum(...addends));
  return quotient(sum(...addends), rise);
}

function workOf(problem: Problem): Expression {
  const { terms, ways } = problem;
  const { given } = terms;
  const [slope, term] = [slopeOf(terms), termOf(problem)];
  if (ways.output) {
    return ways.inside ? sum(undone(terms, given), -term) : undone(terms, given, -term);
  }
  return ways.inside ? times(slope, sum(given, term)) : sum(times(slope, given), term);
}

function slipsOf(problem: Problem): PoolSlip[] {
  const { terms, ways } = problem;
  const { name, x, b, given } = terms;
  const { added, inside, output } = ways;
  const slope = inline(slopeOf(terms));
  const [does, shouldDo] = added === output ? ["adding", "subtracting"] : ["subtracting", "adding"];
  return [
    ...slipsAtForks({
      ways,
      work: (each) => workOf({ terms, ways: each }),
      slips: {
        added: {
          code: output ? "sign-lost" : "opposite-operation",
          deed: `${does} $${b}$ instead of ${shouldDo} it`,
          step: 2,
        },
        inside: {
          code: inside ? "distributed-to-one-term" : "order-of-steps",
          deed: inside
            ? `multiplying $${x}$ by ${slope}, but not $${b}$,`
            : `multiplying $${b}$ by ${slope} as well as $${x}$`,
          step: 1,
        },
        output: {
          code: "input-for-output",
          deed: output
            ? `using $${given}$ as the value of $${x}$ instead of $${name}(${x})$`
            : `setting $${name}(${x})$ equal to $${given}$ instead of using $${given}$ as the value of $${x}$`,
          isClassic: true,
          step: 1,
        },
      },
    }),
    // A lone minus before a fraction is no calculation.
    ...(output && terms.run === 1 && given * terms.rise < 0
      ? []
      : [
          slipTo(output ? undone(terms, given) : times(slopeOf(terms), given), {
            code: "term-left-out",
            deed: `leaving out the $${b}$`,
            step: 2,
          }),
        ]),
    slipTo(sum(given, output ? -termOf(problem) : termOf(problem)), {
      code: "term-left-out",
      deed: `leaving out the coefficient ${slope}`,
      step: 2,
    }),
  ];
}

/** The input for a given output, by undoing one operation after the other. */
function inputSteps(problem: Problem): Step[] {
  const { terms, ways } = problem;
  const { name, x, b, given } = terms;
  const term = termOf(problem);
  const slope = slopeOf(terms);
  const key = workOut(workOf(problem));
  const shift = removing(ways.added ? b : -b);
  const divide =
    slope.den === 1
      ? `Divide both sides by ${inline(slope)}.`
      : `Multiply both sides by ${inline(rational(slope.den, slope.num))}, the reciprocal of ${inline(slope)}.`;
  return [
    stepTo(
      `The output is given: replace $${name}(${x})$ with $${given}$.`,
      equation(rightSide(problem), given),
    ),
    ways.inside
      ? stepTo(divide, equation(sum(x, term), workOut(undone(terms, given))))
      : stepTo(shift, equation(product(slope, x), given - term)),
    stepTo(ways.inside ? shift : divide, equation(x, key)),
  ];
}

/** The output for a given input. */
function outputSteps(problem: Problem): Step[] {
  const { terms, ways } = problem;
  const { name, x, given } = terms;
  const term = termOf(problem);
  const work = workOf(problem);
  const key = workOut(work);
  const simpler = ways.inside
    ? times(slopeOf(terms), given + term)
    : sum(workOut(times(slopeOf(terms), given)), term);
  const shown = (value: Operand) => `$${name}(${given}) = ${tex(value)}$`;
  return [
    {
      text: `The input is given: replace $${x}$ with $${given}$.\n\n${shown(work)}`,
      claim: code(equation(work, key)),
    },
    {
      text: `${ways.inside ? "Work out the parentheses first." : "Multiply first."}\n\n${shown(simpler)}`,
      claim: code(equation(simpler, key)),
    },
    {
      text: `${ways.inside ? "Then multiply." : ways.added ? "Then add." : "Then subtract."}\n\n${shown(key)}`,
    },
  ];
}

function inputOrOutput(space: number, draw: (chance: Chance) => Defined) {
  return poolLevel<Problem>({
    space,
    steps: 2,
    draw: (chance) => {
      const problem = { terms: draw(chance), ways: drawWays(chance, "added", "inside", "output") };
      chance.require(workOut(workOf(problem)).num !== 0, "an answer of 0");
      return problem;
    },
    key: (problem) => numeral(workOut(workOf(problem))),
    slips: slipsOf,
    word: (problem) => {
      const { terms, ways } = problem;
      const { name, x, given } = terms;
      const defined = equation(call(name, x), rightSide(problem));
      const key = workOut(workOf(problem));
      const [at, value] = ways.output ? [key, rational(given)] : [rational(given), key];
      const [term, slope] = [termOf(problem), slopeOf(terms)];
      const check = ways.inside ? times(slope, sum(at, term)) : sum(times(slope, at), term);
      return {
        question: sentences(
          `The function $${name}$ is defined by ${inline(defined)}.`,
          ways.output
            ? `For what value of $${x}$ is $${name}(${x}) = ${given}$?`
            : `What is the value of $${name}(${given})$?`,
        ),
        why: ways.output
          ? `At $${x} = ${key.num}$, the value of the function is ${inline(equation(check, value))}.`
          : `At $${x} = ${given}$, the value of the function is ${inline(equation(check, value))}.`,
        opening: ways.output
          ? `The number $${given}$ is an output, so solve an equation for the input.`
          : `The number $${given}$ is an input, so evaluate the expression at it.`,
        steps: ways.output ? inputSteps(problem) : outputSteps(problem),
        hint: ways.output
          ? `In the equation $${name}(${x}) = ${given}$, which letter stands for the input that you need?`
          : `In $${name}(${given})$, what does the number in parentheses take the place of?`,
        tip: ways.output
          ? `To check an input, evaluate the function at it: the result must be the given output.`
          : "The number in the parentheses after the name of a function is always the input.",
        archetype: ways.output ? "HB02" : "HB01",
      };
    },
    facts: (problem) => {
      const { name, x, given } = problem.terms;
      const { output } = problem.ways;
      return {
        kind: "value",
        given: [`output = ${code(rightSide(problem))}`, `${output ? "output" : x} = ${given}`],
        ask: output ? x : "output",
        told: output
          ? [`value of $${x}$ $${name}(${x}) = ${given}$`]
          : [`value of $${name}(${given})$`],
      };
    },
  });
}

function named(chance: Chance): Pick<Defined, "name" | "x"> {
  return { name: chance.pick(FUNCTIONS), x: chance.pick(VARIABLES) };
}

/** A whole coefficient. */
const whole = inputOrOutput(100_000, (chance) => {
  const rise = chance.int(2, 8) * chance.sign();
  const [b, given] = [Math.abs(rise) * chance.int(1, 6), rise * chance.nonzero(8)];
  chance.require(b <= 36 && Math.abs(given) <= 45, "large numbers");
  chance.require(b !== Math.abs(given), "one number in two places");
  chance.require(![b, Math.abs(given)].includes(Math.abs(rise)), "the coefficient in two places");
  return { ...named(chance), rise, run: 1, b, given };
});

/** A fraction as coefficient. */
const fraction = inputOrOutput(100_000, (chance) => {
  const [rise, run] = [chance.int(2, 7), chance.int(2, 7)];
  chance.require(gcd(rise, run) === 1, "a fraction not in lowest terms");
  const [b, given] = [rise * run * chance.int(1, 3), rise * run * chance.nonzero(6)];
  chance.require(b <= 42 && Math.abs(given) <= 120 && b !== Math.abs(given), "large numbers");
  return { ...named(chance), rise: rise * chance.sign(), run, b, given };
});

/** An output of a linear function for an input, or the input for an output. */
export const inputOrOutputOfLinearFunction = defineLevels({
  id: "input-or-output-of-linear-function",
  version: 5,
  topic: "linear-equations",
  skill: "H.B",
  archetypes: ["HB01", "HB02"],
  optionDesign: "pool",
  Easy: whole,
  Medium: fraction,
});
