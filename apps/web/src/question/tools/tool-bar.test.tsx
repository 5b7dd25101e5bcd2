import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openQuestion, option } from "../../test/practice-desk.tsx";
import { aLearner, questionServer } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const READING = {
  section: "Reading",
  passage: "The old bridge fell. Nobody crossed it.",
  question: "What is it about?",
} as const;

async function openTools(question: Parameters<typeof questionServer>[0] = {}) {
  const page = await openQuestion(aLearner(), questionServer(question));
  const bar = await screen.findByRole("toolbar", { name: "Tools" });
  const tool = (name: string) => within(bar).getByRole<HTMLButtonElement>("button", { name });
  return { ...page, bar, tool };
}

const press = (key: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const panel = (name: string) => screen.findByRole("dialog", { name });

describe("the bar of tools", () => {
  it("has all formulas of the exam for mathematics", async () => {
    const { person, tool } = await openTools();
    await person.click(tool("Reference sheet"));
    const lists = within(await panel("Reference sheet")).getAllByRole("list");
    const [figures, facts] = lists.map((list) => within(list).getAllByRole("listitem").length);
    expect([figures, facts]).toEqual([11, 3]);
  });

  it("has no formulas for reading", async () => {
    const { bar } = await openTools(READING);
    expect(within(bar).queryByRole("button", { name: "Reference sheet" })).toBeNull();
  });

  it("is one stop of the Tab key, and its tools are reached by arrow keys", async () => {
    const { bar, tool } = await openTools();
    const stops = within(bar)
      .getAllByRole("button")
      .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops).toHaveLength(1);
    tool("Cross out").focus();
    press("ArrowRight");
    expect(document.activeElement).toBe(tool("Highlights and notes"));
    press("ArrowLeft");
    press("ArrowLeft");
    expect(document.activeElement).toBe(tool("Reference sheet"));
  });

  it("opens and closes a tool by its key, and says which is open", async () => {
    const { tool } = await openTools();
    press("r");
    expect(await panel("Reference sheet")).toBeDefined();
    expect(tool("Reference sheet").getAttribute("aria-pressed")).toBe("true");
    press("r");
    await waitFor(() =>
      expect(screen.queryByRole("dialog", { name: "Reference sheet" })).toBeNull(),
    );
  });
});

describe("crossing out", () => {
  it("crosses an option out and brings it back, and says so", async () => {
    const { person, tool } = await openTools();
    await person.click(tool("Cross out"));
    const strike = screen.getByRole("button", { name: "Cross out C" });
    await person.click(strike);
    expect(strike.getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("radio", { name: /^C.*crossed out$/ })).toBeDefined();
    await person.click(strike);
    expect(screen.queryByRole("radio", { name: /crossed out/ })).toBeNull();
  });

  it("is done by keys alone", async () => {
    const { person } = await openTools();
    press("x");
    await waitFor(() =>
      expect(document.activeElement?.getAttribute("aria-label")).toBe("Cross out A"),
    );
    press("ArrowDown");
    await person.keyboard("{Enter}");
    expect(screen.getByRole("radio", { name: /^B.*crossed out$/ })).toBeDefined();
  });

  it("leaves the focus to a tool that is opened beside it by its key", async () => {
    const { person, tool } = await openTools();
    await person.click(tool("Reference sheet"));
    await panel("Reference sheet");
    await person.click(tool("Reference sheet"));
    await person.click(tool("Cross out"));
    press("r");
    expect(document.activeElement).toBe(await panel("Reference sheet"));
  });

  it("gives way to choosing, and takes the choice away", async () => {
    const { person, tool } = await openTools();
    await person.click(tool("Cross out"));
    await person.click(screen.getByRole("button", { name: "Cross out C" }));
    fireEvent.click(option("C"));
    await waitFor(() => expect(screen.queryByRole("radio", { name: /crossed out/ })).toBeNull());
    expect(option("C").checked).toBe(true);
    await person.click(screen.getByRole("button", { name: "Cross out C" }));
    expect(option("C").checked).toBe(false);
    expect(screen.getByRole("radio", { name: /^C.*crossed out$/ })).toBeDefined();
  });
});

describe("the size of the question", () => {
  it("is set by a button, never beyond three times the usual", async () => {
    const { person, tool } = await openTools();
    await person.click(tool("Text size"));
    await panel("Text size");
    for (let times = 0; times < 12; times++)
      await person.click(screen.getByRole("button", { name: "Larger" }));
    expect(document.documentElement.style.getPropertyValue("--question-zoom")).toBe("3");
    expect(screen.getByText("300%")).toBeDefined();
  });
});

describe("highlighting", () => {
  it("marks words that are chosen by keys, with a note, and deletes them", async () => {
    const { person } = await openTools(READING);
    press("h");
    await panel("Highlights and notes");
    screen.getByRole("button", { name: "Next word" }).focus();
    press("ArrowRight");
    press("ArrowRight");
    press("ArrowRight", { shiftKey: true });
    await person.click(screen.getByRole("button", { name: "Blue" }));
    const marks = () =>
      [...document.querySelectorAll("article mark")].map((each) => each.textContent);
    expect(marks()).toEqual(["old bridge"]);
    await person.click(screen.getByRole("button", { name: "Write a note on “old bridge”" }));
    await person.type(screen.getByRole("textbox", { name: "On “old bridge”" }), "the subject");
    await person.click(screen.getByRole("button", { name: "Save Note" }));
    const list = screen.getByRole("list", { name: "Highlights in the text" });
    expect(within(list).getByText("the subject")).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Delete “old bridge”" }));
    expect(marks()).toEqual([]);
  });

  it("keeps the line that was drawn when there was but one, and draws lines of other kinds", async () => {
    const text = [{ from: 4, to: 7, look: "underline", note: "" }];
    const work = { struck: [], marks: { text, ask: [] }, strokes: [] };
    localStorage.setItem(`sat:learner:${aLearner().uid}:tools:q-1`, JSON.stringify(work));
    const { person } = await openTools(READING);
    press("h");
    await panel("Highlights and notes");
    const list = within(screen.getByRole("list", { name: "Highlights in the text" }));
    expect(list.getByText(/^, Solid underline$/)).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Next word" }));
    await person.click(screen.getByRole("button", { name: "Dotted underline" }));
    expect(list.getByText(/^, Dotted underline$/)).toBeDefined();
    const looks = [...document.querySelectorAll("article mark")].map((mark) => [
      mark.textContent,
      mark.getAttribute("data-look"),
    ]);
    expect(looks).toEqual([
      ["The", "dotted"],
      ["old", "underline"],
    ]);
  });

  it("marks the words that a pointer has selected, without the spaces around them", async () => {
    const { person } = await openTools(READING);
    press("h");
    await panel("Highlights and notes");
    const text = document.querySelector("[data-markable=text] [data-from]")?.firstChild;
    if (text) getSelection()?.setBaseAndExtent(text, 3, text, 8);
    fireEvent(document, new Event("selectionchange"));
    const atPanel = within(screen.getByRole("group", { name: "Mark these words" }));
    await person.click(atPanel.getByRole("button", { name: "Yellow" }));
    expect(document.querySelector("article mark")?.textContent).toBe("old");
  });

  it("marks selected words by the bar at them, with a note, and changes and deletes a mark that is touched", async () => {
    const { person } = await openTools(READING);
    press("h");
    await panel("Highlights and notes");
    const bar = (name: string) => within(screen.getByRole("group", { name }));
    const looks = () =>
      [...document.querySelectorAll<HTMLElement>("article mark")].map(
        ({ dataset, textContent }) => [textContent, dataset["look"]],
      );
    const text = document.querySelector("[data-markable=text] [data-from]")?.firstChild;
    if (text) getSelection()?.setBaseAndExtent(text, 4, text, 7);
    fireEvent(document, new Event("selectionchange"));
    const selected = bar("Mark what is selected");
    expect(selected.queryByRole("button", { name: "Delete" })).toBeNull();
    await person.click(selected.getByRole("button", { name: "Note" }));
    await person.type(screen.getByRole("textbox", { name: "On “old”" }), "of 1750");
    await person.click(screen.getByRole("button", { name: "Save Note" }));
    expect(looks()).toEqual([["old", "yellow"]]);
    expect(screen.queryByRole("group", { name: "Mark what is selected" })).toBeNull();

    const touch = () => fireEvent.click(document.querySelector("article mark") ?? document.body);
    touch();
    const touched = bar("Change this highlight");
    await person.click(touched.getByRole("button", { name: "Dashed underline" }));
    expect(looks()).toEqual([["old", "dashed"]]);
    const list = within(screen.getByRole("list", { name: "Highlights in the text" }));
    expect(list.getByText("of 1750")).toBeDefined();
    touch();
    await person.click(bar("Change this highlight").getByRole("button", { name: "Delete" }));
    expect(looks()).toEqual([]);
  });
});

describe("the scratchpad", () => {
  it("is drawn on by keys, undone and cleared", async () => {
    const { person } = await openTools();
    press("s");
    await panel("Scratchpad");
    const sheet = screen.getByRole("button", { name: /^Scratch paper/ });
    sheet.focus();
    press(" ");
    press("ArrowRight");
    press(" ");
    expect(screen.getByRole("button", { name: "Scratch paper, 1 stroke" })).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(screen.getByRole("button", { name: "Scratch paper, 0 strokes" })).toBeDefined();
  });
});

describe("a scratchpad that is full", () => {
  it("says so, takes no stroke more, and has room again once something is taken back", async () => {
    const stroke = Array.from({ length: 16_000 }, (_, at) => at % 300);
    const work = { struck: [], marks: { text: [], ask: [] }, strokes: [[5, 5], stroke] };
    localStorage.setItem(`sat:learner:${aLearner().uid}:tools:q-1`, JSON.stringify(work));
    const { person } = await openTools();
    press("s");
    await panel("Scratchpad");
    const full = () => screen.queryByText(/^This sheet is full\./);
    expect(full()).not.toBeNull();
    screen.getByRole("button", { name: /^Scratch paper/ }).focus();
    for (const key of [" ", "ArrowRight", " "]) press(key);
    expect(screen.getByRole("button", { name: "Scratch paper, 2 strokes" })).toBeDefined();
    await person.click(screen.getByRole("button", { name: "Undo" }));
    expect(full()).toBeNull();
    expect(screen.getByRole("button", { name: "Scratch paper, 1 stroke" })).toBeDefined();
  });
});

describe("the line reader", () => {
  it("is moved and made higher by arrow keys, and closed", async () => {
    const { person } = await openTools();
    press("l");
    const mover = await screen.findByRole("button", { name: "Move the line reader" });
    expect(document.activeElement).toBe(mover);
    await person.click(screen.getByRole("button", { name: "Close the line reader" }));
    expect(screen.queryByRole("region", { name: "Line reader" })).toBeNull();
  });

  it("is moved from where it is seen, in a room too low for where it was kept", async () => {
    localStorage.setItem("sat:device:line-reader", '{"top":900,"height":96}');
    vi.spyOn(HTMLElement.prototype, "offsetHeight", "get").mockReturnValue(400);
    await openTools();
    press("l");
    await screen.findByRole("button", { name: "Move the line reader" });
    press("ArrowUp");
    expect(localStorage.getItem("sat:device:line-reader")).toBe('{"top":288,"height":96}');
  });
});

describe("what was done with the tools", () => {
  it("is there again after a reload, of the same question alone", async () => {
    const { person, tool } = await openTools();
    await person.click(tool("Cross out"));
    await person.click(screen.getByRole("button", { name: "Cross out C" }));
    cleanup();
    const { openPractice } = await import("../../test/practice-desk.tsx");
    await openPractice(aLearner(), questionServer());
    expect(await screen.findByRole("radio", { name: /^C.*crossed out$/ })).toBeDefined();
  });
});
