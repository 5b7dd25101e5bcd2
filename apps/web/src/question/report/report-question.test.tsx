import { screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { type Handlers, refuse } from "../../test/fake-api.ts";
import "../../test/standards-mode.ts";
import { openQuestion, submit } from "../../test/practice-desk.tsx";
import { aLearner, questionServer } from "../../test/question-server.ts";

const KEPT: Handlers = {
  "PUT /api/reports/{id}": ({ flaw, comment = "" }) => ({
    flaw,
    comment,
    reportedAt: "2026-11-20T18:15:00.000Z",
    outcome: null,
  }),
};

async function openReport(handlers: Handlers = KEPT) {
  const page = await openQuestion(aLearner(), { ...questionServer(), ...handlers });
  expect(screen.queryByRole("button", { name: "Report This Question" })).toBeNull();
  await submit("B");
  await page.person.click(await screen.findByRole("button", { name: "Report This Question" }));
  await screen.findByRole("dialog");
  return page;
}

const dialog = () => within(screen.getByRole("dialog", { name: "Report This Question" }));
// The page's live region says it too.
const thanks = () =>
  screen.findByText(/^You have reported this question\. Thank you/, { selector: "main *" });
const send = () => dialog().getByRole<HTMLButtonElement>("button", { name: "Send Report" });

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("a report", () => {
  it("says what is wrong with an answered question, and is thanked for", async () => {
    const page = await openReport();
    expect(send().disabled).toBe(true);
    await page.person.click(dialog().getByRole("radio", { name: "Two right answers" }));
    await page.person.type(dialog().getByLabelText("In your words"), "A and B both fit.{Enter}");
    expect(await thanks()).toBeTruthy();
    expect(page.api.bodies("PUT /api/reports/{id}")).toEqual([
      { flaw: "two-keys", comment: "A and B both fit." },
    ]);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("needs words of one's own for something else", async () => {
    const page = await openReport();
    await page.person.click(dialog().getByRole("radio", { name: "Something else" }));
    expect(dialog().getByText("Please say what is wrong.")).toBeTruthy();
    expect(send().disabled).toBe(true);
    await page.person.type(dialog().getByLabelText("In your words"), "It is a riddle.");
    expect(send().disabled).toBe(false);
  });

  it("can be changed, beginning with what was said", async () => {
    const page = await openReport();
    await page.person.click(dialog().getByRole("radio", { name: "Typo" }));
    await page.person.click(send());
    await page.person.click(await screen.findByRole("button", { name: "Change Your Report" }));
    expect(dialog().getByRole<HTMLInputElement>("radio", { name: "Typo" }).checked).toBe(true);
    await page.person.click(dialog().getByRole("radio", { name: "Unclear" }));
    await page.person.click(send());
    await thanks();
    const sent = page.api.bodies("PUT /api/reports/{id}").map(({ flaw }) => flaw);
    expect(sent).toEqual(["typo", "unclear"]);
  });

  it("that failed says so, and can be sent again", async () => {
    const page = await openReport({ "PUT /api/reports/{id}": () => refuse(500) });
    await page.person.click(dialog().getByRole("radio", { name: "Figure" }));
    await page.person.click(send());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Failed to send the report. Please try again.");
    page.api.answer(KEPT);
    await page.person.click(send());
    expect(await thanks()).toBeTruthy();
  });
});
