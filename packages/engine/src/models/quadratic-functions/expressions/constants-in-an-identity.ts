import { termAt } from "../../../craft/algebra/term-at.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { areDistinct, numeral } from "../../../craft/options/option.ts";
import { standardForm } from "../../../craft/algebra/quadratics.ts";
import {
  type Twists,
  siblingAnswers,
  siblingOptions,
  twists,
} from "../../../craft/options/siblings.ts";
import { UNKNOWNS } from "../../../craft/algebra/unknowns.ts";
import { stepShowing, stepThrough, stepTo } from "../../../craft/wording/steps.ts";
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, power, product, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

const LETTERS = UNKNOWNS.filter((letter) => letter !== "n");

const OPENING = "Two sides that are equal for all values have equal coefficients, power by power.";
const TIP =
  "If two polynomials are equal for all values of the variable, the coefficients of like terms are equal.";

/** (ax ± m)(x + n) = ax² + bx ± mn' for all x. The twists are the sign of m and that of the last term. */
interface OneUnknown {
  readonly x: string;
  readonly a: number;
  readonly m: number;
  readonly n: number;
}

function lastOf({ m, n }: OneUnknown, { second }: Twists): number {
  return second ? m * n : -m * n;
}

function middleOf(given: OneUnknown, at: Twists): number {
  const { a } = given;
  const m = at.first ? given.m : -given.m;
  return a * (lastOf(given, at) / m) + m;
}

function identitySides(given: OneUnknown, at: Twists) {
  const m = at.first ? given.m : -given.m;
  return {
    left: product(sum(product(given.a, given.x), m), sum(given.x, "n")),
    right: sum(standardForm([given.a, 0, 0], given.x), product("b", given.x), lastOf(given, at)),
  };
}

interface Sides {
  readonly left: Expression;
  readonly right: Expression;
}

/** The identity at one value of its variable. */
function holdsAt(value: number, x: string, { left, right }: Sides): string {
  return code(equation(left, right)).replaceAll(x, `(${value})`);
}

function oneUnknownSteps(given: OneUnknown, twist: Twists): Step[] {
  const { a, x } = given;
  const m = twist.first ? given.m : -given.m;
  const last = lastOf(given, twist);
  const [n, key] = [last / m, middleOf(given, twist)];
  const middle = sum(product(a, "n"), m);
  const opened = sum(product(a, power(x, 2)), product(middle, x), product(m, "n"));
  return [
    stepShowing("Multiply out the left side.", equation(identitySides(given, twist).left, opened)),
    stepShowing("Compare the constant terms.", equation(product(m, "n"), last)),
    stepTo(`Divide both sides by $${m}$.`, equation("n", n)),
    {
      ...stepThrough(
        `Compare the coefficients of $${x}$, and substitute $${n}$ for $n$.`,
        "b",
        middle,
        sum(times(a, n), m),
        key,
      ),
      claim: `b = ${key}`,
    },
  ];
}

/** The last terms tell n, and n tells the middle coefficient. */
const middleCoefficient = level({
  space: 110_000,
  steps: 3,
  draw: (chance) => {
    const given = {
      x: chance.pick(LETTERS),
      a: chance.int(2, 12),
      m: chance.int(2, 24),
      n: chance.int(2, 20),
    };
    chance.require(
      areDistinct(siblingAnswers((each) => middleOf(given, each))),
      "answers coincide",
    );
    chance.require(given.a * given.n !== given.m, "an answer is zero");
    return { given, at: twists(chance) };
  },
  build: ({ given, at: twist }) => {
    const { a, x } = given;
    const { left, right } = identitySides(given, twist);
    const m = twist.first ? given.m : -given.m;
    const last = lastOf(given, twist);
    const n = last / m;
    return {
      question: paragraphs(
        inline(equation(left, right)),
        `The given equation is true for all values of $${x}$, where $b$ and $n$ are constants. What is the value of $b$?`,
      ),
      options: siblingOptions({
        at: twist,
        answer: (each) => middleOf(given, each),
        show: numeral,
        why: `With $n = ${n}$, the coefficient of $${x}$ on the left side is ${inline(equation(sum(times(a, n), m), middleOf(given, twist)))}.`,
        slips: [
          {
            code: "opposite-sign",
            deed: `using $${-m}$ instead of $${m}$ in the first factor, which makes $n$ equal to $${-n}$,`,
            work: sum(times(a, -n), -m),
          },
          {
            code: "opposite-sign",
            deed: `using $${-n}$ instead of $${n}$ as the value of $n$`,
            work: sum(times(a, -n), m),
          },
        ],
        corner: {
          code: "opposite-operation",
          deed: `subtracting $${m}$ instead of adding it to $${a}n$`,
          work: sum(times(a, n), -m),
        },
      }),
      opening: OPENING,
      steps: oneUnknownSteps(given, twist),
      hint: `Without parentheses, what is the constant term of ${inline(left)}?`,
      tip: TIP,
      archetype: "PA18",
    };
  },
  facts: ({ given, at: twist }) => {
    const [sides, { x }] = [identitySides(given, twist), given];
    return {
      kind: "value",
      given: [holdsAt(0, x, sides), holdsAt(1, x, sides)],
      ask: "b",
      told: [inline(equation(sides.left, sides.right)), `true for all values of $${x}$`],
    };
  },
});

/** (ax ± m)(bx ∓ n) = px² + cx - mn with a + b known. The twists are which of a and b is greater, and the signs. */
interface TwoUnknowns {
  readonly x: string;
  readonly small: number;
  readonly large: number;
  readonly m: number;
  readonly n: number;
}

function leads({ small, large }: TwoUnknowns, { first }: Twists): readonly [number, number] {
  return first ? [large, small] : [small, large];
}

function lasts({ m, n }: TwoUnknowns, { second }: Twists): readonly [number, number] {
  return second ? [m, -n] : [-m, n];
}

function crossTerm(given: TwoUnknowns, twist: Twists): number {
  const [a, b] = leads(given, twist);
  const [m, n] = lasts(given, twist);
  return a * n + b * m;
}

function sidesWithLeads(given: TwoUnknowns, twist: Twists): Sides {
  const { x, small, large } = given;
  const [m, n] = lasts(given, twist);
  return {
    left: product(sum(product("a", x), m), sum(product("b", x), n)),
    right: sum(standardForm([small * large, 0, 0], x), product("c", x), m * n),
  };
}

function twoUnknownSteps(given: TwoUnknowns, twist: Twists): Step[] {
  const { x, small, large } = given;
  const [a, b] = leads(given, twist);
  const [m, n] = lasts(given, twist);
  const middle = sum(product(n, "a"), product(m, "b"));
  const opened = sum(product("a", "b", power(x, 2)), product(middle, x), m * n);
  return [
    stepShowing("Multiply out the left side.", equation(sidesWithLeads(given, twist).left, opened)),
    stepTo(`Compare the coefficients of $${x}^2$.`, equation(product("a", "b"), a * b)),
    {
      text: paragraphs(
        `Find two numbers with the product $${a * b}$ and the sum $${a + b}$.`,
        inline(equation(times(small, large), a * b)),
        inline(equation(sum(small, large), a + b)),
      ),
    },
    {
      text: `Since $${twist.first ? "a > b" : "a < b"}$, $a = ${a}$ and $b = ${b}$.`,
      claim: `a = ${a}`,
    },
    {
      ...stepThrough(
        `Compare the coefficients of $${x}$, and substitute these values.`,
        "c",
        middle,
        sum(termAt(n, a), termAt(m, b)),
        crossTerm(given, twist),
      ),
      claim: `c = ${crossTerm(given, twist)}`,
    },
  ];
}

/** Both leading coefficients are unknown; their sum and order are given. */
const unknownLeads = level({
  space: 200_000,
  steps: 5,
  draw: (chance) => {
    const given = {
      x: chance.pick(LETTERS),
      small: chance.int(1, 8),
      large: chance.int(2, 12),
      m: chance.int(1, 15),
      n: chance.int(1, 15),
    };
    chance.require(given.small < given.large, "one order only");
    const answers = siblingAnswers((each) => crossTerm(given, each));
    chance.require(areDistinct(answers) && !answers.includes(0), "answers coincide");
    return { given, at: twists(chance) };
  },
  build: ({ given, at: twist }) => {
    const { x } = given;
    const [a, b] = leads(given, twist);
    const [m, n] = lasts(given, twist);
    const { left, right } = sidesWithLeads(given, twist);
    const order = twist.first ? "a > b" : "a < b";
    return {
      question: paragraphs(
        inline(equation(left, right)),
        `The given equation is true for all values of $${x}$, where $a$, $b$, and $c$ are constants. If $a + b = ${a + b}$ and $${order}$, what is the value of $c$?`,
      ),
      options: siblingOptions({
        at: twist,
        answer: (each) => crossTerm(given, each),
        show: numeral,
        why: `With $a = ${a}$ and $b = ${b}$, the coefficient of $${x}$ on the left side is ${inline(equation(sum(termAt(n, a), termAt(m, b)), crossTerm(given, twist)))}.`,
        slips: [
          {
            code: "quantities-exchanged",
            deed: `exchanging the values of $a$ and $b$`,
            work: sum(termAt(n, b), termAt(m, a)),
          },
          {
            code: "opposite-sign",
            deed: `using $${-m}$ and $${-n}$ as the last terms of the factors`,
            work: sum(termAt(-n, a), termAt(-m, b)),
          },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: "multiplying $a$ and $b$ by the opposite of the number in the same factor",
          work: sum(termAt(-m, a), termAt(-n, b)),
        },
      }),
      opening: OPENING,
      steps: twoUnknownSteps(given, twist),
      hint: `Which product of constants is the coefficient of $${x}^2$ on the left side?`,
      tip: TIP,
      archetype: "PA19",
    };
  },
  facts: ({ given, at: twist }) => {
    const [a, b] = leads(given, twist);
    const [sides, { x }] = [sidesWithLeads(given, twist), given];
    return {
      kind: "value",
      given: [holdsAt(1, x, sides), holdsAt(-1, x, sides), `a + b = ${a + b}`],
      where: [twist.first ? "a > b" : "a < b"],
      ask: "c",
      told: [inline(equation(sides.left, sides.right)), `true for all values of $${x}$`],
    };
  },
});

/** A constant in an equation between quadratic expressions that is true for all x. */
export const constantsInAnIdentity = defineLevels({
  id: "constants-in-an-identity",
  version: 3,
  topic: "quadratic-functions",
  skill: "P.A",
  archetypes: ["PA18", "PA19"],
  optionDesign: "orbit",
  Medium: middleCoefficient,
  Hard: unknownLeads,
});
