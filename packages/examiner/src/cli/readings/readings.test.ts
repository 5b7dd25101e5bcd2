import { appendFileSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Ledger } from "../../blind-readings/blind-reading.ts";
import { canonicalKey } from "../../blind-readings/canonical-order.ts";
import { UsageError } from "../usage.ts";
import { ledgerFiles, readReturns } from "./records.ts";
import { BlindDesk, COMMITS, type Line } from "./testing/blind-desk.ts";

let desk = new BlindDesk();
beforeEach(() => {
  desk = new BlindDesk();
});
afterEach(() => rmSync(desk.root, { recursive: true }));

const ledgerNow = (): Ledger => JSON.parse(desk.read("ledger", "main-idea-purpose.json"));

function expectRefusal(act: () => unknown, words: string): void {
  expect(act).toThrow(UsageError);
  expect(act).toThrow(words);
}

/** The lines with the answer to the first place of a kind replaced. */
function misread(folder: string, kind: "question" | "control", answer: string): Line[] {
  const at = desk.placesIn(folder).findIndex(({ content }) => kind in content);
  return desk
    .perfectLines(folder)
    .map((line) => (line.n === at + 1 && "answer" in line ? { ...line, answer } : line));
}

describe("a batch that is read well", () => {
  test("brings each of its questions one reading, the key in canonical order", () => {
    const folder = desk.handOut("reader-1");
    const { text, exitCode } = desk.bringBack(folder, desk.perfectLines(folder));
    expect(exitCode).toBe(0);
    expect(text).toContain("10 readings by reader-1, who noticed all of 3 controls");
    const entries = Object.entries(ledgerNow());
    expect(entries).toHaveLength(10);
    for (const [id, readings] of entries) {
      const item = desk.stock.find((each) => each.id === id);
      const answer = item && canonicalKey(item);
      expect(readings).toEqual([expect.objectContaining({ reader: "reader-1", answer, style: 4 })]);
    }
  });

  test("is reported with its readers, and read by two it admits its questions", () => {
    for (const reader of ["reader-1", "reader-2"]) {
      const folder = desk.handOut(reader);
      desk.bringBack(folder, desk.perfectLines(folder));
    }
    const file = join(desk.root, "report.json");
    const { text, exitCode } = desk.run("--json", file);
    expect(exitCode).toBe(0);
    expect(text).toContain("No question is disputed.");
    expect(JSON.parse(desk.read("report.json"))).toMatchObject({
      topics: [
        { questions: 40, unread: 30, begun: 0, read: 10, readings: 20, right: 1, style: 4 },
        { topic: "all", read: 10 },
      ],
      readers: [
        { reader: "reader-1", batches: 1, counted: 1, controls: 3, missed: 0, readings: 10 },
        { reader: "reader-2", batches: 1, counted: 1 },
      ],
      lost: 0,
    });
  });

  test("counts once when the same reader has a question again", () => {
    const folder = desk.handOut("reader-1");
    desk.bringBack(folder, desk.perfectLines(folder));
    const name = `reader-1-${COMMITS[0].slice(0, 10)}.json`;
    const again = desk.read("returns", name).replace(COMMITS[0], COMMITS[1]);
    writeFileSync(join(desk.root, "returns", "reader-1-again.json"), again);
    const before = ledgerNow();
    desk.run("--recount");
    expect(ledgerNow()).toEqual(before);
  });

  test("is followed by questions that the reader has not had, from the next commit", () => {
    const folder = desk.handOut("reader-1");
    desk.bringBack(folder, desk.perfectLines(folder));
    expectRefusal(
      () => desk.handOut("reader-1"),
      "reader-1 has returned a batch of this commit: commit its readings",
    );
    desk.head = COMMITS[1];
    const next = desk.handOut("reader-1");
    desk.bringBack(next, desk.perfectLines(next));
    expect(Object.keys(ledgerNow())).toHaveLength(20);
  });
});

test("a batch with a missed control does not count, is kept, and cannot be tried again", () => {
  const folder = desk.handOut("reader-1");
  const { text, exitCode } = desk.bringBack(folder, misread(folder, "control", "A"));
  expect(exitCode).toBe(1);
  expect(text).toContain("reader-1 missed 1 of 3 controls, so the batch does not count");
  expect(ledgerNow()).toEqual({});
  expect(desk.filesIn("returns")).toHaveLength(1);
  expectRefusal(() => desk.bringBack(folder, desk.perfectLines(folder)), "imported already");
  expect(desk.run().text).toContain("reader-1        1        0         3       1");
});

test("a question on which a reader disagrees is reported with who says what, by exit code 1", () => {
  const folder = desk.handOut("reader-1");
  const lines = misread(folder, "question", "several").map((line) =>
    line.answer === "several" ? { ...line, note: "Both fit." } : line,
  );
  // The doubled control is answered so too, and is no question.
  expect(desk.bringBack(folder, lines).exitCode).toBe(0);
  const { text, exitCode } = desk.run();
  expect(exitCode).toBe(1);
  expect(text).toContain("reader-1 answered several");
  expect(text).toContain("Both fit.");
  expect(text).toContain("1 disputed questions.");
});

test("a question that is changed has lost its readings", () => {
  const folder = desk.handOut("reader-1");
  desk.bringBack(folder, desk.perfectLines(folder));
  const [id] = Object.keys(ledgerNow());
  desk.stock = desk.stock.map((item) => (item.id === id ? { ...item, id: "changed" } : item));
  expect(desk.run().text).toContain("1 readings are of questions that have changed since.");
});

describe("a batch is refused", () => {
  test.each(["1-options.md", "2-texts.md"])("whose page %s was altered", (page) => {
    const folder = desk.handOut("reader-1");
    appendFileSync(join(folder, page), "A hint.\n");
    expectRefusal(() => desk.bringBack(folder, desk.perfectLines(folder)), `${page} is not what`);
  });

  test.each([
    ["of another commit than its pages", `"seed": "${COMMITS[0]}"`, `"seed": "${COMMITS[1]}"`],
    ["of another reader than its pages", '"reader": "reader-1"', '"reader": "reader-2"'],
  ])("%s", (_, from, to) => {
    const folder = desk.handOut("reader-1");
    respell(folder, from, to);
    expectRefusal(
      () => desk.bringBack(folder, desk.perfectLines(folder)),
      "is not what follows from the batch's commit",
    );
  });

  test("of a commit that does not exist", () => {
    const folder = desk.handOut("reader-1");
    respell(folder, COMMITS[0], "HEAD");
    expectRefusal(() => desk.bringBack(folder, desk.perfectLines(folder)), "HEAD is no commit");
  });

  test("that was made for practice", () => {
    desk.run("--export", "5", "--reader", "reader-1", "--seed", "again");
    const folder = join(desk.root, "batches", "reader-1-practice-again");
    const lines = desk.perfectLines(folder);
    expectRefusal(() => desk.bringBack(folder, lines), "for practice");
    respell(folder, "true", "false");
    expectRefusal(() => desk.bringBack(folder, lines), "again is no commit here");
  });

  test("of which a question has changed since", () => {
    const folder = desk.handOut("reader-1");
    const lines = desk.perfectLines(folder);
    desk.stock = [];
    expectRefusal(() => desk.bringBack(folder, lines), "import it with that commit checked out");
  });

  test("whose terms are missing or spoiled", () => {
    const folder = desk.handOut("reader-1");
    const lines = desk.perfectLines(folder);
    writeFileSync(join(folder, "batch.json"), "{}");
    expectRefusal(() => desk.bringBack(folder, lines), "export the batch anew");
    rmSync(join(folder, "batch.json"));
    expectRefusal(() => desk.bringBack(folder, lines), "into the folder of its batch");
  });

  function respell(folder: string, from: string, to: string): void {
    const file = join(folder, "batch.json");
    writeFileSync(file, readFileSync(file, "utf8").replace(from, to));
  }
});

describe("lines are refused", () => {
  test.each<[string, (lines: Line[]) => Line[], string]>([
    ["without the guess of a question", (lines) => lines.slice(1), "no guess of 1"],
    ["without an answer", (lines) => lines.slice(0, -1), "no answer to 13"],
    ["with a guess after an answer", (lines) => lines.toReversed(), "all guesses come first"],
    ["with two guesses", ([first = {}, ...more]) => [first, first, ...more], "second guess of 1"],
    ["with a number that is none", ([, ...more]) => [{ n: 14, guess: "A" }, ...more], "1 to 13"],
    [
      "with a guess of no letter",
      ([, ...more]) => [{ n: 1, guess: "none" }, ...more],
      '"guess" is',
    ],
    ["with an unknown verdict", spoiled({ answer: "E" }), '"answer" is one of A, B, C, D, none'],
    ["with a style of 6", spoiled({ style: 6 }), '"style" is one of 1, 2, 3, 4, 5'],
    ["with a level in lower case", spoiled({ level: "hard" }), '"level" is one of Easy'],
    ["with a note that is no text", spoiled({ note: 5 }), '"note" is a text'],
    ["with a field of another name", spoiled({ reader: "reader-2" }), '"reader" is none of'],
  ])("%s", (_, change, words) => {
    const folder = desk.handOut("reader-1");
    const lines = change(desk.perfectLines(folder));
    expectRefusal(() => desk.bringBack(folder, lines), words);
    expect(desk.filesIn(".")).toEqual(["batches"]);
  });

  test.each(["guess C", "[1]", "null"])("that are no objects: %s", (line) => {
    const folder = desk.handOut("reader-1");
    const file = join(folder, "returns.jsonl");
    writeFileSync(file, `${line}\n`);
    expectRefusal(() => desk.run("--import", file), "Line 1 is no JSON object");
  });

  function spoiled(fields: Line): (lines: Line[]) => Line[] {
    return (lines) => [...lines.slice(0, -1), { ...lines.at(-1), ...fields }];
  }
});

test.each([
  [["--export", "0", "--reader", "reader-1"], "whole number from 1"],
  [["--export", "41", "--reader", "reader-1"], "at most 40"],
  [["--export", "5"], "--reader names who will read"],
  [["--export", "5", "--reader", "anna"], "reader-1, reader-2"],
  [["--export", "5", "--reader", "reader-1", "--topic", "algebra"], "--topic is one of"],
  [["--export", "5", "--reader", "reader-1", "--topic", "trigonometry"], "No question of trig"],
  [["--export", "5", "--reader", "reader-1", "--seed", "../x"], "letters, digits and hyphens"],
  [["--export", "5", "--import", "x"], "each stand for themselves"],
  [["--reader", "reader-1"], "--reader goes with --export only"],
  [["--import", "nowhere.jsonl"], "There is no file nowhere.jsonl"],
  [["--exports"], "the flags are"],
])("the call %j is refused in one sentence", (args, words) => {
  expectRefusal(() => desk.run(...args), words);
});

test("no batch is handed out of a stock that is not committed, nor twice into one folder", () => {
  desk.isCommitted = false;
  expectRefusal(() => desk.handOut("reader-1"), "commit them first");
  desk.isCommitted = true;
  desk.handOut("reader-1");
  expectRefusal(() => desk.handOut("reader-1"), "import what came back of it, or delete it");
});

describe("the ledger of the repository", () => {
  const examiner = join(import.meta.dirname, "../../..");
  const folder = join(examiner, "src/blind-readings/ledger");
  const returns = join(examiner, "returns");

  test("is what its returns come to, counted again", () => {
    const files = readdirSync(folder).map((file) => [
      file,
      readFileSync(join(folder, file), "utf8"),
    ]);
    expect(Object.fromEntries(files)).toEqual(Object.fromEntries(ledgerFiles(returns)));
  });

  test("rests on batches with a control of every kind", () => {
    for (const { places } of readReturns(returns)) {
      const kinds = places.flatMap((place) => ("control" in place ? [place.control] : []));
      expect(new Set(kinds)).toEqual(new Set(["swapped", "doubled", "faulty"]));
    }
  });
});
