import { removing } from "../../../craft/algebra/moving-terms.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { type PoolSlip, slipTo } from "../../../craft/options/pool.ts";
import { type Ways, drawWays, mistaken, slipsAtForks } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import {
  type Expression,
  equation,
  polynomial,
  product,
  quotient,
  sum,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { isInteger, toNumber } from "../../../math/rational.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Chance } from "../../../random/chance.ts";

interface Terms {
  readonly x: string;
  readonly a: number;
  readonly b: number;
  readonly c: number;
}

/** Whether b is added, and whether it stands in parentheses with x: ax ± b = c or a(x ± b) = c. */
type Fork = "added" | "inside";

interface Problem {
  readonly terms: Terms;
  readonly ways: Ways<Fork>;
}

function equationOf({ terms: { x, a, b, c }, ways: { added, inside } }: Problem) {
  const term = added ? b : -b;
  return equation(inside ? product(a, sum(x, term)) : polynomial([term, a], x), c);
}

function workOf({ terms: { a, b, c }, ways: { added, inside } }: Problem) {
  const term = added ? -b : b;
  return inside ? sum(quotient(c, a), term) : quotient(sum(c, term), a);
}

function floorOf(work: Expression): number {
  return Math.floor(toNumber(workOut(work)));
}

function bounds(x: string, floor: number): string {
  return `$${floor} < ${x} < ${floor + 1}$`;
}

/** The interval next to the right one: the one nearer to 0, or the one farther from it. */
function neighbor(problem: Problem, isNearer: boolean): PoolSlip {
  const work = workOf(problem);
  const floor = floorOf(work);
  const isToRight = floor < 0 === isNearer;
  const found = bounds(problem.terms.x, isToRight ? floor + 1 : floor - 1);
  const value = inline(workOut(work));
  return {
    code: "bound-misjudged",
    face: { text: found, order: isToRight ? floor + 1 : floor - 1 },
    reason: `Placing ${value} to the ${isToRight ? "right" : "left"} of $${isToRight ? floor + 1 : floor}$ on the number line gives ${found}.`,
    step: 3,
  };
}

function slipsOf(problem: Problem, chance: Chance): PoolSlip[] {
  const { terms, ways } = problem;
  const { x, a, b, c } = terms;
  const { added, inside } = ways;
  const [undoing, repeating] = added ? ["subtracting", "adding"] : ["adding", "subtracting"];
  const solutions = [
    ...slipsAtForks({
      ways,
      work: (each) => workOf({ terms, ways: each }),
      slips: {
        added: {
          code: "sign-lost",
          deed: `${repeating} $${b}$ instead of ${undoing} it`,
          step: 1,
        },
        inside: {
          code: inside ? "distributed-to-one-term" : "order-of-steps",
          deed: inside
            ? `multiplying $${x}$ by $${a}$, but not $${b}$,`
            : `dividing $${c}$ by $${a}$, but not $${b}$,`,
          isClassic: true,
          step: 2,
        },
      },
    }),
    slipTo(quotient(c, a), { code: "term-left-out", deed: `leaving out the $${b}$`, step: 1 }),
  ];
  return [
    neighbor(problem, chance.flip()),
    ...solutions.map((slip) => {
      const order = Math.floor(slip.face.order ?? 0);
      const found = bounds(x, order);
      const reason = `${slip.reason.slice(0, -1)}, which leads to ${found}.`;
      return { ...slip, face: { text: found, order }, reason };
    }),
  ];
}

/** An equation whose solution is no whole number; the whole numbers next to it are asked. */
const betweenIntegers = poolLevel<Problem>({
  space: 150_000,
  steps: 3,
  draw: (chance) => {
    const terms = {
      x: chance.pick(UNKNOWNS),
      a: chance.int(3, 9),
      b: chance.int(2, 15),
      c: chance.int(10, 99) * chance.sign(),
    };
    chance.require(terms.a !== terms.b, "one number in two places");
    const problem = { terms, ways: drawWays(chance, "added", "inside") };
    const works = [problem.ways, mistaken<Fork>(problem.ways, "inside")].map((ways) =>
      workOf({ terms, ways }),
    );
    chance.require(!works.some((work) => isInteger(workOut(work))), "a whole solution");
    return problem;
  },
  key: (problem) => {
    const order = floorOf(workOf(problem));
    return { text: bounds(problem.terms.x, order), order };
  },
  slips: slipsOf,
  word: (problem) => {
    const { x, a, b, c } = problem.terms;
    const { added, inside } = problem.ways;
    const floor = floorOf(workOf(problem));
    const solved = equation(x, workOut(workOf(problem)));
    const term = added ? b : -b;
    const { den } = workOut(workOf(problem));
    const shift = removing(added ? b : -b);
    const divide = `Divide both sides by $${a}$.`;
    const bound = (whole: number) => inline(equation(whole, quotient(whole * den, den)));
    return {
      question: paragraphs(
        inline(equationOf(problem)),
        "Which inequality is satisfied by the solution to the given equation?",
      ),
      why: `The solution is ${inline(solved)}, which is between ${bound(floor)} and ${bound(floor + 1)}.`,
      opening: "Solve the equation, then find the whole numbers on either side of the solution.",
      steps: [
        inside
          ? stepTo(divide, equation(sum(x, term), workOut(quotient(c, a))))
          : stepTo(shift, equation(product(a, x), c - term)),
        stepTo(inside ? shift : divide, solved),
        {
          text: `Compare with whole numbers over the same denominator: ${bound(floor)} is less than this, and ${bound(floor + 1)} is greater.

${bounds(x, floor)}`,
          claim: `${code(quotient(floor * den, den))} < ${code(x)}`,
        },
      ],
      hint: inside
        ? `What must the expression in parentheses be equal to, if $${a}$ times it is $${c}$?`
        : `Before $${b}$ is ${added ? "added" : "subtracted"}, what must $${a}${x}$ be equal to?`,
      tip: "Mark the solution on a number line: of two negative numbers, the one nearer to $0$ is greater.",
    };
  },
  facts: (problem) => {
    const { terms, ways } = problem;
    const floor = floorOf(workOf(problem));
    const wrong = [
      workOf({ terms, ways: mistaken<Fork>(ways, "added") }),
      workOf({ terms, ways: mistaken<Fork>(ways, "inside") }),
      quotient(terms.c, terms.a),
    ].map(floorOf);
    return {
      kind: "statement",
      given: [code(equationOf(problem))],
      told: ["satisfied by the solution"],
      claims: Object.fromEntries(
        [floor - 1, floor, floor + 1, ...wrong].map((each) => [
          bounds(terms.x, each),
          [`${terms.x} > ${each}`, `${terms.x} < ${each + 1}`],
        ]),
      ),
    };
  },
});

/** The whole numbers between which the solution of an equation lies. */
export const boundsOfSolution = defineLevels({
  id: "bounds-of-solution",
  version: 4,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA20"],
  optionDesign: "pool",
  Medium: betweenIntegers,
});
