import type { Facts } from "@sat/engine";
import { type Item, OPTION_LETTERS, type Rational, rationalText } from "@sat/item";
import { type Num, fromFraction, toFraction } from "../exact/num.ts";
import { optionNumbers } from "../provers/option-value.ts";
import { membersOf } from "../provers/math/value.ts";
import { readOption } from "../reading/read-option.ts";
import { parseExpression, parseRelations } from "../reading/parse.ts";
import { type Relation, type Tree, symbolsOfRelation } from "../reading/tree.ts";
import { holds } from "../solving/evaluate.ts";
import { linearRows, solveLinear } from "../solving/linear-system.ts";
import { ALL, solveEquation } from "../solving/solve-equation.ts";
import { exactly } from "./entries/printed-values.ts";
import type { Gate } from "./gate.ts";

/** Put back into the situation, the key agrees with it and every distractor contradicts it. */
export const plugIn: Gate = {
  id: "plug-in",
  kinds: "both",
  check: ({ item, facts }) => {
    if (facts.kind !== "value" || facts.rounded !== undefined || facts.constants?.length) return [];
    return answersOf(item).flatMap(({ name, numbers, isKey }) => {
      const fits = agrees(facts, numbers);
      if (fits === undefined || fits === isKey) return [];
      return [fits ? `distractor ${name} fits the situation` : `the key ${name} does not fit`];
    });
  },
};

interface Answer {
  readonly name: string;
  readonly numbers: readonly Num[];
  readonly isKey: boolean;
}

/** The options of an item, or the values of its key and of its slips. */
function answersOf(item: Item): Answer[] {
  if (item.kind !== "entry") {
    return OPTION_LETTERS.map((letter) => ({
      name: letter,
      numbers: optionNumbers(readOption(item.options[letter])),
      isKey: letter === item.correctAnswer,
    }));
  }
  const { answerKey, slips } = item;
  const keys = answerKey.kind === "values" ? answerKey.values : [];
  return [
    ...keys.map((value) => typedAnswer(value, true)),
    ...slips.map(({ value }) => typedAnswer(value, false)),
  ];
}

function typedAnswer(value: Rational, isKey: boolean): Answer {
  return { name: rationalText(value), numbers: [fromFraction(exactly(value))], isKey };
}

/** Whether the situation has room for these answers; undefined when this cannot be tried by putting in. */
function agrees(
  { given, where = [], ask }: Extract<Facts, { kind: "value" }>,
  answers: readonly Num[],
): boolean | undefined {
  const relations = given.flatMap(parseRelations);
  const asked = membersOf(parseExpression(ask));
  if (asked.length !== answers.length) return undefined;
  const unknowns = [...new Set(relations.flatMap((each) => [...symbolsOfRelation(each)]))];
  const linear = linearly(relations, asked, answers);
  if (linear !== undefined) return linear;
  const [tree] = asked;
  const [unknown] = unknowns;
  const [answer] = answers;
  if (tree === undefined || unknown === undefined || answer === undefined) return undefined;
  if (unknowns.length > 1 || asked.length > 1) return undefined;
  const roots = solveForAnswer(tree, unknown, answer);
  const conditions = [...relations, ...where.flatMap(parseRelations)];
  return roots?.some((root) => {
    const values = new Map([[unknown, root]]);
    return conditions.every((condition) => holds(condition, values));
  });
}

/** For linear situations: whether the equations and `ask = answer` have a common solution. */
function linearly(
  relations: readonly Relation[],
  asked: readonly Tree[],
  answers: readonly Num[],
): boolean | undefined {
  const claims = asked.flatMap((left, at): Relation[] => {
    const value = answers[at] && toFraction(answers[at]);
    if (value === undefined) return [];
    return [{ left, sign: "=", right: { kind: "number", value, digits: "" } }];
  });
  if (claims.length < asked.length) return undefined;
  const all = [...relations, ...claims];
  const unknowns = [...new Set(all.flatMap((each) => [...symbolsOfRelation(each)]))];
  const rows = linearRows(all, unknowns, new Map());
  return rows && solveLinear(rows, unknowns.length).count !== "none";
}

/** The values of the unknown at which `ask` is the answer. */
function solveForAnswer(ask: Tree, unknown: string, answer: Num): readonly Num[] | undefined {
  if (ask.kind === "symbol" && ask.name === unknown) return [answer];
  const value = toFraction(answer);
  if (value === undefined) return undefined;
  const right: Tree = { kind: "number", value, digits: "" };
  const roots = solveEquation({ left: ask, sign: "=", right }, unknown, new Map());
  return roots === ALL ? undefined : roots;
}
