import "fake-indexeddb/auto";
import {
  type DifficultyChoice,
  RESPONSE_KINDS,
  type ResponseKind,
  type Section,
  SECTIONS,
} from "@sat/item";
import { waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "../../lib/api.ts";
import { clearLearnerShelf, emptyLearnerShelf } from "../../lib/storage.ts";
import { anEntryQuestion, aQuestion } from "../../test/a-question.ts";
import type { Choice } from "../practice/question-supply.ts";
import { putQuestion, questionInstead, wantedKind } from "./question-stock.ts";
import { UsedUp } from "./used-up.ts";

interface Kind {
  readonly section: Section;
  readonly difficulty: DifficultyChoice;
}

const LOST = new ApiError("POST /api/question", { kind: "network" });
const MEDIUM = { difficulty: "Medium" } as const;
const ANY_KIND = { kinds: RESPONSE_KINDS };

function problem(status: number) {
  return new ApiError("POST /api/question", { kind: "problem", type: "x", status, detail: "" });
}

function put(
  uid: string,
  id: string,
  section: Section = "Math",
  difficulty: DifficultyChoice = "Medium",
) {
  return putQuestion(uid, {
    section,
    difficulty,
    question: aQuestion({ id, section }),
  });
}

async function taken(uid: string, section: Section | "Mixed" = "Math"): Promise<string> {
  const question = await questionInstead(LOST, uid, { section, ...MEDIUM, ...ANY_KIND });
  return (question as { id: string }).id; // as it was put
}

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

describe("the stock of questions", () => {
  it("gives the question that has waited longest, of the section and difficulty", async () => {
    await put("ada", "q-1", "Reading");
    await put("ada", "q-2", "Math", "Hard");
    await put("ada", "q-3");
    await put("ada", "q-4");
    expect([await taken("ada"), await taken("ada")]).toEqual(["q-3", "q-4"]);
    expect(await taken("ada", "Reading")).toBe("q-1");
  });

  it("gives each question once, however many pages want one", async () => {
    const ids = Array.from({ length: 8 }, (_, at) => `q-${at}`);
    for (const id of ids) await put("bea", id);
    const all = await Promise.all(ids.map(() => taken("bea")));
    expect(all.toSorted()).toEqual(ids);
    await expect(taken("bea")).rejects.toThrow(UsedUp);
  });

  it("alternates between the sections when they are mixed", async () => {
    for (const section of SECTIONS) {
      await put("cyd", `${section}-1`, section);
      await put("cyd", `${section}-2`, section);
    }
    const three = [await taken("cyd", "Mixed"), await taken("cyd", "Mixed")];
    three.push(await taken("cyd", "Mixed"));
    expect(three.toSorted()).toEqual(["Math-1", "Reading-1", "Writing-1"]);
  });

  it("passes over what cannot be shown", async () => {
    await putQuestion("dan", { section: "Math", ...MEDIUM, question: { id: "another version's" } });
    await put("dan", "q-1");
    expect(await taken("dan")).toBe("q-1");
  });

  it("leaves those to be typed for who takes such, and finds the others behind them", async () => {
    const math = { section: "Math", ...MEDIUM } as const;
    await putQuestion("gil", { ...math, question: anEntryQuestion({ id: "q-1" }) });
    await putQuestion("gil", { ...math, question: anEntryQuestion({ id: "q-2" }) });
    await put("gil", "q-3");
    await put("gil", "q-4", "Reading");
    const ask = (section: Section | "Mixed", kinds: readonly ResponseKind[]) =>
      questionInstead(LOST, "gil", { section, ...MEDIUM, kinds });
    expect(await ask("Math", ["choice"])).toMatchObject({ id: "q-3" });
    await expect(ask("Math", ["choice"])).rejects.toThrow(UsedUp);
    expect(await ask("Mixed", ["choice"])).toMatchObject({ id: "q-4" });
    expect(await ask("Math", RESPONSE_KINDS)).toMatchObject({ id: "q-1", kind: "entry" });
    expect(await ask("Mixed", RESPONSE_KINDS)).toMatchObject({ id: "q-2" });
  });

  it("stands in when the server cannot serve, not when it says no", async () => {
    await put("eve", "q-1");
    await put("eve", "q-2");
    const choice = { section: "Math", ...MEDIUM, ...ANY_KIND } as const;
    const no = problem(404);
    await expect(questionInstead(no, "eve", choice)).rejects.toBe(no);
    expect(await questionInstead(problem(503), "eve", choice)).toMatchObject({ id: "q-1" });
    expect(await questionInstead(problem(429), "eve", choice)).toMatchObject({ id: "q-2" });
  });

  it("says that it is used up only to who has had one", async () => {
    await expect(taken("fay")).rejects.toBe(LOST);
    await put("fay", "q-1");
    await taken("fay");
    await expect(taken("fay")).rejects.toThrow(UsedUp);
  });

  /** Fills a stock to the full; the kinds in the order they were wanted. */
  async function fill(uid: string, atHand: Choice): Promise<(Kind & { isUrgent: boolean })[]> {
    const order = [];
    for (;;) {
      const wanted = await wantedKind(uid, atHand);
      if (wanted === undefined) return order;
      order.push(wanted);
      await put(uid, `q-${order.length}`, wanted.section, wanted.difficulty);
    }
  }

  it("grows first where it may be wanted first, until there are twenty of each kind", async () => {
    const atHand = { section: "Writing", ...MEDIUM } as const;
    const order = await fill("gus", atHand);
    const sections = order.map(({ section }) => section);
    const levels = order.map(({ difficulty }) => difficulty);
    // A beginning at hand, of its difficulty, of the others; then the rest in the same order.
    expect(sections.slice(0, 5)).toEqual(Array(5).fill("Writing"));
    expect(new Set(sections.slice(5, 15))).toEqual(new Set(["Reading", "Math"]));
    expect(levels.slice(0, 15)).toEqual(Array(15).fill("Medium"));
    expect(levels.slice(15, 45)).not.toContain("Medium");
    expect(sections.slice(45, 60)).toEqual(Array(15).fill("Writing"));
    expect(levels.slice(45, 90)).toEqual(Array(45).fill("Medium"));
    expect(levels.slice(90)).not.toContain("Medium");
    expect(order.map(({ isUrgent }) => isUrgent)).toEqual(order.map((_, at) => at < 90));
    const kinds = Map.groupBy(order, ({ section, difficulty }) => `${section} ${difficulty}`);
    expect([...kinds.values()].map(({ length }) => length)).toEqual(Array(9).fill(20));
  });

  it("keeps what was asked for adaptively for that choice, first for who has it", async () => {
    const atHand = { section: "Math", difficulty: "Adaptive" } as const;
    const order = await fill("ned", atHand);
    expect(order.slice(0, 15).map(({ difficulty }) => difficulty)).toEqual(
      Array(15).fill("Adaptive"),
    );
    const kinds = Map.groupBy(order, ({ section, difficulty }) => `${section} ${difficulty}`);
    expect([...kinds.values()].map(({ length }) => length)).toEqual(Array(12).fill(20));

    await put("ora", "q-1", "Math", "Adaptive");
    await expect(taken("ora")).rejects.toThrow(UsedUp);
    expect(await questionInstead(LOST, "ora", { ...atHand, ...ANY_KIND })).toMatchObject({
      id: "q-1",
    });
    await put("ora", "q-2");
    await expect(questionInstead(LOST, "ora", { ...atHand, ...ANY_KIND })).rejects.toThrow(UsedUp);
  });

  it("grows again by what was taken, and mixed practice has every section at hand", async () => {
    await fill("lea", { section: "Mixed", ...MEDIUM });
    await taken("lea");
    const wanted = { section: "Math", ...MEDIUM };
    expect(await wantedKind("lea", { section: "Mixed", ...MEDIUM })).toEqual({
      ...wanted,
      isUrgent: true,
    });
    expect(await wantedKind("lea", { section: "Math", difficulty: "Hard" })).toEqual({
      ...wanted,
      isUrgent: false,
    });
  });
});

describe("the stock of one learner", () => {
  it("is not another's", async () => {
    await put("hal", "q-1");
    await expect(taken("ida")).rejects.toBe(LOST);
  });

  it.each([
    ["the sign-out", clearLearnerShelf],
    ["the deletion of the account", emptyLearnerShelf],
  ])("is gone after %s, also from pages that have it open", async (name, end) => {
    await put(name, "q-1");
    end(name);
    await waitFor(async () => {
      expect((await indexedDB.databases()).map((each) => each.name)).not.toContain(
        `sat:stock:${name}`,
      );
    });
    await expect(taken(name)).rejects.toBe(LOST);
  });

  it("is empty, and harmless, where nothing may be stored", async () => {
    vi.stubGlobal("indexedDB", {
      open: () => {
        throw new DOMException("denied", "SecurityError");
      },
    });
    expect(await put("jan", "q-1")).toBe(false);
    expect(await wantedKind("jan", { section: "Math", ...MEDIUM })).toBeUndefined();
    await expect(taken("jan")).rejects.toBe(LOST);
  });
});
