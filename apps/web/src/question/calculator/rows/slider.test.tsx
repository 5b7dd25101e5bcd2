import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { latestAnnouncement } from "../../../lib/announce.ts";
import { learnerShelf } from "../../../lib/storage.ts";
import "../../../test/standards-mode.ts";
import { Calculator } from "../calculator.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(...rows: readonly string[]) {
  render(<Calculator question="one" shelf={learnerShelf("ana")} takesFocus />);
  await userEvent.keyboard(rows.join("{Enter}"));
}

const button = (name: string) => screen.getByRole("button", { name });
const field = (number: number) =>
  screen.getByRole<HTMLInputElement>("textbox", { name: `Expression ${number}` });
const press = (name: string) => fireEvent.click(button(name));
/** Time goes on tick by tick, and what has changed is drawn in between. */
const passes = (milliseconds: number) => {
  for (let gone = 0; gone < milliseconds; gone += 40) {
    act(() => {
      vi.advanceTimersByTime(40);
    });
  }
};

describe("a slider that plays", () => {
  it("moves its letter until it is paused, and then says where it is", async () => {
    await open("a=1", "a+1");
    vi.useFakeTimers();
    press("Play a");
    passes(400);
    expect(field(1).value).toBe("a=2");
    press("Pause a");
    expect(latestAnnouncement().text).toBe("a equals 2");
    passes(400);
    expect(field(1).value).toBe("a=2");
  });

  it("turns back at its limits", async () => {
    await open("a=9.9");
    vi.useFakeTimers();
    press("Play a");
    passes(40);
    expect(field(1).value).toBe("a=10");
    passes(80);
    expect(field(1).value).toBe("a=9.8");
  });

  it("goes from limit to limit in the same time, however fine its steps are", async () => {
    await open("a=0");
    const step = screen.getByRole("textbox", { name: "Step" });
    await userEvent.clear(step);
    await userEvent.type(step, "0.01");
    vi.useFakeTimers();
    press("Play a");
    passes(2000);
    expect(field(1).value).toBe("a=5");
  });

  it("is one step to undo, however long it played, beside what was typed meanwhile", async () => {
    await open("a=1", "2");
    vi.useFakeTimers();
    press("Play a");
    passes(200);
    fireEvent.change(field(2), { target: { value: "3" } });
    passes(200);
    press("Pause a");
    expect([field(1).value, field(2).value]).toEqual(["a=2", "3"]);
    press("Undo");
    expect([field(1).value, field(2).value]).toEqual(["a=1.5", "2"]);
    press("Undo");
    expect([field(1).value, field(2).value]).toEqual(["a=1", "2"]);
  });

  it("has what is typed meanwhile kept, though it never rests", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await open("a=1", "2");
    press("Play a");
    fireEvent.change(field(2), { target: { value: "3y" } });
    passes(4000);
    expect(localStorage.getItem("sat:learner:ana:calculator")).toContain('"text":"3y"');
  });

  it("goes on by steps alone for who wants little motion, from the last to the first", async () => {
    vi.stubGlobal("matchMedia", (query: string) => ({
      matches: query.includes("reduced-motion"),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    await open("a=9.9");
    expect(screen.queryByRole("button", { name: "Play a" })).toBeNull();
    press("Next value of a");
    expect(field(1).value).toBe("a=10");
    expect(latestAnnouncement().text).toBe("a equals 10");
    press("Next value of a");
    expect(field(1).value).toBe("a=-10");
  });
});

describe("the limits of a slider", () => {
  it("say what they take where a number does not fit", async () => {
    await open("a=3");
    const most = screen.getByRole("textbox", { name: "Most" });
    await userEvent.clear(most);
    await userEvent.type(most, "-20");
    const error = screen.getByText("A number greater than −10.");
    expect(most.getAttribute("aria-describedby")).toBe(error.id);
    await userEvent.tab();
    expect(screen.queryByText("A number greater than −10.")).toBeNull();
    expect(field(1).value).toBe("a=3");
  });
});
