import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { overlaps } from "../rules/stock-rules.ts";
import { wordsOf } from "../rules/text.ts";
import { paragraphs } from "./index.ts";

/** Fewest and most words of a text with a blank (digital-sat §7.1, a little wider). */
const WORDS = { fewest: 25, most: 76 };
/** Fewest places that a paragraph asks about. */
const FEWEST_PLACES = 4;

test("there are more than eight hundred, each under the name of its file", () => {
  const files = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(import.meta.dirname, name)))
    .filter((file) => file !== "index.ts");
  const ids = paragraphs.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(800);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids.map((id) => `${id}.ts`).toSorted()).toEqual(files.toSorted());
});

test("each is as long as the exam's texts and asks about four places or more", () => {
  const faults = paragraphs.filter(({ text, joints, verbs, turns }) => {
    const words = wordsOf(text).length;
    const places = joints.length + verbs.length + turns.length;
    return words < WORDS.fewest || words > WORDS.most || places < FEWEST_PLACES;
  });
  expect(faults.map(({ id }) => id)).toEqual([]);
});

test("no two tell the same in the same words", () => {
  expect(overlaps(paragraphs.map(({ id, text }) => ({ id, text })))).toEqual([]);
});

test("no two begin with the same eight words", () => {
  const openings = paragraphs.map(({ text }) => wordsOf(text).slice(0, 8).join(" "));
  expect(openings.filter((opening, at) => openings.indexOf(opening) < at)).toEqual([]);
});

test("nearly half hold a sentence of thirty words, a third a year, and a quarter a title in italics", () => {
  const share = (has: (text: string) => boolean) =>
    paragraphs.filter(({ text }) => has(text)).length / paragraphs.length;
  const longest = (text: string) =>
    Math.max(...text.split(/(?<=[.?!]["”]?)\s/).map((sentence) => sentence.split(/\s+/).length));
  expect(share((text) => longest(text) >= 30)).toBeGreaterThan(0.45);
  expect(share((text) => /\d{3,4}/.test(text))).toBeGreaterThan(0.33);
  expect(share((text) => /\*/.test(text))).toBeGreaterThan(0.25);
});
