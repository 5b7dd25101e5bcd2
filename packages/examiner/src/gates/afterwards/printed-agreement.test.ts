import { expect, test } from "vitest";
import { type Num, fromInteger, fromReal } from "../../exact/num.ts";
import type { Link } from "../../reading/read-chains.ts";
import { agreesInPrint } from "./printed-agreement.ts";

function agrees([a, left]: [Num, string], link: Link, [b, right]: [Num, string]): boolean {
  return agreesInPrint([a, b], link, [{ tex: left }, { tex: right }]);
}

function whole(value: number): [Num, string] {
  return [fromInteger(value), String(value)];
}

test.each<readonly [number, Link, number, boolean]>([
  [2, "=", 2, true],
  [2, "=", 3, false],
  [2, "<", 3, true],
  [3, "<", 3, false],
  [3, ">=", 3, true],
  [2, ">=", 3, false],
  [2, "!=", 3, true],
])("%d %s %d: %s", (left, link, right, holds) => {
  expect(agrees(whole(left), link, whole(right))).toBe(holds);
});

test.each<readonly [title: string, left: [Num, string], right: [Num, string], boolean]>([
  ["a percent stands for its hundredth", [fromReal(0.4), "0.4"], [fromInteger(40), "40\\%"], true],
  ["a percent stands for its number", whole(40), [fromInteger(40), "40\\%"], true],
  ["so does one on the left", [fromInteger(40), "40\\%"], [fromReal(0.4), "0.4"], true],
  ["a percent is no ten times", whole(4), [fromInteger(40), "40\\%"], false],
  ["a number is no percent", [fromReal(0.4), "0.4"], whole(40), false],
])("%s", (_, left, right, holds) => {
  expect(agrees(left, "=", right)).toBe(holds);
});

test.each<readonly [exact: number, shown: string, boolean]>([
  [12.666_666, "12.67", true],
  [12.666_666, "12.66", false],
  [12.666_666, "12.6667", true],
  [12.666_666, "13", true],
  [12.666_666, "12", false],
  [12.5, "13", true],
  [12.5, "12", true],
  [0.125, "0.13", true],
  [0.125, "0.12", true],
])("%d is about %s: %s", (exact, shown, holds) => {
  expect(agrees([fromReal(exact), ""], "≈", [fromReal(Number(shown)), shown])).toBe(holds);
});
