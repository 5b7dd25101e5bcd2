import { expect, test } from "vitest";
import { weighs } from "./weighty-words.ts";

test.each([
  ["a number", "two twelve half third percent"],
  ["a unit of length", "inches foot miles meters kilometer kilometers"],
  ["a unit of time or weight", "seconds hours years ounces pounds tons liters"],
  ["a unit of volume, angle or money", "cup square cubic degrees dollars $ %"],
  ["a change", "increases decreased rise fell grow loses added removed less fewer"],
  ["an end or a side", "greatest least larger lowest longest shorter above left positive outside"],
  ["a relation", "parallel perpendicular not than"],
  [
    "a statistic or a measure",
    "mean median area perimeter slope y-intercept sum width sine center",
  ],
])("an answer can turn on %s: %s", (_, words) => {
  expect(words.split(" ").filter((word) => !weighs(word))).toEqual([]);
});

test("no answer turns on the words between", () => {
  expect("the a student which what lake".split(" ").filter(weighs)).toEqual([]);
});
