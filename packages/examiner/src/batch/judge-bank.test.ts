import { expect, test } from "vitest";
import { soundMath } from "../testing/sound-models.ts";
import { BANK } from "./bounds.ts";
import { judgeBank } from "./judge-bank.ts";
import { type ModelReport, reportModel } from "./model-report.ts";
import { tallyLevel } from "./tally-level.ts";

const sound = reportModel(soundMath, [tallyLevel(soundMath, "Easy", 40)]);
const EVEN = [1_000, 1_000, 1_000, 1_000];

/** A report on many items, of which the guessers are right on these shares. */
function aReport(change: Partial<ModelReport> = {}): ModelReport {
  return {
    ...sound,
    guessed: 4_000,
    trainedTested: 4_000,
    trainedGuesser: 0.25,
    guessers: { "most: value": 0.25 },
    keyLetters: { A: 1_000, B: 1_000, C: 1_000, D: 1_000 },
    keyRanks: EVEN,
    ...change,
  };
}

function gatesOf(reports: readonly ModelReport[]): string[] {
  return judgeBank(reports).map(({ gate }) => gate);
}

/** A bank of which the last so many are as the change says. */
function aBank(share: number, change: Partial<ModelReport>): ModelReport[] {
  const changed = Math.round(BANK * share);
  return Array.from({ length: BANK }, (_, at) => aReport(at < BANK - changed ? {} : change));
}

test("an even bank passes, also where a part of it are pools that give away what they may", () => {
  expect(gatesOf(aBank(0, {}))).toEqual([]);
  expect(gatesOf(aBank(0.3, { optionDesign: "pool", trainedGuesser: 0.4 }))).toEqual([]);
});

test.each([
  ["trained-mean", aBank(0.9, { optionDesign: "pool", trainedGuesser: 0.4 })],
  ["one-line-mean", aBank(0.9, { optionDesign: "pool", guessers: { "most: value": 0.4 } })],
  ["bank-letters", aBank(0.9, { keyLetters: { A: 1_200, B: 1_000, C: 1_000, D: 800 } })],
  ["bank-ranks", aBank(0.9, { keyRanks: [800, 1_000, 1_200, 1_000] })],
  [
    "pool-letters",
    aBank(0.1, { optionDesign: "pool", keyLetters: { A: 1_300, B: 900, C: 900, D: 900 } }),
  ],
  ["pool-ranks", aBank(0.1, { optionDesign: "pool", keyRanks: [700, 1_300, 1_000, 1_000] })],
])("a bank is held to %s", (gate, reports) => {
  expect(gatesOf(reports)).toEqual([gate]);
});

test("closed models are held to their mean however few they are", () => {
  expect(gatesOf([aReport({ trainedGuesser: 0.3 })])).toEqual(["trained-mean-closed"]);
  expect(gatesOf([aReport({ optionDesign: "pool", trainedGuesser: 0.4 })])).toEqual([]);
  expect(gatesOf([])).toEqual([]);
});
