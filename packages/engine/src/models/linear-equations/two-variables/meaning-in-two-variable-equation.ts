import { capitalized } from "../../../language/noun.ts";
import { defineLevels, level } from "../../../craft/assembly/levels.ts";
import { standardForm } from "../../../craft/algebra/lines.ts";
import { right, wrong } from "../../../craft/options/option.ts";
import { type TwoKindsScenario, twoKinds } from "../../../craft/scenarios/two-kinds.ts";
import { grouped, inline } from "../../../math/print.ts";
import type { Draft, Step } from "../../../model.ts";
import type { Chance } from "../../../random/chance.ts";

type Ask = "a" | "b" | "ax" | "by" | "c";

interface Meaning {
  /** Place of the scenario in its list. */
  readonly scenario: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly ask: Ask;
}

function scenarioOf({ scenario }: Meaning): TwoKindsScenario {
  return twoKinds[scenario] as TwoKindsScenario; // drawn from the length of the list
}

function draw(chance: Chance, asks: readonly Ask[]): Meaning {
  const scenario = chance.int(0, twoKinds.length - 1);
  const { from, to } = twoKinds[scenario] as TwoKindsScenario; // in the list
  const [a, b] = [chance.int(from, to), chance.int(from, to)];
  const c = a * chance.int(5, 40) + b * chance.int(5, 40);
  chance.require(a !== b, "the kinds are alike");
  return { scenario, a, b, c, ask: chance.pick(asks) };
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

/** The part of the equation, as it is printed. */
function part({ a, b, c }: Meaning, ask: Ask): string {
  const parts = {
    a: `${a}`,
    b: `${b}`,
    ax: `${a}x`,
    by: `${b}y`,
    c: grouped(c).replace(",", "{,}"),
  };
  return `$${parts[ask]}$`;
}

const ARCHETYPES = { a: "HC02", b: "HC02", ax: "HC03", by: "HC03", c: "HC04" };

/** The part's place in the equation. */
function roleOf(meaning: Meaning, ask: Ask): string {
  const { many } = scenarioOf(meaning);
  return {
    a: "the coefficient of $x$",
    b: "the coefficient of $y$",
    ax: `$${meaning.a}$ times the number of ${many[0]}`,
    by: `$${meaning.b}$ times the number of ${many[1]}`,
    c: "the sum of both terms",
  }[ask];
}

function whyOf(meaning: Meaning): string {
  const { a, b, ask } = meaning;
  const { many } = scenarioOf(meaning);
  return {
    a: `$${a}$ is multiplied by $x$, the number of ${many[0]}, so it belongs to one of them.`,
    b: `$${b}$ is multiplied by $y$, the number of ${many[1]}, so it belongs to one of them.`,
    ax: `Each of the $x$ ${many[0]} adds $${a}$, so $${a}x$ belongs to all of them.`,
    by: `Each of the $y$ ${many[1]} adds $${b}$, so $${b}y$ belongs to all of them.`,
    c: `It is equal to the sum of $${a}x$ and $${b}y$, so it belongs to both kinds together.`,
  }[ask];
}

/** What the parts that lead to the one asked represent. */
function meaningSteps(meaning: Meaning): Step[] {
  const { a, b, ask } = meaning;
  const { many } = scenarioOf(meaning);
  const texts = meanings(meaning);
  if (ask === "c") {
    return [
      { text: `The term $${a}x$ is ${texts.ax}, and the term $${b}y$ is ${texts.by}.` },
      { text: `Their sum, ${part(meaning, ask)}, is ${texts.c}.` },
    ];
  }
  const isFirst = ask.startsWith("a");
  const [number, letter] = isFirst ? [a, "x"] : [b, "y"];
  const [kind, one, all] = isFirst ? [many[0], texts.a, texts.ax] : [many[1], texts.b, texts.by];
  const step = `For $2$ ${kind}, this term is $${number} \\cdot 2 = ${2 * number}$: each of them adds $${number}$.`;
  return [
    { text: step },
    { text: `So $${number}$ is ${one}, and $${number}${letter}$ is ${all}.` },
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
  const { a, b, c, ask } = meaning;
  const { setting, many, inUnits } = scenarioOf(meaning);
  const [first, second] = many.map(
    (kind, at) => `$${at === 0 ? "x" : "y"}$ is the number of ${kind}`,
  );
  const where =
    inUnits === undefined ? `${first} and ${second}` : `${first}, ${second}, and ${inUnits}`;
  const texts = meanings(meaning);
  return {
    question: `${setting} The equation ${inline(standardForm(a, b, c))} represents this situation, where ${where}. What is the best interpretation of ${part(meaning, ask)} in this context?`,
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
        text: `The first term is $${a}$ times the number of ${many[0]}, and the second is $${b}$ times the number of ${many[1]}.\n\n${inline(standardForm(a, b, c))}`,
      },
      ...meaningSteps(meaning),
    ],
    hint:
      ask === "c"
        ? `What do the terms $${a}x$ and $${b}y$ represent?`
        : `In the term ${ask.startsWith("a") ? `$${a}x$` : `$${b}y$`}, what is the number by which ${ask.startsWith("a") ? "$x$" : "$y$"} is multiplied?`,
    archetype: ARCHETYPES[ask],
  };
}

/** Each part is a quantity of its own; the one that is asked is equal to one of them. */
function facts(meaning: Meaning, asks: readonly Ask[]) {
  const { a, b, c, ask } = meaning;
  const { setting, many, inUnits = "" } = scenarioOf(meaning);
  const texts = meanings(meaning);
  const names = { a: "one", b: "other", ax: "first", by: "second", c: "all" };
  const values = { a: `${a}`, b: `${b}`, ax: `${a}*x`, by: `${b}*y`, c: `${a}*x + ${b}*y` };
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
      `${setting} $x$ number of ${many[0]} $y$ number of ${many[1]} ${inUnits}`,
      { a: `${a}`, b: `${b}`, ax: `$${a}x$`, by: `$${b}y$`, c: `${c}` }[ask],
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
  version: 2,
  topic: "linear-equations",
  skill: "H.C",
  archetypes: ["HC02", "HC03", "HC04"],
  optionDesign: "rotating-ask",
  Easy: ofParts(["a", "b", "ax", "by"], 1),
  Medium: ofParts(["a", "ax", "by", "c"], 2),
});
