import { type ChoiceItem, type Item, OPTION_LETTERS, type OptionLetter } from "@sat/item";
import { type Num, fromInteger, isDefined, sameNum } from "../exact/num.ts";
import { centerOrRadius } from "../provers/math/circle.ts";
import { askedNumbers } from "../provers/math/display.ts";
import { answerAt } from "../provers/math/extreme.ts";
import { stray } from "../provers/math/fit.ts";
import { conditionOf, valuesOf } from "../provers/math/through.ts";
import { optionExpression } from "../provers/option-value.ts";
import type { FactsOf } from "../provers/prover.ts";
import { parseExpression, parseRelations } from "../reading/parse.ts";
import { readOption } from "../reading/read-option.ts";
import { symbolsOf } from "../reading/tree.ts";
import { type Values, evaluate } from "../solving/evaluate.ts";
import { provenOr } from "../solving/proven-or.ts";
import { isShownExactly, numberTex } from "./number-tex.ts";
import { each, ending, equality, listed, number, point, wrongLetters } from "./say.ts";
import { shownRelations } from "./shown-relations.ts";

export function equivalentWords(facts: FactsOf<"equivalent">, item: ChoiceItem): string {
  const end = ending(item, "agrees there and at all the other values tried", "that expression");
  const told = facts.where !== undefined ? undefined : telling(facts, item);
  if (told === undefined) {
    return `The expression and the options were worked out at many values of the unknowns. ${ending(item, "is equal to the expression at all of them", "that expression")}`;
  }
  const [first = fromInteger(0), ...others] = told.results;
  const options = OPTION_LETTERS.map((letter, at) => `${letter} ${number(others[at] ?? first)}`);
  return `At ${told.place}, the expression comes to ${number(first)}; the options come to ${listed(options)}. ${end}`;
}

/** Small numbers for the unknowns at which no wrong option agrees, and what the expression and the options come to. */
function telling({ expression }: FactsOf<"equivalent">, { options, correctAnswer }: ChoiceItem) {
  const trees = provenOr(undefined, () => [
    parseExpression(expression),
    ...OPTION_LETTERS.map((letter) => optionExpression(readOption(options[letter]))),
  ]);
  const names = trees === undefined ? [] : [...symbolsOf(...trees)];
  if (trees === undefined || names.length === 0 || names.length > 3) return undefined;
  for (const start of [2, 3, 1, 4, 5, 7, 10, 16]) {
    const values = new Map(names.map((name, at) => [name, fromInteger(start + at)]));
    const results = trees.map((tree) => provenOr(undefined, () => evaluate(tree, values)));
    const told = results.filter((result): result is Num => result !== undefined && isTold(result));
    const [first, ...others] = told;
    const agreeing = OPTION_LETTERS.filter((_, at) => {
      const other = others[at];
      return first !== undefined && other !== undefined && sameNum(first, other);
    });
    if (told.length === trees.length && agreeing.join("") === correctAnswer) {
      const place = [...values].map(([name, value]) => equality(name, [value]));
      return { results: told, place: listed(place) };
    }
  }
  return undefined;
}

function isTold(value: Num): boolean {
  return isDefined(value) && isShownExactly(value) && numberTex(value).length < 20;
}

export function throughWords(facts: FactsOf<"through">, item: ChoiceItem): string {
  const [on, off] = [facts.at.map(valuesOf), (facts.not ?? []).map(valuesOf)];
  const wrong = each(wrongLetters(item), (letter) => {
    const holdsAt = conditionOf(readOption(item.options[letter]), facts.function);
    const missed = on.find((values) => !holdsAt(values));
    if (missed !== undefined) return [`fails at ${placeOf(missed)}`, `fail at ${placeOf(missed)}`];
    const kept = off.find((values) => holdsAt(values)) ?? new Map();
    return [`also holds at ${placeOf(kept)}`, `also hold at ${placeOf(kept)}`];
  });
  const must = `The answer must hold at ${listed(on.slice(0, 3).map(placeOf))}`;
  const not = off.length === 0 ? "" : `, and not at ${listed(off.slice(0, 2).map(placeOf))}`;
  return `${must}${not}. Put in, ${wrong}. Only ${item.correctAnswer} passes.`;
}

/** A point of the plane, or each name with its value. */
function placeOf(values: Values): string {
  const [x, y] = [values.get("x"), values.get("y")];
  if (values.size === 2 && x !== undefined && y !== undefined) return point([x, y]);
  return listed([...values].map(([name, value]) => equality(name, [value])));
}

export function extremeWords(facts: FactsOf<"extreme">, item: Item): string {
  if (facts.constants !== undefined) {
    return `Worked out for several values of the constants, the vertex was compared with each option. ${ending(item, "agrees every time", "that value")}`;
  }
  const answer = (ask: typeof facts.ask) => answerAt({ ...facts, ask }, new Map());
  const found = point(answer(facts.ask));
  const at = equality(facts.unknown, answer("place"));
  return `Multiplied out, the expression is quadratic; its vertex is at ${at}, where its value is ${point(answer("value"))}. ${ending(item, `is ${found}`, found)}`;
}

export function circleWords(facts: FactsOf<"circle">, item: Item): string {
  const found = point(centerOrRadius(facts));
  const { moved, ...unmoved } = facts;
  const shown = shownRelations(parseRelations(facts.equation));
  const circle = shown === undefined ? "the circle" : `the circle ${shown}`;
  const first = point(centerOrRadius(unmoved));
  const [is, then] =
    facts.ask === "center"
      ? [`has its center at ${first}`, `; moved as told, at ${found}`]
      : [`has the radius ${first}`, ", and keeps it when it is moved"];
  return `By its coefficients, ${circle} ${is}${moved === undefined ? "" : then}. ${ending(item, `is ${found}`, found)}`;
}

export function displayWords(facts: FactsOf<"display">, item: ChoiceItem): string {
  const asked = askedNumbers(facts, parseExpression(facts.expression)).map(number);
  const end = ending(item, "is an equivalent form in which that stands", listed(asked));
  return `What the question wants displayed was worked out: apart from signs, ${listed(asked)}. ${end}`;
}

export function regionWords(facts: FactsOf<"region">, item: ChoiceItem): string {
  const what = shownRelations(facts.given.flatMap(parseRelations)) ?? "the inequalities";
  if (facts.ask === "member") {
    return `The coordinates of each option were put into ${what}. ${ending(item, "makes all of it true", "that point")}`;
  }
  const [deed, only] =
    facts.ask === "same"
      ? ["has the same solutions as", "agrees at all of them"]
      : ["holds at every solution of", "holds wherever they do"];
  return `To see which option ${deed} ${what}, points were tried in every part into which the boundary lines cut the plane, and on the lines. ${ending(item, only, "that region")}`;
}

export function fitWords({ points }: FactsOf<"fit">, item: ChoiceItem): string {
  const off = (letter: OptionLetter) => Math.round(stray(points, item.options[letter]));
  const next = Math.min(...wrongLetters(item).map(off));
  const [own, other] = [off(item.correctAnswer), next].map((value) => number(fromInteger(value)));
  return `For each option the vertical distances of the points from the line were squared and added up. For ${item.correctAnswer} the sum is about ${own}; for the next best option it is about ${other}. Only ${item.correctAnswer} is near the points.`;
}
