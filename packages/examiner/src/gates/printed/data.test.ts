import { type Facts, generate } from "@sat/engine";
import type { Figure } from "@sat/item";
import { expect, test } from "vitest";
import { soundMath } from "../../testing/sound-models.ts";
import { dataFaults } from "./data.ts";

const { item } = generate(soundMath, "Easy", 0);

function faults(facts: Facts, figure?: Figure): readonly string[] {
  return dataFaults(facts, figure === undefined ? item : { ...item, figure });
}

/** A dot plot of these values, each with its count. */
const plot = (...counts: readonly (readonly [value: number, count: number])[]): Figure => ({
  kind: "dot-plot",
  alt: "",
  label: "Value",
  counts: counts.map(([value, count]) => ({ value, count })),
});

const table = (...rows: string[][]): Figure => ({
  kind: "table",
  alt: "",
  columns: ["", "Red", "Blue", "Total"],
  rows,
  rowHeaders: true,
});

const mean: Facts = { kind: "statistic", data: [10, 9, 10], statistic: "mean" };
const NOT_THE_DATA = ["the dots are not the data of the facts"];

test("dots that are the data pass in any order", () => {
  expect(faults(mean, plot([9, 1], [10, 2]))).toEqual([]);
  expect(faults(mean, plot([10, 2], [9, 1]))).toEqual([]);
});

test.each([
  ["a dot more", plot([9, 1], [10, 3])],
  ["a dot fewer", plot([9, 1], [10, 1])],
  ["a value changed", plot([8, 1], [10, 2])],
  ["no dots", plot()],
])("dots that are not the data are refused: %s", (_, figure) => {
  expect(faults(mean, figure)).toEqual(NOT_THE_DATA);
});

test("of two lists, the dots are one or the other", () => {
  const difference: Facts = { ...mean, minus: [4, 5] };
  expect(faults(difference, plot([9, 1], [10, 2]))).toEqual([]);
  expect(faults(difference, plot([4, 1], [5, 1]))).toEqual([]);
  expect(faults(difference, plot([4, 2]))).toEqual(NOT_THE_DATA);
});

const people: Facts = {
  kind: "probability",
  cells: [
    { labels: ["junior", "red"], count: 3 },
    { labels: ["junior", "blue"], count: 1150 },
    { labels: ["senior", "red"], count: 20 },
    { labels: ["senior", "blue"], count: 700 },
  ],
  event: ["red"],
  given: [],
};

test("a table may hold every count, the sum of each label, and the total", () => {
  const figure = table(
    ["Junior", "3", "$1{,}150$", "1,153"],
    ["Senior", "20", "700", "$720$"],
    ["Total", "23", "1,850", "1,873"],
  );
  expect(faults(people, figure)).toEqual([]);
});

test.each(["4", "1,149", "$721$", "1870"])("a table that says %s is refused", (count) => {
  const said = count.replaceAll(/\D/g, "");
  expect(faults(people, table(["Junior", count, "20", "3"]))).toEqual([
    `the table says ${said}, which no group of the facts counts`,
  ]);
});

test("names, open cells and measures in a table are no counts", () => {
  expect(
    faults(people, table(["Class 4", "$x$", "", "3.5"], ["4 to 5", "5 cm", "?", "–"])),
  ).toEqual([]);
});

test("nothing is held against a figure that shows no data of the facts", () => {
  const value: Facts = { kind: "value", given: ["x = 3"], ask: "x" };
  expect(faults(mean)).toEqual([]);
  expect(faults(people)).toEqual([]);
  expect(faults(mean, table(["Junior", "4"]))).toEqual([]);
  expect(faults(people, plot([4, 1]))).toEqual([]);
  expect(faults(value, table(["Junior", "4"]))).toEqual([]);
  expect(faults(value, plot([4, 1]))).toEqual([]);
});
