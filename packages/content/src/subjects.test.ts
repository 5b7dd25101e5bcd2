import { expect, test } from "vitest";
import { noteSets } from "./notes/index.ts";
import { paragraphs } from "./paragraphs/index.ts";
import { passages } from "./passages/index.ts";
import { studies } from "./studies/index.ts";
import { SHARED_SUBJECTS, subjectOf } from "./subjects.ts";

const stock = new Set([...noteSets, ...paragraphs, ...passages, ...studies].map(({ id }) => id));

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

test("a study and a text about one thing have one subject, and others have others", () => {
  const [study, other, text] = ["roads-for-the-legions", "roads-in-good-repair", "the-heron"].map(
    subjectOf,
  );
  expect(other).toBe(study);
  expect(text).not.toBe(study);
  expect(text).toBe("the-heron");
});
