import type { Proof } from "@sat/item";
import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aQuestion } from "../../test/a-question.ts";
import { openQuestion, submit } from "../../test/practice-desk.tsx";
import { aLearner, questionServer } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";

const PROOF: Proof = {
  checks: ["answer", "print", "options", "reasons"],
  words: "Solving $2x + 3 = 11$ gives $x = 4$. Only B is $4$.",
};

const checked = () => screen.findByRole("button", { name: "Checked" });
const dialog = async () => within(await screen.findByRole("dialog", { name: "Checked" }));

describe("a question that was proven", () => {
  it("tells before the answer what was checked, and keeps the second solution", async () => {
    const page = await openQuestion(aLearner(), questionServer({ proof: PROOF }));
    await page.person.click(await checked());
    expect((await dialog()).getAllByRole("listitem")).toHaveLength(PROOF.checks.length);
    expect((await dialog()).getByText("You can read it once you have answered.")).toBeTruthy();
    expect(screen.queryByText(/Only B is/)).toBeNull();
  });

  it("tells the second solution once it is answered", async () => {
    const page = await openQuestion(aLearner(), questionServer({ proof: PROOF }));
    await submit("A");
    await page.person.click(await checked());
    expect((await dialog()).getByText(/Only B is/)).toBeTruthy();
    await page.person.click((await dialog()).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});

describe("a question of a time before proofs were kept", () => {
  it("claims nothing", async () => {
    let asked = 0;
    const page = await openQuestion(aLearner(), {
      ...questionServer(),
      "POST /api/question": () =>
        aQuestion({
          id: `q-${++asked}`,
          question: `What is number ${asked}?`,
          ...(asked > 1 && { proof: PROOF }),
        }),
    });
    expect(screen.queryByRole("button", { name: "Checked" })).toBeNull();
    await submit("B");
    await page.person.click(screen.getByRole("button", { name: "Next Question" }));
    expect(await checked()).toBeTruthy();
  });
});
