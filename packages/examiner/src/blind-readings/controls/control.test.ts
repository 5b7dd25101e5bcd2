import { expect, test } from "vitest";
import { isNoticed } from "./control.ts";

test("a verdict notices only the control it is meant for", () => {
  expect(isNoticed("swapped", "none")).toBe(true);
  expect(isNoticed("swapped", "several")).toBe(false);
  expect(isNoticed("doubled", "none")).toBe(false);
  expect(isNoticed("faulty", "A")).toBe(false);
});
