import { type Facts, type Model, type Specimen, generate } from "@sat/engine";
import type { ChoiceItem } from "@sat/item";
import { describe, expect, test } from "vitest";
import { mathItem, mathSpecimen, reasons } from "../../testing/math-items.ts";
import { soundMath, soundWriting } from "../../testing/sound-models.ts";
import { keyAtEnd, ownEnds, shownCalculations } from "./ends.ts";

const facts: Facts = { kind: "value", given: ["5*x + 3 = 38"], ask: "x" };

/** With this reason for option B. */
function slip(option: string, reason: string): Specimen<ChoiceItem> {
  const options = { A: "$7$", B: option, C: "none", D: "all" };
  return mathSpecimen({ options, rationales: reasons({ A: "", B: reason, C: "", D: "" }) }, facts);
}

function explained(explanation: string, key = "$7$"): Specimen<ChoiceItem> {
  return mathSpecimen({ explanation, options: { A: key, B: "", C: "", D: "" } }, facts);
}

describe("own-ends", () => {
  test.each([
    ["$15$", "It is $15$."],
    ["$15$", "It is $5 \\cdot 3 = 15$."],
    ["$15$", "It is $5 \\cdot 3$."],
    ["$15$", "It is $x = 5 + 10 = 15$, which is $x$."],
    ["$15$", "It is $\\frac{44}{3} \\approx 15$."],
    ["$\\frac{41}{5}$", "It is $8.2$."],
    ["$f(x) = 3x$", "It is $y = 3x$."],
    ["$y = 3x$", "It is $h(t) = 3x$."],
    ["$x < 3$", "It is $x<3$."],
    ["$a + b$", "It is $c = a + b$."],
    ["$2x + 3y = 6$", "It is $2x + 3y = 6$."],
    ["$(2, 3)$", "It is $(2,3)$."],
    ["$x = 1$ and $y = 2$", "First $x = 1$, then $y = 2$."],
    ["$1{,}200$", "It is $1200$."],
    ["1,200", "It is 1200."],
    ["$1200$", "It is 1,200."],
    ["$15\\%$", "It is $15$."],
    ["$15$", "It is $10 + 5 = 15\\%$."],
    ["$45^\\circ$", "It is $45$."],
    ["$45$", "It is $45^{\\circ}$."],
    ["$12\\text{ cm}$", "It is $12$."],
    ["12 inches", "It is $12$."],
    ["none of these", "It is $5$."],
    ["all $x$ but $3$", "It is $5$."],
  ])("the reason of %s may end: %s", (option, reason) => {
    expect(ownEnds.check(slip(option, reason), soundMath)).toEqual([]);
  });

  test.each([
    ["$15$", "It is $15 + 0 = 16$."],
    ["$15$", "It is $15$ and then $3$."],
    ["$15$", "It is nothing."],
    ["$15$", "It is $\\triangle 15$."],
    ["$f(x) = 3x$", "It is $y = 4x$."],
    ["$x < 3$", "It is $x < 4$."],
    ["$x < 3$", "It is $3$."],
    ["$a + b$", "It is $c = a - b$."],
    ["$(2, 3)$", "It is $(3, 2)$."],
    ["$x = 1$ and $y = 2$", "First $y = 2$, then $x = 1$."],
    ["$x = 1$ and $y = 2$", "It is $y = 2$."],
    ["$x = 1$ and $y = 2$", "First $x = 1$, then $y = 3$."],
    ["$(1,20)$", "It is $(120)$."],
  ])("the reason of %s may not end: %s", (option, reason) => {
    expect(ownEnds.check(slip(option, reason), soundMath)).toEqual([
      `the reason of B does not end in ${option}`,
    ]);
  });
});

describe("key-at-end", () => {
  test("an explanation ends in the key", () => {
    expect(keyAtEnd.check(explained("It is $5$.\n\nSo it is $7$."), soundMath)).toEqual([]);
  });

  test("an explanation that ends elsewhere is refused", () => {
    expect(keyAtEnd.check(explained("It is $7$.\n\nSo it is $5$."), soundMath)).toEqual([
      "the explanation does not end in the key $7$",
    ]);
  });

  test("a key in words may be told in other words", () => {
    expect(keyAtEnd.check(explained("So it is $5$.", "none of them"), soundMath)).toEqual([]);
  });

  test.each([
    "To check, put in $5$.",
    "Check it with $5$.",
    "Another way is to take $5$.",
    "Test it with $5$.",
    "A graph shows $5$.",
    "A calculator shows $5$.",
    "The graph shows $5$.",
  ])("after the key may stand: %s", (line) => {
    expect(keyAtEnd.check(explained(`So it is $7$.\n\n${line}`), soundMath)).toEqual([]);
  });

  test.each(["Checking it gives $5$.", "So, to be sure, Check $5$.", "A graphic shows $5$."])(
    "after the key may not stand: %s",
    (line) => {
      expect(keyAtEnd.check(explained(`So it is $7$.\n\n${line}`), soundMath)).toEqual([
        "the explanation does not end in the key $7$",
      ]);
    },
  );

  test("the lines before it are read one by one", () => {
    const lines = "To check, $5$.\n\nSo $x = 1$\n\nand $y = 2$.";
    expect(keyAtEnd.check(explained(lines, "$x = 1$ and $y = 2$"), soundMath)).toEqual([]);
  });
});

describe("shown-calculations", () => {
  test.each([
    ["$15$", "It is $5 \\cdot 3 = 15$."],
    ["$15$", "It is $w = 5 \\cdot 3 = 15$."],
    ["15 inches", "It is $5 + 10 = 15$, as $15 = 15$."],
    ["$-\\frac{3}{2}$", "It is $1 - 2.5 = -1.5$."],
    ["$-6$", "It is $-\\sqrt{36} = -6$."],
    ["$x + 1$", "It is told."],
    ["none of these", "It is told."],
  ])("the reason of %s may say: %s", (option, reason) => {
    expect(shownCalculations.check(slip(option, reason), soundMath)).toEqual([]);
  });

  test.each([
    ["$15$", "It is $15$."],
    ["$15$", "It is $15 = 15$."],
    ["$-15$", "It is $-15 = -15$."],
    ["$15$", "It is $5 \\cdot 3 = 16$."],
    ["$15$", "It is $5 \\cdot 4 = 15$."],
    ["$15$", "It is $5 \\cdot 3 = 15 = 30 \\cdot \\frac{1}{2} + 0 + 1 - 1 + 0x$."],
    ["$15$", "It is $2k = 15$."],
    ["$15$", "It is $5 \\cdot 4 = 20$, then $15$."],
  ])("the reason of %s may not say: %s", (option, reason) => {
    expect(shownCalculations.check(slip(option, reason), soundMath)).toEqual([
      `the reason of B does not calculate ${option}`,
    ]);
  });

  test("the key needs no calculation", () => {
    const item = mathItem({ options: { A: "$7$", B: "none", C: "all", D: "some" } });
    expect(shownCalculations.check({ ...slip("", ""), item }, soundMath)).toEqual([]);
  });
});

describe("outside Math", () => {
  const model: Model = soundWriting;
  const specimen = generate(model, "Easy", 0);
  const { item } = specimen;
  const options = { A: "12", B: "13", C: "14", D: "15" };

  test.each([ownEnds, keyAtEnd, shownCalculations])("$id asks for nothing", (gate) => {
    expect(gate.check({ ...specimen, item: { ...item, options } }, model)).toEqual([]);
  });
});
