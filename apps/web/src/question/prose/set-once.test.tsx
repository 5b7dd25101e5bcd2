import { typesetBlocks, typesetInlines } from "@sat/item";
import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { aLearner, questionServer } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";
import { visitAs } from "../../test/visit.tsx";
import { Line, Prose } from "./prose.tsx";

// What is set stays as it is; the calls are counted.
vi.mock("@sat/item", { spy: true });

const timesSet = () =>
  vi.mocked(typesetBlocks).mock.calls.length + vi.mocked(typesetInlines).mock.calls.length;

describe("a text that stays the same is typeset once", () => {
  it.each([
    ["of blocks", Prose],
    ["of one line", Line],
  ])("%s, however often it is drawn", (_, Text) => {
    const { container, rerender } = render(<Text text="It's one." />);
    const times = timesSet();
    rerender(<Text text="It's one." />);
    expect(timesSet()).toBe(times);
    rerender(<Text text="It's another." />);
    expect(timesSet()).toBeGreaterThan(times);
    expect(container.textContent).toContain("It’s another.");
  });

  it("in a question, while the learner chooses", async () => {
    visitAs(aLearner(), "/quiz", questionServer());
    const [first] = await screen.findAllByRole<HTMLInputElement>("radio");
    const times = timesSet();
    expect(times).toBeGreaterThan(0);
    if (first !== undefined) fireEvent.click(first);
    expect(first?.checked).toBe(true);
    expect(timesSet()).toBe(times);
  });
});
