import type { Facts } from "@sat/engine";
import { describe, expect, test } from "vitest";
import { readChains } from "../../reading/read-chains.ts";
import { mathItem } from "../../testing/math-items.ts";
import { Judge } from "./judge.ts";
import { situationOf } from "./situation.ts";

interface Asked {
  readonly question: string;
  readonly key: string;
  readonly facts: Facts;
}

const LINEAR: Asked = {
  question: "$5x + 3 = 38$",
  key: "$7$",
  facts: { kind: "value", given: ["5*x + 3 = 38"], ask: "x" },
};

/** Facts that leave it to the question what is known. */
const ABOUT_NOTHING: Facts = { kind: "equivalent", expression: "1" };

function printing(question: string, key = "$7$"): Asked {
  return { question, key, facts: ABOUT_NOTHING };
}

/** By chain, the verdicts on its claims. */
function verdictsOn(text: string, { question, key, facts }: Asked): string[] {
  const item = mathItem({ question, options: { A: key, B: "$6$", C: "$8$", D: "$9$" } });
  return new Judge(situationOf(facts, item))
    .judged(readChains(text))
    .map(({ claims }) => claims.map(({ verdict }) => verdict).join(" "));
}

type Case = readonly [title: string, text: string, verdicts: readonly string[]];

describe("where 5x + 3 = 38 is to be solved", () => {
  test.each<Case>([
    ["a right calculation is true", "$5 \\cdot 7 = 35$", ["true"]],
    ["a wrong calculation is false", "$5 \\cdot 7 = 36$", ["false"]],
    ["each claim of a chain has its own verdict", "$30 + 5 = 36 = 36$", ["false true"]],
    ["two numbers that are not equal are false", "$0 = 5$", ["false"]],
    ["a left side that cannot be read is undecided", "$\\triangle A = 5$", ["undecided"]],
    ["a right side that cannot be read is undecided", "$5 = \\triangle A$", ["undecided"]],
    ["a list of values is undecided", "$(x, 3) = (7, 3)$", ["undecided"]],
    ["a step that holds is true", "$5x = 35$", ["true"]],
    ["a step that does not hold is false", "$5x = 36$", ["false"]],
    ["an inequality that holds at the solution is true", "$x > 3$", ["true"]],
    ["an inequality that the solution breaks is false", "$5x + 3 > 38$", ["false"]],
    ["an equation of the question is true of a letter of its own", "$5x + 3 = 38$", ["true"]],
    ["a name of which nothing is known takes a value", "$w = 12$", ["naming"]],
    ["a name takes its value from the solution", "$w = x + 5$. So $w = 12$", ["naming", "true"]],
    ["said again, the value must be the same", "$w = 12$. Or $w = 12$", ["naming", "true"]],
    ["another value for a name is false", "$w = 12$. So $w = 13$", ["naming", "false"]],
    ["a value of an unknown function takes a value", "$f(3) = 12$", ["naming"]],
    ["another value of that function is false", "$f(3) = 1$. So $f(3) = 2$", ["naming", "false"]],
    ["the same value of it is true", "$f(3) = 1$. So $f(3) = 1$", ["naming", "true"]],
    ["a letter on both sides is solved for", "$w = 14 - w$", ["true"]],
    ["what is never defined is equal to nothing", "$\\sqrt{-k^2 - 1} = k$", ["undecided"]],
    ["an inequality that holds at the key is undecided", "$w \\ge 7$", ["undecided"]],
    ["an inequality names nothing", "$w > 12$", ["undecided"]],
    ["a name is not explained by another", "$w = v$", ["undecided"]],
    ["a value of a function is not explained by a name", "$f(3) = v$", ["undecided"]],
    ["two functions of which nothing is known are undecided", "$f(3) = g(3)$", ["undecided"]],
    ["a sum with an unknown function is undecided", "$5 = 2f(3)$", ["undecided"]],
    ["an inequality about a function is undecided", "$f(3) > 2$", ["undecided"]],
    ["an equation in a letter of its own is undecided", "$3 + w = 38$", ["undecided"]],
    ["it is true when the letter has its root", "$3 + w = 38$. So $w = 35$", ["true", "true"]],
    ["a value that is no root is false", "$3 + w = 38$. So $w = 36$", ["undecided", "false"]],
    ["either root will do", "$w^2 = 9$. So $w = -3$", ["true", "true"]],
    ["an equation without roots leaves a name free", "$w^2 = -4$. So $w = 2$", ["false", "naming"]],
    [
      "an equation for every number is undecided",
      "$v = 3$. $w + v = 3 + w$",
      ["naming", "undecided"],
    ],
    ["an equation whose root is the key is true", "$2w = 14$", ["true"]],
    ["an equation with the key among its roots is true", "$w^2 = 49$", ["true"]],
    ["an inequality that ends at the key is undecided", "$w > 7$", ["undecided"]],
    ["an equation in two letters of its own is undecided", "$w + v = 14$", ["undecided"]],
    ["what is equal for every number is true", "$2(k + 1) = 2k + 2$", ["true"]],
    ["what is equal for positive numbers is true", "$\\sqrt{k^2} = k$", ["true"]],
    ["what is equal is not less", "$k + 1 < 1 + k$", ["undecided"]],
  ])("%s", (_, text, verdicts) => {
    expect(verdictsOn(text, LINEAR)).toEqual(verdicts);
  });

  test.each<Case>([
    ["a wrong step that is called false", "That $x = 8$ is false.", ["undecided"]],
    ["a wrong calculation that is denied", "It is never $3 + 1 = 5$.", ["undecided"]],
    ["one of several solutions", "It is either $x = 8$ or another.", ["undecided"]],
  ])("%s is undecided", (_, text, verdicts) => {
    expect(verdictsOn(text, LINEAR)).toEqual(verdicts);
  });

  test.each<Case>([
    [
      "a wrong calculation is false, although it would be another",
      "It would be $3 + 1 = 5$.",
      ["false"],
    ],
    ["a right step stays true where another is denied", "As $x = 7$, it cannot be.", ["true"]],
  ])("%s", (_, text, verdicts) => {
    expect(verdictsOn(text, LINEAR)).toEqual(verdicts);
  });

  test.each([
    "y = mx + b",
    "ax^2 + bx + c = 0",
    "f(x) = a(x - h)^2 + k",
    "(x - h)^2 + (y - k)^2 = r^2",
    "x = -\\frac{b}{2a}",
    "y = g(x)",
    "y = F(t)",
  ])("the form %s holds by its name", (form) => {
    expect(verdictsOn(`$${form}$`, LINEAR)).toEqual(["true"]);
  });

  test.each(["y = mx + c", "2y = g(x)", "y = g(x) + 1"])("%s is no form with a name", (form) => {
    expect(verdictsOn(`$${form}$`, LINEAR)).toEqual(["undecided"]);
  });
});

describe("where x + y = 10 and x = y", () => {
  const given = ["x + y = 10", "x - y = 0"];
  const system: Asked = {
    question: "Two numbers add to 10.",
    key: "$5$",
    facts: { kind: "value", given, ask: "x" },
  };
  const sum: Asked = { ...system, facts: { kind: "statement", given: ["x + y = 10"], claims: {} } };

  test.each<Case>([
    ["what is supposed is not held against the facts", "With $x = 4$ it fails.", ["naming"]],
    ["a supposition goes on after and", "With $x = 4$ and $y = 6$ it fails.", ["naming", "naming"]],
    [
      "without a supposition and goes on with nothing",
      "So $x = 5$ and $y = 6$.",
      ["true", "false"],
    ],
    [
      "a supposition ends with its sentence",
      "With $x = 4$ it fails. So $y = 6$.",
      ["naming", "false"],
    ],
    ["only a letter is supposed", "With $2x = 8$ it fails.", ["false"]],
    ["a chain is not supposed", "With $x = 4 = 4$ it fails.", ["false true"]],
    ["an inequality is not supposed", "With $x > 4$ it fails.", ["true"]],
    [
      "a supposition against the facts is forgotten",
      "With $x = 4$ one side is $y + 0 = 6$.",
      ["naming", "false"],
    ],
  ])("%s", (_, text, verdicts) => {
    expect(verdictsOn(text, system)).toEqual(verdicts);
  });

  test.each<Case>([
    ["what follows from it is true", "With $x = 4$ the other one is $y = 6$.", ["naming", "true"]],
    [
      "what does not follow is false",
      "With $x = 4$ the other one is $y = 7$.",
      ["naming", "false"],
    ],
    [
      "a value named before may be supposed",
      "Here $w = 3 + 1$. With $x = w$ the other one is $y = 6$.",
      ["naming", "naming", "true"],
    ],
    ["another goes on after and", "With $x = 4$ and $y = 7$ it fails.", ["naming", "naming"]],
    [
      "what is named under it is forgotten",
      "With $x = 4$ the third one is $z = 6$. So $z = 8$.",
      ["naming", "naming", "naming"],
    ],
  ])("of a supposition that the sum allows, %s", (_, text, verdicts) => {
    expect(verdictsOn(text, sum)).toEqual(verdicts);
  });

  test("a supposition is put into the equations of the question, but not into unknown functions", () => {
    const question = "It is $x + y = 10$, where $2f(3) = 7$.";
    const text = "With $x = 4$ the other one is $y = 6$. With $x = 4$ the sum is $y + 4 = 11$.";
    expect(verdictsOn(text, printing(question))).toEqual(["naming", "true", "naming", "false"]);
  });

  test("a supposition about a constant is put into the facts", () => {
    const facts: Facts = { kind: "value", given: ["x + y = 3*k"], constants: ["k"], ask: "x + y" };
    const asked: Asked = { question: "What is it?", key: "$3k$", facts };
    expect(verdictsOn("With $y = k$ the other one is $x = 2k$.", asked)).toEqual([
      "naming",
      "true",
    ]);
    expect(verdictsOn("With $y = k$ the other one is $x = 3k$.", asked)).toEqual([
      "naming",
      "false",
    ]);
  });
});

describe("with several solutions or points", () => {
  const square: Asked = {
    question: "$x^2 = 49$, where $x > 0$",
    key: "$7$",
    facts: { kind: "value", given: ["x^2 = 49"], where: ["x > 0"], ask: "x" },
  };
  const line: Asked = {
    question: "Which line is it?",
    key: "$y = 2x + 3$",
    facts: {
      kind: "through",
      at: [
        { x: "0", y: "3" },
        { x: "1", y: "5" },
      ],
    },
  };

  test.each<readonly [...Case, asked: Asked]>([
    ["a solution that the question excludes is true", "$x = -7$", ["true"], square],
    ["so is what holds there with a name", "$w = 2$. $x + w = -5$", ["naming", "true"], square],
    ["what holds at no solution is false", "$x = 8$", ["false"], square],
    ["what holds at all points is true", "$2y = 4x + 6$", ["true"], line],
    ["what holds at one point alone is undecided", "$y = 3x + 3$", ["undecided"], line],
  ])("%s", (_, text, verdicts, asked) => {
    expect(verdictsOn(text, asked)).toEqual(verdicts);
  });
});

describe("about a range of values", () => {
  const range: Asked = {
    question: "$2x + 3 < 11$",
    key: "$x < 4$",
    facts: { kind: "solution-set", given: ["2*x + 3 < 11"], unknown: "x" },
  };
  const greatest: Asked = {
    question: "$2x + 3 < 17$",
    key: "$6$",
    facts: {
      kind: "whole-number",
      given: ["2*x + 3 < 17"],
      unknown: "x",
      extreme: "greatest",
    },
  };

  test.each<readonly [...Case, asked: Asked]>([
    ["an inequality with the same solutions is true", "$2x < 8$", ["true"], range],
    ["one with more solutions is undecided", "$x < 5$", ["undecided"], range],
    ["the condition on a whole number is true", "$x < 7$", ["true"], greatest],
    ["a looser condition is undecided", "$x < 8$", ["undecided"], greatest],
    ["the whole number is true", "$x = 6$", ["true"], greatest],
    ["the whole number may be rounded to", "$x \\approx 6$", ["true"], greatest],
    ["another whole number is false", "$x = 5$", ["false"], greatest],
  ])("%s", (_, text, verdicts, asked) => {
    expect(verdictsOn(text, asked)).toEqual(verdicts);
  });
});

describe("about equations that may have no solution", () => {
  const kinds: readonly Facts[] = [
    { kind: "solution-count", given: ["3*x + 2 = 3*x + 7"], unknowns: ["x"] },
    { kind: "statement", given: ["3*x + 2 = 3*x + 7"], claims: {} },
    {
      kind: "constant",
      given: "3*x + 2 = a*x + 7",
      unknown: "x",
      constant: "a",
      solutions: "none",
    },
  ];

  test.each(kinds)("the facts of a $kind let numbers differ that are not calculated", (facts) => {
    const asked: Asked = { question: "$3x + 2 = 3x + 7$", key: "none", facts };
    const text = "$2 = 7$. $2 = 3 + 4$. $3 + 4 = 2$. $7 = 7$";
    expect(verdictsOn(text, asked)).toEqual(["undecided", "false", "false", "true"]);
  });
});

describe("what is printed in the question or the key", () => {
  test.each<readonly [title: string, question: string, text: string, verdict: string]>([
    ["may go by another name", "$f(x) = 2x + 1$", "$y = 2x + 1$", "true"],
    ["may be printed without spaces", "$v = 2a+1$", "$w = 2a + 1$", "true"],
    ["is not quoted with another number", "$f(x) = 2x + 1$", "$y = 2x + 2$", "undecided"],
    ["is not quoted with another sign", "$v < a$", "$w > a$", "undecided"],
    ["is quoted with its sign", "$v < a$", "$w < a$", "true"],
    ["gives its numbers to no other name", "$v = 5$", "$w = 5$", "naming"],
    ["is not quoted of a multiple", "$3v = 2a + 1$", "$w = 2a + 1$", "undecided"],
    ["is not quoted of a power", "$v^2 = 2a + 1$", "$w = 2a + 1$", "undecided"],
    ["is quoted of an unknown function", "$g(x) = f(x) + 3$", "$y = f(x) + 3$", "true"],
    ["is not quoted of another one", "$g(x) = f(x) + 3$", "$y = f(x) + 4$", "undecided"],
    ["may be multiplied by a number", "$2a + b = 10$", "$4a + 2b = 20$", "true"],
    ["may have its terms moved", "$2a + b = 10$", "$b = 10 - 2a$", "true"],
    ["may not be multiplied in part", "$2a + b = 10$", "$4a + 2b = 10$", "undecided"],
    ["is no inequality", "$2a + b = 10$", "$4a + 2b < 20$", "undecided"],
    ["holds for a function that it defines", "$f(x) = 2x + 1$", "$f(3) = 7$", "true"],
    ["holds only so", "$f(x) = 2x + 1$", "$f(3) = 8$", "false"],
    ["holds with what it names", "$AB = 12$", "$AB + 1 = 13$", "true"],
    ["holds only with that", "$AB = 12$", "$AB = 13$", "false"],
  ])("%s", (_, question, text, verdict) => {
    expect(verdictsOn(text, printing(question))).toEqual([verdict]);
  });

  test("may stand in the key", () => {
    expect(verdictsOn("$y = 3x$", printing("Which is it?", "$f(x) = 3x$"))).toEqual(["true"]);
  });

  test("says nothing of a function that is defined by itself", () => {
    const asked = printing("$h(x) = h(x - 2) - 30$", "$h(x) = 12x$");
    expect(verdictsOn("$h(x) = 12x$", asked)).toEqual(["undecided"]);
  });
});

describe("facts that the examiner cannot solve", () => {
  test("still hold an equation that is a multiple of theirs", () => {
    const facts: Facts = { kind: "statement", given: ["a^3 + b^5 + a*b = 10"], claims: {} };
    const asked: Asked = { question: "Which is it?", key: "none", facts };
    expect(verdictsOn("$2a^3 + 2b^5 + 2ab = 20$", asked)).toEqual(["true"]);
  });

  test("leave free what is named where something is supposed", () => {
    const facts: Facts = { kind: "statement", given: ["a^3 + b^5 + a*b = 10"], claims: {} };
    const asked: Asked = { question: "Which is it?", key: "none", facts };
    const text = "With $c = 3$ the next one is $d = 4$.";
    expect(verdictsOn(text, asked)).toEqual(["naming", "naming"]);
  });

  test("hold no equation where they give an inequality", () => {
    const facts: Facts = { kind: "any-solution", given: ["2*x > 4"], unknown: "x" };
    const asked: Asked = { question: "Which is it?", key: "any", facts };
    expect(verdictsOn("$2x = 4$", asked)).toEqual(["undecided"]);
  });
});
