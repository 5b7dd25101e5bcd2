import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import {
  button,
  feedback,
  openPractice,
  openQuestion,
  option,
  submit,
} from "../../test/practice-desk.tsx";
import "../../test/standards-mode.ts";

const press = (key: string, target: Element = document.body, init = {}) =>
  fireEvent.keyDown(target, { key, ...init });
/** Presses Enter at an instant of the browser's, in milliseconds. */
const pressEnterAt = (timeStamp: number) => {
  const event = new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true });
  fireEvent(document.body, Object.defineProperty(event, "timeStamp", { value: timeStamp }));
};

describe("the keyboard", () => {
  it.each([
    ["c", "C"],
    ["D", "D"],
    ["1", "A"],
    ["4", "D"],
  ])("chooses with %s", async (key, letter) => {
    await openQuestion();
    press(key);
    expect(option(letter).checked).toBe(true);
  });

  it("submits with Enter, then goes on", async () => {
    await openQuestion();
    press("Enter");
    expect(button("Submit Answer")).toBeDefined();
    press("b");
    pressEnterAt(60_000);
    expect(screen.getByText("Correct!")).toBeDefined();
    press("Enter", document.body, { repeat: true });
    expect(screen.getByText("Correct!")).toBeDefined();
    pressEnterAt(61_000);
    await screen.findByRole("heading", { name: "Question 2" });
  });

  it("takes a second press of Enter before anything can be read for the same", async () => {
    await openQuestion();
    press("b");
    pressEnterAt(60_000);
    for (const instant of [60_010, 60_200, 60_390]) pressEnterAt(instant);
    expect(screen.getByText("Correct!")).toBeDefined();
    pressEnterAt(60_500);
    await screen.findByRole("heading", { name: "Question 2" });
  });

  it("never skips what a letter has chosen, wherever the focus was", async () => {
    const { api } = await openQuestion();
    button("Keyboard shortcuts").focus();
    press("b", button("Keyboard shortcuts"));
    expect(document.activeElement).toBe(option("B"));
    press("Enter", option("B"));
    expect(screen.getByText("Correct!")).toBeDefined();
    expect(document.activeElement).toBe(feedback());
    await waitFor(() => expect(api.bodies("POST /api/answers")).toHaveLength(1));
  });

  it("is dead in the settings while they are unfolded", async () => {
    await openQuestion();
    press("c", screen.getByRole("combobox", { name: "Section" }));
    expect(option("C").checked).toBe(false);
    await submit("B");
    press("Enter", screen.getByRole("switch", { name: /Timer/ }));
    expect(screen.getByText("Correct!")).toBeDefined();
  });

  it("leaves Enter to a button that has the focus", async () => {
    await openQuestion();
    await submit("B");
    press("Enter", button("Get Question"));
    expect(screen.getByText("Correct!")).toBeDefined();
  });

  it("is dead in a menu, with a modifier and while a dialog is open", async () => {
    const { person } = await openQuestion();
    press("c", screen.getByRole("combobox", { name: "Section" }));
    press("c", document.body, { ctrlKey: true });
    press("?");
    const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    press("c");
    expect(option("C").checked).toBe(false);
    await person.click(within(dialog).getByRole("button", { name: "Close" }));
    press("c");
    expect(option("C").checked).toBe(true);
  });

  it("is dead for single keys where they are switched off, but not for Enter", async () => {
    const { person } = await openQuestion();
    await person.click(button("Keyboard shortcuts"));
    const single = () => screen.getByRole<HTMLInputElement>("switch", { name: /^Single-key/ });
    await person.click(single());
    expect(single().checked).toBe(false);
    await person.click(button("Close"));
    press("c");
    press("3");
    press("?");
    expect(option("C").checked).toBe(false);
    expect(document.querySelector("dialog[open]")).toBeNull();
    fireEvent.click(option("B"));
    press("Enter");
    expect(screen.getByText("Correct!")).toBeDefined();
    cleanup();
    await openPractice();
    press("?");
    expect(document.querySelector("dialog[open]")).toBeNull();
    await person.click(button("Keyboard shortcuts"));
    expect(single().checked).toBe(false);
    await person.click(single());
    await person.click(button("Close"));
    press("?");
    expect(document.querySelector("dialog[open]")).not.toBeNull();
  });

  it("is listed with each thing that keys do once, and what Enter does in turn", async () => {
    await openQuestion();
    press("?");
    const dialog = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
    const does = within(dialog)
      .getAllByRole("definition")
      .map(({ textContent }) => textContent);
    expect(new Set(does).size).toBe(does.length);
    expect(does).toContain("Submit the answer, read the result, then go on");
  });

  it("does not let a double click on Get Question use up another", async () => {
    await openQuestion();
    await submit("B");
    fireEvent.click(button("Get Question"), { detail: 1 });
    await screen.findByRole("heading", { name: "Question 2" });
    fireEvent.click(button("Get Question"), { detail: 2 });
    expect(screen.getByText("What is number 2?")).toBeDefined();
  });

  it("does not let a double click skip the result", async () => {
    await openQuestion();
    fireEvent.click(option("B"));
    fireEvent.click(button("Submit Answer"), { detail: 1 });
    fireEvent.click(button("Next Question"), { detail: 2 });
    expect(screen.getByText("Correct!")).toBeDefined();
  });
});
