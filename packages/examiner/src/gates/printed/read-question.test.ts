import { generate } from "@sat/engine";
import { expect, test } from "vitest";
import { parseTex } from "../../reading/parse.ts";
import { soundMath } from "../../testing/sound-models.ts";
import { printedExpressions, printedRelations } from "./read-question.ts";

const { item } = generate(soundMath, "Easy", 0);

function relations(question: string): string[] {
  return printedRelations({ ...item, question }).map(({ tex }) => tex);
}

test("each relation of the question is read with its print", () => {
  const [read] = printedRelations({ ...item, question: "If $x = 3$, what is $x + 1$?" });
  expect(read?.tex).toBe("x = 3");
  expect(parseTex("x = 3")).toEqual({ kind: "relations", relations: [read?.relation] });
  expect(relations("$0 < x < 5$ and $x \\ne 2$")).toEqual(["0 < x < 5", "0 < x < 5", "x \\ne 2"]);
});

test.each(["x = \\sqrt{5}", "\\log 100 = x", "|x| = 4"])(
  "a relation with a function that everyone knows is read: %s",
  (tex) => {
    expect(relations(`$${tex}$`)).toEqual([tex]);
  },
);

test.each(["f(x) = 3", "3 = g(2)", "(x, y) = (3, 4)", "x + 1", "\\text{cm} = 5"])(
  "what is no relation between numbers is left out: %s",
  (tex) => {
    expect(relations(`$${tex}$`)).toEqual([]);
  },
);

test.each([
  ["$x + 1$", ["x + 1"]],
  ["$y = x + 1$", ["x + 1"]],
  ["$f(x) = x + 1$ and $x^2$", ["x + 1", "x^2"]],
  ["$x < 3$ and $2x = 8$", []],
  ["$(x, y)$ and $f(3)$ and $y = g(x)$", []],
  ["$\\text{cm}$ and nothing else", []],
])("the expressions of %j are read", (question, read) => {
  const trees = read.map((tex) => {
    const statement = parseTex(tex);
    return statement.kind === "expression" ? statement.tree : undefined;
  });
  expect(printedExpressions({ ...item, question })).toEqual(trees);
});
