import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { boxByKey, boxWithin, LEAST, STEP } from "./panel-box.ts";

const anyLength = fc.integer({ min: -2_000, max: 4_000 });
const anyBox = fc.record({ x: anyLength, y: anyLength, width: anyLength, height: anyLength });
const anyRoom = fc.record({
  width: fc.integer({ min: 1, max: 3_000 }),
  height: fc.integer({ min: 1, max: 3_000 }),
});

describe("a panel's box", () => {
  it("begins in the window, and ends there where the window has room for the least of it", () => {
    fc.assert(
      fc.property(anyBox, anyRoom, (wanted, room) => {
        const { x, y, width, height } = boxWithin(wanted, room);
        expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
        expect(x + width).toBeLessThanOrEqual(Math.max(room.width, LEAST.width));
        expect(y + height).toBeLessThanOrEqual(Math.max(room.height, LEAST.height));
      }),
    );
  });

  it("stays where it is once it is within", () => {
    fc.assert(
      fc.property(anyBox, anyRoom, (wanted, room) => {
        const box = boxWithin(wanted, room);
        expect(boxWithin(box, room)).toEqual(box);
      }),
    );
  });

  it("moves by arrow keys, and changes its size where that is meant", () => {
    const box = { x: 100, y: 100, width: 300, height: 200 };
    expect(boxByKey(box, "ArrowLeft", false)).toEqual({ ...box, x: 100 - STEP });
    expect(boxByKey(box, "ArrowDown", true)).toEqual({ ...box, height: 200 + STEP });
    expect(boxByKey(box, "Enter", false)).toBeUndefined();
  });
});
