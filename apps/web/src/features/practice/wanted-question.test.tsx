import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { loseConnection, neverAnswer } from "../../test/fake-api.ts";
import { button, openPractice, openQuestion, submit } from "../../test/practice-desk.tsx";
import { aLearner, questionServer } from "../../test/question-server.ts";
import "../../test/standards-mode.ts";
import { visitAs } from "../../test/visit.tsx";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

afterEach(() => {
  Reflect.deleteProperty(navigator, "locks");
});

const shown = (number: number) => screen.findByText(`What is number ${number}?`);

const skipped = ({ api }: ReturnType<typeof visitAs>) =>
  api.bodies("POST /api/skips").map(({ questionId }) => questionId);

/** From the dashboard to practice by one of its links. */
async function cameBy(name: string | RegExp, handlers = questionServer()) {
  const page = visitAs(aLearner(), "/dashboard", handlers);
  await page.person.click(await screen.findByRole("link", { name }));
  return page;
}

describe("a way into practice on the dashboard", () => {
  it.each([/^Math/, "Continue with Reading", "Mixed Practice"])(
    "%s leads to a question in one press",
    async (name) => {
      await cameBy(name);
      expect(await shown(1)).toBeTruthy();
    },
  );

  it("asks for no other question after a reload, forth and back, or from the places", async () => {
    const page = await cameBy(/^Math/);
    await shown(1);
    await waitFor(() => expect(page.api.bodies("POST /api/question")).toHaveLength(2));
    // What the browser keeps of the page for a reload.
    expect(page.router.history.location.state.wantsQuestion).toBeUndefined();
    page.router.history.back();
    await screen.findByRole("heading", { level: 1, name: /Ada Lovelace$/ });
    page.router.history.forward();
    await shown(1);
    await page.person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await page.person.click(await screen.findByRole("link", { name: "Practice" }));
    await shown(1);
    expect(page.api.bodies("POST /api/question")).toHaveLength(2);
  });

  it("leads back to the question that is open in its section, and on from one that is answered", async () => {
    const page = await cameBy(/^Math/);
    await shown(1);
    await page.person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await page.person.click(await screen.findByRole("link", { name: /^Math/ }));
    await shown(1);
    await submit("B");
    await page.person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await page.person.click(await screen.findByRole("link", { name: /^Math/ }));
    await shown(2);
  });

  it("keeps the question that is open in its section, though it was drawn from all of them", async () => {
    const page = await cameBy("Mixed Practice", {
      ...questionServer({ section: "Math" }),
      "PATCH /api/me/preferences": neverAnswer,
    });
    await shown(1);
    await page.person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await page.person.click(await screen.findByRole("link", { name: /^Math/ }));
    await shown(1);
    const section = screen.getByRole<HTMLSelectElement>("combobox", { name: "Section" });
    expect(section.value).toBe("Math");
    expect(page.api.bodies("POST /api/skips")).toEqual([]);
  });

  it("brings a question of its section, though that became the default before the page was there", async () => {
    const page = await openQuestion();
    await page.person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    const seated = Promise.withResolvers<never>();
    const locks = { request: () => seated.promise, query: () => Promise.resolve({}) };
    Object.defineProperty(navigator, "locks", { value: locks, configurable: true });
    await page.person.click(await screen.findByRole("link", { name: /^Writing/ }));
    await screen.findByRole("link", { name: "Continue with Writing" });
    seated.reject();
    await shown(3);
    expect(page.api.bodies("POST /api/question").at(2)?.section).toBe("Writing");
    await waitFor(() => expect(skipped(page)).toEqual(["q-1"]));
  });

  it("brings a question of its section, though that was chosen already for the next", async () => {
    const page = await openQuestion();
    await page.person.selectOptions(screen.getByRole("combobox", { name: "Section" }), "Writing");
    await page.person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    await page.person.click(await screen.findByRole("link", { name: /^Writing/ }));
    await waitFor(() => expect(skipped(page)).toEqual(["q-1"]));
    expect(await screen.findByText(/^What is number/)).toBeTruthy();
    expect(screen.queryByText("What is number 1?")).toBeNull();
  });

  it("says so when none comes, and gets one on a second try", async () => {
    const page = await cameBy(/^Math/, {
      ...questionServer(),
      "POST /api/question": loseConnection,
    });
    await screen.findByText(/^Failed to load question/);
    page.api.answer(questionServer());
    await page.person.click(button("Try Again"));
    await shown(1);
  });
});

it("waits to be asked for a question on a direct visit, and after Reset", async () => {
  const page = await openPractice(aLearner(), questionServer(), "/practice?section=Math");
  expect(button("Get Question")).toBeTruthy();
  expect(page.api.bodies("POST /api/question")).toEqual([]);
  await page.person.click(button("Get Question"));
  await shown(1);
  await submit("B");
  await page.person.click(button("Reset"));
  expect(screen.queryByText(/^What is number/)).toBeNull();
  expect(button("Get Question")).toBeTruthy();
});

it("sets aside the question of another section on a direct visit, though the default has changed", async () => {
  await openQuestion();
  cleanup();
  const learner = aLearner({ defaultSection: "Writing" });
  const page = await openPractice(learner, questionServer(), "/practice?section=Writing");
  expect(button("Get Question")).toBeTruthy();
  await waitFor(() => expect(skipped(page)).toEqual(["q-1"]));
});
