import { expect, test } from "vitest";
import { fractionToNumber } from "../exact/fraction.ts";
import { shownNumbers } from "./shown-numbers.ts";

test.each<[string, number[]]>([
  ["\\$1,250.50 for 3 days", [1250.5, 3]],
  ["1{,}250x^{2} - .5", [1250, 0.5]],
  ["x_1 + x_{12} = 45^\\circ", [45]],
  ["\\sqrt[3]{27}", [27]],
  ["(2, 3), (4, 5)", [2, 3, 4, 5]],
  ["7^{4} and 7^{23}", [7, 4, 7, 23]],
  ["\\frac{4}{3}\\pi(5)^3", [5]],
])("%s shows %j", (text, numbers) => {
  expect(shownNumbers(text).map(fractionToNumber)).toEqual(numbers);
});
