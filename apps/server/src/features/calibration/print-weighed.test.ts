import type { CellEstimate, Finding } from "@sat/learner";
import { expect, test } from "vitest";
import { printWeighed } from "./print-weighed.ts";
import type { WeighedAnswers } from "./weigh-answers.ts";

const cell = {
  model: "slopes",
  version: 2,
  level: "Medium",
  kind: "choice",
  skill: "H.B",
} as const;

function anEstimate(change: Partial<CellEstimate> = {}): CellEstimate {
  const observed = { mean: 1.46, spread: 0.21 };
  const counted = { answers: 412, learners: 80, declared: 0 };
  return { ...cell, ...counted, observed, difficulty: { mean: 1.42, spread: 0.19 }, ...change };
}

const hard = anEstimate({ level: "Hard", declared: 1.3, observed: { mean: 0.1, spread: 0.2 } });
const tally = { taken: 0, missed: 240, takenByAbler: 30, keyedByAbler: 8 };
const inOption = { ...cell, slip: "sign", source: null, tally, chance: 0 } as const;

function weighed(change: Partial<WeighedAnswers> = {}): WeighedAnswers {
  const estimates = [anEstimate(), hard];
  return { estimates, findings: [], accepted: [], openReports: {}, ...change };
}

test("where nothing is of note, a line says how much is known", () => {
  expect(printWeighed(weighed())).toBe(
    "2 difficulties are known from thirty answers or more; 0 faults are more than chance; 0 estimates count.",
  );
});

test.each<readonly [Finding, string]>([
  [
    { ...cell, fault: "off-level", chance: 0 },
    "Medium: harder than declared, 1.4 ± 0.2 in place of 0.0, from 412 answers of 80 learners",
  ],
  [
    { ...cell, level: "Hard", fault: "off-level", chance: 0 },
    "Hard: harder than declared, 1.4 ± 0.2 in place of 1.3, from 412 answers of 80 learners",
  ],
  [
    { ...cell, fault: "levels-reversed", harder: "Hard", chance: 0 },
    "Medium: harder than Hard, 1.5 ± 0.2 against 0.1 ± 0.2",
  ],
  [
    { ...inOption, fault: "dead-option" },
    "Medium: next to nobody takes “sign”, 0 of 240 who were wrong with it on offer",
  ],
  [
    { ...inOption, fault: "losing-key", source: "owls" },
    "Medium: the key loses to “sign” where it is about owls, which 30 of the abler took, and 8 the key",
  ],
])("a fault is told in a line, under its model: %#", (finding, line) => {
  const [head, ...lines] = printWeighed(weighed({ findings: [finding] })).split("\n");
  expect(head).toBe("slopes, 0 open reports");
  expect(lines[0]).toBe(`    ${line}`);
});

test("a model that is reported stands there though its answers say nothing, with what counts of it", () => {
  const { version, level, kind } = cell;
  const difficulty = { mean: 0.5, spread: 0.25 };
  const accepted = [{ model: "slopes", version, level, kind, difficulty, answers: 50 }];
  const text = printWeighed(weighed({ openReports: { slopes: 1, unknown: 2 }, accepted }));
  expect(text.split("\n").slice(0, 6)).toEqual([
    "slopes, 1 open report",
    "    nothing is of note in 824 answers",
    "    Medium of version 2 counts as 0.5 ± 0.3, from 50 answers",
    "",
    "unknown, 2 open reports",
    "    nothing is of note in 0 answers",
  ]);
});

test("nothing is printed that a terminal would obey", () => {
  const spoiled = "\u001B[2J\u009B1m\r\u202E";
  const findings = [{ ...inOption, slip: spoiled, source: spoiled, fault: "dead-option" } as const];
  const text = printWeighed(weighed({ findings, openReports: { [spoiled]: 1 } }));
  expect(text).not.toMatch(/[^\P{Cc}\n]|[\u202A-\u202E]/u);
});
