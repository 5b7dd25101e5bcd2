import { type Facts, generate } from "@sat/engine";
import type { Figure } from "@sat/item";
import { expect, test } from "vitest";
import { soundMath } from "../../testing/sound-models.ts";
import { printedFacts } from "./printed-facts.ts";

const specimen = generate(soundMath, "Easy", 0);

function complaints(question: string, facts: Facts, figure?: Figure): readonly string[] {
  const item = { ...specimen.item, question, ...(figure && { figure }) };
  return printedFacts.check({ ...specimen, item, facts }, soundMath);
}

test("a printed formula is held against the facts", () => {
  const facts: Facts = { kind: "value", given: ["y = 2*x + 1", "x + y = 7"], ask: "x" };
  expect(complaints("$y = 2x + 1$ and $x + y = 7$", facts)).toEqual([]);
  expect(complaints("$y = 2x - 1$ and $x + y = 7$", facts)).toEqual([
    "the printed y = 2x - 1 is not true of the facts",
  ]);
});

test("the data of the figure are held against the facts", () => {
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
  expect(complaints("What is it?", facts, plot(3))).toEqual([
    "the dots are not the data of the facts",
  ]);
});
