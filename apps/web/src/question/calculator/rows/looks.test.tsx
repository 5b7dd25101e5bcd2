import { cleanup, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it } from "vitest";
import { learnerShelf } from "../../../lib/storage.ts";
import "../../../test/standards-mode.ts";
import { Calculator } from "../calculator.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open(...rows: readonly string[]) {
  render(<Calculator question="one" shelf={learnerShelf("ana")} takesFocus />);
  if (rows.length > 0) await userEvent.keyboard(rows.join("{Enter}"));
}

const button = (name: string) => screen.getByRole("button", { name });
const lookOf = (row: number) => button(`Color and line of row ${row}`);
const chosen = (group: string) =>
  within(screen.getByRole("group", { name: group }))
    .getAllByRole<HTMLInputElement>("radio")
    .find(({ checked }) => checked)
    ?.closest("label")?.textContent;

describe("the look of what a row draws", () => {
  it("is a color and a line, and each is undone", async () => {
    await open("y=x");
    await userEvent.click(lookOf(1));
    expect(lookOf(1).getAttribute("aria-expanded")).toBe("true");
    expect([chosen("Color of row 1"), chosen("Line of row 1")]).toEqual(["Blue", "Solid"]);
    await userEvent.click(screen.getByRole("radio", { name: "Teal" }));
    await userEvent.click(screen.getByRole("radio", { name: "Dashed" }));
    expect([chosen("Color of row 1"), chosen("Line of row 1")]).toEqual(["Teal", "Dashed"]);
    await userEvent.click(button("Undo"));
    expect([chosen("Color of row 1"), chosen("Line of row 1")]).toEqual(["Teal", "Solid"]);
    await userEvent.click(button("Undo"));
    expect(chosen("Color of row 1")).toBe("Blue");
  });

  it("is kept beside its question", async () => {
    await open("y=x");
    await userEvent.click(lookOf(1));
    await userEvent.click(screen.getByRole("radio", { name: "Dotted" }));
    cleanup();
    await open();
    await userEvent.click(lookOf(1));
    expect(chosen("Line of row 1")).toBe("Dotted");
  });

  it.each(["y<x", "(1,2)"])("has no line to choose for %s", async (row) => {
    await open(row);
    await userEvent.click(lookOf(1));
    expect(chosen("Color of row 1")).toBe("Blue");
    expect(screen.queryByRole("group", { name: "Line of row 1" })).toBeNull();
  });

  it("is nothing to choose of what draws nothing", async () => {
    await open("2+3");
    expect(screen.queryByRole("button", { name: /^Color and line/ })).toBeNull();
  });

  it("is chosen for a table's points, and for what is fitted to them", async () => {
    await open();
    await userEvent.click(button("Table"));
    await userEvent.paste("1\t2\n2\t4\n3\t7");
    await userEvent.click(button("Expression"));
    await userEvent.keyboard("y1~m x1+b");
    await userEvent.click(lookOf(2));
    await userEvent.click(screen.getByRole("radio", { name: "Red" }));
    expect(chosen("Color of row 2")).toBe("Red");
    await userEvent.click(lookOf(2));
    await userEvent.click(lookOf(3));
    await userEvent.click(screen.getByRole("radio", { name: "Dashed" }));
    expect(chosen("Line of row 3")).toBe("Dashed");
    expect(screen.getAllByRole("definition")).toHaveLength(4);
  });
});
