import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { latestAnnouncement } from "../../lib/announce.ts";
import { learnerShelf } from "../../lib/storage.ts";
import "../../test/set-range-text.ts";
import "../../test/standards-mode.ts";
import { Calculator } from "./calculator.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const shelf = learnerShelf("ana");

/** Opens the calculator beside a question, and types these rows into it. */
async function open(rows: readonly string[] = [], question = "one") {
  render(<Calculator key={question} question={question} shelf={shelf} takesFocus />);
  for (const [at, text] of rows.entries()) {
    if (at > 0) await userEvent.keyboard("{Enter}");
    await userEvent.keyboard(text.replaceAll(/[[{]/g, "$&$&"));
  }
}

const button = (name: string) => screen.getByRole("button", { name });
const field = (number: number) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: `Expression ${number}` });
const texts = () =>
  screen
    .getAllByRole<HTMLInputElement>("textbox", { name: /^Expression/ })
    .map(({ value }) => value);
const described = (element: HTMLElement) =>
  element
    .getAttribute("aria-describedby")
    ?.split(" ")
    .map((id) => document.getElementById(id)?.textContent)
    .join(" ");
const rowOf = (number: number) => {
  const row = field(number).closest("li");
  if (row === null) throw new Error("A row is an item of the list");
  return within(row);
};

describe("the rows of the calculator", () => {
  it("are typed into as soon as it opens, and each comes to a value", async () => {
    await open(["3/4+1/6", "2|3-8|+1"]);
    expect(described(field(1))).toBe("Equals 0.9166666667");
    expect(described(field(2))).toBe("Equals 11");
    expect(document.activeElement).toBe(field(2));
  });

  it("are typeset as they are typed", async () => {
    await open(["1/2x"]);
    const row = field(1).closest("li");
    await expect.poll(() => row?.querySelector(".katex .mfrac")).not.toBeNull();
    expect(described(field(1))).toBe("On the graph: 1 over 2, times x");
  });

  it("say the value when Enter leads on", async () => {
    await open(["-3^2"]);
    await userEvent.keyboard("{Enter}");
    expect(latestAnnouncement().text).toBe("Equals negative 9");
    expect(document.activeElement).toBe(field(2));
  });

  it("are gone through, moved and deleted by keys", async () => {
    await open(["1", "2", "3"]);
    await userEvent.keyboard("{ArrowUp}");
    expect(document.activeElement).toBe(field(2));
    await userEvent.keyboard("{Alt>}{ArrowUp}{/Alt}");
    expect(texts()).toEqual(["2", "1", "3"]);
    expect(document.activeElement).toBe(field(1));
    await userEvent.keyboard("{ArrowDown}{Backspace}{Backspace}");
    expect(texts()).toEqual(["2", "3"]);
    expect(document.activeElement).toBe(field(1));
  });

  it("are added and deleted by buttons, and one to type in always stays", async () => {
    await open(["1"]);
    await userEvent.click(button("Expression"));
    expect(document.activeElement).toBe(field(2));
    await userEvent.click(button("Delete row 1"));
    await userEvent.click(button("Delete row 1"));
    expect(texts()).toEqual([""]);
  });

  it("say what is wrong in a sentence below", async () => {
    await open(["2+("]);
    expect(field(1).getAttribute("aria-invalid")).toBe("true");
    const fault = described(field(1)) ?? "";
    expect(fault).toMatch(/^[A-Z].+\.$/);
    expect(screen.getAllByText(fault)).toHaveLength(1);
  });

  it("show fractions for decimals, and decimals again", async () => {
    await open(["0.375"]);
    const fractions = rowOf(1).getByRole("button", { name: "Show as a fraction" });
    await userEvent.click(fractions);
    expect(fractions.getAttribute("aria-pressed")).toBe("true");
    await expect.poll(() => rowOf(1).queryByText("3 over 8")).not.toBeNull();
    await userEvent.click(fractions);
    expect(rowOf(1).queryByText("3 over 8")).toBeNull();
  });

  it("offer no fraction for what is none", async () => {
    await open(["pi"]);
    expect(rowOf(1).queryByRole("button", { name: "Show as a fraction" })).toBeNull();
  });

  it("take angles in degrees or radians", async () => {
    await open(["sin 30"]);
    expect(described(field(1))).toContain("negative 0.988");
    await userEvent.click(button("Degrees"));
    expect(described(field(1))).toBe("Equals 0.5");
    expect(button("Degrees").getAttribute("aria-pressed")).toBe("true");
  });
});

describe("sliders", () => {
  it("are offered for letters that have no value, and move them", async () => {
    await open(["y=ax+b"]);
    await userEvent.click(button("Add slider for a"));
    expect(texts()).toEqual(["y=ax+b", "a=1"]);
    const slider = screen.getByRole<HTMLInputElement>("slider", { name: "Value of a" });
    expect([slider.min, slider.max, slider.step]).toEqual(["-10", "10", "0.1"]);
    await userEvent.click(button("Add slider for b"));
    expect(screen.queryByRole("button", { name: /^Add slider/ })).toBeNull();
  });

  it("keep to limits and a step that are typed", async () => {
    await open(["a=3"]);
    const most = screen.getByRole<HTMLInputElement>("textbox", { name: "Most" });
    const slider = screen.getByRole<HTMLInputElement>("slider", { name: "Value of a" });
    await userEvent.clear(most);
    await userEvent.type(most, "50");
    expect(slider.max).toBe("50");
    await userEvent.clear(most);
    await userEvent.type(most, "-20");
    expect(most.getAttribute("aria-invalid")).toBe("true");
    expect(slider.max).not.toBe("-20");
  });
});

describe("tables", () => {
  it("take two columns from a spreadsheet, and rows below fit a line to them", async () => {
    await open();
    await userEvent.click(button("Table"));
    const first = screen.getByRole("textbox", { name: "x1, row 1" });
    expect(document.activeElement).toBe(first);
    await userEvent.paste("1\t2.1\n2\t3.9\n3\t6.2\n4\t7.8\n5\t10.1");
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "y1, row 5" }).value).toBe("10.1");
    await userEvent.click(button("Expression"));
    await userEvent.keyboard("y1~m x1+b");
    expect(
      rowOf(3)
        .getAllByRole("definition")
        .map(({ textContent }) => textContent),
    ).toEqual([
      "1.99",
      "0.05",
      expect.stringMatching(/^0\.99730/),
      expect.stringMatching(/^0\.9986/),
    ]);
  });

  it("are gone through by arrow keys, and grow as they are typed into", async () => {
    await open();
    await userEvent.click(button("Table"));
    await userEvent.keyboard("1{ArrowDown}2{Enter}3{ArrowDown}4{ArrowDown}5");
    const column = screen.getAllByRole<HTMLInputElement>("textbox", { name: /^x1/ });
    expect(column.map(({ value }) => value)).toEqual(["1", "2", "3", "4", "5", ""]);
  });

  it("say which cell cannot be read", async () => {
    await open();
    await userEvent.click(button("Table"));
    await userEvent.keyboard("2+(");
    const cell = screen.getByRole("textbox", { name: "x1, row 1" });
    expect(described(cell)).toMatch(/\.$/);
  });
});

describe("the keypad", () => {
  it("types at the caret of the row that had the focus", async () => {
    await open(["2+5"]);
    await userEvent.click(button("Keypad"));
    expect(field(1).getAttribute("inputmode")).toBe("none");
    await userEvent.click(button("Left"));
    await userEvent.click(button("Absolute value"));
    await userEvent.click(button("Minus"));
    expect(field(1).value).toBe("2+|-|5");
    await userEvent.click(button("Erase"));
    await userEvent.click(button("3"));
    await userEvent.click(button("Right"));
    await userEvent.click(button("Times"));
    expect(field(1).value).toBe("2+|3|*5");
    expect(described(field(1))).toBe("Equals 17");
  });

  it("has pages of functions and letters, and leads on by Enter", async () => {
    await open();
    await userEvent.click(button("Keypad"));
    await userEvent.click(button("Letters"));
    await userEvent.click(button("a"));
    await userEvent.click(button("Numbers"));
    await userEvent.click(button("Equals"));
    await userEvent.click(button("9"));
    await userEvent.click(screen.getByRole("button", { name: "Enter" }));
    await userEvent.click(button("Square root"));
    await userEvent.click(button("Letters"));
    await userEvent.click(button("a"));
    expect(texts()).toEqual(["a=9", "sqrt(a)"]);
    expect(described(field(2))).toBe("Equals 3");
  });
});

describe("the sheet", () => {
  it("gives no key that is struck in it to the page", async () => {
    const onKey = vi.fn();
    document.addEventListener("keydown", onKey);
    await open(["ab"]);
    button("Undo").focus();
    await userEvent.keyboard("c");
    document.removeEventListener("keydown", onKey);
    expect(onKey).not.toHaveBeenCalled();
  });

  it("is undone and redone by buttons and by keys", async () => {
    await open(["1", "2"]);
    await userEvent.click(button("Undo"));
    expect(texts()).toEqual(["1", ""]);
    await userEvent.keyboard("{Control>}z{/Control}");
    expect(texts()).toEqual(["1"]);
    await userEvent.keyboard("{Control>}y{/Control}{Control>}{Shift>}Z{/Shift}{/Control}");
    expect(texts()).toEqual(["1", "2"]);
    expect(button("Redo").getAttribute("aria-disabled")).toBe("true");
  });

  it("is kept even if the page goes while it is typed into", async () => {
    await open(["y=x"]);
    window.dispatchEvent(new Event("pagehide"));
    expect(localStorage.getItem("sat:learner:ana:calculator")).toContain('"text":"y=x"');
  });

  it("is kept beside its question, and another question has another", async () => {
    await open(["y=x"]);
    await userEvent.click(button("Degrees"));
    await userEvent.click(button("Scientific"));
    cleanup();
    await open([], "two");
    expect(texts()).toEqual([""]);
    expect(button("Radians").getAttribute("aria-pressed")).toBe("true");
    cleanup();
    await open([], "one");
    expect(texts()).toEqual(["y=x"]);
    expect(button("Degrees").getAttribute("aria-pressed")).toBe("true");
    expect(screen.queryByRole("group", { name: "Graph" })).toBeNull();
    await userEvent.click(button("Undo"));
    expect(texts()).toEqual([""]);
  });
});
