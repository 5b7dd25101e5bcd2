import { removing } from "../../../craft/algebra/moving-terms.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { defineLevels } from "../../../craft/assembly/levels.ts";
import { poolLevel } from "../../../craft/assembly/pool-level.ts";
import { numeral } from "../../../craft/options/option.ts";
import { slipTo, type PoolSlip } from "../../../craft/options/pool.ts";
import { drawWays, slipsAtForks, mistaken, type Ways } from "../../../craft/options/ways.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { equation, product, sum, times, power } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";

/** a(u² - (r + s)u + rs) = 0, where u is x + p or x - p. */
interface Shifted {
  readonly x: string;
  readonly a: number;
  readonly p: number;
  readonly r: number;
  readonly s: number;
}

/** Whether p is added in the parentheses, and whether the greater solution is asked for. */
type Fork = "added" | "greater";

interface Problem {
  readonly terms: Shifted;
  readonly ways: Ways<Fork>;
}

function inner({ x, p }: Shifted, { added }: Ways<Fork>) {
  return sum(x, added ? p : -p);
}

function shiftedEquation({ terms, ways }: Problem) {
  const { a, r, s } = terms;
  const u = inner(terms, ways);
  return equation(sum(product(a, power(u, 2)), product(-a * (r + s), u), a * r * s), 0);
}

function chosen({ r, s }: Shifted, { greater }: Ways<Fork>): number {
  return greater ? Math.max(r, s) : Math.min(r, s);
}

function work(terms: Shifted, ways: Ways<Fork>) {
  return sum(chosen(terms, ways), ways.added ? -terms.p : terms.p);
}

function which({ greater }: Ways<Fork>): string {
  return greater ? "greater" : "lesser";
}

function slips({ terms, ways }: Problem): PoolSlip[] {
  const { p, r, s } = terms;
  const u = chosen(terms, ways);
  const other = u === r ? s : r;
  const shift = ways.added ? -p : p;
  const [due, done] = ways.added ? ["subtracting", "adding"] : ["adding", "subtracting"];
  return [
    slipTo(u, {
      code: "stopped-early",
      deed: `stopping at the value of ${inline(inner(terms, ways))}`,
      isClassic: true,
      step: 3,
    }),
    ...slipsAtForks({
      ways,
      work: (each) => work(terms, each),
      slips: {
        added: {
          code: "sign-lost",
          deed: `${done} $${p}$ at the end instead of ${due} it`,
          step: 3,
        },
        greater: {
          code: "another-quantity",
          deed: `choosing the ${which(mistaken<Fork>(ways, "greater"))} of the two solutions`,
          step: 4,
        },
      },
    }),
    ...((ways.greater ? -u > other : -u < other)
      ? [
          slipTo(sum(-u, shift), {
            code: "sign-inside-parentheses",
            deed: `using ${inline(-u)} as the zero of ${inline(sum("u", -u))}`,
            step: 2,
          }),
        ]
      : []),
    slipTo(sum(-other, shift), {
      code: "sign-inside-parentheses",
      deed: `using ${inline(-r)} and ${inline(-s)} as the values of ${inline(inner(terms, ways))}`,
      step: 2,
    }),
    slipTo(other, {
      code: "stopped-early",
      deed: `giving the other value of ${inline(inner(terms, ways))}`,
      step: 4,
    }),
  ];
}

/** A quadratic equation in a group of terms: the greater or the lesser solution. */
const inAGroup = poolLevel<Problem>({
  space: 120_000,
  steps: 3,
  draw: (chance) => {
    const [r, s] = [chance.nonzero(14), chance.nonzero(14)];
    chance.require(r < s && r + s !== 0, "one order only");
    const terms = { x: chance.pick(UNKNOWNS), a: chance.int(1, 3), p: chance.int(2, 20), r, s };
    const ways = drawWays(chance, "added", "greater");
    const solution = Math.abs(workOut(work(terms, ways)).num);
    chance.require(
      ![0, Math.abs(r + s), Math.abs(r * s)].includes(solution),
      "a solution of 0, or a coefficient of the first step",
    );
    return { terms, ways };
  },
  key: ({ terms, ways }) => numeral(workOut(work(terms, ways))),
  slips,
  word: ({ terms, ways }) => {
    const { x, a, p, r, s } = terms;
    const group = inner(terms, ways);
    const [u, shift] = [chosen(terms, ways), ways.added ? -p : p];

    return {
      question: paragraphs(
        inline(shiftedEquation({ terms, ways })),
        `What is the ${which(ways)} of the two solutions to the given equation?`,
      ),
      why: `With ${inline(equation(x, u + shift))}, ${inline(group)} is equal to $${u}$, and the left side of the equation is zero.`,
      opening: "Solve for the expression in parentheses first, and then for the unknown.",
      steps: [
        {
          text: paragraphs(
            `Write $u$ for ${inline(group)}${a === 1 ? "" : `, and divide both sides by $${a}$`}.`,
            inline(equation(standardForm([1, -(r + s), r * s], "u"), 0)),
          ),
        },
        {
          text: paragraphs(
            `Find two numbers whose product is ${inline(r * s)} and whose sum is the coefficient ${inline(-r - s)}, and factor with them.`,
            inline(equation(times(-r, -s), r * s)),
            inline(equation(sum(-r, -s), -r - s)),
            inline(equation(product(sum("u", -r), sum("u", -s)), 0)),
          ),
        },
        {
          text: `So $u$ is $${r}$ or $${s}$. The ${which(ways)} value of $u$ belongs to the ${which(ways)} solution.`,
        },
        stepTo(`Substitute ${inline(group)} for $u$ again.`, equation(group, u)),
        {
          text: `${removing(ways.added ? p : -p)}\n\n${inline(equation(x, sum(u, shift)))}`,
          claim: code(equation(x, u + shift)),
        },
        stepTo(`This is the ${which(ways)} solution.`, equation(x, u + shift)),
      ],
      hint: `If $u$ is written for ${inline(group)}, what quadratic equation in $u$ results?`,
      tip: "After a substitution, return to the original unknown: the value of $u$ is not yet the solution.",
      archetype: "PB22",
    };
  },
  facts: ({ terms, ways }) => ({
    kind: "value",
    given: [terms.x, "other"].map((x) => code(shiftedEquation({ terms: { ...terms, x }, ways }))),
    where: [`${terms.x} ${ways.greater ? ">" : "<"} other`],
    ask: terms.x,
    told: [`${which(ways)} of the two solutions`],
  }),
});

/** Solutions of an equation that is quadratic in a group of terms. */
export const quadraticInAnotherExpression = defineLevels({
  id: "quadratic-in-another-expression",
  version: 8,
  topic: "quadratic-functions",
  skill: "P.B",
  calculator: ["Medium"],
  archetypes: ["PB22"],
  optionDesign: "pool",
  Medium: inAGroup,
});
