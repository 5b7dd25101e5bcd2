import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { noteSetFaults } from "../rules/note-rules.ts";
import { overlaps } from "../rules/stock-rules.ts";
import { noteSets } from "./index.ts";

test("every set keeps every rule", () => {
  expect(noteSets.flatMap(noteSetFaults)).toEqual([]);
});

test("each is listed under the name of its file", () => {
  const files = readdirSync(import.meta.dirname, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => readdirSync(join(import.meta.dirname, name)))
    .filter((file) => file !== "index.ts");
  expect(noteSets.map(({ id }) => `${id}.ts`).toSorted()).toEqual(files.toSorted());
});

test("no two tell the same in the same words", () => {
  expect(overlaps(noteSets.map(({ id, notes }) => ({ id, text: notes.join(" ") })))).toEqual([]);
});
