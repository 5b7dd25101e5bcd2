import type { Facts } from "@sat/engine";
import { describe, expect, test } from "vitest";
import { type Num, fromInteger } from "../../exact/num.ts";
import { readExpression } from "../../reading/read-chains.ts";
import { constantSets } from "../../solving/constants.ts";
import type { Values } from "../../solving/evaluate.ts";
import { mathItem } from "../../testing/math-items.ts";
import { situationOf } from "./situation.ts";

const ABOUT_NOTHING: Facts = { kind: "equivalent", expression: "1" };

function situation(facts: Facts, question = "Which is it?", key = "$7$") {
  return situationOf(facts, mathItem({ question, options: { A: key, B: "", C: "", D: "" } }));
}

function numbers(solutions: readonly Values[]): Record<string, number>[] {
  return solutions.map((values) =>
    Object.fromEntries([...values].map(([name, { real }]) => [name, real])),
  );
}

describe("what is given", () => {
  const relation = { left: readExpression("x"), sign: "=", right: readExpression("5") };

  test.each<Facts>([
    { kind: "value", given: ["x = 5"], ask: "x" },
    { kind: "statement", given: ["x = 5"], claims: {} },
    { kind: "solution-count", given: ["x = 5"], unknowns: ["x"] },
    { kind: "solution-set", given: ["x = 5"], unknown: "x" },
    { kind: "whole-number", given: ["x = 5"], unknown: "x", extreme: "least" },
    { kind: "any-solution", given: ["x = 5"], unknown: "x" },
    { kind: "solutions", given: "x = 5", unknown: "x", ask: "sum" },
  ])("facts of the kind $kind give their relations", (facts) => {
    expect(situation(facts).given).toEqual([relation]);
  });

  test("other facts give none", () => {
    expect(situation(ABOUT_NOTHING).given).toEqual([]);
  });
});

describe("the solutions", () => {
  test("of an equation are all asked for", () => {
    const { all, asked } = situation({ kind: "value", given: ["x^2 = 49"], ask: "x^2" });
    expect(numbers(asked())).toEqual([{ x: -7 }, { x: 7 }]);
    expect(numbers(all())).toEqual([{ x: -7 }, { x: 7 }]);
  });

  test("that a condition excludes are not asked for", () => {
    const facts: Facts = { kind: "value", given: ["x^2 = 49"], where: ["x > 0"], ask: "x" };
    const { all, asked } = situation(facts);
    expect(numbers(asked())).toEqual([{ x: 7 }]);
    expect(numbers(all())).toEqual([{ x: -7 }, { x: 7 }]);
  });

  test("with a constant are told for one value of it", () => {
    const facts: Facts = { kind: "value", given: ["x = 2*k"], constants: ["k"], ask: "x" };
    const { all, asked, constants } = situation(facts);
    const [first] = constantSets(["k"]);
    expect(constants).toEqual(first);
    expect(numbers(asked())).toEqual([{ k: realOf(first, "k"), x: 2 * realOf(first, "k") }]);
    expect(numbers(all())).toEqual(numbers(asked()));
  });

  test("of a question for a whole number are that number", () => {
    const given = ["2*x < 17"];
    const { all, asked } = situation({
      kind: "whole-number",
      given,
      unknown: "x",
      extreme: "greatest",
    });
    expect(numbers(asked())).toEqual([{ x: 8 }]);
    expect(all()).toEqual([]);
  });

  test("of a line are the points that it goes through", () => {
    const at = [
      { x: "0", y: "3" },
      { x: "1", y: "2 + 3" },
    ];
    expect(numbers(situation({ kind: "through", at }).asked())).toEqual([
      { x: 0, y: 3 },
      { x: 1, y: 5 },
    ]);
  });

  test("are those of what is given, where the kind of the facts asks for no value", () => {
    const facts: Facts = { kind: "statement", given: ["x + 1 = 4", "y > x"], claims: {} };
    expect(numbers(situation(facts).asked()).map(({ x }) => x)).toEqual([3, 3]);
  });

  test("are not sought where no equation is given", () => {
    const { all, asked, constants } = situation({
      kind: "any-solution",
      given: ["x > 4"],
      unknown: "x",
    });
    expect(all()).toEqual([]);
    expect(asked()).toEqual([constants]);
  });

  test("are none that the examiner cannot find", () => {
    const given = ["a^3 + b^5 + a*b = 10"];
    expect(situation({ kind: "statement", given, claims: {} }).all()).toEqual([]);
    const { asked, constants } = situation({ kind: "value", given, ask: "a" });
    expect(asked()).toEqual([constants]);
  });
});

describe("what the question and the key print", () => {
  test("are claims, those of the question first", () => {
    const { printed } = situation(ABOUT_NOTHING, "$a = b < 3$", "$c = 4$");
    expect(printed.map(({ sides: [left], link }) => `${left.tex} ${link}`)).toEqual([
      "a =",
      "b <",
      "c =",
    ]);
  });

  test("are equations with their functions replaced, but for unknown functions", () => {
    const question = "$f(x) = 2x$. $f(3) = a$. $g(3) = b$. $b = g(4)$. $a < 5$";
    expect(situation(ABOUT_NOTHING, question).equations()).toEqual([
      { left: readExpression("2x"), sign: "=", right: readExpression("2x") },
      { left: readExpression("2 \\cdot 3"), sign: "=", right: readExpression("a") },
    ]);
  });

  test("are functions, of which the first definition counts", () => {
    const question = "$f(x) = 2x$. $f(3) = 6$. $g(t) < 5$. $\\sqrt{x} = 3$. $f(x) = 3x$. $a = 4$";
    expect([...situation(ABOUT_NOTHING, question).functions]).toEqual([
      ["f", { parameter: "x", body: readExpression("2x") }],
    ]);
  });

  test("are names, where their values are known", () => {
    const facts: Facts = { kind: "value", given: ["x = k"], constants: ["k"], ask: "x" };
    const question = "$AB = 12$. $f(3) = 7$. $c = k$. $d = e$. $2h = 6$. $j = g(2)$. $P = (2, 3)$";
    const { named, constants } = situation(facts, question);
    const expected: [string, Num | undefined][] = [
      ["A_B", fromInteger(12)],
      ["f(3)", fromInteger(7)],
      ["c", constants.get("k")],
    ];
    expect([...named()]).toEqual(expected);
  });

  test("are expressions, alone or as sides", () => {
    const question = "Take $x + 1$ and $2y = 6$ and $\\triangle A = 5$";
    expect(situation(ABOUT_NOTHING, question, "$4z$").expressions()).toEqual(
      ["x + 1", "4z", "2y", "6", "5"].map(readExpression),
    );
  });
});

describe("the value of the key", () => {
  const constants: Facts = { kind: "value", given: ["x = k"], constants: ["k"], ask: "x" };

  test.each([
    ["of a number is the number", "$7$", 7],
    ["of a number with a unit is the number", "12 inches", 12],
    [
      "of an expression in constants is told for one value of them",
      "$3k$",
      3 * realOf(constantSets(["k"])[0], "k"),
    ],
  ])("%s", (_, key, value) => {
    expect(situation(constants, "Which is it?", key).key?.real).toBeCloseTo(value, 9);
  });

  test.each(["none of them", "$x + 1$", "$(2, 3)$"])("%s has none", (key) => {
    expect(situation(constants, "Which is it?", key).key).toBeUndefined();
  });
});

function realOf(values: Values | undefined, name: string): number {
  const value = values?.get(name);
  if (value === undefined) throw new RangeError(`nothing says what ${name} is`);
  return value.real;
}
