import type { Facts } from "@sat/engine";
import { expect, test } from "vitest";
import { agreesInDirection } from "./agrees-in-direction.ts";
import type { Direction } from "./directions.ts";

const value = (given: string, where: readonly string[] = []): Facts => ({
  kind: "value",
  given: [given],
  where,
  ask: "x",
});

const atLeast = (number: number): Extract<Direction, { kind: "bound" }> => ({
  words: "",
  value: number,
  percent: false,
  kind: "bound",
  from: "below",
  strict: false,
});
const moreThan = (number: number): Direction => ({ ...atLeast(number), strict: true });
const change = (number: number, sign: 1 | -1, percent = false): Direction => ({
  words: "",
  value: number,
  percent,
  kind: "change",
  sign,
});
const share = (number: number): Direction => ({
  words: "",
  value: number,
  percent: true,
  kind: "share",
});

test.each([
  ["x >= 7", true],
  ["x > 7", false],
  ["x <= 7", false],
  ["x >= 8", undefined],
  ["-x <= -7", true],
  ["x = 7", undefined],
])('"at least 7" and the relation %s: %s', (given, agrees) => {
  expect(agreesInDirection(atLeast(7), value(given))).toBe(agrees);
});

test("a bound below zero, or of zero, is held against the facts too", () => {
  expect(agreesInDirection(moreThan(-5), value("x > -5"))).toBe(true);
  expect(agreesInDirection(moreThan(-5), value("x < -5"))).toBe(false);
  expect(agreesInDirection(moreThan(-5), value("x > 5"))).toBeUndefined();
  expect(agreesInDirection(moreThan(0), value("x > 0"))).toBe(true);
  expect(agreesInDirection(moreThan(0), value("x < 0"))).toBe(false);
});

test("one of several bounds by the same number is enough", () => {
  expect(agreesInDirection(atLeast(7), value("x <= 7", ["y >= 7"]))).toBe(true);
});

test.each([
  ["x + 7 = 60", true],
  ["x - 7 = 60", false],
  ["x = 50 + (-7)", false],
  ["x - (-7) = 60", true],
  ["x - 7 = y + 7", true],
  ["7*x = 60", undefined],
  ["x + 7 = 60*sqrt(7)", undefined],
  ["x + 8 = 60", undefined],
])('"rises by 7" and %s: %s', (given, agrees) => {
  expect(agreesInDirection(change(7, 1), value(given))).toBe(agrees);
});

test.each([
  ["x = 350*(1 + 30/100)", true],
  ["x = 350*(1 - 30/100)", false],
  ["x = 350 + 0.3*350", true],
  ["x = 350 - 0.3*350", false],
  ["x = 350*1.3", true],
  ["x = 350*0.7", false],
  // 7/10 may be a part of something else.
  ["x = 350*7/10", undefined],
  ["x = 350*(7/10)", undefined],
  ["x = 350*(7/10) + 0.3", true],
  ["x = 30/100*350", false],
  ["x = 0.3*350", false],
  ["x = 30*350/100", undefined],
  ["x = 350 + 0.3*350 - 0.3/y", true],
  ["x = (350 + 0.3*350)*0.3", undefined],
  ["x = 350*1.4", undefined],
])('"rises by 30%%" and %s: %s', (given, agrees) => {
  expect(agreesInDirection(change(30, 1, true), value(given))).toBe(agrees);
});

test("a number without a percent is no share and no factor", () => {
  expect(agreesInDirection(change(30, 1), value("x = 350*1.3"))).toBeUndefined();
  expect(agreesInDirection(change(30, 1), value("x = 350 - 0.3*350"))).toBeUndefined();
});

test.each([
  ["x = 30/100*350", true],
  ["x = 0.3*350", true],
  ["x = 350 - 0.3*350", true],
  ["x = (1 + 30/100)*350", false],
  ["x = (1 - 0.3)*350", false],
  ["x = (1 - 0.3)*350 + 0.3*y", true],
  ["x = 0.4*350", undefined],
])('"30%% of" and %s: %s', (given, agrees) => {
  expect(agreesInDirection(share(30), value(given))).toBe(agrees);
});
