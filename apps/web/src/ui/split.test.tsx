import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Split } from "./split.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open() {
  render(<Split first="passage" second="question" name="Text" occasion="1" />);
  return screen.findByRole("separator", { name: "Width of the text" });
}

const placeOf = (divider: HTMLElement) => Number(divider.getAttribute("aria-valuenow"));

describe("the buttons for the width", () => {
  const button = (name: string) => screen.findByRole("button", { name });
  const split = (occasion: string) => (
    <Split first="passage" second="question" name="Text" occasion={occasion} inPanes />
  );
  const whole = () => document.querySelector("[data-whole]")?.getAttribute("data-whole");

  it("give either part the whole width, and bring both back, the divider where it was", async () => {
    const { rerender } = render(split("1"));
    fireEvent.keyDown(await screen.findByRole("separator"), { key: "ArrowLeft" });
    fireEvent.click(await button("Text only"));
    expect(whole()).toBe("first");
    expect((await button("Text only")).getAttribute("aria-pressed")).toBe("true");
    fireEvent.click(await button("Question only"));
    expect(whole()).toBe("second");
    fireEvent.click(await button("Question only"));
    expect(whole()).toBeUndefined();
    expect(placeOf(screen.getByRole("separator"))).toBe(48);
    fireEvent.click(await button("Text only"));
    rerender(split("2"));
    expect(whole()).toBeUndefined();
  });

  it("are not there where nothing scrolls by itself", async () => {
    await open();
    expect(screen.queryByRole("group", { name: "Width" })).toBeNull();
  });
});

describe("the divider", () => {
  it("begins in the middle and says how far it goes", async () => {
    const divider = await open();
    expect(placeOf(divider)).toBe(50);
    expect(divider.getAttribute("aria-valuemin")).toBe("30");
    expect(divider.getAttribute("aria-valuemax")).toBe("70");
    expect(divider.getAttribute("aria-orientation")).toBe("vertical");
  });

  it.each([
    [["ArrowLeft"], 48],
    [["ArrowRight", "ArrowRight"], 54],
    [["Home", "ArrowLeft"], 30],
    [["End", "ArrowRight"], 70],
    [["Enter", "a"], 50],
  ])("goes by %j to %i percent", async (keys, expected) => {
    const divider = await open();
    for (const key of keys) fireEvent.keyDown(divider, { key });
    expect(placeOf(divider)).toBe(expected);
  });

  it("stays where it was put", async () => {
    fireEvent.keyDown(await open(), { key: "End" });
    cleanup();
    const divider = await open();
    expect(placeOf(divider)).toBe(70);
    fireEvent.doubleClick(divider);
    expect(placeOf(divider)).toBe(50);
  });

  it("begins in the middle when what was kept is no place", async () => {
    localStorage.setItem("sat:device:divider", "99");
    expect(placeOf(await open())).toBe(50);
  });
});
