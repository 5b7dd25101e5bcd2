import { expect, test } from "vitest";
import { type CardRating, type RatedAnswer, ratingOf } from "./card-rating.ts";

const RIGHT: RatedAnswer = {
  section: "Math",
  correct: true,
  manner: "thought",
  hints: 0,
  timeSpent: 60_000,
};

test.each<readonly [CardRating, string, Partial<RatedAnswer>]>([
  ["good", "a right answer", {}],
  ["good", "a right answer of which no time is known", { timeSpent: null }],
  ["good", "a right answer that took a little longer than the exam leaves", { timeSpent: 150_000 }],
  ["hard", "one that took more than twice as long", { timeSpent: 191_000 }],
  [
    "hard",
    "one that took more than twice as long in Reading",
    { section: "Reading", timeSpent: 143_000 },
  ],
  ["hard", "one after a hint", { hints: 1 }],
  ["hard", "one that was called a guess", { manner: "guessed" }],
  ["hard", "one that was clicked faster than anybody reads", { manner: "clicked", timeSpent: 900 }],
  ["again", "a wrong answer", { correct: false }],
  [
    "again",
    "a wrong answer, however it came about",
    { correct: false, manner: "clicked", hints: 3 },
  ],
])("is %s: %s", (rating, _, change) => {
  expect(ratingOf({ ...RIGHT, ...change })).toBe(rating);
});
