import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { standardForm, systemText } from "../../../craft/algebra/lines.ts";
import { right, wrong } from "../../../craft/options/option.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Relation, equation, product, sum } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, gcd, rational } from "../../../math/rational.ts";
import type { Draft } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

const ASKS = ["same", "parallel", "perpendicular", "oblique"] as const;
type Ask = (typeof ASKS)[number];

const TEXTS: Readonly<Record<Ask, string>> = {
  same: "There are infinitely many solutions, because the two lines are the same.",
  parallel: "There is no solution, because the two lines are parallel.",
  perpendicular: "There is exactly one solution, and the two lines meet at a right angle.",
  oblique: "There is exactly one solution, and the two lines do not meet at a right angle.",
};

/** What the coefficients of two lines ax + by = c and px + qy = r have to do with each other. */
const CLAIMS: Readonly<Record<Ask, readonly string[]>> = {
  same: ["a*q = b*p", "a*r = c*p"],
  parallel: ["a*q = b*p", "a*r != c*p"],
  perpendicular: ["a*q != b*p", "a*p + b*q = 0"],
  oblique: ["a*q != b*p", "a*p + b*q != 0"],
};

type Line = readonly [number, number, number];

interface Lines {
  readonly first: Line;
  /** The second line is so many times the first, or has its numbers in other places. */
  readonly times: number;
  readonly extra: number;
  readonly ask: Ask;
}

function second({ first, times, extra, ask }: Lines): Line {
  const [a, b, c] = first;
  switch (ask) {
    case "same":
      return [times * a, times * b, times * c];
    case "parallel":
      return [times * a, times * b, times * c + extra];
    case "perpendicular":
      return [times * b, -times * a, times * c + extra];
    case "oblique":
      return [times * a, -times * b, times * c + extra];
  }
}

function draw(chance: Chance): Lines {
  const [a, b] = [chance.int(2, 9), chance.sign() * chance.int(2, 9)];
  chance.require(gcd(a, b) === 1, "equation not in lowest terms");
  const [c, times, extra] = [
    chance.nonzero(20),
    chance.sign() * chance.int(2, 5),
    chance.nonzero(12),
  ];
  chance.require(times * c + extra !== 0, "a line through the origin");
  const ask = chance.pick(ASKS);
  return { first: [a, b, c], times, extra: ask === "same" ? 0 : extra, ask };
}

function slopeAndIntercept([a, b, c]: Line): readonly [Rational, Rational] {
  return [rational(-a, b), rational(c, b)];
}

/** How a level prints the two equations. */
interface Form {
  readonly equations: (lines: Lines) => readonly [Relation, Relation];
  /** The first line as a, b, c of ax + by = c, with the numbers that are printed. */
  readonly first: (lines: Lines) => readonly [string, string, string];
}

const inStandardForm: Form = {
  equations: (lines) => [standardForm(...lines.first), standardForm(...second(lines))],
  first: ({ first: [a, b, c] }) => [`${a}`, `${b}`, `${c}`],
};

/** One equation is solved for y; the other has its terms on both sides. */
const inOtherForms: Form = {
  equations: (lines) => {
    const [m, n] = slopeAndIntercept(lines.first);
    const [p, q, r] = second(lines);
    return [
      equation("y", sum(product(m, "x"), n)),
      equation(sum(product(p, "x"), -r), product(-q, "y")),
    ];
  },
  first: (lines) => {
    const [m, n] = slopeAndIntercept(lines.first);
    return [`-(${code(m)})`, "1", code(n)];
  },
};

const SLIPS: Readonly<
  Record<Ask, { readonly code: "condition-unchecked" | "wrong-formula"; readonly deed: string }>
> = {
  same: {
    code: "condition-unchecked",
    deed: "It takes one equation for a multiple of the other without checking every number.",
  },
  parallel: {
    code: "wrong-formula",
    deed: "It takes the slopes for equal and the intercepts for different.",
  },
  perpendicular: {
    code: "wrong-formula",
    deed: "It takes one slope for the negative reciprocal of the other.",
  },
  oblique: {
    code: "wrong-formula",
    deed: "It takes the slopes for different, with a product that is not $-1$.",
  },
};

function build(lines: Lines, form: Form): Draft {
  const { ask } = lines;
  const [[m, n], [p, q]] = [slopeAndIntercept(lines.first), slopeAndIntercept(second(lines))];
  const reasons: Readonly<Record<Ask, string>> = {
    same: "Slope and $y$-intercept agree, so every point of one line is a point of the other.",
    parallel: "The slopes agree and the $y$-intercepts do not, so the lines never meet.",
    perpendicular:
      "The slopes differ and their product is $-1$, so the lines meet at a right angle.",
    oblique: "The slopes differ and their product is not $-1$, so they meet at another angle.",
  };
  return {
    question: paragraphs(
      ...systemText(...form.equations(lines)),
      "Which statement about the given system of equations and its graph in the $xy$-plane is true?",
    ),
    options: ASKS.map((each) =>
      each === ask
        ? right({ text: TEXTS[each] }, reasons[each])
        : wrong({ text: TEXTS[each] }, SLIPS[each].code, SLIPS[each].deed),
    ),
    opening: "Compare the slopes of the two lines first, and then their $y$-intercepts.",
    steps: [
      {
        text: `Solved for $y$, the first equation has a slope of ${inline(m)} and a $y$-intercept of ${inline(n)}.`,
      },
      { text: `The second has a slope of ${inline(p)} and a $y$-intercept of ${inline(q)}.` },
      { text: reasons[ask] },
    ],
    hint: "Two numbers of each line decide how the lines lie. Which form of the equations shows them?",
    tip: "Count solutions by comparing: same slope and same intercept, same slope only, or neither.",
  };
}

function ofForm(form: Form, steps: number) {
  return level<Lines>({
    space: 100_000,
    steps,
    draw,
    build: (lines) => build(lines, form),
    facts: (lines) => {
      const [[a, b, c], [p, q, r]] = [form.first(lines), second(lines)];
      return {
        kind: "statement",
        given: [`a = ${a}`, `b = ${b}`, `c = ${c}`, `p = ${p}`, `q = ${q}`, `r = ${r}`],
        claims: Object.fromEntries(ASKS.map((each) => [TEXTS[each], CLAIMS[each]])),
        told: [...systemText(...form.equations(lines)), "statement true"],
      };
    },
  });
}

/** How many solutions a system has, and how its lines lie. */
export const howTwoLinesLie = defineLevels({
  id: "how-two-lines-lie",
  version: 1,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD09"],
  optionDesign: "rotating-ask",
  Medium: ofForm(inStandardForm, 3),
  Hard: ofForm(inOtherForms, 4),
});
