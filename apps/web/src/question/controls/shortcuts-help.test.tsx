import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { anEntryQuestion, aQuestion } from "../../test/a-question.ts";
import { button, openPractice, openQuestion } from "../../test/practice-desk.tsx";
import { aLearner, questionServer } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";

afterEach(cleanup);

/** The keys of tools that the page lists, of those that depend on the question. */
async function toolKeys(): Promise<string> {
  button("Keyboard shortcuts").click();
  const list = await screen.findByRole("dialog", { name: "Keyboard shortcuts" });
  const keys = within(list)
    .getAllByRole("term")
    .map(({ textContent }) => textContent);
  return ["X", "H", "K", "R"].filter((key) => keys.includes(key)).join("");
}

describe("the list of keys", () => {
  it.each([
    ["calculator and formulas in Math", aQuestion({ section: "Math" }), "XHKR"],
    ["neither of the two in Reading", aQuestion({ section: "Reading" }), "XH"],
    ["no crossing out where an answer is typed", anEntryQuestion(), "HKR"],
  ])("has %s", async (_, question, expected) => {
    await openQuestion(aLearner(), { ...questionServer(), "POST /api/question": () => question });
    await screen.findByRole("toolbar", { name: "Tools" });
    expect(await toolKeys()).toBe(expected);
  });

  it("has the keys of all tools before a question has come, also where one has gone", async () => {
    await openPractice(aLearner(), questionServer());
    expect(await toolKeys()).toBe("XHKR");
  });
});
