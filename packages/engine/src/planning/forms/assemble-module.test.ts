import { AREAS } from "@sat/content/areas";
import { subjectOf } from "@sat/content/subjects";
import { DIFFICULTIES, examSectionOf, type SkillCode } from "@sat/item";
import { describe, expect, test } from "vitest";
import type { ChoiceModel, EntryModel, Model } from "../../model.ts";
import { aModel, anEntryModel } from "../testing/a-model.ts";
import type { Slot } from "./slot.ts";
import { aSitter } from "./testing/a-sitter.ts";

const topicFor = (skill: SkillCode) =>
  examSectionOf(skill) === "Math" ? "linear-equations" : "main-idea-purpose";

function choice(skill: SkillCode, change: Parameters<typeof aModel>[0] = {}): ChoiceModel {
  const { id = skill } = change;
  return aModel({ topic: topicFor(skill), levels: DIFFICULTIES, ...change, skill, id });
}

function entry(skill: SkillCode): EntryModel {
  return { ...anEntryModel({ id: `${skill} typed` }), skill, levels: DIFFICULTIES };
}

function slot(change: Partial<Slot> = {}): Slot {
  return { skill: "H.A", level: "Easy", kind: "choice", isScored: true, ...change };
}

/** A model, by number, and a task type of its own. */
function apart(at: number) {
  return { id: `model ${at}`, archetypes: [`type ${at}`] };
}

function same(count: number, change: Partial<Slot> = {}): Slot[] {
  return Array.from({ length: count }, () => slot(change));
}

describe("a module", () => {
  test("has for each slot a question of its skill, level and kind", async () => {
    const models = [choice("H.A"), entry("H.A"), choice("P.B")];
    const slots = [
      slot({ level: "Hard" }),
      slot({ kind: "entry", level: "Medium" }),
      slot({ skill: "P.B", isScored: false }),
    ];
    const { filled, unmet } = await aSitter(models).sit(slots);
    expect(filled.map((each) => each.slot)).toEqual(slots);
    expect(filled.map(({ item }) => [item.skill, item.level, item.kind ?? "choice"])).toEqual([
      ["H.A", "Hard", "choice"],
      ["H.A", "Medium", "entry"],
      ["P.B", "Easy", "choice"],
    ]);
    expect(unmet).toEqual([]);
  });

  test("has no two questions of one model", async () => {
    const models = Array.from({ length: 6 }, (_, at) => choice("H.A", { id: `model ${at}` }));
    const { filled } = await aSitter(models).sit(same(6));
    expect(new Set(filled.map(({ item }) => item.model)).size).toBe(6);
  });

  test("has no two texts of one subject", async () => {
    const sources = ["roads-for-the-legions", "roads-in-good-repair", "sonnets"];
    const models = Array.from({ length: 2 }, (_, at) => choice("WIC", { id: `${at}`, sources }));
    const { filled } = await aSitter(models).sit(same(2, { skill: "WIC" }));
    const subjects = filled.map(({ item }) => subjectOf(item.source ?? ""));
    expect(new Set(subjects)).toEqual(new Set(["roads", "sonnets"]));
  });

  test("has one task type twice only where no other is left", async () => {
    const slopes = ["one", "two"].map((id) => choice("H.A", { id, archetypes: ["slope"] }));
    const models = [...slopes, choice("H.A", { id: "three", archetypes: ["line"] })];
    for (let walker = 0; walker < 10; walker++) {
      const { filled, unmet } = await aSitter(models, `${walker}`).sit(same(3));
      const types = filled.map(({ item }) => item.archetype);
      expect(types.slice(0, 2).toSorted()).toEqual(["line", "slope"]);
      expect(types[2]).toBe("slope");
      expect(unmet).toEqual([]);
    }
  });

  test("has no model of the modules before it, while others are left", async () => {
    const models = ["one", "two", "three"].map((id) => choice("H.A", { id }));
    const sitter = aSitter(models);
    const { filled: first } = await sitter.sit(same(2));
    const earlier = first.map(({ item }) => item);
    const { filled: second, unmet } = await sitter.sit(same(3), { earlier });
    const [other, ...again] = second.map(({ item }) => item.model);
    expect(earlier.map(({ model }) => model)).not.toContain(other);
    expect(new Set(again)).toEqual(new Set(earlier.map(({ model }) => model)));
    expect(unmet).toEqual([]);
  });

  test("is in context where its slots say so, if that can be had", async () => {
    const models = ["one", "two"].map((id) => choice("H.A", { id, contexts: ["Easy"] }));
    const plain = ["three", "four", "five"].map((id) => choice("H.A", { id }));
    const asked = [true, false, true, true, false].map((isInContext) => slot({ isInContext }));
    const { filled, unmet } = await aSitter([...models, ...plain]).sit(asked);
    const isTold = filled.map(({ item }) => models.some(({ id }) => id === item.model));
    expect(isTold).toEqual([true, false, true, false, false]);
    expect(unmet).toEqual([]);
  });

  test("mixes the areas of its texts", async () => {
    const models = Array.from({ length: 8 }, (_, at) => {
      const areas = new Map(AREAS.map((area) => [`${area} ${at}`, area]));
      const texts = { Easy: [...areas.keys()] };
      return choice("TSP", { ...apart(at), levels: ["Easy"], texts, areas });
    });
    for (let walker = 0; walker < 10; walker++) {
      const { filled } = await aSitter(models, `${walker}`).sit(same(8, { skill: "TSP" }));
      const met = filled.map(({ item }) => item.source?.replace(/ \d$/, ""));
      expect(new Set(met.slice(0, 4))).toEqual(new Set(AREAS));
      expect(new Set(met.slice(4))).toEqual(new Set(AREAS));
    }
  });

  test("has no letter more than three times running", async () => {
    const models = Array.from({ length: 27 }, (_, at) => choice("H.A", apart(at)));
    for (let walker = 0; walker < 30; walker++) {
      const { filled } = await aSitter(models, `${walker}`).sit(same(27));
      const letters = filled.map(({ item }) => (item.kind === "entry" ? "" : item.correctAnswer));
      expect(letters.join("")).not.toMatch(/A{4}|B{4}|C{4}|D{4}/);
    }
  });

  test("has a letter once too often sooner than another skill", async () => {
    const few = choice("H.A", { stock: 1 });
    const [only] = (await aSitter([few]).sit([slot()])).filled;
    const letter = only?.item.kind === "entry" ? undefined : only?.item.correctAnswer;
    const before = { model: "other", archetype: "other", ...(letter && { correctAnswer: letter }) };
    const standing = [before, before, before];
    const { filled, unmet } = await aSitter([few, choice("H.B")]).sit([slot()], { standing });
    expect(filled.map(({ item }) => item.model)).toEqual(["H.A"]);
    expect(unmet).toEqual([]);
  });

  test("has what was met before in no case", async () => {
    const few = choice("H.A", { stock: 3 });
    const many = choice("H.B");
    const sitter = aSitter([few, many]);
    const met = new Set<string>();
    for (let sitting = 0; sitting < 6; sitting++) {
      for (const { item } of (await sitter.sit([slot()])).filled) met.add(item.id);
    }
    expect(met.size).toBe(6);
  });

  test("is the same for the same learner and chance", async () => {
    const models = [choice("H.A"), choice("H.B"), choice("H.C")];
    const slots = same(3);
    const [one, other] = [await aSitter(models).sit(slots), await aSitter(models).sit(slots)];
    expect(other).toEqual(one);
  });

  test("goes on where its assembly was broken off", async () => {
    const models = ["one", "two", "three"].map((id) => choice("H.A", { id }));
    const sitter = aSitter(models);
    const { filled: begun } = await sitter.sit([slot()]);
    const standing = begun.map(({ item }) => item);
    const { filled: rest } = await sitter.sit([slot(), slot()], { standing });
    expect(new Set([...begun, ...rest].map(({ item }) => item.model)).size).toBe(3);
  });

  test("gives way after each slot, and after each seed that comes to nothing", async () => {
    const sitter = aSitter([choice("H.A"), choice("H.B")], "ada", ({ skill }) => skill === "H.A");
    await sitter.sit([slot(), slot({ skill: "H.B" })]);
    expect(sitter.waits).toBeGreaterThan(60);
    const other = aSitter([choice("H.A"), choice("H.B")]);
    await other.sit([slot(), slot({ skill: "H.B" })]);
    expect(other.waits).toBe(2);
  });
});

describe("what stands in for a slot that cannot be had", () => {
  /** In what the question in the last of the slots differs from what was asked. */
  async function insteadOf(asked: Slot, models: readonly Model[]) {
    const { unmet } = await aSitter(models).sit([asked]);
    expect(unmet.map((each) => each.slot)).toEqual([asked]);
    return unmet[0]?.instead;
  }

  test("is of the other kind first", async () => {
    const models = [choice("H.A"), choice("P.B"), entry("H.B")];
    expect(await insteadOf(slot({ kind: "entry" }), models)).toEqual({ kind: "choice" });
    expect(await insteadOf(slot(), [entry("H.A"), choice("H.B")])).toEqual({ kind: "entry" });
  });

  test("is then of the nearest level", async () => {
    const models = [choice("H.A", { levels: ["Easy", "Medium"] }), choice("H.B")];
    expect(await insteadOf(slot({ level: "Hard" }), models)).toEqual({ level: "Medium" });
  });

  test("is then of another skill of its domain", async () => {
    const models = [choice("H.D", { levels: ["Easy"] }), choice("P.A")];
    expect(await insteadOf(slot(), models)).toEqual({ skill: "H.D" });
    expect(await insteadOf(slot({ level: "Hard" }), models)).toEqual({
      skill: "H.D",
      level: "Easy",
    });
  });

  test("is then of another domain of its section, and never of the other section", async () => {
    const models = [choice("P.A"), choice("WIC")];
    expect(await insteadOf(slot(), models)).toEqual({ skill: "P.A" });
    expect(await insteadOf(slot(), [choice("WIC")])).toBeNull();
  });

  test("is of the same model on another text where texts are what it is made of", async () => {
    const Easy = ["the-heron", "sonnets", "low-tide"];
    const models = [choice("WIC", { texts: { Easy }, levels: ["Easy"] }), choice("TSP")];
    const asked = slot({ skill: "WIC" });
    const { filled, unmet } = await aSitter(models).sit([asked, asked, asked, asked]);
    expect(filled.map(({ item }) => item.model)).toEqual(["WIC", "WIC", "WIC", "TSP"]);
    expect(new Set(filled.slice(0, 3).map(({ item }) => item.source)).size).toBe(3);
    expect(unmet.map(({ instead }) => instead)).toEqual([
      { model: "WIC" },
      { model: "WIC" },
      { skill: "TSP" },
    ]);
  });

  test("is nothing once all of its section is known, and the module is that much shorter", async () => {
    const models = [choice("H.A", { stock: 1 }), choice("H.B", { stock: 1 })];
    const { filled, unmet } = await aSitter(models).sit([slot(), slot(), slot()]);
    expect(filled).toHaveLength(2);
    expect(unmet).toEqual([
      { slot: slot(), instead: { skill: "H.B" } },
      { slot: slot(), instead: null },
    ]);
  });
});
