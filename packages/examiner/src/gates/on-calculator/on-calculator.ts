import type { Item } from "@sat/item";
import { optionNumbers } from "../../provers/option-value.ts";
import { readOption } from "../../reading/read-option.ts";
import { isKnown } from "../../reading/tree.ts";
import { evaluate } from "../../solving/evaluate.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import type { Gate } from "../gate.ts";
import { follow, LostError } from "./follow.ts";
import { isNear, runRows } from "./run-rows.ts";
import { shadesAs } from "./shaded.ts";

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
    if (faults.length > 0) return faults;
    const found = complaints(item, () => follow(read, screen));
    return found.length > 0 ? found : wrongSides(item, rows);
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

/** Bounds alone do not say to which side an inequality reaches, nor whether they belong to it. */
function wrongSides(item: Item, [row = ""]: readonly string[]): readonly string[] {
  if (item.kind === "entry") return [];
  const key = readOption(item.options[item.correctAnswer]);
  if (key.kind !== "relations") return [];
  return shadesAs(row, key.relations, keyOf(item))
    ? []
    : ["the calculator shades another side than the key says"];
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
