import { describe, expect, it } from "vitest";
import { homeCamera } from "./camera.ts";
import { numberSpot } from "./number-spot.ts";

const SIZE = { width: 400, height: 400 };
const spotOn = (across: number, path: readonly number[]) =>
  numberSpot(across, { flat: [{ path, dashed: false }], points: [] }, homeCamera(SIZE), SIZE);

describe("the number of a row on its curve", () => {
  it("is on the curve, about as far across as is wanted", () => {
    const path = [-8, -2, -4, -1, 0, 0, 4, 1, 8, 2];
    expect(spotOn(34, path)).toEqual({ x: 40, y: 240 });
    expect(spotOn(300, path)).toEqual({ x: 280, y: 180 });
  });

  it("is not where buttons and lists cover the graph, unless the curve is nowhere else", () => {
    expect(spotOn(34, [-8, 9.5, 6, 5])).toEqual({ x: 320, y: 100 });
    expect(spotOn(34, [-8, 9, 6, 9])).toEqual({ x: 40, y: 20 });
  });

  it("is on a point of data where there is no line", () => {
    const drawn = { flat: [], points: [{ x: 3, y: 2 }] };
    expect(numberSpot(34, drawn, homeCamera(SIZE), SIZE)).toEqual({ x: 260, y: 160 });
  });

  it("is nowhere where nothing is in sight", () => {
    expect(spotOn(34, [-8, 50, 8, 50])).toBeUndefined();
    expect(spotOn(34, [])).toBeUndefined();
  });
});
