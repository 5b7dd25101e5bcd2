import { expect, test } from "vitest";
import { loadModels } from "../models/index.ts";
import { askableWith } from "./askable.ts";
import { aModel, anEntryModel } from "./testing/a-model.ts";

test("what several models make can be asked, and is told once", () => {
  const models = [
    aModel({ id: "one", levels: ["Easy", "Hard"] }),
    aModel({ id: "two", levels: ["Hard"] }),
    anEntryModel({ id: "typed" }),
    aModel({ id: "other", skill: "S.D" }),
  ];
  expect(askableWith(models)).toEqual([
    { skill: "H.A", level: "Easy", kind: "choice" },
    { skill: "H.A", level: "Hard", kind: "choice" },
    { skill: "H.A", level: "Easy", kind: "entry" },
    { skill: "S.D", level: "Easy", kind: "choice" },
  ]);
});

test("of the engine's own models there is one for all that can be asked", async () => {
  const models = await loadModels();
  const askable = askableWith(models);
  for (const { skill, level, kind } of askable) {
    const made = models.filter(
      (model) =>
        model.skill === skill &&
        model.levels.includes(level) &&
        (model.response ?? "choice") === kind,
    );
    expect(made.length).toBeGreaterThan(0);
  }
  expect(askable.length).toBeGreaterThan(30);
});
