import { models } from "@sat/engine";
import { expect, test } from "vitest";
import { drawQuestions } from "./draw-questions.ts";
import { soundMath, soundReading } from "./testing/sound-models.ts";

test("the same call draws the same questions, another seed draws others", () => {
  const draw = (seed: number) => drawQuestions({ models, count: 5, seed }).map(({ id }) => id);
  expect(draw(42)).toEqual(draw(42));
  expect(draw(43)).not.toEqual(draw(42));
});

test("no question comes twice, whatever the filters", () => {
  const items = drawQuestions({ models, count: 60, seed: 7 });
  expect(new Set(items.map(({ id }) => id)).size).toBe(60);
});

test("every question has the difficulty asked for", () => {
  const items = drawQuestions({
    models: models.filter(({ levels }) => levels.includes("Hard")),
    difficulty: "Hard",
    count: 20,
    seed: 1,
  });
  expect(new Set(items.map(({ difficulty }) => difficulty))).toEqual(new Set(["Hard"]));
});

test("a stock that is used up gives all of its questions and no more", () => {
  expect(drawQuestions({ models: [soundReading], count: 5, seed: 1 })).toHaveLength(1);
});

test("models take turns", () => {
  const items = drawQuestions({ models: [soundMath, soundReading], count: 2, seed: 1 });
  expect(new Set(items.map(({ topic }) => topic)).size).toBe(2);
});
