import { expect, test } from "vitest";
import { slipBehind } from "./slip-behind.ts";

const item = {
  slips: [
    { code: "opposite-sign", value: { num: -2, den: 3 }, reason: "A sign is lost." },
    { code: "stopped-early", value: { num: 4, den: 1 }, reason: "A step is missing." },
  ],
} as const;

test("a typed wrong answer is traced to its mistake, in whatever form it is typed", () => {
  for (const text of ["-2/3", "-.6666", "-4/6"])
    expect(slipBehind(item, text)?.code).toBe("opposite-sign");
  expect(slipBehind(item, "4.0")?.code).toBe("stopped-early");
});

test("an answer that no mistake foreseen leads to has none behind it", () => {
  for (const text of ["5", "-.66", "four", ""]) expect(slipBehind(item, text)).toBeUndefined();
});
