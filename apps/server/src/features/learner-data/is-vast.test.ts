import { expect, test } from "vitest";
import { isVast } from "./is-vast.ts";

const values = (count: number) => Array.from({ length: count }, () => 1);
const fields = (count: number) => Object.fromEntries(values(count).map((value, at) => [at, value]));
const asFile = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

test.each<readonly [string, unknown]>([
  ["many parts", { questions: Array.from({ length: 30_000 }, () => ({ id: 1, seed: 2 })) }],
  ["a part of as many values as there may be", { questions: [values(2_000), values(2_000)] }],
  ["commas in a text", { questions: [`"${",".repeat(3_000)}\\`] }],
])("a file of %s is none that is vast", (_, file) => {
  expect(isVast(asFile(file))).toBe(false);
});

test.each<readonly [string, unknown]>([
  ["a part of too many values", { questions: [{}, { features: fields(2_001) }] }],
  ["a part whose lists together have too many", { questions: [[values(1_001), values(1_001)]] }],
  ["a list of too many parts", { questions: values(30_001) }],
  ["too many fields of its own", fields(2_001)],
])("a file with %s is vast", (_, file) => {
  expect(isVast(asFile(file))).toBe(true);
});
