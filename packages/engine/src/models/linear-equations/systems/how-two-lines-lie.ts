import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { slopeForm, standardForm, systemText } from "../../../craft/algebra/lines.ts";
import { right, wrong } from "../../../craft/options/option.ts";
import { stepShowing } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Relation, equation, product, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { type Rational, gcd, multiply, rational } from "../../../math/rational.ts";
import type { Draft, Step } from "../../../model.ts";
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

function second({ first, times: factor, extra, ask }: Lines): Line {
  const [a, b, c] = first;
  switch (ask) {
    case "same":
      return [factor * a, factor * b, factor * c];
    case "parallel":
      return [factor * a, factor * b, factor * c + extra];
    case "perpendicular":
      return [factor * b, -factor * a, factor * c + extra];
    case "oblique":
      return [factor * a, -factor * b, factor * c + extra];
  }
}

function draw(chance: Chance): Lines {
  const [a, b] = [chance.int(2, 9), chance.sign() * chance.int(2, 9)];
  chance.require(gcd(a, b) === 1, "equation not in lowest terms");
  const [c, factor, extra] = [
    chance.nonzero(20),
    chance.sign() * chance.int(2, 5),
    chance.nonzero(12),
  ];
  chance.require(factor * c + extra !== 0, "a line through the origin");
  const ask = chance.pick(ASKS);
  return { first: [a, b, c], times: factor, extra: ask === "same" ? 0 : extra, ask };
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

/** Why a statement is wrong, by the slopes m and p and the intercepts n and q. */
function reasonFor(lines: Lines, each: Ask): string {
  const { ask } = lines;
  const [[m, n], [p, q]] = [slopeAndIntercept(lines.first), slopeAndIntercept(second(lines))];
  const areParallel = ask === "same" || ask === "parallel";
  if (each === "same" || each === "parallel") {
    if (!areParallel) {
      return each === "same"
        ? `The same line has only one slope, but the slopes are ${inline(m)} and ${inline(p)}.`
        : `Parallel lines have equal slopes, but the slopes are ${inline(m)} and ${inline(p)}.`;
    }
    return ask === "same"
      ? `Comparing only the slopes, both ${inline(m)}, overlooks that both $y$-intercepts are ${inline(n)}.`
      : `Comparing only the slopes, both ${inline(m)}, overlooks that the $y$-intercepts, ${inline(n)} and ${inline(q)}, are different.`;
  }
  if (areParallel) {
    return each === "oblique"
      ? `Lines with exactly one common point have different slopes, but both slopes are ${inline(m)}.`
      : `At a right angle the product of the slopes is $-1$, but both slopes are ${inline(m)}.`;
  }
  const shown = inline(equation(times(m, p), multiply(m, p)));
  return ask === "perpendicular"
    ? `Stopping when the slopes are different overlooks that their product is ${shown}.`
    : `For a right angle the product of the slopes must be $-1$, but it is ${shown}.`;
}

/** An equation solved for y, with what leads to it unless it is given so. */
function solved(line: Line, which: string, isGiven: boolean): Step {
  const [a, b, c] = line;
  const [m, n] = slopeAndIntercept(line);
  const result = inline(slopeForm(m, n));
  const middle = inline(equation(product(b, "y"), sum(product(-a, "x"), c)));
  return {
    text: isGiven
      ? `The ${which} equation is solved for $y$: its slope is ${inline(m)}, and its $y$-intercept is ${inline(n)}.`
      : `Solve the ${which} equation for $y$: isolate the term in $y$, and divide both sides by $${b}$.\n\n${middle}\n\n${result}`,
  };
}

function build(lines: Lines, form: Form): Draft {
  const { ask } = lines;
  const [[m, n], [p, q]] = [slopeAndIntercept(lines.first), slopeAndIntercept(second(lines))];
  const areParallel = ask === "same" || ask === "parallel";
  const whys: Readonly<Record<Ask, string>> = {
    same: `Both lines have the slope ${inline(m)} and the $y$-intercept ${inline(n)}.`,
    parallel: `Both slopes are ${inline(m)}, but the $y$-intercepts are ${inline(n)} and ${inline(q)}.`,
    perpendicular: `The product of the slopes ${inline(m)} and ${inline(p)} is $-1$.`,
    oblique: `The slopes ${inline(m)} and ${inline(p)} are different, and their product is not $-1$.`,
  };
  const ends: Readonly<Record<Ask, string>> = {
    same: "The slopes are equal and the $y$-intercepts are equal, so every point of one line is on the other.",
    parallel: "The slopes are equal and the $y$-intercepts are different, so the lines never meet.",
    perpendicular:
      "The slopes are different, so the lines meet once; the product $-1$ means a right angle.",
    oblique:
      "The slopes are different, so the lines meet once; the product is not $-1$, so the angle is not a right angle.",
  };
  return {
    question: paragraphs(
      ...systemText(...form.equations(lines)),
      "Which statement about the given system of equations and its graph in the $xy$-plane is true?",
    ),
    options: ASKS.map((each) =>
      each === ask
        ? right({ text: TEXTS[each] }, whys[each])
        : wrong(
            { text: TEXTS[each] },
            each === "same" ? "condition-unchecked" : "wrong-formula",
            reasonFor(lines, each),
          ),
    ),
    opening: "Compare the slopes of the two lines first, and then their $y$-intercepts.",
    steps: [
      solved(lines.first, "first", form === inOtherForms),
      solved(second(lines), "second", false),
      ...(areParallel
        ? []
        : [stepShowing("Multiply the two slopes.", equation(times(m, p), multiply(m, p)))]),
      { text: ends[ask] },
    ],
    hint: "What are the slope and the $y$-intercept of each line?",
    tip: "If the slopes are equal, compare the intercepts; if not, multiply the slopes to test for a right angle.",
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
  version: 2,
  topic: "linear-equations",
  skill: "H.D",
  archetypes: ["HD09"],
  optionDesign: "rotating-ask",
  Medium: ofForm(inStandardForm, 3),
  Hard: ofForm(inOtherForms, 4),
});
