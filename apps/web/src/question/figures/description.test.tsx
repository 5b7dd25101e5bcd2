import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { switchSingleKeys } from "../../lib/single-keys.ts";
import "../../test/standards-mode.ts";
import { Description } from "./description.tsx";

afterEach(() => {
  cleanup();
  switchSingleKeys(true);
});

function show() {
  render(
    <article>
      <Description alt="A line through (0, -2)." called="figure" />
      <button type="button">Submit</button>
    </article>,
  );
}

const details = () => screen.getByText("Describe the figure").closest("details");
const submit = () => screen.getByRole("button", { name: "Submit" });
const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });

describe("the description of a figure", () => {
  it("is opened and read by F, which leads back to where the learner was", () => {
    show();
    submit().focus();
    press("f");
    expect(details()?.open).toBe(true);
    const description = screen.getByRole("group", { name: "Description of the figure" });
    expect(document.activeElement).toBe(description);
    expect(description.textContent).toContain("A line through (0, negative 2).");
    press("F");
    expect(details()?.open).toBe(false);
    expect(document.activeElement).toBe(submit());
  });

  it("leads into itself where it stands open already", () => {
    show();
    fireEvent.click(screen.getByText("Describe the figure"));
    submit().focus();
    press("f");
    expect(details()?.open).toBe(true);
    expect(details()?.contains(document.activeElement)).toBe(true);
  });

  it("leads back to the line that opens it where nothing had the focus", () => {
    show();
    press("f");
    press("f");
    expect(document.activeElement).toBe(screen.getByText("Describe the figure"));
  });

  it("stays closed where single keys are switched off, and with a modifier", () => {
    show();
    fireEvent.keyDown(document.body, { key: "f", ctrlKey: true });
    switchSingleKeys(false);
    press("f");
    expect(details()?.open).toBe(false);
  });

  it("is that of the question with the focus, of several", () => {
    show();
    render(
      <article aria-label="second">
        <Description alt="A circle." called="figure" />
        <a href="/">Help</a>
      </article>,
    );
    screen.getByRole("link").focus();
    press("f");
    const open = [...document.querySelectorAll("details")].map((each) => each.open);
    expect(open).toEqual([false, true]);
  });
});
