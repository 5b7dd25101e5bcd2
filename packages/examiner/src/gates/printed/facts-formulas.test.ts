import type { Facts } from "@sat/engine";
import { expect, test } from "vitest";
import { parseExpression, parseRelations } from "../../reading/parse.ts";
import { formulasOfFacts } from "./facts-formulas.ts";

test("what is given is told as relations, and what is asked as an expression", () => {
  expect(formulasOfFacts({ kind: "value", given: ["y = 2*x", "0 < x < 5"], ask: "3*y" })).toEqual({
    relations: [...parseRelations("y = 2*x"), ...parseRelations("0 < x < 5")],
    expressions: [parseExpression("value"), parseExpression("3*y")],
    claimed: [],
    data: [],
  });
});

test("what options claim is told apart from what is given", () => {
  const facts: Facts = {
    kind: "statement",
    given: ["x > 3"],
    claims: { "it is positive": ["x > 0"], "it is ten": ["x = 10", "3 + 4"] },
  };
  const { relations, claimed } = formulasOfFacts(facts);
  expect(relations).toEqual(parseRelations("x > 3"));
  expect(claimed).toEqual([...parseRelations("x > 0"), ...parseRelations("x = 10")]);
});

test("numbers are data, wherever they stand", () => {
  const facts: Facts = {
    kind: "probability",
    cells: [
      { labels: ["box no. 1"], count: 3 },
      { labels: ["box no. 2"], count: 5 },
    ],
    event: ["box no. 1"],
    given: [],
  };
  const { expressions, data } = formulasOfFacts(facts);
  expect(data).toEqual([3, 5]);
  expect(expressions).toEqual([parseExpression("probability")]);
  expect(formulasOfFacts({ kind: "fit", points: [[1, 2.5]] }).data).toEqual([1, 2.5]);
});

test("what is told of the print, or is setting, is no part of the situation", () => {
  const bare: Facts = { kind: "value", given: ["x = 4"], ask: "x" };
  const told: Facts = { ...bare, told: ["7", "y = 3"], setting: { "8": "z = 9" } };
  expect(formulasOfFacts(told)).toEqual(formulasOfFacts(bare));
});

test("facts are read once", () => {
  const facts: Facts = { kind: "value", given: ["x = 4"], ask: "x" };
  expect(formulasOfFacts(facts)).toBe(formulasOfFacts(facts));
});
