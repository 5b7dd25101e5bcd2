import { expect, test } from "vitest";
import type { DifficultyOf } from "../../records/accepted-estimates.ts";
import { aModel, anEntryModel } from "../../testing/models.ts";
import { offersOf } from "./offers.ts";

const HARDER = { mean: 1, spread: 0.5 };
const models = [
  aModel({ id: "sums", levels: ["Easy", "Medium"] }),
  aModel({ id: "doubles", levels: ["Medium"] }),
  anEntryModel({ id: "typed" }),
  aModel({ id: "others", skill: "H.B", levels: ["Medium"] }),
];

/** Of the sums of medium difficulty alone is something accepted. */
const difficultyOf: DifficultyOf = ({ model, version, level, kind }) =>
  model === "sums" && version === 1 && level === "Medium" && kind === "choice" ? HARDER : undefined;

test("each offer is as hard as the models are that may be drawn for it", () => {
  const offers = offersOf(models, difficultyOf);
  const known = offers.filter(({ difficulty }) => difficulty !== undefined);
  expect(known).toEqual([
    {
      skill: "H.A",
      level: "Medium",
      kind: "choice",
      difficulty: { mean: 0.5, spread: Math.sqrt(0.5) },
    },
  ]);
  expect(offers.length).toBeGreaterThan(3);
});

test("they are worked out once for the same models and estimates, and anew for others", () => {
  const asked: string[] = [];
  const counted: DifficultyOf = ({ model }) => void asked.push(model);
  const offers = offersOf(models, counted);
  const looks = asked.length;
  expect(offersOf(models, counted)).toBe(offers);
  expect(asked).toHaveLength(looks);
  expect(offersOf(models.slice(1), counted)).not.toEqual(offers);
  expect(offersOf(models, difficultyOf)).not.toEqual(offers);
});
