import { type Facts, generate } from "@sat/engine";
import { expect, test } from "vitest";
import { soundMath, soundWriting } from "../../testing/sound-models.ts";
import { printedDirections } from "./printed-directions.ts";

const specimen = generate(soundMath, "Easy", 0);

function complaints(question: string, facts: Facts): readonly string[] {
  const item = { ...specimen.item, question };
  return printedDirections.check({ ...specimen, item, facts }, soundMath);
}

const weeks = (given: string): Facts => ({
  kind: "whole-number",
  given: [given],
  unknown: "n",
  extreme: "least",
});
const value = (given: string, where?: string): Facts => ({
  kind: "value",
  given: [given],
  ...(where !== undefined && { where: [where] }),
  ask: "x",
});

// Each question is true of its facts; what stands for the part in brackets is not.
test.each<[question: string, other: string, facts: Facts]>([
  ["A student needs [at least] \\$170.", "at most", weeks("16*n + 50 >= 170")],
  ["A student needs [at least] \\$170.", "more than", weeks("170 <= 16*n + 50")],
  ["A club can spend [no more than] \\$170.", "at least", weeks("170 - 16*n >= 50")],
  ["A trip lasts [less than] 28 hours.", "more than", weeks("(n - 7)/15 < 28")],
  ["It holds 28 [or more].", "or less", weeks("3*n >= 28")],
  ["What is the [least] number?", "greatest", weeks("16*n >= 170")],
  ["The price [rises] by 21% from \\$350.", "falls", value("x = 350*(1 + 21/100)")],
  ["The price [rises] by 21% from \\$350.", "falls", value("x = 350*1.21")],
  ["The software [reduces] the yearly cost by 39%.", "raises", value("x - (1 - 39/100)*x = 9")],
  ["It is 30% [less than] 350.", "more than", value("x = 350 + 350*(-30)/100")],
  ["It is 30% [of] 350.", "more than", value("x = 30/100*350")],
  ["It is 30% [more than] 350.", "of", value("x = (1 + 30/100)*350")],
  ["A balloon at 90 feet [falls] 4 feet each hour.", "rises", value("90 - 4*x = 30")],
  ["It costs \\$9 [more] than a pen.", "less", value("x + (x + 9) = 30")],
  ["What is the [greater] solution?", "lesser", value("x^2 = 10*x", "x > 5")],
  ["What is the [positive] solution?", "negative", value("x^2 = 25", "x > 0")],
  [
    "What is the [maximum] value of the function?",
    "minimum",
    { kind: "extreme", expression: "5 - (x - 3)^2", unknown: "x", ask: "value" },
  ],
  [
    "For which $n$ does A cost [less] than B?",
    "more",
    { kind: "solution-set", given: ["12 + 14*n < 11 + 26*n"], unknown: "n" },
  ],
])("%j tells the direction of its facts, and %j does not", (question, other, facts) => {
  const [before = "", said = "", after = ""] = question.split(/[[\]]/);
  expect(complaints(before + said + after, facts)).toEqual([]);
  expect(complaints(before + other + after, facts)).not.toEqual([]);
});

test("the complaint tells the words that turn the question", () => {
  const facts = weeks("16*n >= 170");
  expect(complaints("A student needs at most \\$170, at most 170 in all.", facts)).toEqual([
    'the question says "at most $ 170", but not the facts',
    'the question says "at most 170", but not the facts',
  ]);
  expect(complaints("What is the greatest number?", facts)).toEqual([
    "the question asks for the greatest where the facts ask for the least",
  ]);
});

const compared = (...given: string[]): Facts => ({ kind: "solution-set", given, unknown: "n" });

test.each([
  ["For which $n$ is A less than B?", "12*n < 26"],
  ["For which $n$ has A fewer dogs than B?", "12*n < 26"],
  ["For which $n$ is A more than B?", "12*n > 26"],
  ["For which $n$ has A greater costs than B?", "12*n > 26"],
  ["For which $n$ is A more thankful than B?", "12*n > 26"],
  // A number that is compared is no side of the relation.
  ["For which $n$ is A 5 less than B?", "12*n > 26"],
  ["For which $n$ is A $n$ less than B?", "12*n > 26"],
  ["For which $n$ is A less than 5 dogs?", "12*n > 26"],
  ["For which $n$ is A less than $2n$?", "12*n > 26"],
  ["For which $n$ is A less than \\$n?", "12*n > 26"],
  ["A is less than B.\n\nFor which $n$?", "12*n > 26"],
  ["For which $n$ is A less than B?", "26 > 12"],
])("%j names what is compared in the order of %s, or in none", (question, given) => {
  expect(complaints(question, compared(given))).toEqual([]);
});

test.each([
  ["For which $n$ is A less than B?", "less", "12*n > 26"],
  ["For which $n$ is A less than B?", "less", "12*n <= 26"],
  ["For which $n$ has A fewer dogs than B?", "fewer", "12*n > 26"],
  ["For which $n$ is A more than B?", "more", "12*n < 26"],
  ["For which $n$ has A greater costs than B?", "greater", "12*n < 26"],
])("%j names what is compared by %s in another order than %s", (question, word, given) => {
  expect(complaints(question, compared(given))).toEqual([
    `the question asks for "${word} than", but not the facts`,
  ]);
});

test("of several relations, or of a value, none is the one compared", () => {
  const question = "For which $n$ is A less than B?";
  expect(complaints(question, compared("12*n > 26", "n < 40"))).toEqual([]);
  expect(complaints(question, value("12*x > 26"))).toEqual([]);
});

const speaksOf = (named: string, of: string) => [
  `the question speaks of a ${named} value, and the facts of a ${of} one`,
];

test.each([
  "solution",
  "solutions",
  "value",
  "number",
  "zeros",
  "root",
  "constant",
  "integers",
  "real solution",
])("a positive and a negative %s are told apart", (noun) => {
  for (const sign of [">", ">="]) {
    const facts = value("x^2 = 25", `x ${sign} 0`);
    expect(complaints(`the positive ${noun}`, facts)).toEqual([]);
    expect(complaints(`the negative ${noun}`, facts)).toEqual(speaksOf("negative", "positive"));
  }
  for (const sign of ["<", "<="]) {
    const facts = value("x^2 = 25", `x ${sign} 0`);
    expect(complaints(`the negative ${noun}`, facts)).toEqual([]);
    expect(complaints(`the positive ${noun}`, facts)).toEqual(speaksOf("positive", "negative"));
  }
});

test.each([
  ["the solution", value("x^2 = 25", "x > 0")],
  ["a negative answer", value("x^2 = 25", "x > 0")],
  ["a positive number and its negative value", value("x^2 = 25", "x > 0")],
  ["the negative solution", value("x^2 = 25", "x > 5")],
  ["the negative solution", value("x^2 = 25", "x != 0")],
  ["the negative solution", value("x = 0")],
  ["the negative solution", value("x^2 = 25", "x + y > 0")],
])("%j speaks of no other sign than its facts: %o", (question, facts) => {
  expect(complaints(question, facts)).toEqual([]);
});

test("directions are read in Math alone", () => {
  const writing = generate(soundWriting, "Easy", 0);
  const item = { ...writing.item, question: "It holds at most 170.\n\nWhat is the greatest?" };
  const facts = weeks("16*n >= 170");
  expect(printedDirections.check({ ...writing, item, facts }, soundWriting)).toEqual([]);
});

test("what the facts have no sign for decides nothing", () => {
  expect(complaints("The total rises to 60.", value("x + 50 = 60"))).toEqual([]);
  expect(complaints("It took at least 10 minutes.", value("x = 4", "10 < 15"))).toEqual([]);
  expect(complaints("The amount fell by 66 gallons.", value("102 - x = 66"))).toEqual([]);
});
