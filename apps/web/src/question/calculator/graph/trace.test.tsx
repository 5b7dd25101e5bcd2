import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { latestAnnouncement } from "../../../lib/announce.ts";
import { learnerShelf } from "../../../lib/storage.ts";
import "../../../test/standards-mode.ts";
import { Calculator } from "../calculator.tsx";

/** The window is 20 units wide and high: a pixel is 0.05. */
const SIDE = 400;

beforeEach(() => {
  // A page that is not laid out has no sizes.
  vi.spyOn(HTMLElement.prototype, "clientWidth", "get").mockReturnValue(SIDE);
  vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(SIDE);
});

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

/** Opens the calculator with these rows, and waits until their points are found. */
async function open(...rows: readonly string[]) {
  render(<Calculator question="one" shelf={learnerShelf("ana")} takesFocus />);
  await userEvent.keyboard(rows.join("{Enter}"));
  await screen.findByRole("list", { name: "Points on the graph" });
}

const tracing = (row: number) =>
  screen.getByRole<HTMLInputElement>("slider", { name: new RegExp(`^Trace row ${row}:`) });
const told = (row: number) => tracing(row).getAttribute("aria-valuetext");
const listed = (name: string) => screen.getByRole("button", { name });
const summary = () =>
  within(screen.getByRole("group", { name: "Graph" }))
    .getByRole("img")
    .getAttribute("aria-label");

/** A browser moves a slider by its arrow keys; here it is moved by hand. */
function step(row: number, by: number) {
  const slider = tracing(row);
  fireEvent.change(slider, { target: { value: String(slider.valueAsNumber + by) } });
}

type PointerType = "pointerDown" | "pointerMove" | "pointerUp";

/** A pointer at a point of the plane. */
function pointer(type: PointerType, x: number, y: number, pointerId = 1) {
  const canvas = within(screen.getByRole("group", { name: "Graph" })).getByRole("img");
  canvas.setPointerCapture = () => undefined;
  const event = new PointerEvent(type.toLowerCase(), { bubbles: true, pointerId });
  Object.defineProperties(event, {
    offsetX: { value: SIDE / 2 + x * 20 },
    offsetY: { value: SIDE / 2 - y * 20 },
  });
  fireEvent(canvas, event);
}

describe("a curve that is traced by keys", () => {
  it("is a slider of its own, named by its row and what it draws", async () => {
    await open("y=2x+1", "a=2", "x^2+y^2=25");
    const names = screen
      .getAllByRole("slider", { name: /^Trace/ })
      .map((each) => each.getAttribute("aria-label"));
    expect(names).toEqual([
      "Trace row 1: y equals 2 x plus 1",
      "Trace row 3: x squared plus y squared equals 25",
    ]);
  });

  it("begins with what was found nearest to the middle, and goes from point to point", async () => {
    await open("y=x^2+1");
    fireEvent.focus(tracing(1));
    expect(told(1)).toBe("Minimum: x 0, y 1");
    step(1, 1);
    expect(told(1)).toBe("x 0.2, y 1.04");
    step(1, -2);
    expect(told(1)).toBe("x negative 0.2, y 1.04");
  });

  it("stops at what was found, which then is the one of the list", async () => {
    await open("y=2x+1", "y=-x+7");
    fireEvent.focus(tracing(1));
    const slider = tracing(1);
    while (!told(1)?.startsWith("Intersection") && slider.value !== slider.max) step(1, 1);
    expect(told(1)).toBe("Intersection: x 2, y 5");
    expect(listed("Intersection (2, 5)").getAttribute("aria-pressed")).toBe("true");
    expect(told(2)).toBe("Intersection: x 2, y 5");
    step(1, 1);
    expect(listed("Intersection (2, 5)").getAttribute("aria-pressed")).toBe("false");
  });

  it("leaves the window where it is by arrow keys, and zooms it by plus and minus", async () => {
    await open("y=x");
    const before = summary();
    fireEvent.keyDown(tracing(1), { key: "ArrowRight" });
    expect(summary()).toBe(before);
    fireEvent.keyDown(tracing(1), { key: "+" });
    expect(summary()).toContain("x from negative 8 to 8");
  });

  it("says when nothing of it is in sight", async () => {
    await open("y=x", "y=50");
    expect(told(2)).toBe("Out of sight");
  });

  it("is none where it is hidden", async () => {
    await open("y=x", "y=2x");
    await userEvent.click(screen.getByRole("switch", { name: "Show row 1 on the graph" }));
    expect(screen.getAllByRole("slider", { name: /^Trace/ })).toEqual([tracing(2)]);
  });

  it("is a table's points as well", async () => {
    render(<Calculator question="one" shelf={learnerShelf("ana")} takesFocus />);
    await userEvent.click(screen.getByRole("button", { name: "Table" }));
    await userEvent.paste("1\t2\n3\t5");
    await expect.poll(() => tracing(2).max).toBe("1");
    fireEvent.focus(tracing(2));
    expect(told(2)).toBe("x 1, y 2");
    step(2, 1);
    expect(told(2)).toBe("x 3, y 5");
  });
});

describe("a curve that is traced by pointer", () => {
  it("is pressed, followed to where the pointer leads, and said when it is let go", async () => {
    await open("y=2x+1");
    const before = summary();
    pointer("pointerDown", 1, 3.1);
    pointer("pointerMove", 2.5, 6.2);
    pointer("pointerUp", 2.5, 6.2);
    expect(summary()).toBe(before);
    expect(latestAnnouncement().text).toMatch(/^\(2\.5\d?, 6\.\d+\)$/);
  });

  it("holds on to what was found", async () => {
    await open("y=2x+1", "y=-x+7");
    pointer("pointerDown", 1, 3);
    pointer("pointerMove", 2.1, 5.1);
    pointer("pointerUp", 2.1, 5.1);
    expect(latestAnnouncement().text).toBe("Intersection (2, 5)");
    expect(listed("Intersection (2, 5)").getAttribute("aria-pressed")).toBe("true");
  });

  it("holds on to the nearest of what was found", async () => {
    await open("y=x^2", "y=0.1");
    pointer("pointerDown", 2, 4);
    pointer("pointerMove", 0.05, 0);
    pointer("pointerUp", 0.05, 0);
    expect(latestAnnouncement().text).toBe("Minimum (0, 0)");
  });

  it("keeps its point when a second finger taps while it is pressed", async () => {
    await open("y=2x+1", "y=-x+7");
    pointer("pointerDown", 2, 5);
    pointer("pointerDown", -8, 5, 2);
    pointer("pointerUp", -8, 5, 2);
    pointer("pointerUp", 2, 5);
    expect(listed("Intersection (2, 5)").getAttribute("aria-pressed")).toBe("true");
  });

  it("is not left for another that it crosses", async () => {
    await open("y=2x+1", "y=-x+7");
    pointer("pointerDown", 1, 3);
    pointer("pointerMove", 3, 4.5);
    pointer("pointerUp", 3, 4.5);
    const [, x, y] = /\((.+), (.+)\)/.exec(latestAnnouncement().text) ?? [];
    expect(Number(y)).toBeCloseTo(2 * Number(x) + 1, 3);
  });

  it("is forgotten by a press beside all curves, where a drag moves the graph", async () => {
    await open("y=2x+1", "y=-x+7");
    await userEvent.click(listed("Intersection (2, 5)"));
    pointer("pointerDown", -8, 5);
    pointer("pointerUp", -8, 5);
    expect(listed("Intersection (2, 5)").getAttribute("aria-pressed")).toBe("false");
    pointer("pointerDown", -8, 5);
    pointer("pointerMove", -6, 5);
    pointer("pointerUp", -6, 5);
    expect(summary()).toContain("x from negative 12 to 8");
  });
});
