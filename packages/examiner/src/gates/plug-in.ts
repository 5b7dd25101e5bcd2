import type { Facts } from "@sat/engine";
import { type Item, OPTION_LETTERS, type Rational, rationalText } from "@sat/item";
import { ZERO, plus } from "../exact/fraction.ts";
import { type Num, fromFraction, toFraction } from "../exact/num.ts";
import { optionNumbers } from "../provers/option-value.ts";
import { membersOf } from "../provers/math/value.ts";
import { readOption } from "../reading/read-option.ts";
import { numberTree, parseExpression, parseRelations } from "../reading/parse.ts";
import { type Relation, type Tree, unknownsIn } from "../reading/tree.ts";
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
    const hasRoomFor = roomIn(facts);
    return answersOf(item).flatMap(({ name, numbers, isKey }) => {
      const fits = hasRoomFor(numbers);
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

/** Whether the situation has room for an answer; undefined when this cannot be tried by putting in. */
type Room = (answers: readonly Num[]) => boolean | undefined;

function roomIn({ given, where = [], ask }: Extract<Facts, { kind: "value" }>): Room {
  const relations = given.flatMap(parseRelations);
  const asked = membersOf(parseExpression(ask));
  const isSolvable = linearly(relations, asked);
  const [tree, ...more] = asked;
  const [unknown, ...others] = unknownsIn(relations.flatMap(({ left, right }) => [left, right]));
  const conditions = [...relations, ...where.flatMap(parseRelations)];
  return (answers) => {
    if (asked.length !== answers.length) return undefined;
    const linear = isSolvable?.(answers);
    if (linear !== undefined) return linear;
    const [answer] = answers;
    if (tree === undefined || unknown === undefined || answer === undefined) return undefined;
    if (others.length > 0 || more.length > 0) return undefined;
    return solveForAnswer(tree, unknown, answer)?.some((root) => {
      const values = new Map([[unknown, root]]);
      return conditions.every((condition) => holds(condition, values));
    });
  };
}

/** For linear situations: whether the equations and `ask = answer` have a common solution. */
function linearly(relations: readonly Relation[], asked: readonly Tree[]): Room | undefined {
  const claims = asked.map((left): Relation => ({ left, sign: "=", right: NOTHING }));
  const unknowns = unknownsIn(
    [...relations, ...claims].flatMap(({ left, right }) => [left, right]),
  );
  const rows = linearRows([...relations, ...claims], unknowns, new Map());
  if (rows === undefined) return undefined;
  const [own, forms] = [rows.slice(0, relations.length), rows.slice(relations.length)];
  return (answers) => {
    const values = answers.flatMap((answer) => toFraction(answer) ?? []);
    if (values.length < answers.length) return undefined;
    const claimed = forms.map((row, at) =>
      row.with(unknowns.length, plus(row.at(-1) ?? ZERO, values[at] ?? ZERO)),
    );
    return solveLinear([...own, ...claimed], unknowns.length).count !== "none";
  };
}

const NOTHING = numberTree(0);

/** The values of the unknown at which `ask` is the answer. */
function solveForAnswer(ask: Tree, unknown: string, answer: Num): readonly Num[] | undefined {
  if (ask.kind === "symbol" && ask.name === unknown) return [answer];
  const value = toFraction(answer);
  if (value === undefined) return undefined;
  const right: Tree = { kind: "number", value, digits: "" };
  const roots = solveEquation({ left: ask, sign: "=", right }, unknown, new Map());
  return roots === ALL ? undefined : roots;
}
