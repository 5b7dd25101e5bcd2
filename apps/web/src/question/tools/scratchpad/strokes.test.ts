import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { erased, goneOn, onSheet, pathOf, roomOn, SHEET } from "./strokes.ts";

describe("the strokes of a scratchpad", () => {
  it("stay on the sheet, in whole units", () => {
    const anywhere = fc.double({ min: -1e4, max: 1e4, noNaN: true });
    fc.assert(
      fc.property(anywhere, anywhere, (x, y) => {
        const point = onSheet({ x, y });
        expect(Number.isInteger(point.x) && Number.isInteger(point.y)).toBe(true);
        expect(point.x >= 0 && point.x <= SHEET.width).toBe(true);
        expect(point.y >= 0 && point.y <= SHEET.height).toBe(true);
      }),
    );
  });

  it("do not grow where the pen rests", () => {
    const stroke = goneOn([10, 10], { x: 20, y: 10 }, 9);
    expect(stroke).toEqual([10, 10, 20, 10]);
    expect(goneOn(stroke, { x: 20, y: 10 }, 9)).toBe(stroke);
  });

  it("go on for as long as the sheet has room", () => {
    const full = [Array.from({ length: 15_998 }, () => 1)];
    expect(roomOn(full)).toBe(1);
    const dot = goneOn([], { x: 20, y: 10 }, roomOn(full));
    expect(dot).toEqual([20, 10]);
    expect(goneOn(dot, { x: 30, y: 10 }, roomOn(full))).toBe(dot);
    expect(roomOn([...full, dot])).toBe(0);
    expect(goneOn([], { x: 20, y: 10 }, roomOn([...full, dot]))).toEqual([]);
    expect(roomOn([...full, ...full])).toBe(0);
  });

  it("are drawn point by point, and one point as a dot", () => {
    expect(pathOf([1, 2, 3, 4])).toBe("M1 2L3 4");
    expect(pathOf([1, 2])).toBe("M1 2L1 2");
  });

  it("go whole where the eraser comes near one of their points", () => {
    const strokes = [
      [10, 10, 60, 10],
      [200, 200],
    ];
    expect(erased(strokes, { x: 62, y: 12 })).toEqual([[200, 200]]);
    expect(erased(strokes, { x: 120, y: 120 })).toEqual(strokes);
  });
});
