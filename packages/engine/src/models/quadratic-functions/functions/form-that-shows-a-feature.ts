import { defineLevels, stockLevel } from "../../../craft/assembly/levels.ts";
import { formula } from "../../../craft/options/option.ts";
import { standardForm, vertexForm } from "../../../craft/algebra/quadratics.ts";
import { rotatingOptions } from "../../../craft/options/siblings.ts";
import { stepThrough } from "../../../craft/wording/steps.ts";
import { FUNCTIONS } from "../../../craft/algebra/unknowns.ts";
import {
  type Expression,
  call,
  equation,
  power,
  product,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import type { Step } from "../../../model.ts";

const SHOWN = ["extreme", "zeros", "start", "level"] as const;
type Shown = (typeof SHOWN)[number];

/** a(x - p)(x - q), which is a(x - p - aside)(x - q + aside) + rest. */
interface Forms {
  readonly name: string;
  readonly a: number;
  readonly p: number;
  readonly q: number;
  readonly aside: number;
  readonly ask: Shown;
}

function vertex({ a, p, q }: Omit<Forms, "ask">) {
  const h = (p + q) / 2;
  return { a, h, k: a * (h - p) * (h - q) };
}

function moved({ a, p, q, aside }: Omit<Forms, "ask">) {
  const [one, other] = [p + aside, q - aside];
  return { one, other, rest: a * (one - p) * (one - q) };
}

/** The numbers that stand in each form, by size. */
function printed(forms: Omit<Forms, "ask">): Record<Shown, readonly number[]> {
  const { a, p, q } = forms;
  const { h, k } = vertex(forms);
  const { one, other, rest } = moved(forms);
  const sizes = (...values: readonly number[]) => [2, ...values].map(Math.abs);
  return {
    extreme: sizes(a, h, k),
    zeros: sizes(a, p, q),
    start: sizes(a, a * (p + q), a * p * q),
    level: sizes(a, one, other, rest),
  };
}

/** The numbers that each form displays and no other form may hold. */
function displayed(forms: Omit<Forms, "ask">): Record<Shown, readonly number[]> {
  const { a, p, q } = forms;
  const { one, other } = moved(forms);
  return { extreme: [vertex(forms).k], zeros: [p, q], start: [a * p * q], level: [one, other] };
}

function isClear(forms: Omit<Forms, "ask">): boolean {
  const [held, own] = [printed(forms), displayed(forms)];
  const { h, k } = vertex(forms);
  const { one, other, rest } = moved(forms);
  const isPlain = ![forms.p, forms.q, one, other, h, k, rest].includes(0);
  return (
    isPlain &&
    Math.abs(forms.p) !== Math.abs(forms.q) &&
    Math.abs(one) !== Math.abs(other) &&
    Math.abs(forms.a * forms.p * forms.q) < 150 &&
    SHOWN.every((shown) =>
      SHOWN.every(
        (form) =>
          form === shown || !own[shown].every((value) => held[form].includes(Math.abs(value))),
      ),
    )
  );
}

const PLACES = Array.from({ length: 21 }, (_, at) => at - 10);

const stock = (): readonly Forms[] =>
  [2, 3, 4, -2, -3, -4].flatMap((a) =>
    PLACES.flatMap((p) =>
      PLACES.filter((q) => q - p > 4 && (q - p) % 2 === 0).flatMap((q) =>
        [1, 2].flatMap((aside) =>
          FUNCTIONS.map((name) => ({ name, a, p, q, aside }))
            .filter(isClear)
            .flatMap((forms) => SHOWN.map((ask) => ({ ...forms, ask }))),
        ),
      ),
    ),
  );

function formsOf(forms: Forms): Record<Shown, Expression> {
  const { a, p, q } = forms;
  const { one, other, rest } = moved(forms);
  return {
    extreme: vertexForm(vertex(forms), "x"),
    zeros: product(a, sum("x", -p), sum("x", -q)),
    start: standardForm([a, -a * (p + q), a * p * q], "x"),
    level: sum(product(a, sum("x", -one), sum("x", -other)), rest),
  };
}

function features(forms: Forms): Record<Shown, string> {
  const { name, a } = forms;
  return {
    extreme: `the ${a > 0 ? "minimum" : "maximum"} value of $${name}(x)$`,
    zeros: `the $x$-coordinates of the $x$-intercepts of the graph of $y = ${name}(x)$`,
    start: `the $y$-coordinate of the $y$-intercept of the graph of $y = ${name}(x)$`,
    level: `the values of $x$ for which ${inline(equation(`${name}(x)`, moved(forms).rest))}`,
  };
}

/** Why each form displays its numbers. */
const WHY: Readonly<Record<Shown, string>> = {
  extreme: "A square is never negative, so the value is extreme where the square is $0$.",
  zeros: "A product is $0$ where one of its factors is $0$.",
  start: "At $x = 0$ the terms with $x$ are $0$, and only the constant term is left.",
  level: "Where a factor is $0$, the product is $0$, and only the number after it is left.",
};

/** What is to be seen in each form. */
const PARTS: Readonly<Record<Shown, string>> = {
  extreme: "one square and a constant after it",
  zeros: "only factors, and no constant after them",
  start: "a constant term and no parentheses",
  level: "two factors and this constant after them",
};

const HINTS: Readonly<Record<Shown, string>> = {
  extreme: "In which form can the value be seen at which the function is least or greatest?",
  zeros:
    "What is the value of the function at an $x$-intercept, and when is a product equal to it?",
  start:
    "What is the value of $x$ at the $y$-intercept, and in which form is it easy to substitute?",
  level: "In which form is this value left when the rest of the form is $0$?",
};

const TIPS: Readonly<Record<Shown, string>> = {
  extreme: "The vertex form $a(x - h)^2 + k$ displays the minimum or maximum value, $k$.",
  zeros: "The factored form $a(x - p)(x - q)$ displays the zeros, $p$ and $q$.",
  start: "The standard form $ax^2 + bx + c$ displays the value at $x = 0$, which is $c$.",
  level: "In $a(x - p)(x - q) + c$ the value is $c$ where either factor is $0$.",
};

/** The place at which each form displays something, and the value there, worked out in that form. */
function shownIn(forms: Forms): Record<Shown, Step> {
  const { name, a, p, q } = forms;
  const { h, k } = vertex(forms);
  const { one, other, rest } = moved(forms);
  const step = (deed: string, at: number, work: Expression, value: number) =>
    stepThrough(deed, call(name, at), work, value);
  return {
    extreme: step(
      `The square in this form is $0$ at $x = ${h}$. Substitute $${h}$ for $x$.`,
      h,
      sum(product(a, power(sum(h, -h), 2)), k),
      k,
    ),
    zeros: step(
      `A factor in this form is $0$ at $x = ${p}$, and the other at $x = ${q}$. Substitute $${p}$ for $x$.`,
      p,
      times(a, sum(p, -p), sum(p, -q)),
      0,
    ),
    start: step(
      "Substitute $0$ for $x$ in this form.",
      0,
      sum(times(a, power(0, 2)), times(-a * (p + q), 0), a * p * q),
      a * p * q,
    ),
    level: step(
      `A factor in this form is $0$ at $x = ${one}$, and the other at $x = ${other}$. Substitute $${one}$ for $x$.`,
      one,
      sum(times(a, sum(one, -one), sum(one, -other)), rest),
      rest,
    ),
  };
}

/** Four forms of one function: each displays another feature. */
const fourForms = stockLevel<Forms>({
  steps: 2,
  stock,
  build: (forms) => {
    const { name, ask } = forms;
    const [trees, said] = [formsOf(forms), features(forms)];
    return {
      question: `Four equivalent expressions can be used to define the same quadratic function $${name}$. Which of these expressions displays, as a constant or as constants, ${said[ask]}?`,
      options: rotatingOptions({
        faces: {
          extreme: formula(trees.extreme),
          zeros: formula(trees.zeros),
          start: formula(trees.start),
          level: formula(trees.level),
        },
        ask,
        why: `It displays ${said[ask]}, with no calculation needed.`,
        slip: (other) => ({
          code: "another-quantity",
          deed: `choosing the form that displays ${said[other]}`,
        }),
      }),
      opening: WHY[ask],
      steps: [
        { text: `Look for the form with ${PARTS[ask]}.` },
        shownIn(forms)[ask],
        {
          text: `So this form displays ${said[ask]}.\n\n${inline(trees[ask])}`,
          claim: `${code(trees.start)} = ${code(trees[ask])}`.replaceAll("x", "(3)"),
        },
      ],
      hint: HINTS[ask],
      tip: TIPS[ask],
      archetype: ask === "zeros" || ask === "extreme" ? "PA22" : "PC34",
    };
  },
  facts: (forms) => {
    const { ask, name, a } = forms;
    const { rest } = moved(forms);
    const feature = {
      extreme: `${a < 0 ? "maximum" : "minimum"} value of $${name}(x)$`,
      zeros: `$x$-coordinates of the $x$-intercepts of the graph of $y = ${name}(x)$`,
      start: `$y$-coordinate of the $y$-intercept of the graph of $y = ${name}(x)$`,
      level: `values of $x$ for which $${name}(x) = ${rest}$`,
    }[ask];
    const shows = {
      kind: "display",
      expression: code(formsOf(forms).start),
      unknown: "x",
      told: [`four equivalent expressions define $${name}$ displays ${feature}`],
    } as const;
    return ask === "level" ? { ...shows, shows: ask, level: `${rest}` } : { ...shows, shows: ask };
  },
});

/** Which of four equivalent forms of a quadratic function displays a feature of it. */
export const formThatShowsAFeature = defineLevels({
  id: "form-that-shows-a-feature",
  version: 3,
  topic: "quadratic-functions",
  skill: "P.C",
  archetypes: ["PA22", "PC34"],
  optionDesign: "rotating-ask",
  closed: true,
  Medium: fourForms,
});
