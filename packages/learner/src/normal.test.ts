import { expect, test } from "vitest";
import { density, shareBelow } from "./normal.ts";

test("the density is that of the normal distribution", () => {
  for (let z = -8; z <= 8; z += 0.25) {
    const known = Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI);
    expect(Math.abs(density(z) / known - 1)).toBeLessThan(1e-13);
  }
});

test.each([
  [0, 0.5],
  [1, 0.841344746068543],
  [-1.959963984540054, 0.025],
  [-4, 0.0000316712418331],
  [9, 1],
  [-9, 0],
])("below %f lies a share of %f", (z, share) => {
  expect(shareBelow(z)).toBeCloseTo(share, 13);
});
