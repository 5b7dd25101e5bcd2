import { describe, expect, it } from "vitest";
import { achievements } from "./achievements.ts";

function after(totalQuestions: number, longestStreak: number) {
  return achievements({ totalQuestions, longestStreak, correctAnswers: 0, currentStreak: 0 });
}

describe("achievements", () => {
  it("begin with what comes first", () => {
    expect(after(9, 2)).toEqual({ reached: [], next: ["10 questions", "3 days in a row"] });
  });

  it("name the highest mark of each kind from the moment it is reached", () => {
    expect(after(10, 29)).toEqual({
      reached: ["10 questions", "14 days in a row"],
      next: ["50 questions", "30 days in a row"],
    });
  });

  it("stay when a streak ends, for they go by the longest", () => {
    expect(after(1480, 7).reached).toEqual(["1,000 questions", "7 days in a row"]);
  });

  it("end with the last marks", () => {
    expect(after(10_000, 400)).toEqual({
      reached: ["10,000 questions", "365 days in a row"],
      next: [],
    });
  });
});
