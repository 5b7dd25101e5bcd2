import { describe, expect, it } from "vitest";
import { labelled, linear, printed, ticks } from "./scale.ts";

describe("an axis", () => {
  it("has its ticks free of the drift of decimals", () => {
    expect(ticks({ min: -0.3, max: 0.3, step: 0.1 })).toEqual([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3]);
  });

  it("prints its numbers in one form, with a true minus", () => {
    expect(printed({ min: -2, max: 0, step: 1 })).toEqual(["−2", "−1", "0"]);
    expect(printed({ min: 1, max: 2, step: 0.5 })).toEqual(["1", "1.5", "2"]);
  });

  it("parts the thousands as the text around it does", () => {
    expect(printed({ min: 0, max: 2000, step: 1000 })).toEqual(["0", "1,000", "2,000"]);
    expect(printed({ min: -1000, max: 0, step: 500 })).toEqual(["−1,000", "−500", "0"]);
    expect(printed({ min: 1_250_000, max: 1_250_000, step: 1 })).toEqual(["1,250,000"]);
    const students = { min: 1800, max: 2000, step: 200, label: "Number of students" };
    expect(printed(students)).toEqual(["1,800", "2,000"]);
  });

  it("leaves years whole, and counts of years are none", () => {
    const years = { min: 1990, max: 2010, step: 10 };
    expect(printed(years)).toEqual(["1990", "2000", "2010"]);
    expect(printed({ ...years, label: "Year" })).toEqual(["1990", "2000", "2010"]);
    const passed = { min: 0, max: 2000, step: 1000, label: "Time (years)" };
    expect(printed(passed)).toEqual(["0", "1,000", "2,000"]);
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
