import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import type { Sides } from "../../../craft/algebra/sides.ts";
import {
  type Outcome,
  VERDICT_ASKED,
  printed,
  verdict,
  verdictFacts,
} from "../../../craft/algebra/verdicts.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { type Twists, twists } from "../../../craft/options/siblings.ts";
import { statementOptions } from "../../../craft/options/statements.ts";
import { stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, polynomial, product, sum } from "../../../math/expression.ts";
import { inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

/** a(x - h) = c(mx - g); the solution that may be is h. */
interface Factored extends Outcome {
  readonly a: number;
  readonly c: number;
  readonly m: number;
  readonly g: number;
}

interface Problem {
  readonly terms: Factored;
  /** Whether the terms in the unknown are equal on the two sides, and whether the numbers are. */
  readonly at: Twists;
}

function sidesOf({ a, c, m, g, solution }: Factored): Sides {
  return {
    left: (x) => product(a, sum(x, -solution)),
    right: (x) => product(c, m < 0 && g < 0 ? sum(-g, product(m, x)) : sum(product(m, x), -g)),
  };
}

/** Both sides without parentheses. */
function openSides({ x, a, c, m, g, solution }: Factored): readonly [Expression, Expression] {
  return [polynomial([-a * solution, a], x), polynomial([-c * g, c * m], x)];
}

/** Numbers that suit all four siblings, so that none is given up more often; then those of one. */
function drawTerms(chance: Chance, at: Twists): Factored {
  const [solution, own, extra] = [chance.nonzero(15), chance.int(2, 15), chance.nonzero(6)];
  const m = chance.pick([2, 3, 4, -1, -2]);
  const c = chance.int(2, 12) * (m < 0 ? -1 : 1);
  const same = m * solution;
  const equal = (own * solution) / c;
  chance.require(
    own !== c * m && own !== Math.abs(c) && c * m > 1,
    "the terms in the unknown do not suit",
  );
  const numbers = [same, same + extra, equal];
  const suit = numbers.every((each) => Number.isInteger(each) && each !== 0);
  chance.require(suit && same !== equal, "the numbers do not suit");
  const terms = { x: chance.pick(UNKNOWNS), a: at.first ? c * m : own, c, m, solution };
  if (at.first) return { ...terms, g: at.second ? same : same + extra };
  if (at.second) return { ...terms, g: equal };
  // As often as not, the group itself stands on both sides.
  return chance.flip() ? { ...terms, g: same } : { ...terms, c: Math.abs(c), m: 1, g: solution };
}

/** Why each other verdict may be believed: the first twist mistaken, the second, and both by one slip. */
function slipsOf(terms: Factored, { first, second }: Twists) {
  const { x, a, c, m, solution } = terms;
  const group = inline(sum(x, -solution));
  const [own, other] = [inline(product(a, x)), inline(product(c * m, x))];
  const halfway = `stopping at ${inline(equation(x, solution))}, which makes the left side equal to $0$,`;
  const miscounted = "solutions-miscounted";
  if (first && second)
    return [
      { code: miscounted, deed: `leaving a term in $${x}$, although both sides have ${own},` },
      {
        code: "sign-lost",
        deed: `changing the sign of $${-a * solution}$ on one side, so that the numbers differ,`,
      },
      { code: "condition-unchecked", deed: `${halfway} and trying no other value` },
    ] as const;
  if (first)
    return [
      { code: "condition-unchecked", deed: `${halfway} and not checking the right side` },
      { code: miscounted, deed: `comparing only the terms in $${x}$, which are equal,` },
      {
        code: "term-left-out",
        deed: `leaving out the number on each side and ${own} on one of them, so that ${inline(equation(product(a, x), 0))},`,
      },
    ] as const;
  if (second)
    return [
      { code: miscounted, deed: `comparing only the numbers, which are both $${-a * solution}$,` },
      { code: "condition-unchecked", deed: `${halfway} and not checking the right side` },
      {
        code: miscounted,
        deed: `dividing ${own} and ${other} by $${x}$, so that the solution $0$ is lost,`,
      },
    ] as const;
  return [
    { code: miscounted, deed: `dividing both sides by ${group}, which is $0$ at the solution,` },
    {
      code: m === 1 ? "distributed-to-one-term" : "term-left-out",
      deed:
        m === 1
          ? `multiplying only $${x}$ and not the number in each pair of parentheses`
          : `leaving out the number on each side and making ${own} equal to ${other}`,
    },
    {
      code: miscounted,
      deed: `taking the sides as equal for every $${x}$ because ${group} is a factor of both`,
    },
  ] as const;
}

function stepsOf({ terms, at }: Problem): Step[] {
  const { x, a, c, m, g, solution } = terms;
  const [left, right] = openSides(terms);
  const open = stepTo("Distribute on both sides.", equation(left, right));
  if (at.first) {
    const relation = at.second ? "=" : "\\ne";
    return [
      { text: open.text },
      {
        text: `Subtract ${inline(product(a, x))} from both sides.\n\n$${-a * solution} ${relation} ${-c * g}$`,
      },
      {
        text: at.second
          ? `What is left is true for every value of $${x}$, so every value is a solution.`
          : `What is left is false for every value of $${x}$, so no value is a solution.`,
      },
    ];
  }
  return [
    { text: open.text },
    {
      text: `Gather the terms in $${x}$ on the left side and the numbers on the right side.\n\n${inline(equation(product(a - c * m, x), a * solution - c * g))}`,
    },
    ...(a - c * m === 1
      ? []
      : [
          {
            text: `Divide both sides by $${a - c * m}$.\n\n${inline(equation(x, at.second ? 0 : solution))}`,
          },
        ]),
  ];
}

/** One group is a factor of both sides, or seems to be. */
const sharedFactor = level<Problem>({
  space: 100_000,
  steps: 4,
  draw: (chance) => {
    const at = twists(chance);
    return { terms: drawTerms(chance, at), at };
  },
  build: ({ terms, at }) => {
    const { x, solution } = terms;
    const [left, right] = openSides(terms);
    const group = inline(sum(x, -solution));
    return {
      question: paragraphs(printed(sidesOf(terms), x), VERDICT_ASKED),
      options: statementOptions({
        at,
        text: (each) => verdict(terms, each),
        why: `Without parentheses, the two sides are ${inline(left)} and ${inline(right)}.`,
        slips: slipsOf(terms, at),
      }),
      opening: "Distribute instead of dividing by a group with the unknown, which may be 0.",
      steps: stepsOf({ terms, at }),
      hint: `For which value of $${x}$ is ${group} equal to $0$, and what is the right side then?`,
      tip: `Do not divide both sides by ${group}: it may be $0$, and then a solution is lost.`,
      archetype: at.first || at.second ? "HA07" : "HA19",
    };
  },
  facts: ({ terms }) => verdictFacts(sidesOf(terms), terms),
});

/** What is true of an equation whose sides have one group as a factor, or seem to. */
export const equationWithSharedFactor = defineLevels({
  id: "equation-with-shared-factor",
  version: 1,
  topic: "linear-equations",
  skill: "H.A",
  archetypes: ["HA19", "HA07"],
  optionDesign: "orbit",
  Hard: sharedFactor,
});
