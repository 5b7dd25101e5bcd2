import { expect, test } from "vitest";
import { printSurvivors } from "./print-survivors.ts";

const survivor = { level: "Easy", seed: 7, kind: "number", from: "3", to: "4" } as const;

test("an edit that no gate caught is listed with its reason, or as open", () => {
  const excused = { ...survivor, seed: 8, harmless: "the formula says the same in another form" };
  const [list = ""] = printSurvivors([{ model: "sums", survivors: [survivor, excused] }]);
  expect(list).toMatch(/sums Easy 7 +number +3 → 4 +open/);
  expect(list).toMatch(/sums Easy 8 +number +3 → 4 +the formula says the same/);
});

test("edits of what is read after the answer are counted, not listed", () => {
  const after = { ...survivor, kind: "explanation number" } as const;
  expect(printSurvivors([{ model: "sums", survivors: [after] }])).toEqual([]);
});
