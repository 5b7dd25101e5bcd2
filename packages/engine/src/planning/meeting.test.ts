import { expect, test } from "vitest";
import { isAtRest } from "./meeting.ts";

const met = [{ model: "other" }, { model: "other", source: "tea" }];

test("a source or a text that was met just now is at rest, and no other is", () => {
  for (const model of [{}, { closed: true, texts: { Easy: ["tea", "bells"] } }]) {
    expect(isAtRest(model, "tea", met)).toBe(true);
    expect(isAtRest(model, "bells", met)).toBe(false);
    expect(isAtRest(model, undefined, met)).toBe(false);
  }
});

test("a deck takes turns, and a small closed stock cannot wait: none of theirs is at rest", () => {
  expect(isAtRest({ deck: ["tea", "bells"] }, "tea", met)).toBe(false);
  expect(isAtRest({ closed: true }, "tea", met)).toBe(false);
});
