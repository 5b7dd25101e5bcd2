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
import { paragraphs } from "../../../craft/wording/words.ts";
import { type Expression, equation, product, sum, times } from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";

const LETTERS = UNKNOWNS.filter((letter) => letter !== "n");

const OPENING = "Two sides that are equal for all values have equal coefficients, power by power.";
const TIP =
  "An equation that holds for all values is several equations in one: compare like terms.";

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
    const [n, key] = [last / m, middleOf(given, twist)];
    return {
      question: paragraphs(
        inline(equation(left, right)),
        `The given equation is true for all values of $${x}$, where $b$ and $n$ are constants. What is the value of $b$?`,
      ),
      options: siblingOptions({
        at: twist,
        answer: (each) => middleOf(given, each),
        show: numeral,
        why: `With $n = ${n}$, the terms in $${x}$ on the left have the sum ${inline(product(key, x))}.`,
        slips: [
          { code: "opposite-sign", deed: `taking $${m}$ in the first factor as $${-m}$` },
          { code: "opposite-sign", deed: `taking the last term as ${inline(-last)}` },
        ],
        corner: {
          code: "opposite-operation",
          deed: `subtracting $${m}$ instead of adding it to $${a}n$`,
          work: sum(times(a, n), -m),
        },
      }),
      opening: OPENING,
      steps: [
        {
          text: `The last terms agree when ${inline(equation(product(m, "n"), last))}, so $n = ${n}$.`,
          claim: `n = ${n}`,
        },
        {
          text: `The terms in $${x}$ on the left have the coefficient ${inline(sum(product(a, "n"), m))}.`,
          claim: `b = ${a}*n + (${m})`,
        },
        { text: `So $b = ${key}$.`, claim: `b = ${key}` },
      ],
      hint: "Multiply out the left side. Which terms tell you $n$?",
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
    const { x, small, large } = given;
    const [a, b] = leads(given, twist);
    const [m, n] = lasts(given, twist);
    const key = crossTerm(given, twist);
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
        why: `With $a = ${a}$ and $b = ${b}$, the terms in $${x}$ on the left have the sum ${inline(product(key, x))}.`,
        slips: [
          { code: "quantities-exchanged", deed: `taking $a = ${b}$ and $b = ${a}$` },
          { code: "opposite-sign", deed: "giving both last terms the other sign" },
        ],
        corner: {
          code: "quantities-exchanged",
          deed: `multiplying $a$ and $b$ by the opposite of the number in the same factor`,
        },
      }),
      opening: OPENING,
      steps: [
        {
          text: `The terms in $${x}^2$ agree when $ab = ${a * b}$; with the sum $${a + b}$ the two numbers are $${small}$ and $${large}$.`,
          claim: `a*b = ${a * b}`,
        },
        { text: `Since $${order}$, this means $a = ${a}$ and $b = ${b}$.`, claim: `a = ${a}` },
        {
          text: `The terms in $${x}$ on the left have the coefficient ${inline(sum(product(n, "a"), product(m, "b")))}, so $c = ${key}$.`,
          claim: `c = ${key}`,
        },
      ],
      hint: "Multiply out the left side. Which two facts do you know about $a$ and $b$?",
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
  version: 2,
  topic: "quadratic-functions",
  skill: "P.A",
  archetypes: ["PA18", "PA19"],
  optionDesign: "orbit",
  Medium: middleCoefficient,
  Hard: unknownLeads,
});
