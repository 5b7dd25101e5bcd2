import { type Facts, generate } from "@sat/engine";
import type { Figure, Item } from "@sat/item";
import { expect, test } from "vitest";
import { soundMath } from "../../testing/sound-models.ts";
import { printedFacts } from "./printed-facts.ts";

const specimen = generate(soundMath, "Easy", 0);

function complaints(question: string, facts: Facts, figure?: Figure): readonly string[] {
  const item: Item = { ...specimen.item, question, ...(figure === undefined ? {} : { figure }) };
  return printedFacts.check({ ...specimen, item, facts }, soundMath);
}

const system: Facts = { kind: "value", given: ["y = 2*x + 1", "x + y = 7"], ask: "x" };
const inequality: Facts = { kind: "solution-set", given: ["3 - x < 5"], unknown: "x" };
const parallel: Facts = { kind: "solution-count", given: ["2*x + 4 = 2*x"], unknowns: ["x"] };
const square: Facts = { kind: "equivalent", expression: "(x + 3)^2" };
const circle: Facts = { kind: "circle", equation: "(x - 1)^2 + y^2 = 9", ask: "radius" };
const parabola: Facts = { kind: "extreme", expression: "x^2 - 6*x", unknown: "x", ask: "value" };

test.each<[string, Facts]>([
  ["$y = 2x + 1$\n\n$x + y = 7$\n\nWhat is $x$ when $k = 5$?", system],
  ["If $3 - x < 5$, what is true?", inequality],
  ["How many solutions has $2(x + 2) = 2x$?", parallel],
  ["$(x + 3)^{2}$\n\nWhich is equivalent?", square],
  ["The circle is $2(x - 1)^2 + 2y^2 = 18$. What is its radius?", circle],
  ["The function $f$ is defined by $f(x) = x^2 - 6x$. What is its minimum?", parabola],
])("%j agrees with its facts", (question, facts) => {
  expect(complaints(question, facts)).toEqual([]);
});

test.each<[string, Facts]>([
  ["$y = 2x - 1$\n\n$x + y = 7$\n\nWhat is $x$?", system],
  ["If $3 - x > 5$, what is true?", inequality],
  ["How many solutions has $2(x + 2) = 2x + 4$?", parallel],
  ["$(x - 3)^{2}$\n\nWhich is equivalent?", square],
  ["The circle is $(x + 1)^2 + y^2 = 9$. What is its radius?", circle],
  ["The function $f$ is defined by $f(x) = x^2 + 6x$. What is its minimum?", parabola],
])("%j is seen to differ from its facts", (question, facts) => {
  expect(complaints(question, facts)).toHaveLength(1);
});

test("a table must hold the counts of the facts", () => {
  const facts: Facts = {
    kind: "probability",
    cells: [
      { labels: ["red"], count: 3 },
      { labels: ["blue"], count: 5 },
    ],
    event: ["red"],
    given: [],
  };
  const table = (blue: string): Figure => ({
    kind: "table",
    alt: "",
    columns: ["Color", "Count"],
    rows: [
      ["Red", "3"],
      ["Blue", blue],
      ["Total", "8"],
    ],
    rowHeaders: true,
  });
  expect(complaints("What is it?", facts, table("5"))).toEqual([]);
  expect(complaints("What is it?", facts, table("6"))).toHaveLength(1);
});

test("the dots of a plot must be the data of the facts", () => {
  const facts: Facts = { kind: "statistic", data: [2, 1, 2], statistic: "mean" };
  const plot = (twos: number): Figure => ({
    kind: "dot-plot",
    alt: "",
    label: "Value",
    counts: [
      { value: 1, count: 1 },
      { value: 2, count: twos },
    ],
  });
  expect(complaints("What is it?", facts, plot(2))).toEqual([]);
  expect(complaints("What is it?", facts, plot(3))).toHaveLength(1);
});
