import { cleanup, render, screen } from "@testing-library/react";
import type { EntryKey } from "@sat/item";
import { afterEach, describe, expect, it } from "vitest";
import "../../test/standards-mode.ts";
import { EntryResult } from "./entry-result.tsx";

afterEach(cleanup);

const THREE_QUARTERS: EntryKey = { kind: "values", values: [{ num: 3, den: 4 }] };
const BETWEEN: EntryKey = {
  kind: "interval",
  low: { value: { num: -1, den: 6 }, included: true },
  high: { value: { num: 4, den: 3 }, included: false },
};

function show(text: string | undefined, answerKey: EntryKey) {
  render(<EntryResult text={text} answerKey={answerKey} labelledBy="ask" />);
  const cardOf = (mark: string) => screen.queryByText(mark)?.closest("[data-mark]")?.textContent;
  return {
    right: cardOf("Your answer, correct"),
    wrong: cardOf("Your answer, incorrect"),
    key: cardOf("Correct answer"),
  };
}

describe("a typed answer", () => {
  it("that is right says what else is accepted", () => {
    const { right, wrong, key } = show("0.75", THREE_QUARTERS);
    expect(right).toMatch(/0\.75.*Your answer, correct.*Also accepted: 3 over 4, \.75/s);
    expect([wrong, key]).toEqual([undefined, undefined]);
  });

  it("that is wrong stands beside the right one and its other forms", () => {
    const { right, wrong, key } = show("-12", THREE_QUARTERS);
    expect(right).toBeUndefined();
    expect(wrong).toMatch(/12/);
    expect(wrong).not.toContain("Also accepted");
    expect(key).toMatch(/3.*4.*Correct answer.*Also accepted: \.75, 0\.75$/s);
  });

  it("that never came leaves the right one", () => {
    const { wrong, key } = show(undefined, { kind: "values", values: [{ num: 54, den: 1 }] });
    expect(wrong).toBeUndefined();
    expect(key).toMatch(/54.*Correct answer$/s);
  });

  it("tells the range where any of its numbers is right, with one of them", () => {
    const range = /Any number at least .*1.*6.* and less than .*4.*3.*, such as .*0/s;
    expect(show("7", BETWEEN).key).toMatch(range);
    cleanup();
    expect(show("1", BETWEEN).right).toMatch(range);
  });

  it("names all values where several are right", () => {
    const values = [2, -3].map((num) => ({ num, den: 1 }));
    const both: EntryKey = { kind: "values", values };
    expect(show("9", both).key).toMatch(/2.* or .*3.*Correct answer$/s);
    cleanup();
    expect(show("2", both).right).toMatch(/Also accepted: negative 3/s);
  });

  it("says how a value can be typed that has no room as it is", () => {
    const { key } = show("9", { kind: "values", values: [{ num: 42, den: 169 }] });
    expect(key).toMatch(/42.*169.*Correct answer.*Accepted: \.2485, 0\.248, 0\.249$/s);
  });
});
