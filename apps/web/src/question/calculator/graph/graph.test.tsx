import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { latestAnnouncement } from "../../../lib/announce.ts";
import { learnerShelf } from "../../../lib/storage.ts";
import "../../../test/standards-mode.ts";
import { Calculator } from "../calculator.tsx";

beforeEach(() => {
  // A page that is not laid out has no sizes.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(400);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(400);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

async function open(...rows: readonly string[]) {
  render(<Calculator question="one" shelf={learnerShelf("ana")} takesFocus />);
  if (rows.length > 0) await userEvent.keyboard(rows.join("{Enter}"));
}

const graph = () => screen.getByRole("group", { name: "Graph" });
const summary = () => within(graph()).getByRole("img").getAttribute("aria-label");
const button = (name: string) => screen.getByRole("button", { name });
const press = (...keys: readonly string[]) => {
  for (const key of keys) fireEvent.keyDown(graph(), { key });
};

describe("the graph", () => {
  it("says what it shows", async () => {
    await open("y=2x+1", "y=-x+7");
    expect(summary()).toMatch(
      /^Graph of y equals 2 x plus 1; y equals .* 7\. x from negative 10 to 10, y from/,
    );
  });

  it("lists what is found, and says the one that is selected alone", async () => {
    await open("y=2x+1", "y=-x+7");
    const points = await screen.findByRole("list", { name: "Points on the graph" });
    expect(within(points).getAllByRole("button")[0]?.textContent).toBe("Intersection (2, 5)");
    const before = latestAnnouncement().number;
    await userEvent.click(button("Intersection (2, 5)"));
    expect(button("Intersection (2, 5)").getAttribute("aria-pressed")).toBe("true");
    expect(latestAnnouncement()).toEqual({ text: "Intersection (2, 5)", number: before + 1 });
    await userEvent.click(button("Zero (7, 0)"));
    expect(button("Intersection (2, 5)").getAttribute("aria-pressed")).toBe("false");
  });

  it("says which rows draw the same", async () => {
    await open("y=2(x+1)", "y=2x+2");
    await screen.findByText("Rows 1 and 2 draw the same graph.");
    expect(screen.queryByRole("button", { name: /^Intersection/ })).toBeNull();
  });

  it("has nothing of a row that is hidden", async () => {
    await open("y=x^2-4");
    await screen.findByRole("button", { name: "Minimum (0, −4)" });
    await userEvent.click(screen.getByRole("switch", { name: "Show row 1 on the graph" }));
    expect(screen.queryByRole("button", { name: /^Minimum/ })).toBeNull();
    expect(summary()).toMatch(/^Empty graph\./);
  });

  it("is moved and zoomed by keys", async () => {
    await open("y=x");
    press("ArrowRight", "ArrowUp");
    expect(summary()).toContain("x from negative 8 to 12, y from negative 8 to 12");
    press("0", "+");
    expect(summary()).toContain("x from negative 8 to 8, y from negative 8 to 8");
    press("-", "-");
    expect(summary()).toContain("x from negative 12.5 to 12.5");
    press("0");
    expect(summary()).toContain("x from negative 10 to 10");
  });

  it("takes limits that are typed, and none that are no limits", async () => {
    await open("y=x");
    await userEvent.click(button("Limits of the axes"));
    const least = screen.getByRole("textbox", { name: "x from" });
    await userEvent.clear(least);
    await userEvent.type(least, "0");
    expect(summary()).toContain("x from 0 to 10, y from negative 10 to 10");
    await userEvent.clear(least);
    await userEvent.type(least, "20");
    expect(least.getAttribute("aria-invalid")).toBe("true");
    expect(summary()).toContain("x from 2 to 10");
  });

  it("takes no limits that leave nothing between them, and says so", async () => {
    await open("y=x");
    await userEvent.click(button("Limits of the axes"));
    const least = screen.getByRole("textbox", { name: "x from" });
    const most = screen.getByRole("textbox", { name: "x to" });
    await userEvent.clear(least);
    await userEvent.type(least, "0");
    await userEvent.clear(most);
    await userEvent.type(most, "1e-300");
    expect(summary()).toContain("x from 0 to 0.001");
    expect(screen.getByText("The graph cannot show this.").id).toBe(
      most.getAttribute("aria-describedby"),
    );
  });

  it("draws what was fitted to a table", async () => {
    await open();
    await userEvent.click(button("Table"));
    await userEvent.paste("1\t2.1\n2\t3.9\n3\t6.2\n4\t7.8\n5\t10.1");
    await userEvent.click(button("Expression"));
    await userEvent.keyboard("y1~m x1+b");
    await screen.findByRole("button", { name: "y-intercept (0, 0.05)" });
    expect(summary()).toContain("Graph of a table's points; y");
  });

  it("is made to fit the points of a table", async () => {
    await open();
    await userEvent.click(button("Table"));
    await userEvent.paste("100\t1\n300\t5");
    await userEvent.click(button("Zoom to fit"));
    expect(summary()).toContain("x from 80 to 320, y from 0.6 to 5.4");
  });

  it("is not made to fit a point that it cannot show, and fits the others", async () => {
    await open();
    await userEvent.click(button("Table"));
    await userEvent.paste("1e300\t1");
    expect(screen.queryByRole("button", { name: "Zoom to fit" })).toBeNull();
    await userEvent.paste("1e300\t1\n100\t1\n300\t5");
    await userEvent.click(button("Zoom to fit"));
    expect(summary()).toContain("x from 80 to 320, y from 0.6 to 5.4");
  });

  it("gives no key that moves it to the question", async () => {
    const onKey = vi.fn();
    document.addEventListener("keydown", onKey);
    await open();
    onKey.mockClear();
    press("0", "ArrowLeft");
    document.removeEventListener("keydown", onKey);
    expect(onKey).not.toHaveBeenCalled();
  });

  it("stays where it was moved to, beside its question", async () => {
    await open("y=x");
    press("ArrowRight");
    const moved = summary();
    await expect
      .poll(() => localStorage.getItem("sat:learner:ana:calculator"))
      .toContain('"camera":{');
    cleanup();
    await open();
    expect(summary()).toBe(moved);
  });
});
