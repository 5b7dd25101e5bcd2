import type { ChoiceItem, Item } from "@sat/item";
import {
  type Num,
  add,
  fromFraction,
  fromInteger,
  multiply,
  rounded as roundedTo,
} from "../exact/num.ts";
import { decidingValues, edgesOf, meetsAll } from "../provers/math/any-solution.ts";
import { ARE_SUCH } from "../provers/math/constant.ts";
import { countSolutions } from "../provers/math/solution-count.ts";
import { offeredBy, testPoints } from "../provers/math/solution-set.ts";
import { answerTo, solutionsOf } from "../provers/math/value.ts";
import { extremeWholeNumber } from "../provers/math/whole-number.ts";
import { optionNumber } from "../provers/option-value.ts";
import type { FactsOf } from "../provers/prover.ts";
import { parseExpression, parseRelations } from "../reading/parse.ts";
import { readOption } from "../reading/read-option.ts";
import { type Relation, unknownsIn } from "../reading/tree.ts";
import { evaluate, holds } from "../solving/evaluate.ts";
import { ALL, solveEquation } from "../solving/solve-equation.ts";
import { UnprovenError } from "../solving/unproven.ts";
import { symbolTex, treeTex } from "./in-tex.ts";
import { numberTex } from "./number-tex.ts";
import { each, ending, equality, listed, number, point, wrongLetters } from "./say.ts";
import { areLetters, shownRelations } from "./shown-relations.ts";

export function valueWords(facts: FactsOf<"value">, item: Item): string {
  const { given, where = [], constants = [], rounded } = facts;
  const answer = answerTo(facts);
  const shown = rounded === undefined ? answer : answer.map((one) => roundedTo(one, rounded));
  const found = point(shown);
  const [relations, conditions] = [given, where].map((codes) => codes.flatMap(parseRelations));
  const situation = shownRelations(relations ?? []);
  const asked = treeTex(parseExpression(facts.ask));
  const end = ending(item, `is ${found}`, found);
  if (situation === undefined || asked === undefined) {
    return `Written as equations and solved, the situation leaves one answer: ${found}. ${end}`;
  }
  const under = shownRelations(conditions ?? []);
  const limits = under === undefined ? "" : ` with ${under}`;
  const present = unknownsIn((relations ?? []).flatMap(({ left, right }) => [left, right]));
  const free = constants.filter((name) => present.includes(name));
  const whatever = free.length === 0 ? "" : `, whatever ${names(free)} may be`;
  const near = rounded === undefined ? "" : ", rounded";
  const result = equality(asked, shown);
  if (situation === result) return `Worked out from the situation, ${result}${near}. ${end}`;
  const solved = areLetters(relations ?? [])
    ? `Solving ${situation}${limits} gives ${result}${near}${whatever}.`
    : `In names of its own, the situation is ${situation}${limits}; solved, it gives ${result}${near}${whatever}.`;
  return [solved, ...putBack(facts, relations ?? [], item), end].join(" ");
}

function names(symbols: readonly string[]): string {
  return listed(symbols.map((name) => `$${name}$`));
}

/** What both sides of the one equation come to at its solution, and that the other options make them differ where they are tried in it. */
function putBack(facts: FactsOf<"value">, relations: readonly Relation[], item: Item): string[] {
  const [equation, ...more] = relations;
  const [solution] = solutionsOf(facts);
  const isTold = facts.constants === undefined && more.length === 0;
  if (!isTold || equation?.sign !== "=" || solution === undefined) return [];
  const { left, right } = equation;
  const isTrivial = [left, right].some(({ kind }) => kind === "symbol");
  const [unknown, ...others] = unknownsIn([left, right]);
  const value = unknown === undefined ? undefined : solution.get(unknown);
  if (isTrivial || unknown === undefined || value === undefined || others.length > 0) return [];
  const name = symbolTex(unknown) ?? unknown;
  const back = unknown === facts.ask ? "Put back" : `With ${equality(name, [value])} put back`;
  const both = `${back}, both sides are ${number(evaluate(left, solution))}`;
  return [
    `${both}${othersDiffer(facts, equation, item) ? "; the other options make them differ" : ""}.`,
  ];
}

function othersDiffer({ ask }: FactsOf<"value">, equation: Relation, item: Item): boolean {
  if (item.kind === "entry" || !unknownsIn([equation.left, equation.right]).includes(ask))
    return false;
  return wrongLetters(item).every((letter) => {
    const value = optionNumber(readOption(item.options[letter]));
    return !holds(equation, new Map([[ask, value]]));
  });
}

export function anySolutionWords(facts: FactsOf<"any-solution">, item: Item): string {
  const meets = meetsAll(facts);
  const relations = facts.given.flatMap(parseRelations);
  const edges = edgesOf(relations, facts.unknown);
  const tried = decidingValues(edges).map(fromFraction);
  const say = (values: readonly Num[]) => listed(values.map(number));
  const [right, wrong] = [tried.filter(meets), tried.filter((value) => !meets(value))];
  const what = shownRelations(relations) ?? "all of it";
  const key = item.kind === "entry" ? "" : ` Only ${item.correctAnswer} does.`;
  return `What is given, ${what}, can change between true and false only at ${say(edges.map(fromFraction))}. Of the values there and around them, ${say(right)} ${right.length === 1 ? "meets" : "meet"} every condition, and ${say(wrong)} ${wrong.length === 1 ? "does" : "do"} not.${key}`;
}

export function solutionsWords(facts: FactsOf<"solutions">, item: Item): string {
  const { given, unknown, constants, ask, unit } = facts;
  const equations = parseRelations(given);
  const [equation] = equations;
  const roots = constants || unit || !equation ? ALL : solveEquation(equation, unknown, new Map());
  if (roots === ALL) {
    const end = ending(item, "is the result every time", "the result every time");
    return `For several values of the constants the equation was solved, and the ${ask} of its solutions worked out. ${end}`;
  }
  const total = roots.reduce(ask === "sum" ? add : multiply);
  const of = shownRelations(equations) ?? "the equation";
  const found = roots.length === 1 ? "the one solution" : "the solutions";
  return `Solving ${of} gives ${found} ${listed(roots.map(number))}; the ${ask} is ${number(total)}. ${ending(item, `is ${number(total)}`, number(total))}`;
}

export function wholeNumberWords(facts: FactsOf<"whole-number">, item: Item): string {
  const { given, unknown, extreme } = facts;
  const value = extremeWholeNumber(facts);
  const [more, beyond] = extreme === "greatest" ? ["greater", value + 1] : ["smaller", value - 1];
  const what = shownRelations(given.flatMap(parseRelations)) ?? "the condition";
  const [found, next] = [value, beyond].map((one) => number(fromInteger(one)));
  const end = ending(item, `is ${found}`, found ?? "");
  return `Tried in ${what}, ${found} fits, but ${next} and every ${more} whole number for $${unknown}$ do not. ${end}`;
}

const COUNTS = ["no real solution", "exactly one real solution", "exactly two real solutions"];

function countOf(count: number): string {
  if (count === Number.POSITIVE_INFINITY) return "infinitely many real solutions";
  return COUNTS[count] ?? `exactly ${count} real solutions`;
}

export function solutionCountWords(facts: FactsOf<"solution-count">, item: ChoiceItem): string {
  const relations = facts.given.flatMap(parseRelations);
  const count = countSolutions(relations, facts.unknowns);
  const what = shownRelations(relations) ?? "what is given";
  const end = ending(item, "says so", `$${count}$`);
  return `Solved exactly, ${what} ${relations.length === 1 ? "has" : "together have"} ${countOf(count)}. ${end}`;
}

export function solutionSetWords(
  { given, unknown }: FactsOf<"solution-set">,
  item: ChoiceItem,
): string {
  const relations = given.flatMap(parseRelations);
  const end = ending(item, "agrees at every number tried", "that range");
  const holdsAt = (value: Num) =>
    relations.every((relation) => holds(relation, new Map([[unknown, value]])));
  const wrong = each(wrongLetters(item), (letter) => {
    const { said, relations: offered } = offeredBy(readOption(item.options[letter]), unknown);
    const tried = [...NEAR, ...testPoints([...relations, ...offered], unknown)];
    const value = tried.find((one) => holdsAt(one) !== said(one));
    const at = value === undefined ? "a number" : equality(unknown, [value]);
    const isLost = value !== undefined && holdsAt(value);
    return isLost ? [`leaves out ${at}`, `leave out ${at}`] : [`lets in ${at}`, `let in ${at}`];
  });
  const what = shownRelations(relations) ?? "the condition";
  return `Tried in ${what}: ${wrong}, which is wrong. ${end}`;
}

/** Numbers that are easy to put in come first. */
const NEAR = [0, 1, -1, 2, -2, 5, -5, 10, -10, 20, -20, 100, -100].map(fromInteger);

const SUCH: Readonly<Record<FactsOf<"constant">["solutions"], string>> = {
  none: COUNTS[0] ?? "",
  one: COUNTS[1] ?? "",
  two: COUNTS[2] ?? "",
  "same-sign": "two solutions with the same sign",
  "opposite-signs": "two solutions with opposite signs",
  whole: "only integers as solutions",
};

export function constantWords(facts: FactsOf<"constant">, item: ChoiceItem): string {
  const { given, constant, where = [], solutions, extreme } = facts;
  const what = shownRelations(parseRelations(given)) ?? "the equation";
  const value = item.options[item.correctAnswer];
  const under = where.length === 0 ? "" : ` with ${conditionsIn(where.flatMap(parseRelations))}`;
  const such = `Solved with each option in place, ${what} has ${SUCH[solutions]}`;
  if (extreme !== undefined) {
    const way = extreme === "greatest" ? "greater" : "smaller";
    return `${such} when $${constant}$ is ${value}, and for none of the next 200 ${way} integers${under}. Only ${item.correctAnswer} is that value.`;
  }
  const wrong = each(wrongLetters(item), (letter) =>
    misfit(facts, optionNumber(readOption(item.options[letter]))),
  );
  return `${such}${under} when $${constant}$ is ${value}. ${wrong}. Only ${item.correctAnswer} fits.`;
}

/** Why a number will not do for the constant: the solutions to which it leads, or else the condition that it breaks. */
function misfit(facts: FactsOf<"constant">, value: Num): readonly [one: string, several: string] {
  const { given, unknown, constant, where = [], solutions } = facts;
  const [equation] = parseRelations(given);
  const at = new Map([[constant, value]]);
  const roots = equation === undefined ? [] : solveEquation(equation, unknown, at);
  const count = countOf(roots === ALL ? Number.POSITIVE_INFINITY : roots.length);
  const isCount = solutions === "none" || solutions === "one" || solutions === "two";
  if (roots === ALL || !ARE_SUCH[solutions](roots)) {
    return isCount
      ? [`leads to ${count}`, `lead to ${count}`]
      : ["does not lead to such solutions", "do not lead to such solutions"];
  }
  const broken = where.flatMap(parseRelations).filter((condition) => !holds(condition, at));
  if (broken.length === 0) throw new UnprovenError(`${numberTex(value)} fits as well`);
  const [such, rule] = [isCount ? count : "such solutions", conditionsIn(broken)];
  return [`leads to ${such} but breaks ${rule}`, `lead to ${such} but break ${rule}`];
}

function conditionsIn(relations: readonly Relation[]): string {
  return shownRelations(relations) ?? "what the question demands of it";
}
