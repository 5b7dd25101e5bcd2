import type { Axis, PlaneFigure, Point } from "@sat/item";
import { describe, expect, it } from "vitest";
import { planeWindow } from "./plane-window.ts";

const AXIS: Axis = { min: -12, max: 12, step: 2 };

function planeWithLine(through: readonly [Point, Point], axes: Partial<PlaneFigure> = {}) {
  const marks = [{ kind: "line", through }] as const;
  return planeWindow({ kind: "plane", alt: "A line.", x: AXIS, y: AXIS, marks, ...axes });
}

describe("the window of a plane", () => {
  it("is at least half as high as wide under a shallow line", () => {
    const { x, y } = planeWithLine([
      [0, -1],
      [12, -2],
    ]);
    expect([x.min, x.max]).toEqual([-12, 12]);
    expect([y.min, y.max]).toEqual([-8, 4]);
  });

  it("is at least half as wide as high about a steep line", () => {
    const { x, y } = planeWithLine([
      [-3, 0],
      [-5, 12],
    ]);
    expect([y.min, y.max]).toEqual([-12, 12]);
    expect([x.min, x.max]).toEqual([-8, 4]);
  });

  it("goes on at its other end where the plane ends at one", () => {
    const { y } = planeWithLine(
      [
        [0, 1],
        [12, 2],
      ],
      { y: { ...AXIS, min: 0 } },
    );
    expect([y.min, y.max]).toEqual([0, 12]);
  });

  it("stays as close as it is where its axes have two steps", () => {
    const { y } = planeWithLine(
      [
        [0, 10],
        [12, 20],
      ],
      { y: { min: -120, max: 120, step: 20 } },
    );
    expect([y.min, y.max]).toEqual([-20, 20]);
  });
});
