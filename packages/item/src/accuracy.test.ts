import { expect, test } from "vitest";
import { accuracy } from "./accuracy.ts";

test("accuracy is a whole percent, and 0 before the first answer", () => {
  expect([accuracy(0, 0), accuracy(1, 3), accuracy(2, 3), accuracy(4, 4)]).toEqual([
    0, 33, 67, 100,
  ]);
});
