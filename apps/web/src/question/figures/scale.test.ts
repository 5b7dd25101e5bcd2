import { describe, expect, it } from "vitest";
import { labelled, linear, printed, ticks } from "./scale.ts";

describe("an axis", () => {
  it("has its ticks free of the drift of decimals", () => {
    expect(ticks({ min: -0.3, max: 0.3, step: 0.1 })).toEqual([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]);
  });

  it("prints its numbers in one form, with a true minus", () => {
    expect(printed([-2, 0, 1.5])).toEqual(["−2", "0", "1.5"]);
    expect(printed([1990, 2000])).toEqual(["1990", "2000"]);
    expect(printed([5_000, 10_000])).toEqual(["5,000", "10,000"]);
    expect(printed([1_250_000])).toEqual(["1,250,000"]);
  });

  it("numbers every tick where there is room, else every second or more, keeping nought", () => {
    const values = ticks({ min: -5, max: 5, step: 1 });
    expect(labelled(values, 20, 30)).toEqual(values);
    expect(labelled(values, 20, 12)).toEqual([-4, -2, 0, 2, 4]);
    expect(labelled(values, 45, 12)).toEqual([-4, 0, 4]);
  });

  it("maps its ends to the drawing's", () => {
    const scale = linear([0, 10], [100, 0]);
    expect([0, 5, 10].map(scale)).toEqual([100, 50, 0]);
  });
});
