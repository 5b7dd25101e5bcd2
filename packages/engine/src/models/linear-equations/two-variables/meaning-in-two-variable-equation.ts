import { capitalized } from "../../../language/noun.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { inUnits, onGrid } from "../../../craft/draws/grid.ts";
import { right, wrong } from "../../../craft/options/option.ts";
import { type TwoKindsScenario, twoKinds } from "../../../craft/scenarios/two-kinds.ts";
import {
  type Expression,
  type Relation,
  decimal,
  equation,
  product,
  sum,
  times,
} from "../../../math/expression.ts";
import { code, inline } from "../../../math/print.ts";
import { workOut } from "../../../math/work-out.ts";
import type { Draft, Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

type Ask = "a" | "b" | "ax" | "by" | "c";

interface Meaning {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  /** What one of either kind counts, and all of both, in parts of which so many make one unit. */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly per: number;
  readonly ask: Ask;
}

function scenarioOf({ scenario }: Meaning): TwoKindsScenario {
  return twoKinds[scenario] as TwoKindsScenario; // drawn from the length of the list
}

function draw(chance: Chance, asks: readonly Ask[]): Meaning {
  const scenario = chance.int(0, twoKinds.length - 1);
  const { grid, per } = twoKinds[scenario] as TwoKindsScenario; // in the list
  const [a, b] = [onGrid(chance, grid), onGrid(chance, grid)];
  const c = a * chance.int(5, 40) + b * chance.int(5, 40);
  chance.require(a !== b, "the kinds are alike");
  return { scenario, a, b, c, per, ask: chance.pick(asks) };
}

/** The numbers of the equation as they are printed. */
function numbersOf({ a, b, c, per }: Meaning) {
  const of = (parts: number) => inUnits(parts, per);
  return { a: of(a), b: of(b), c: of(c) };
}

function equationOf(meaning: Meaning): Relation {
  const { a, b, c } = numbersOf(meaning);
  return equation(sum(product(a, "x"), product(b, "y")), c);
}

/** What each part of the equation stands for. */
function meanings(meaning: Meaning): Readonly<Record<Ask, string>> {
  const { one, many, ofOne, ofMany, ofAll } = scenarioOf(meaning);
  return {
    a: ofOne(one[0]),
    b: ofOne(one[1]),
    ax: ofMany(many[0]),
    by: ofMany(many[1]),
    c: ofAll,
  };
}

/** The parts of the equation. */
function partsOf(meaning: Meaning): Readonly<Record<Ask, Expression>> {
  const { a, b, c } = numbersOf(meaning);
  return { a, b, ax: product(a, "x"), by: product(b, "y"), c };
}

/** The part of the equation, as it is printed. */
function part(meaning: Meaning, ask: Ask): string {
  return inline(partsOf(meaning)[ask]);
}

const ARCHETYPES = { a: "HC02", b: "HC02", ax: "HC03", by: "HC03", c: "HC04" };

/** The part's place in the equation. */
function roleOf(meaning: Meaning, ask: Ask): string {
  const { many } = scenarioOf(meaning);
  return {
    a: "the coefficient of $x$",
    b: "the coefficient of $y$",
    ax: `${part(meaning, "a")} times the number of ${many[0]}`,
    by: `${part(meaning, "b")} times the number of ${many[1]}`,
    c: "the sum of both terms",
  }[ask];
}

function whyOf(meaning: Meaning): string {
  const { many } = scenarioOf(meaning);
  const [a, b, ax, by] = (["a", "b", "ax", "by"] as const).map((ask) => part(meaning, ask));
  return {
    a: `${a} is multiplied by $x$, the number of ${many[0]}, so it belongs to one of them.`,
    b: `${b} is multiplied by $y$, the number of ${many[1]}, so it belongs to one of them.`,
    ax: `Each of the $x$ ${many[0]} adds ${a}, so ${ax} belongs to all of them.`,
    by: `Each of the $y$ ${many[1]} adds ${b}, so ${by} belongs to all of them.`,
    c: `It is equal to the sum of ${ax} and ${by}, so it belongs to both kinds together.`,
  }[meaning.ask];
}

/** What the parts that lead to the one asked represent. */
function meaningSteps(meaning: Meaning): Step[] {
  const { ask } = meaning;
  const { many } = scenarioOf(meaning);
  const texts = meanings(meaning);
  if (ask === "c") {
    return [
      {
        text: `The term ${part(meaning, "ax")} is ${texts.ax}, and the term ${part(meaning, "by")} is ${texts.by}.`,
      },
      { text: `Their sum, ${part(meaning, ask)}, is ${texts.c}.` },
    ];
  }
  const [one, all, kind] = ask.startsWith("a")
    ? (["a", "ax", many[0]] as const)
    : (["b", "by", many[1]] as const);
  const number = partsOf(meaning)[one];
  const twice = equation(times(number, 2), decimal(workOut(times(number, 2))));
  return [
    {
      text: `For $2$ ${kind}, this term is ${inline(twice)}: each of them adds ${inline(number)}.`,
    },
    {
      text: `So ${inline(number)} is ${texts[one]}, and ${part(meaning, all)} is ${texts[all]}.`,
    },
  ];
}

function textsOf(ask: Ask): { readonly opening: string; readonly tip: string } {
  if (ask === "c") {
    return {
      opening: "The number on the right side is the sum of the two terms on the left side.",
      tip: "The terms of a sum and the sum itself are amounts of the same kind, in the same unit.",
    };
  }
  return {
    opening:
      ask === "a" || ask === "b"
        ? "A coefficient is the amount that belongs to one of the things that its variable counts."
        : "A coefficient times its variable is the amount that belongs to all things of one kind.",
    tip: "To find what a term represents, substitute a small number for its variable.",
  };
}

function build(meaning: Meaning, asks: readonly Ask[]): Draft {
  const { ask } = meaning;
  const { setting, many, inUnits: units } = scenarioOf(meaning);
  const [first, second] = many.map(
    (kind, at) => `$${at === 0 ? "x" : "y"}$ is the number of ${kind}`,
  );
  const where =
    units === undefined ? `${first} and ${second}` : `${first}, ${second}, and ${units}`;
  const texts = meanings(meaning);
  return {
    question: `${setting} The equation ${inline(equationOf(meaning))} represents this situation, where ${where}. What is the best interpretation of ${part(meaning, ask)} in this context?`,
    options: asks.map((other) => {
      const face = { text: capitalized(texts[other]) };
      if (other === ask) return right(face, whyOf(meaning));
      const isSwapped = other.length === ask.length && other !== "c" && ask !== "c";
      return wrong(
        face,
        isSwapped ? "quantities-exchanged" : "meaning-misread",
        `${capitalized(texts[other])} is ${roleOf(meaning, other)}, ${part(meaning, other)}, and not ${part(meaning, ask)}.`,
      );
    }),
    ...textsOf(ask),
    steps: [
      {
        text: `The first term is ${part(meaning, "a")} times the number of ${many[0]}, and the second is ${part(meaning, "b")} times the number of ${many[1]}.\n\n${inline(equationOf(meaning))}`,
      },
      ...meaningSteps(meaning),
    ],
    hint:
      ask === "c"
        ? `What do the terms ${part(meaning, "ax")} and ${part(meaning, "by")} represent?`
        : `In the term ${part(meaning, ask.startsWith("a") ? "ax" : "by")}, what is the number by which ${ask.startsWith("a") ? "$x$" : "$y$"} is multiplied?`,
    archetype: ARCHETYPES[ask],
  };
}

/** Each part is a quantity of its own; the one that is asked is equal to one of them. */
function facts(meaning: Meaning, asks: readonly Ask[]) {
  const { ask } = meaning;
  const { setting, many, inUnits: units = "" } = scenarioOf(meaning);
  const numbers = numbersOf(meaning);
  const [a, b, c] = [code(numbers.a), code(numbers.b), code(numbers.c)];
  const texts = meanings(meaning);
  const names = { a: "one", b: "other", ax: "first", by: "second", c: "all" };
  const values = { a, b, ax: `${a}*x`, by: `${b}*y`, c: `${a}*x + ${b}*y` };
  const claims = asks.map((each): [string, string[]] => [
    capitalized(texts[each]),
    [`asked = ${names[each]}`],
  ]);
  const kind = "statement" as const; // a literal, not any string
  return {
    kind,
    given: [
      `${a}*x + ${b}*y = ${c}`,
      `one = ${values.a}`,
      `other = ${values.b}`,
      `first = one*x`,
      `second = other*y`,
      `all = first + second`,
      `asked = ${values[ask]}`,
    ],
    claims: Object.fromEntries(claims),
    told: [
      `${setting} $x$ number of ${many[0]} $y$ number of ${many[1]} ${units}`,
      part(meaning, ask),
    ],
  };
}

function ofParts(asks: readonly Ask[], steps: number) {
  return level<Meaning>({
    space: 100_000,
    steps,
    context: true,
    draw: (chance) => draw(chance, asks),
    build: (meaning) => build(meaning, asks),
    facts: (meaning) => facts(meaning, asks),
  });
}

/** What a part of an equation in two variables stands for. */
export const meaningInTwoVariableEquation = defineLevels({
  id: "meaning-in-two-variable-equation",
  version: 3,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC02", "HC03", "HC04"],
  optionDesign: "rotating-ask",
  Easy: ofParts(["a", "b", "ax", "by"], 1),
  Medium: ofParts(["a", "ax", "by", "c"], 2),
});
