import type { Mistake, MistakeCounts, Mistakes } from "@sat/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aQuestion } from "../../test/a-question.ts";
import { aUser } from "../../test/a-user.ts";
import { type Handlers, loseConnection, neverAnswer, refuse } from "../../test/fake-api.ts";
import "../../test/standards-mode.ts";
import { visitAs } from "../../test/visit.tsx";

function aMistake(number: number, change: Partial<Mistake> = {}): Mistake {
  return {
    questionId: `q-${number}`,
    section: "Math",
    topic: "linear-equations",
    skill: "H.A",
    difficulty: "Medium",
    question: `What is number ${number}?`,
    slip: "opposite-sign",
    reason: "careless",
    reasonTold: false,
    missedAt: "2026-11-20T18:15:00.000Z",
    times: 1,
    daysRight: 0,
    ...change,
  };
}

function aPage(entries: Mistake[], next: string | null = null): Mistakes {
  return { entries, next };
}

const COUNTS: MistakeCounts = {
  open: 12,
  week: 7,
  retired: 2,
  bySlip: [
    { slip: "opposite-sign", open: 8, week: 7 },
    { slip: "opposite-operation", open: 1, week: 0 },
  ],
  bySkill: [{ skill: "H.A", open: 12, week: 7 }],
};

const NONE: MistakeCounts = { open: 0, week: 0, retired: 0, bySlip: [], bySkill: [] };

const BOOK: Handlers = {
  "GET /api/mistakes/counts": () => COUNTS,
  "GET /api/mistakes": () => aPage([aMistake(1), aMistake(2)]),
  "PATCH /api/mistakes/{id}": ({ reason }) => aMistake(1, { reason, reasonTold: true }),
  "GET /api/history/{id}": () => ({
    question: aQuestion(),
    userAnswer: "C",
    correct: false,
    autoSubmitted: false,
    answeredAt: "2026-11-20T18:15:00.000Z",
    timeSpent: 41_300,
    report: null,
  }),
};

async function open(handlers: Handlers = {}, address = "/mistakes") {
  const page = visitAs(aUser(), address, { ...BOOK, ...handlers });
  await screen.findByRole("heading", { level: 1, name: "Mistakes" });
  return page;
}

/** What is asked of the list. */
const asked = ({ api }: Awaited<ReturnType<typeof open>>) =>
  api.calls.filter(({ endpoint }) => endpoint === "GET /api/mistakes").map(({ query }) => query);

const heads = () => screen.getAllByRole("heading", { level: 2 }).map((each) => each.textContent);

async function openFirst(handlers: Handlers = {}) {
  const page = await open(handlers);
  await page.person.click(await screen.findByText("What is number 1?"));
  return page;
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("the groups", () => {
  it("tell how often each slip was made this week, and show the most frequent", async () => {
    const page = await open();
    expect(await screen.findByText("What is number 1?")).toBeTruthy();
    expect(heads()).toEqual([
      "Opposite sign taken: 7 this week",
      "Opposite operation used",
      "Retired",
    ]);
    expect(screen.getByText("12 open, 7 from the last seven days")).toBeTruthy();
    expect(asked(page)).toEqual([{ state: "open", slip: "opposite-sign" }]);
  });

  it("fetch what is in them when they are opened", async () => {
    const page = await open();
    await screen.findByText("What is number 1?");
    page.api.answer({ "GET /api/mistakes": () => aPage([aMistake(9)]) });
    await page.person.click(screen.getByText("Opposite operation used"));
    expect(await screen.findByText("What is number 9?")).toBeTruthy();
    expect(asked(page).at(-1)).toEqual({ state: "open", slip: "opposite-operation" });
  });

  it("are those of skills when asked, which stands in the address", async () => {
    const page = await open();
    await page.person.click(await screen.findByRole("radio", { name: "Skill" }));
    expect(await screen.findByText("Linear equations in one variable: 7 this week")).toBeTruthy();
    await waitFor(() => expect(page.address()).toBe("/mistakes?by=skill"));
    await waitFor(() => expect(asked(page).at(-1)).toEqual({ state: "open", skill: "H.A" }));
  });

  it("lead to the list by date for those that have no known slip", async () => {
    const page = await open();
    await page.person.click(await screen.findByRole("link", { name: "See all by date" }));
    await waitFor(() => expect(page.address()).toBe("/mistakes?by=date"));
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Date" }).checked).toBe(true);
  });

  it("are by slip for what an address names wrongly", async () => {
    await open({}, "/mistakes?by=luck");
    const slips = await screen.findByRole<HTMLInputElement>("radio", { name: "Slip" });
    expect(slips.checked).toBe(true);
  });

  it("put each day over its mistakes, the slip beside each", async () => {
    const entries = [
      aMistake(1),
      aMistake(2),
      aMistake(3, { missedAt: "2026-11-18T18:15:00.000Z", slip: null }),
    ];
    const page = await open({ "GET /api/mistakes": () => aPage(entries) }, "/mistakes?by=date");
    await screen.findByText("What is number 1?");
    expect(heads()).toEqual(["Nov 20, 2026", "Nov 18, 2026", "Retired"]);
    expect(screen.getAllByText("Opposite sign taken")).toHaveLength(2);
    expect(screen.getAllByText(/^\d+:15\s[AP]M$/)).toHaveLength(3);
    expect(asked(page)).toEqual([{ state: "open" }]);
  });

  it("give earlier mistakes when asked", async () => {
    const page = await open({ "GET /api/mistakes": () => aPage([aMistake(1)], "there") });
    const more = await screen.findByRole("button", { name: "Show More" });
    page.api.answer({ "GET /api/mistakes": () => aPage([aMistake(2)]) });
    await page.person.click(more);
    const second = await screen.findByText("What is number 2?");
    expect(asked(page).at(-1)).toEqual({ state: "open", slip: "opposite-sign", before: "there" });
    await waitFor(() => expect(document.activeElement).toBe(second.closest("summary")));
  });

  it("keep those that are retired folded away", async () => {
    const page = await open();
    await screen.findByText("What is number 1?");
    const retired = aMistake(7, { daysRight: 2 });
    page.api.answer({ "GET /api/mistakes": () => aPage([retired]) });
    await page.person.click(screen.getByText("Retired"));
    await page.person.click(await screen.findByText("What is number 7?"));
    expect(await screen.findByText("Right again on 2 of 2 days: retired.")).toBeTruthy();
    expect(asked(page).at(-1)).toEqual({ state: "retired" });
  });
});

describe("a mistake", () => {
  it("says in its line why, how often and what has been put right", async () => {
    const entries = [aMistake(1, { times: 3, daysRight: 1, reason: "gap" })];
    await open({ "GET /api/mistakes": () => aPage(entries) });
    const row = (await screen.findByText("What is number 1?")).closest("summary");
    expect(row?.textContent).toMatch(
      /I didn’t know how • Missed 3\stimes • Right again on 1\sof 2\sdays/,
    );
  });

  it("opens to the question with what was chosen and why that is tempting", async () => {
    await openFirst();
    const sheet = await screen.findByRole("article");
    const options = within(sheet).getByRole("radiogroup");
    expect(within(options).getByText("Your answer, incorrect")).toBeTruthy();
    const reasons = within(sheet).getByRole("region", { name: "Explanation" });
    expect(reasons.textContent).toContain("Opposite sign taken");
    expect(reasons.textContent).toContain("to both sides and halves the result.");
    expect(screen.getByText(/^Right again on 0 of 2 days/)).toBeTruthy();
    const twin = within(sheet).getByRole("link", { name: "Another Like It" });
    expect(twin.getAttribute("href")).toBe("/practice?like=q-1");
  });

  it("has its reason corrected with one tap, which stays when it is opened again", async () => {
    const page = await openFirst();
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Careless slip" }).checked).toBe(
      true,
    );
    expect(screen.getByText(/our guess from how you answered/)).toBeTruthy();
    await page.person.click(screen.getByRole("radio", { name: "Misread it" }));
    expect(page.api.bodies("PATCH /api/mistakes/{id}")).toEqual([{ reason: "misread" }]);
    const row = screen.getByText("What is number 1?").closest("summary");
    await waitFor(() => expect(row?.textContent).toContain("Misread it"));
    await page.person.click(screen.getByText("What is number 1?"));
    await waitFor(() => expect(screen.queryByRole("radio", { name: "Misread it" })).toBeNull());
    await page.person.click(screen.getByText("What is number 1?"));
    const misread = await screen.findByRole<HTMLInputElement>("radio", { name: "Misread it" });
    expect(misread.checked).toBe(true);
    expect(screen.getByText(/^As you said/)).toBeTruthy();
  });

  it("shows the new reason at once, and the old one again if it cannot be saved", async () => {
    const kept = Promise.withResolvers<never>();
    const page = await openFirst({
      "PATCH /api/mistakes/{id}": async () => (await kept.promise, refuse(500)),
    });
    const guessed = screen.getByRole<HTMLInputElement>("radio", { name: "Guessed" });
    await page.person.click(guessed);
    expect(guessed.checked).toBe(true);
    // It stands for a server that answers late, whatever it then says.
    kept.resolve(undefined as never);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Failed to save the reason. Please try again.");
    expect(guessed.checked).toBe(false);
    expect(screen.getByRole<HTMLInputElement>("radio", { name: "Careless slip" }).checked).toBe(
      true,
    );
  });
});

describe("the mistake book", () => {
  it("says what will stand there, and leads to practice", async () => {
    await open({ "GET /api/mistakes/counts": () => NONE });
    expect(await screen.findByText(/^Every question you miss is kept here/)).toBeTruthy();
    const way = within(screen.getByRole("main")).getByRole("link", { name: "Practice" });
    expect(way.getAttribute("href")).toBe("/practice");
    expect(screen.queryByRole("radio", { name: "Slip" })).toBeNull();
  });

  it("says that none is open where all are retired", async () => {
    await open({ "GET /api/mistakes/counts": () => ({ ...NONE, retired: 1 }) });
    expect(await screen.findByText(/^No open mistakes/)).toBeTruthy();
    expect(heads()).toEqual(["Retired"]);
  });

  it("says when it cannot be loaded, and tries again", async () => {
    const page = await open({ "GET /api/mistakes/counts": () => refuse(500) });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Failed to load your mistakes. Please try again.");
    page.api.answer(BOOK);
    await page.person.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByText("What is number 1?")).toBeTruthy();
  });

  it("says without a connection that it needs one, and comes by itself with one", async () => {
    const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    const page = await open({ "GET /api/mistakes/counts": loseConnection });
    await screen.findByText("Your mistakes need a connection.");
    page.api.answer(BOOK);
    connection.mockReturnValue(true);
    dispatchEvent(new Event("online"));
    expect(await screen.findByText("What is number 1?")).toBeTruthy();
  });

  it("says that it is on its way", async () => {
    await open({ "GET /api/mistakes/counts": neverAnswer });
    expect(await screen.findByText("Loading your mistakes...")).toBeTruthy();
  });

  it.each(["/dashboard", "/history"])("is one press away from %s", async (address) => {
    const user = aUser();
    const practised = { ...user, stats: { ...user.stats, totalQuestions: 3 } };
    const page = visitAs(practised, address, { ...BOOK, "GET /api/history": neverAnswer });
    await page.person.click(await screen.findByRole("link", { name: "Your mistakes" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Mistakes" })).toBeTruthy();
  });
});
