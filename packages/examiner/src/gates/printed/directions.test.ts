import { expect, test } from "vitest";
import { directionsIn } from "./directions.ts";

/** What a markup tells by directions, in short. */
function told(markup: string): string[] {
  return directionsIn(markup).map((direction) => {
    const number = `${direction.value}${direction.percent ? "%" : ""}`;
    switch (direction.kind) {
      case "bound":
        return `${direction.from === "below" ? ">" : "<"}${direction.strict ? "" : "="} ${number}`;
      case "change":
        return `${direction.sign > 0 ? "+" : "-"} ${number}`;
      case "share":
        return `of ${number}`;
    }
  });
}

test.each([
  ["at least \\$170", ">= 170"],
  ["no less than 5", ">= 5"],
  ["no fewer than 5", ">= 5"],
  ["a minimum of 5", ">= 5"],
  ["5 or more", ">= 5"],
  ["5 miles or more", ">= 5"],
  ["at most €170", "<= 170"],
  ["no more than $5$", "<= 5"],
  ["no greater than 5", "<= 5"],
  ["a maximum of 5", "<= 5"],
  ["must not exceed 5", "<= 5"],
  ["5 or less", "<= 5"],
  ["5 miles or fewer", "<= 5"],
  ["more than 5", "> 5"],
  ["greater than 5", "> 5"],
  ["less than 5", "< 5"],
  ["fewer than 5", "< 5"],
  ["Of 12 students in a club, fewer than 5", "< 5"],
  ["less than $-\\frac{3}{4}$", "< -0.75"],
  ["at least 5%", ">= 5%"],
])("%j bounds something: %s", (markup, bound) => {
  expect(told(markup)).toEqual([bound]);
});

test.each([
  ["it rises 5 feet", "+ 5"],
  ["it grew by \\$5", "+ 5"],
  ["it increases at a constant 5 feet", "+ 5"],
  ["it increased the yearly cost by 39%", "+ 39%"],
  ["it gains another 5", "+ 5"],
  ["it is translated up 5 units", "+ 5"],
  ["it is moved up by 5 units", "+ 5"],
  ["5 more", "+ 5"],
  ["5 years older", "+ 5"],
  ["12 percent higher", "+ 12%"],
  ["a 12% increase", "+ 12%"],
  ["it falls 5 feet", "- 5"],
  ["it dropped at a steady 5 feet", "- 5"],
  ["it reduces the cost by $30\\%$", "- 30%"],
  ["it is shifted down 5 units", "- 5"],
  ["a coupon for \\$5", "- 5"],
  ["5 fewer", "- 5"],
  ["5 years younger", "- 5"],
  ["a 12% discount", "- 12%"],
  ["a 12% decrease", "- 12%"],
  ["12% off", "- 12%"],
])("%j changes something: %s", (markup, change) => {
  expect(told(markup)).toEqual([change]);
});

test("a percent of something is a share of it", () => {
  expect(told("30% of the price")).toEqual(["of 30%"]);
  expect(told("30% off the price")).toEqual(["- 30%"]);
  expect(told("30 of the prices")).toEqual([]);
});

test("what is compared with a multiple is bounded by no number", () => {
  expect(told("15 more than 3 times $x$")).toEqual(["+ 15"]);
  expect(told("15 dollars less than 3 times $x$")).toEqual(["- 15"]);
  expect(told("15% more than 3 times $x$")).toEqual(["+ 15%"]);
});

test.each([
  "5 but more came",
  "5 of fewer",
  "the price and 5 others",
  "the price $p$ rises to $q$",
  "the offer of 5",
  "5 offices",
  "30% often",
  "no more than $x$",
  "the cost increases a lot in the very long run by 5",
])("%j tells no direction of a number", (markup) => {
  expect(told(markup)).toEqual([]);
});

test("all that is told is found, each in its own words", () => {
  const markup = "at least 5 feet, falls 7 feet, then falls 9 feet";
  expect(told(markup)).toEqual([">= 5", "- 7", "- 9"]);
  expect(directionsIn(markup).map(({ words }) => words)).toEqual([
    "at least #5",
    "falls #7",
    "falls #9",
  ]);
});
