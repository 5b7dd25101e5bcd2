import { type Facts, generate } from "@sat/engine";
import { expect, test } from "vitest";
import { soundMath } from "../../testing/sound-models.ts";
import { formulaFaults } from "./formulas.ts";

const { item } = generate(soundMath, "Easy", 0);

function faults(question: string, facts: Facts): readonly string[] {
  return formulaFaults(facts, { ...item, question });
}

const value = (...given: string[]): Facts => ({ kind: "value", given, ask: "x" });

test("every printed relation of a value must hold, each complaint names its own", () => {
  const system = value("y = 2*x + 1", "x + y = 7");
  expect(faults("$y = 2x + 1$ and $x + y = 7$ and $0 < x < 3$", system)).toEqual([]);
  expect(faults("$y = 2x + 1$ and $x + y = 8$ and $0 < x < 2$", system)).toEqual([
    "the printed x + y = 8 is not true of the facts",
    "the printed 0 < x < 2 is not true of the facts",
  ]);
});

test("a relation must hold at every solution", () => {
  expect(faults("$x^2 = 9$", value("x^2 = 9"))).toEqual([]);
  expect(faults("$x = 3$", value("x^2 = 9"))).toEqual([
    "the printed x = 3 is not true of the facts",
  ]);
});

test("constants take several values", () => {
  const facts: Facts = { kind: "value", given: ["x - k = 4"], constants: ["k"], ask: "x" };
  expect(faults("$x - k = 4$", facts)).toEqual([]);
  expect(faults("$x + k = 4$", facts)).toEqual(["the printed x + k = 4 is not true of the facts"]);
});

test("what speaks of other letters, or of none, is not held against a value", () => {
  expect(
    faults("$x + t = 90$ and $2 + 2 = 5$ and $x + 8$ and $f(x) = 90$", value("x = 3")),
  ).toEqual([]);
});

const solutions: Facts = {
  kind: "solutions",
  given: "x^2 - 5*x + 6 = 0",
  unknown: "x",
  ask: "sum",
};

test("every solution of an equation must solve the printed one", () => {
  expect(faults("$x^2 - 5x = -6$", solutions)).toEqual([]);
  expect(faults("$x^2 - 4x = -4$", solutions)).toEqual([
    "the printed x^2 - 4x = -4 is not true of the facts",
  ]);
});

test("an equation with constants is held against them", () => {
  const facts: Facts = { ...solutions, given: "x^2 - b*x = 0", constants: ["b"] };
  expect(faults("$x^2 = bx$", facts)).toEqual([]);
  expect(faults("$x^2 = -bx$", facts)).toEqual(["the printed x^2 = -bx is not true of the facts"]);
});

test.each(["any-solution", "solution-set"] as const)(
  "the printed inequalities have the solutions of the facts: %s",
  (kind) => {
    const facts: Facts = { kind, given: ["3 - x < 5", "x < 4"], unknown: "x" };
    const other = ["the printed inequality has other solutions than the facts"];
    expect(faults("$x > -2$ and $x < 4$", facts)).toEqual([]);
    expect(faults("$3 - x < 5$", facts)).toEqual(other);
    expect(faults("$x > -2$ and $x < 5$", facts)).toEqual(other);
  },
);

test("an inequality told in words, in another letter or in none is not held against its facts", () => {
  const facts: Facts = { kind: "solution-set", given: ["x < 4"], unknown: "x" };
  expect(faults("What is true?", facts)).toEqual([]);
  expect(faults("If $t < 9$ and $5 < 3$, what is true?", facts)).toEqual([]);
});

test("the printed equations have as many solutions as the facts", () => {
  const facts: Facts = { kind: "solution-count", given: ["2*x + 4 = 2*x"], unknowns: ["x"] };
  const other = ["the printed equations have another number of solutions than the facts"];
  expect(faults("$2(x + 2) = 2x$", facts)).toEqual([]);
  expect(faults("$2(x + 2) = 2x + 4$", facts)).toEqual(other);
  expect(faults("$2(x + 2) = 3x$", facts)).toEqual(other);
  expect(faults("How many are there when $t = 3$?", facts)).toEqual([]);
});

test("the equations of a system are counted together", () => {
  const given = ["x + y = 3", "2*x + 2*y = 6"];
  const facts: Facts = { kind: "solution-count", given, unknowns: ["x", "y"] };
  expect(faults("$x + y = 3$ and $4x + 4y = 12$", facts)).toEqual([]);
  expect(faults("$x + y = 3$ and $4x + 4y = 13$", facts)).toEqual([
    "the printed equations have another number of solutions than the facts",
  ]);
});

test.each<[string, Facts]>([
  ["(x + 3)^2", { kind: "equivalent", expression: "(x + 3)^2" }],
  ["(x + 3)^2", { kind: "extreme", expression: "(x + 3)^2", unknown: "x", ask: "place" }],
])("one printed expression is equal to %s", (code, facts) => {
  expect(faults("$x^2 + 6x + 9$", facts)).toEqual([]);
  expect(faults("$f(x) = x^2 + 6x + 9$", facts)).toEqual([]);
  expect(faults("$y = x^2 + 6x + 9$", facts)).toEqual([]);
  expect(faults("For $x + 1$, $x^2 + 6x + 9$", facts)).toEqual([]);
  expect(faults("$x^2 + 6x + 8$", facts)).toEqual([`no printed expression is equal to ${code}`]);
});

test("numbers and expressions in other letters are not held against an expression", () => {
  const facts: Facts = { kind: "equivalent", expression: "(x + 3)^2" };
  expect(faults("The expression $x^2 + kx$ with $7$ and $t$", facts)).toEqual([]);
  expect(faults("Which is it?", facts)).toEqual([]);
});

test("expressions may be equal under a relation alone", () => {
  const facts = { kind: "equivalent", expression: "x + y" } as const;
  expect(faults("$2x$", { ...facts, where: ["y = x"] })).toEqual([]);
  expect(faults("$2x$", facts)).toEqual(["no printed expression is equal to x + y"]);
});

test("every printed equation of a circle is that of the facts", () => {
  const facts: Facts = { kind: "circle", equation: "(x - 1)^2 + y^2 = 9", ask: "radius" };
  expect(faults("$2(x - 1)^2 + 2y^2 = 18$ and $r = 5$", facts)).toEqual([]);
  expect(faults("$(x - 1)^2 + y^2 = 9$ and $x^2 + y^2 = 9$", facts)).toEqual([
    "the printed equation x^2 + y^2 = 9 is not that of the facts",
  ]);
});

test("facts without a formula are not held against one", () => {
  expect(faults("$x = 3$", { kind: "statistic", data: [1, 2], statistic: "mean" })).toEqual([]);
});
