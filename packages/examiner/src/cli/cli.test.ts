import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { loadModels } from "@sat/engine";
import { TOPICS } from "@sat/item";
import { expect, test } from "vitest";
import { examineModels, plantedModels } from "./examine-models.ts";
import { printQuestions } from "./print-questions.ts";
import { UsageError } from "./usage.ts";

const models = await loadModels();

const QUESTION_FIELDS = [
  "id",
  "section",
  "difficulty",
  "topic",
  "question",
  "options",
  "correctAnswer",
  "explanation",
  "rationales",
  "hint",
  "tip",
  "seenBefore",
];
const ORIGIN_FIELDS = [
  "model",
  "version",
  "level",
  "seed",
  "skill",
  "archetype",
  "optionDesign",
  "codes",
];

async function parsed(...args: readonly string[]): Promise<unknown[]> {
  const { text } = await printQuestions([...args, "--format", "json"]);
  const value: unknown = JSON.parse(text);
  if (!Array.isArray(value)) throw new TypeError("the command prints a list");
  return value;
}

test("questions prints as many questions as asked for, as JSON with every field", async () => {
  const filters = ["--section", "Math", "--difficulty", "Hard"];
  const items = await parsed(...filters, "--count", "3", "--seed", "42");
  expect(items).toHaveLength(3);
  for (const item of items) {
    expect(item).toMatchObject({ section: "Math", difficulty: "Hard" });
    for (const field of [...QUESTION_FIELDS, ...ORIGIN_FIELDS]) expect(item).toHaveProperty(field);
  }
});

test("questions prints entries when they are asked for, with their key and what may be typed", async () => {
  const items = await parsed("--response", "entry", "--count", "3", "--seed", "42");
  expect(items).toHaveLength(3);
  for (const item of items) {
    expect(item).toMatchObject({ kind: "entry", section: "Math", seenBefore: false });
    for (const field of ["answerKey", "acceptedEntries", "why", "slips", "model", "skill"]) {
      expect(item).toHaveProperty(field);
    }
    expect(item).not.toHaveProperty("options");
  }
});

test("questions prints what a model makes that is named, and options where none is", async () => {
  expect(await parsed("--model", "value-between-bounds")).toMatchObject([{ kind: "entry" }]);
  for (const item of await parsed("--section", "Math", "--count", "30")) {
    expect(item).toHaveProperty("options");
  }
});

test("questions prints a page of an entry with what may be typed", async () => {
  const { text } = await printQuestions(["--model", "value-between-bounds"]);
  expect(text).toMatch(/Key: (?:above|from) .*, typed as \S+\n/);
});

test("questions prints so many of each model", async () => {
  const filters = ["--topic", "trigonometry", "--response", "any"];
  const items = await parsed(...filters, "--each", "--count", "2");
  const own = models.filter(({ topic }) => topic === "trigonometry").map(({ id }) => id);
  expect(items).toMatchObject(own.flatMap((id) => [{ model: id }, { model: id }]));
});

test("questions lists the kind of response of a model whose answer is typed", async () => {
  const cards = await parsed("--list", "--model", "value-between-bounds");
  expect(cards).toMatchObject([{ id: "value-between-bounds", response: "entry" }]);
});

test("questions prints a page with the key and the explanation", async () => {
  const { text } = await printQuestions(["--section", "Math", "--seed", "3"]);
  expect(text).toMatch(/Question 1 .*\n\n(.|\n)*A\) (.|\n)*Key: [A-D]\n/);
});

test("questions lists every model of a section", async () => {
  const ofMath = models.filter(({ topic }) => TOPICS[topic].section === "Math");
  const [first] = ofMath;
  const cards = await parsed("--list", "--section", "Math");
  expect(cards).toHaveLength(ofMath.length);
  expect(cards[0]).toMatchObject({ id: first?.id, version: first?.version, space: first?.space });
});

test.each([
  [["--sections", "Math"], "--sections"],
  [["--topic", "algebra"], "algebra"],
  [["--topic", "trigonometry", "--section", "Reading"], "belongs to Math"],
  [["--count", "none"], "whole number"],
  [["--seed", "-1"], "--seed"],
  [["extra"], "extra"],
])("questions refuses %j in one sentence", async (args, words) => {
  await expect(printQuestions(args)).rejects.toThrow(UsageError);
  await expect(printQuestions(args)).rejects.toThrow(words);
  await expect(printQuestions(args)).rejects.toThrow(/^[^\n]*\.$/);
});

test.each([
  [["--model", "nobody"], "no model named nobody"],
  [["--seeds", "0"], "whole number"],
])("examine refuses %j in one sentence", async (args, words) => {
  await expect(examineModels(args)).rejects.toThrow(UsageError);
  await expect(examineModels(args)).rejects.toThrow(words);
});

test("a wrong call exits with code 2 and prints nothing but its sentence", async () => {
  const command = join(import.meta.dirname, "questions.ts");
  const outcome = await new Promise((resolve) => {
    execFile(process.execPath, [command, "--topic", "algebra"], (failure, out, error) => {
      resolve({ code: failure?.code, out, lines: error.trim().split("\n").length });
    });
  });
  expect(outcome).toEqual({ code: 2, out: "", lines: 1 });
});

test("examine reports what it counted and writes it to the file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "examine-"));
  try {
    const file = join(folder, "report.json");
    const report = await examineModels([
      "--model",
      "paired-marks",
      "--seeds",
      "10",
      "--json",
      file,
    ]);
    expect(report).toMatchObject({ seeds: 10, total: { items: 20, exhausted: 0 } });
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(report);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("examine plants edits when it is asked to, and says where the bar is missed", async () => {
  const report = await plantedModels(["--model", "side-from-ratio", "--plant", "3"]);
  expect(report).toMatchObject({
    specimens: 3,
    kinds: { "key letter": { planted: 3, caught: 3 } },
  });
  expect(await plantedModels(["--model", "side-from-ratio"])).toBeUndefined();
  await expect(plantedModels(["--plant", "none"])).rejects.toThrow("whole number");
});
