import { type Facts, generate } from "@sat/engine";
import type { ChoiceItem } from "@sat/item";
import { describe, expect, test } from "vitest";
import { soundMath, soundWriting } from "../testing/sound-models.ts";
import { secondSolution } from "./second-solution.ts";

const { item } = generate(soundMath, "Easy", 0);

/** The words on a choice whose key is A. */
function wordsOn(facts: Facts, A = "$1$", B = "$2$", C = "$3$", D = "$4$"): string {
  const asked: ChoiceItem = { ...item, options: { A, B, C, D }, correctAnswer: "A" };
  return secondSolution(facts, asked);
}

describe("the second solution", () => {
  test("names the condition that an option with the right count breaks", () => {
    const facts: Facts = {
      kind: "constant",
      given: "4*x^2 + (k + 3)*x + 9 = 0",
      unknown: "x",
      constant: "k",
      where: ["k + 3 > 0"],
      solutions: "one",
    };
    expect(wordsOn(facts, "$9$", "$-15$", "$0$", "$20$")).toBe(
      "Solved with each option in place, $4x^{2} + (k + 3)x + 9 = 0$ has exactly one real solution " +
        "with $k + 3 > 0$ when $k$ is $9$. B leads to exactly one real solution but breaks " +
        "$k + 3 > 0$; C leads to no real solution; D leads to exactly two real solutions. Only A fits.",
    );
  });

  test("refuses to tell of an item with two right options", () => {
    const facts: Facts = {
      kind: "constant",
      given: "x^2 + k*x + 9 = 0",
      unknown: "x",
      constant: "k",
      solutions: "one",
    };
    expect(() => wordsOn(facts, "$6$", "$-6$", "$0$", "$20$")).toThrow("-6 fits as well");
  });

  test("says where a circle lies before it is moved, and then where it is moved", () => {
    const facts: Facts = {
      kind: "circle",
      equation: "(x - 1)^2 + (y + 2)^2 = 9",
      moved: ["3", "-1"],
      ask: "center",
    };
    const words = wordsOn(facts, "$(4, -3)$");
    expect(words).toContain("has its center at $(1, -2)$; moved as told, at $(4, -3)$.");
  });

  test("says of a moved circle that its radius stays", () => {
    const facts: Facts = {
      kind: "circle",
      equation: "(x - 1)^2 + (y + 2)^2 = 9",
      moved: ["3", "-1"],
      ask: "radius",
    };
    expect(wordsOn(facts, "$3$")).toContain("has the radius $3$, and keeps it when it is moved.");
  });

  test("prints no rounded value as an equality", () => {
    const facts: Facts = { kind: "value", given: ["x = 20*sin(29)"], ask: "x" };
    const words = wordsOn(facts, "$20\\sin(29^\\circ)$");
    expect(words).toContain("$x \\approx 9.6962$");
    expect(words).toContain("Only A is about $9.6962$.");
  });

  test("says of a rounded point that it is rounded", () => {
    const facts: Facts = { kind: "value", given: ["x = 20*sin(29)", "y = 2"], ask: "x, y" };
    expect(wordsOn(facts)).toContain("Only A is about $(9.6962, 2)$.");
  });

  test("names what it puts back when the question asks for something else", () => {
    const facts: Facts = { kind: "value", given: ["6*(x + 3) = 42"], ask: "x + 3" };
    expect(wordsOn(facts, "$7$")).toBe(
      "Solving $6(x + 3) = 42$ gives $x + 3 = 7$. With $x = 4$ put back, both sides are $42$. Only A is $7$.",
    );
  });

  test("keeps a minus behind a factor or a sign in brackets", () => {
    const facts: Facts = {
      kind: "value",
      given: ["a*(-b) = -6", "a - (-b)*2 = 7", "a = 3"],
      ask: "b",
    };
    const words = wordsOn(facts, "$2$");
    expect(words).toContain("$a(-b) = -6$");
    expect(words).not.toMatch(/- -|--/);
  });

  test("says of one outcome that it meets the condition", () => {
    const facts: Facts = {
      kind: "probability",
      cells: [
        { labels: ["red"], count: 1 },
        { labels: ["blue"], count: 3 },
      ],
      event: ["red"],
      given: [],
    };
    expect(wordsOn(facts, "$\\frac{1}{4}$")).toContain("$1$ of the $4$ outcomes in all meets the");
  });

  test("names the capital letter that makes an allowed mark wrong", () => {
    const { item: asked, facts } = generate(soundWriting, "Easy", 0);
    const wrong = asked.correctAnswer === "A" ? "B" : "A";
    const key = asked.options[asked.correctAnswer];
    const capital = key.replace(/ (\w)(?=\w*$)/, (start) => start.toUpperCase());
    const words = secondSolution(facts, {
      ...asked,
      options: { ...asked.options, [wrong]: capital },
    });
    expect(words).toContain(`${wrong} has a comma before a capital letter`);
  });
});
