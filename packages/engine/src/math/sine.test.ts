import { expect, test } from "vitest";
import { cosine, sine } from "./sine.ts";

test.each([-720, -300, -181, -90, -37, 0, 1, 30, 90, 135, 180, 200, 270, 359, 400, 1000])(
  "sine and cosine of %d degrees",
  (angle) => {
    expect(sine(angle)).toBeCloseTo(Math.sin((angle * Math.PI) / 180), 12);
    expect(cosine(angle)).toBeCloseTo(Math.cos((angle * Math.PI) / 180), 12);
  },
);
