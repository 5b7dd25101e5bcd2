import { expect, test } from "vitest";
import { factCards } from "./cards/index.ts";
import { passages } from "./passages/index.ts";
import { studies } from "./studies/index.ts";
import { SHARED_SUBJECTS, subjectOf } from "./subjects.ts";

const stock = new Set([...factCards, ...passages, ...studies].map(({ id }) => id));

test("every source that shares its subject is in the stock, and shares it with another", () => {
  for (const sources of SHARED_SUBJECTS) {
    expect(sources.filter((source) => !stock.has(source))).toEqual([]);
    expect(sources.length).toBeGreaterThan(1);
  }
});

test("no source has two subjects", () => {
  const all = SHARED_SUBJECTS.flat();
  expect(new Set(all).size).toBe(all.length);
});

test("a card, a study and a text about one thing have one subject, and others have others", () => {
  const [card, study, text] = ["quilting-bees", "stars-in-the-quilts", "the-heron"].map(subjectOf);
  expect(study).toBe(card);
  expect(text).not.toBe(card);
  expect(text).toBe("the-heron");
});
