import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aQuestion } from "../../test/a-question.ts";
import "../../test/standards-mode.ts";
import { Options } from "./options.tsx";

afterEach(cleanup);

const { options } = aQuestion({
  options: { A: "a river", B: "a road", C: "a bridge", D: "a gate" },
});

function show(given: Partial<Parameters<typeof Options>[0]> = {}) {
  const onSelect = vi.fn();
  render(
    <>
      <p id="ask">What is it?</p>
      <Options options={options} selected={null} labelledBy="ask" onSelect={onSelect} {...given} />
    </>,
  );
  return { onSelect, cards: screen.getAllByRole<HTMLInputElement>("radio") };
}

describe("the options", () => {
  it("are four radio buttons named by letter and text, under what asks", () => {
    const { cards } = show();
    expect(screen.getByRole("radiogroup", { name: "What is it?" })).toBeDefined();
    expect(cards).toHaveLength(4);
    expect(screen.getByRole("radio", { name: "B, a road" })).toBeDefined();
    expect(cards.some((card) => card.checked)).toBe(false);
  });

  it("are named by formulas and marks in words", async () => {
    show({ options: { A: "$-7$", B: "$7$", C: "$\\frac{1}{2}$", D: "$x^2$" } });
    const names = ["A, negative 7", "B, 7", "C, 1 over 2", "D, x squared"];
    for (const name of names) expect(await screen.findByRole("radio", { name })).toBeDefined();
    cleanup();
    show({ options: { A: "gate a", B: "gate, a", C: "gate; a", D: "gate—a" } });
    expect(screen.getByRole("radio", { name: "C, gate semicolon a" })).toBeDefined();
  });

  it("report a choice and show the chosen one", async () => {
    const { onSelect } = show();
    await userEvent.click(screen.getByText("a bridge"));
    expect(onSelect).toHaveBeenCalledWith("C");
    cleanup();
    expect(show({ selected: "C" }).cards[2]?.checked).toBe(true);
  });

  it("say in words which was right and which was wrong, and cannot be changed", () => {
    const { cards } = show({ selected: "C", correctAnswer: "B" });
    expect(screen.getByText("Correct answer").closest("label")?.textContent).toContain("a road");
    expect(screen.getByText("Your answer, incorrect").closest("label")?.textContent).toContain(
      "a bridge",
    );
    expect(cards.every((card) => card.matches(":disabled, fieldset:disabled *"))).toBe(true);
  });

  it("say when the chosen one was right", () => {
    show({ selected: "B", correctAnswer: "B" });
    expect(screen.getByText("Your answer, correct")).toBeDefined();
  });
});
