import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  cameraFor,
  fitted,
  homeCamera,
  isInReach,
  isNearEnough,
  panned,
  pointAt,
  spotOf,
  viewOf,
  zoomed,
} from "./camera.ts";

const anyCoordinate = fc.double({ min: -1000, max: 1000, noNaN: true });
const anyPoint = fc.record({ x: anyCoordinate, y: anyCoordinate });
const anyScale = fc.double({ min: 1e-3, max: 1e3, noNaN: true });
const anyCamera = fc.record({
  x: anyCoordinate,
  y: anyCoordinate,
  perPixelX: anyScale,
  perPixelY: anyScale,
});
const SIZE = { width: 400, height: 300 };
const anySpot = fc.record({ x: fc.integer({ max: 400 }), y: fc.integer({ max: 300 }) });

describe("the window of a graph", () => {
  it("begins with the origin in the middle, ten units to each side at least, and both axes alike", () => {
    const view = viewOf(homeCamera(SIZE), SIZE);
    expect([view.bottom, view.top]).toEqual([-10, 10]);
    expect(view.left).toBe(-view.right);
    expect(view.right).toBeCloseTo(40 / 3);
  });

  it("is what its limits say", () => {
    const limits = { left: -2, right: 6, bottom: 0, top: 100 };
    expect(viewOf(cameraFor(limits, SIZE), SIZE)).toMatchObject(limits);
  });

  it("keeps what is under the pointer there when it is zoomed", () => {
    fc.assert(
      fc.property(anyCamera, anySpot, fc.double({ min: 0.5, max: 2, noNaN: true }), (...given) => {
        const [camera, spot, factor] = given;
        const point = {
          x: camera.x + (spot.x - SIZE.width / 2) * camera.perPixelX,
          y: camera.y - (spot.y - SIZE.height / 2) * camera.perPixelY,
        };
        const now = spotOf(point, zoomed(camera, factor, spot, SIZE), SIZE);
        expect(now.x).toBeCloseTo(spot.x, 3);
        expect(now.y).toBeCloseTo(spot.y, 3);
      }),
    );
  });

  it("moves every point by as many pixels as it is panned", () => {
    fc.assert(
      fc.property(anyCamera, anyPoint, anySpot, (camera, point, by) => {
        const before = spotOf(point, camera, SIZE);
        const after = spotOf(point, panned(camera, by), SIZE);
        expect(Math.abs(after.x - before.x - by.x)).toBeLessThan(1e-6 * (1 + Math.abs(before.x)));
        expect(Math.abs(after.y - before.y - by.y)).toBeLessThan(1e-6 * (1 + Math.abs(before.y)));
      }),
    );
  });

  it("holds all the points that it is made to fit", () => {
    fc.assert(
      fc.property(fc.array(anyPoint, { minLength: 1 }), (points) => {
        const camera = fitted(points, SIZE) ?? homeCamera(SIZE);
        const { left, right, bottom, top } = viewOf(camera, SIZE);
        for (const { x, y } of points) {
          expect(x > left && x < right && y > bottom && y < top).toBe(true);
        }
      }),
    );
    expect(fitted([], SIZE)).toBeUndefined();
  });

  it.each([
    [1e17, 1],
    [5, 1e300],
    [Infinity, 0],
  ])("is not made to fit (%d, %d), which none can show", (x, y) => {
    expect(isNearEnough({ x, y })).toBe(false);
  });

  it.each([
    [1e11, 3],
    [-2e9, 1e-9],
    [2020, 50],
    [0, 0],
  ])("that fits (%d, %d) alone has it in the middle, and the axes in sight", (x, y) => {
    const camera = fitted([{ x, y }], SIZE);
    if (camera === undefined) throw new Error("There is a point");
    expect(isNearEnough({ x, y }) && isInReach(camera)).toBe(true);
    expect(spotOf({ x, y }, camera, SIZE)).toEqual({
      x: expect.closeTo(SIZE.width / 2),
      y: expect.closeTo(SIZE.height / 2),
    });
    const { left, right, bottom, top } = viewOf(camera, SIZE);
    expect(left < 0 && right > 0 && bottom < 0 && top > 0).toBe(true);
  });

  it("tells which point is at a place, and where a point is", () => {
    fc.assert(
      fc.property(anyCamera, anySpot, (camera, spot) => {
        const back = spotOf(pointAt(spot, camera, SIZE), camera, SIZE);
        expect(back.x).toBeCloseTo(spot.x, 3);
        expect(back.y).toBeCloseTo(spot.y, 3);
      }),
    );
  });

  it("stays as it is where numbers would have no digits left", () => {
    const camera = { x: 0, y: 0, perPixelX: 1e-10, perPixelY: 1 };
    expect(zoomed(camera, 0.5, { x: 0, y: 0 }, SIZE)).toBe(camera);
  });
});
