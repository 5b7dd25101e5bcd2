import { expect, test } from "vitest";
import { briefExplanation } from "./explanation.ts";

test("the brief explanation is the text up to its first full stop", () => {
  expect(briefExplanation("Divide by 2. Then add.")).toBe("Divide by 2.");
  expect(briefExplanation("Divide by 2")).toBe("Divide by 2.");
});

test("a brief explanation over 100 characters is cut there, and one of 100 is whole", () => {
  const sentence = `${"x".repeat(99)}.`;
  expect(briefExplanation(`${sentence} More.`)).toBe(sentence);
  expect(briefExplanation(`x${sentence}`)).toBe(`${"x".repeat(100)}...`);
});
