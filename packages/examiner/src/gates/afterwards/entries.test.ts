import { generate } from "@sat/engine";
import type { EntryItem } from "@sat/item";
import { expect, test } from "vitest";
import { soundEntry } from "../../testing/sound-entries.ts";
import { afterwardsGates } from "./index.ts";

const sound = generate(soundEntry, "Easy", 0);
if (sound.item.kind !== "entry") throw new TypeError("the model makes entries");

const [subtracting, stopping] = [
  { code: "opposite-sign", value: { num: 41, den: 5 } },
  { code: "stopped-early", value: { num: 35, den: 1 } },
] as const;

/** 5x + 3 = 38, with the slips 41/5 and 35. */
const base: EntryItem = {
  ...sound.item,
  question: "$5x + 3 = 38$\n\nWhat value of $x$ satisfies the given equation?",
  answerKey: { kind: "values", values: [{ num: 7, den: 1 }] },
  explanation:
    "Undo the addition.\n\n$5x = 38 - 3$\n\nSubtracting $3$ gives $5x = 35$.\n\nSo $x = \\frac{35}{5} = 7$.",
  why: "It is $\\frac{38 - 3}{5} = 7$.",
  slips: [
    { ...subtracting, reason: "Adding $3$ gives $\\frac{38 + 3}{5} = 8.2$." },
    { ...stopping, reason: "Stopping at $5x$ gives $38 - 3 = 35$." },
  ],
};

function failed(item: EntryItem): string[] {
  const specimen = {
    ...sound,
    item,
    facts: { kind: "value", given: ["5*x + 3 = 38"], ask: "x" },
  } as const;
  return afterwardsGates
    .filter((gate) => gate.check(specimen, soundEntry).length > 0)
    .map(({ id }) => id);
}

function withSlips(first: string, second: string): EntryItem {
  return {
    ...base,
    slips: [
      { ...subtracting, reason: first },
      { ...stopping, reason: second },
    ],
  };
}

const [ADDED = "", STOPPED = ""] = base.slips.map(({ reason }) => reason);

test("an entry passes whose slips all show the calculation that ends in their value", () => {
  expect(failed(base)).toEqual([]);
});

test.each<[string, EntryItem, string[]]>([
  [
    "two slips with each other's reason",
    withSlips(STOPPED, ADDED),
    ["own-ends", "shown-calculations"],
  ],
  [
    "a slip without a calculation",
    withSlips("Adding $3$ gives $8.2$.", STOPPED),
    ["number-sources", "shown-calculations"],
  ],
  [
    "a slip that calculates wrongly",
    withSlips(ADDED.replace("38 + 3", "38 + 4"), STOPPED),
    ["shown-equations", "shown-calculations"],
  ],
  [
    "an explanation that ends elsewhere",
    { ...base, explanation: base.explanation.split("\n\n").slice(0, -1).join("\n\n") },
    ["key-at-end"],
  ],
])("%s is caught", (_, item, gates) => {
  expect(failed(item)).toEqual(expect.arrayContaining(gates));
});
