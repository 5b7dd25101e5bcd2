import type { Facts } from "@sat/engine";
import { expect, test } from "vitest";
import { mathSpecimen, reasons } from "../../testing/math-items.ts";
import { soundMath } from "../../testing/sound-models.ts";
import { shownLine, singleSlips } from "./worked-lines.ts";

const facts: Facts = { kind: "value", given: ["x = 7"], ask: "x" };

test("an explanation has a formula on a line of its own", () => {
  const explained = (explanation: string) =>
    shownLine.check(mathSpecimen({ explanation }, facts), soundMath);
  expect(explained("Divide.\n\nDivide both sides by $5$.\n\n$x = 7$")).toEqual([]);
  for (const prose of ["Divide.\n\nSo $x = 7$.", "Divide.\n\n$x = 7$ and $y = 3$"])
    expect(explained(prose)).toEqual([
      "no step of the explanation has a formula on a line of its own",
    ]);
});

test("a wrong answer comes of one mistake, whatever the key's reason tells", () => {
  const twice = "Doing this and then doing that gives it.";
  const told = (letter: "A" | "B") =>
    singleSlips.check(
      mathSpecimen(
        {
          correctAnswer: "A",
          rationales: reasons({ A: "", B: "Adding $3$ gives it.", C: "", D: "", [letter]: twice }),
        },
        facts,
      ),
      soundMath,
    );
  expect(told("A")).toEqual([]);
  expect(told("B")).toEqual(["the reason of B tells of two mistakes"]);
});
