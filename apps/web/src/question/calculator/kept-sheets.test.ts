import { afterEach, describe, expect, it } from "vitest";
import { clearLearnerShelf, learnerShelf, openLearnerShelf } from "../../lib/storage.ts";
import { edited, newEditedSheet } from "./edits.ts";
import { keepSheet, keptSheet } from "./kept-sheets.ts";
import { newExpression, newSheet } from "./sheet.ts";

afterEach(() => {
  localStorage.clear();
  openLearnerShelf("ana");
});

const withText = (text: string) =>
  edited(newEditedSheet(), { kind: "changed", id: 0, change: { text } });

describe("the sheets kept beside questions", () => {
  it("are found by their questions, with the ways back", () => {
    const shelf = learnerShelf("ana");
    keepSheet(shelf, "one", withText("1"));
    keepSheet(shelf, "two", withText("2"));
    expect(keptSheet(shelf, "one")).toEqual(withText("1"));
    expect(keptSheet(shelf, "two")).toEqual(withText("2"));
    expect(keptSheet(shelf, "three")).toEqual(newEditedSheet());
  });

  it("keep no more than the last few ways back", () => {
    const shelf = learnerShelf("ana");
    const adding = Array.from({ length: 9 }, () => ({ kind: "expression-added" }) as const);
    const state = adding.reduce(edited, newEditedSheet());
    keepSheet(shelf, "one", state);
    expect(keptSheet(shelf, "one")).toEqual({ ...state, past: state.past.slice(-3) });
  });

  it("give way when there are more than a module has questions, the oldest first", () => {
    const shelf = learnerShelf("ana");
    for (let at = 0; at < 55; at += 1) keepSheet(shelf, String(at), withText(String(at)));
    expect(keptSheet(shelf, "0")).toEqual(newEditedSheet());
    expect(keptSheet(shelf, "1")).toEqual(withText("1"));
  });

  it("are gone when the learner signs out", () => {
    keepSheet(learnerShelf("ana"), "one", withText("1"));
    clearLearnerShelf("ana");
    expect(keptSheet(learnerShelf("ana"), "one")).toEqual(newEditedSheet());
  });

  it("have solid lines where they were kept before lines had styles", () => {
    const { line, ...plain } = newExpression(0, "y=x");
    const former = { sheet: { ...newSheet(), rows: [plain] }, past: [[plain]], future: [] };
    const kept = { version: 1, kept: [{ question: "one", edited: { ...former, about: null } }] };
    localStorage.setItem("sat:learner:ana:calculator", JSON.stringify(kept));
    const { sheet, past } = keptSheet(learnerShelf("ana"), "one");
    expect(line).toBe("solid");
    expect([sheet.rows, ...past]).toEqual([[newExpression(0, "y=x")], [newExpression(0, "y=x")]]);
  });

  it("are new where what was kept is of no form that is known", () => {
    localStorage.setItem("sat:learner:ana:calculator", '{"version":0,"kept":[]}');
    expect(keptSheet(learnerShelf("ana"), "one")).toEqual(newEditedSheet());
  });
});
