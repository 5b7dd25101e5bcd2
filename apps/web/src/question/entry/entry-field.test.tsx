import type { Malformed, Response } from "@sat/item";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { switchSingleKeys } from "../../lib/single-keys.ts";
import "../../test/standards-mode.ts";
import { textOf } from "../desk/response-parts.ts";
import { EntryField } from "./entry-field.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

/** The field over a response, as a desk would hold it. */
function Field({ typed = "", fault }: { typed?: string; fault: Malformed | null }) {
  const [response, setResponse] = useState<Response | null>({ kind: "entry", text: typed });
  return (
    <>
      <p id="ask">What is the value of x?</p>
      <button type="button">Elsewhere</button>
      <EntryField
        text={textOf(response) ?? ""}
        fault={fault}
        onRespond={setResponse}
        labelledBy="ask"
      />
    </>
  );
}

const field = () => screen.getByRole<HTMLInputElement>("textbox", { name: "Your answer" });
const preview = () => screen.queryByText("Read as")?.parentElement?.textContent;
const descriptions = () =>
  field()
    .getAttribute("aria-describedby")
    ?.split(" ")
    .map((id) => document.getElementById(id));
const FAULT: Malformed = {
  kind: "malformed",
  reason: "A comma cannot be entered: type 3.5.",
  instead: ["3.5"],
};

describe("the field of a typed answer", () => {
  it("says what it is for, and how much it takes", () => {
    render(<Field fault={null} />);
    expect(screen.getByRole("group", { name: "What is the value of x?" })).toBeDefined();
    const limit = screen.getByText(
      "Up to 5 characters, or 6 with a minus sign; fractions like 3/4 and decimals",
    );
    expect(descriptions()).toContain(limit);
    const helps = ["autocomplete", "autocapitalize", "autocorrect"];
    expect(helps.map((name) => field().getAttribute(name))).toEqual(["off", "off", "off"]);
    expect(field().getAttribute("spellcheck")).toBe("false");
    expect(field().getAttribute("inputmode")).toBe("decimal");
  });

  it("takes no focus by itself", () => {
    render(<Field fault={null} />);
    expect(document.activeElement).toBe(document.body);
  });

  it("reads back what it understands, and nothing of half an entry", async () => {
    render(<Field fault={null} />);
    expect(preview()).toBeUndefined();
    await userEvent.type(field(), ".5");
    expect(preview()).toContain("0.5");
    await userEvent.clear(field());
    await userEvent.type(field(), "3/");
    expect(preview()).toBeUndefined();
    expect(field().getAttribute("aria-invalid")).toBe("false");
    await userEvent.type(field(), "4");
    await waitFor(() => expect(preview()).toContain("3 over 4"));
    expect(descriptions()).toContain(screen.getByText("Read as").parentElement);
  });

  it("says at once what cannot become an entry, in a place that is read aloud", async () => {
    render(<Field fault={null} />);
    await userEvent.type(field(), "3,");
    const reason = screen.getByText("A comma cannot be entered: type 3.");
    expect(reason.getAttribute("aria-live")).toBe("polite");
    expect(field().getAttribute("aria-invalid")).toBe("true");
    expect(descriptions()).toContain(reason);
    await userEvent.keyboard("{Backspace}.5");
    expect(reason.textContent).toBe("");
    expect(field().getAttribute("aria-invalid")).toBe("false");
    expect(descriptions()).not.toContain(reason);
  });

  it("says what an entry lacks once the field is left, until it is typed on", async () => {
    render(<Field fault={null} />);
    await userEvent.type(field(), "3/");
    expect(field().getAttribute("aria-invalid")).toBe("false");
    await userEvent.tab();
    const reason = screen.getByText(/^A fraction has a number on both sides of its slash/);
    expect(descriptions()).toContain(reason);
    await userEvent.type(field(), "0");
    expect(reason.textContent).toBe("");
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field().getAttribute("aria-invalid")).toBe("false");
  });

  it("is told to be wrong with the reason", () => {
    render(<Field typed="3,5" fault={FAULT} />);
    expect(field().getAttribute("aria-invalid")).toBe("true");
    const [first = ""] = field().getAttribute("aria-describedby")?.split(" ") ?? [];
    expect(document.getElementById(first)?.textContent).toBe(FAULT.reason);
  });

  it.each([
    ["takes the focus back to be mended with a keyboard", true],
    ["leaves a phone's keyboard down until it is asked for", false],
  ])("%s", (_, isFine) => {
    vi.stubGlobal("matchMedia", () => ({ matches: isFine }));
    const { rerender } = render(<Field typed="3,5" fault={null} />);
    rerender(<Field typed="3,5" fault={FAULT} />);
    expect(document.activeElement === field()).toBe(isFine);
  });

  it("takes digits that are pressed elsewhere on the page, not letters", async () => {
    render(<Field fault={null} />);
    await userEvent.click(screen.getByRole("button", { name: "Elsewhere" }));
    await userEvent.keyboard("b");
    expect(document.activeElement).not.toBe(field());
    await userEvent.keyboard("-12");
    expect(field().value).toBe("-12");
  });

  it("leaves single keys alone where they are switched off", () => {
    switchSingleKeys(false);
    render(<Field fault={null} />);
    fireEvent.keyDown(document.body, { key: "1" });
    expect(document.activeElement).toBe(document.body);
  });
});

describe("the keys beside the field", () => {
  const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

  it("type the signs that a phone's digits leave out, where the caret stands", async () => {
    render(<Field typed="34" fault={null} />);
    field().setSelectionRange(1, 1);
    await press("Slash");
    expect(field().value).toBe("3/4");
    await userEvent.clear(field());
    await press("Point");
    await userEvent.keyboard("5");
    expect(field().value).toBe(".5");
  });

  it("put a minus sign in front, and take it away again", async () => {
    render(<Field typed="34" fault={null} />);
    await press("Minus sign");
    expect(field().value).toBe("-34");
    await press("Minus sign");
    expect(field().value).toBe("34");
  });
});
