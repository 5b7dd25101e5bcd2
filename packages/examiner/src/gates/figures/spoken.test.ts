import { expect, test } from "vitest";
import { heard, namesInOrder, numbersIn, spoken, timesTold } from "./spoken.ts";

test.each([
  ["Side AB", ["side", "ab"]],
  ["1,234,567 cars", ["1234567", "cars"]],
  ["$1{,}300$", ["1300"]],
  ["3.0 meters", ["3", "meters"]],
  ["12.75", ["12.75"]],
  ["1,200.5", ["1200.5"]],
  ["2, 3", ["2", ",", "3"]],
  ["12345", ["12345"]],
  ["-5 or \u22125", ["-5", "or", "-5"]],
  ["$14^\\circ$ and $9^{\\circ}$", ["14", "°", "and", "9", "°"]],
  ["$\\frac{5\\pi}{12}$", ["5", "π", "/", "12"]],
  ["$\\frac{}{2}$", ["/", "2"]],
  ["$\\frac{5}{}$", ["5", "/"]],
  ["$3\\sqrt{12}$", ["3", "√", "12"]],
  ["12% and $7\\%$", ["12", "percent", "and", "7", "percent"]],
  ["$11\\pi$", ["11", "π"]],
  ["$\\pi$ and 1π", ["π", "and", "1", "π"]],
  ["costs \\$5", ["costs", "5"]],
  ["(x, 2)", ["(", "x", ",", "2", ")"]],
  ["", []],
])("%s is heard piece by piece", (markup, pieces) => {
  expect(spoken(markup)).toEqual(pieces);
});

test("each piece that is heard is followed by a space", () => {
  expect(heard("Side $AB$ is 3.")).toBe("side ab is 3 . ");
  expect(heard("")).toBe("");
});

test("the numbers of a text are heard without its words", () => {
  expect(numbersIn("At 3.0 meters: oak 52, hazel $-20$.")).toEqual(["3", "52", "-20"]);
});

test.each<[names: readonly (string | number)[], isTold: boolean]>([
  [["Red", 1, "Blue", 3], true],
  [["red", "small", 1], true],
  [[1, 3], true],
  [["1", "$3$"], true],
  [["Blue", 3], true],
  [["Counts", "Red"], true],
  [["dark blue", 3], true],
  [[], true],
  [["", "Red", "", 1], true],
  [["Blue", 3, "Red", 1], false],
  [["Red", 3], false],
  [["Red", 1, "Green"], false],
  [["dark red", 1], false],
  [["Blue", 3, 4], false],
  [[3, "", "Red"], false],
  [["Reds"], false],
])("a text tells %j in this order: %j", (names, isTold) => {
  expect(namesInOrder("Counts by color. Red: small 1; dark blue: large 3", names)).toBe(isTold);
});

test("a name is told as often as all of its words stand in a row", () => {
  const text = "Upper ferry 4, lower ferry 5, upper upper ferry";
  expect(timesTold(text, "Ferry")).toBe(3);
  expect(timesTold(text, "upper ferry")).toBe(2);
  expect(timesTold(text, "upper lower")).toBe(0);
  expect(timesTold(text, "")).toBe(0);
});
