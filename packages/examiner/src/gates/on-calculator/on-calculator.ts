import type { Item } from "@sat/item";
import { optionNumbers } from "../../provers/option-value.ts";
import { readOption } from "../../reading/read-option.ts";
import { isKnown } from "../../reading/tree.ts";
import { evaluate } from "../../solving/evaluate.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import type { Gate } from "../gate.ts";
import { follow, LostError } from "./follow.ts";
import { isNear, runRows } from "./run-rows.ts";

/** What an item says of the calculator is done on the calculator, word by word, and must lead to the key. */
export const onCalculator: Gate = {
  id: "on-calculator",
  kinds: "both",
  check: ({ item }) => {
    if (item.onCalculator === undefined) return [];
    const { rows, read } = item.onCalculator;
    const screen = runRows(rows);
    const faults = screen.results.flatMap((result) =>
      result.kind === "error" ? [`the calculator refuses a row: ${result.message}`] : [],
    );
    return faults.length > 0 ? faults : complaints(item, () => follow(read, screen));
  },
};

function complaints(item: Item, followed: () => readonly number[]): readonly string[] {
  try {
    const shown = followed();
    return areSame(keyOf(item), shown)
      ? []
      : [`the calculator shows ${shown.join(", ")}, which is not the key`];
  } catch (error) {
    if (error instanceof LostError || error instanceof UnprovenError) {
      return [`the calculator's words lead to nothing: ${error.message}`];
    }
    throw error;
  }
}

/** The numbers of the key: of a point, its coordinates; of a range or several right answers, all numbers in ascending order. */
function keyOf(item: Item): readonly number[] {
  if (item.kind !== "entry") return numbersOf(item.options[item.correctAnswer]);
  const { answerKey } = item;
  const values =
    answerKey.kind === "values" ? answerKey.values : [answerKey.low.value, answerKey.high.value];
  return values.map(({ num, den }) => num / den).toSorted(byValue);
}

function numbersOf(option: string): readonly number[] {
  const reading = readOption(option);
  if (reading.kind !== "relations") return optionNumbers(reading).map(({ real }) => real);
  return reading.relations
    .flatMap(({ left, right }) => [left, right])
    .filter((side) => isKnown(side))
    .map((side) => evaluate(side).real)
    .toSorted(byValue);
}

function areSame(key: readonly number[], shown: readonly number[]): boolean {
  return (
    key.length === shown.length && key.every((value, at) => isNear(value, shown[at] ?? Number.NaN))
  );
}

function byValue(one: number, other: number): number {
  return one - other;
}
