import type { User } from "@sat/contract";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepUser, keptUser } from "../lib/kept-user.ts";
import { onSessionNews, tellSession } from "../lib/session-channel.ts";
import { deviceShelf, learnerShelf } from "../lib/storage.ts";
import { aUser } from "../test/a-user.ts";
import {
  type Handlers,
  loseConnection,
  NOBODY,
  refuse,
  refuseUnderWay,
  turnAway,
} from "../test/fake-api.ts";
import { visit, visitAs } from "../test/visit.tsx";

const WORD = "You are offline. What you see is from your last visit.";
const UNREACHED = "The server is out of reach. What you see is from your last visit.";
const GONE: Handlers = { "GET /api/me": loseConnection, "GET /api/study": loseConnection };
const STATS = { totalQuestions: 12, correctAnswers: 9, currentStreak: 2, longestStreak: 5 };

/** Takes the connection away, or gives it back. */
function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

afterEach(() => {
  vi.restoreAllMocks();
});

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("without a connection, a learner who was here before", () => {
  it.each(["/", "/dashboard"])("sees their name and figures at %s, and is told why", async (at) => {
    setOnline(false);
    keepUser(aUser({ stats: STATS }));
    const page = visit(at, GONE);
    expect(await screen.findByText(WORD)).toBeTruthy();
    expect(page.address()).toBe("/dashboard");
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(heading.textContent).toContain("Ada Lovelace");
    const figures = screen.getAllByRole("definition").map(({ textContent }) => textContent);
    expect(figures).toEqual(["12", "75%", "2 days", "5 days"]);
  });

  // A proxy says 502 or 504 when the server behind it is gone or does not answer; 408, 429 and 500 may pass as well.
  it.each([408, 429, 500, 502, 503, 504])(
    "sees them too after a %i, and is told so",
    async (status) => {
      keepUser(aUser({ stats: STATS }));
      visit("/dashboard", { ...GONE, "GET /api/me": () => refuse(status) });
      await screen.findByText(UNREACHED);
      expect(screen.getAllByRole("definition")[0]?.textContent).toBe("12");
    },
  );

  it.each([
    ["import", "Your data is just being imported into this account. Nothing is lost:"],
    ["reset", "Your progress is just being reset. Nothing else is lost:"],
  ] as const)("is told of an %s under way, and that nothing is lost by it", async (what, words) => {
    keepUser(aUser({ stats: STATS }));
    visit("/dashboard", { ...GONE, "GET /api/me": () => refuseUnderWay(what) });
    await screen.findByText(
      `${words} please try again in a moment. What you see is from your last visit.`,
    );
    expect(screen.getAllByRole("definition")[0]?.textContent).toBe("12");
  });

  it.each([
    ["import", /being imported/],
    ["reset", /being reset/],
  ] as const)(
    "that was none is told of an %s under way as well, with a way on",
    async (what, words) => {
      visit("/dashboard", { "GET /api/me": () => refuseUnderWay(what) });
      await screen.findByRole("heading", { name: "This page could not be shown" });
      expect(screen.getByRole("alert").textContent).toMatch(words);
      expect(screen.getByRole("button", { name: "Try Again" })).toBeTruthy();
    },
  );

  it("is not told that the device is offline while it has a connection", async () => {
    keepUser(aUser());
    visit("/dashboard", GONE);
    await screen.findByText(UNREACHED);
    expect(screen.queryByText(WORD)).toBeNull();
  });

  it.each(["/history", "/study-mode"])("is told once at %s, which keeps nothing", async (at) => {
    setOnline(false);
    keepUser(aUser());
    visit(at, { ...GONE, "GET /api/history": loseConnection });
    await screen.findByText(/needs a connection\./);
    expect(screen.queryByText(WORD)).toBeNull();
  });

  it("sees the present figures as soon as the connection is back", async () => {
    setOnline(false);
    keepUser(aUser({ stats: STATS }));
    const page = visit("/dashboard", GONE);
    await screen.findByText(WORD);
    // The guard's call and the page's own, each tried twice.
    const asked = () => page.api.calls.filter(({ endpoint }) => endpoint === "GET /api/me");
    await waitFor(() => expect(asked()).toHaveLength(4));
    const stats = { ...STATS, totalQuestions: 24 };
    page.api.answer({ "GET /api/me": () => aUser({ stats }) });
    setOnline(true);
    await waitFor(() => expect(screen.queryByText(WORD)).toBeNull());
    expect(screen.getByText("24")).toBeTruthy();
    expect(keptUser()?.stats).toEqual(stats);
  });

  it("is not shown a record that another version left", async () => {
    deviceShelf.write("user", { uid: "user-1" });
    visit("/dashboard", GONE);
    expect((await screen.findByRole("alert")).textContent).toContain("Network error.");
  });
});

describe("what is kept of a learner", () => {
  /** On this device; answers what of it, and of another learner's, is left. */
  function keepSome(): () => string[] {
    for (const name of SOME) localStorage.setItem(name, "{}");
    return () => Object.keys(localStorage).toSorted();
  }
  const PRACTICE = "sat:learner:user-1:practice";
  const ANOTHERS = "sat:learner:user-10:practice";
  const UNSENT = "sat:learner:user-1:answers:q-1";
  const SOME = [ANOTHERS, UNSENT, PRACTICE];

  it("is what waits to be sent once the server says that nobody is signed in", async () => {
    keepUser(aUser());
    const left = keepSome();
    visit("/dashboard", NOBODY);
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(left()).toEqual([UNSENT]);
  });

  it("is the same where an earlier version forgot who they were", async () => {
    const left = keepSome();
    visit("/dashboard", NOBODY);
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(left()).toEqual([UNSENT]);
  });

  it("is the same once a call finds the session gone, and the other pages hear of it", async () => {
    const heard: string[] = [];
    const stop = onSessionNews((news) => heard.push(news));
    const page = visitAs(aUser(), "/dashboard", {
      "PATCH /api/me/preferences": () => refuse(401),
    });
    const left = keepSome();
    const link = await screen.findByRole("link", { name: "Mixed Practice" });
    page.api.answer(NOBODY);
    await page.person.click(link);
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(left()).toEqual([UNSENT]);
    await waitFor(() => expect(heard).toEqual(["signed-out"]));
    stop();
  });

  it("is all still there when a call of a former session comes back late", async () => {
    const heard: string[] = [];
    const stop = onSessionNews((news) => heard.push(news));
    const page = visitAs(aUser(), "/dashboard", {
      "PATCH /api/me/preferences": () => refuse(401),
    });
    const link = await screen.findByRole("link", { name: "Mixed Practice" });
    const left = keepSome();
    const asked = () => page.api.calls.filter(({ endpoint }) => endpoint === "GET /api/me");
    const before = asked().length;
    await page.person.click(link);
    await waitFor(() => expect(asked()).toHaveLength(before + 1));
    await waitFor(() => expect(page.address()).toMatch(/^\/practice/));
    expect(left()).toEqual(expect.arrayContaining([UNSENT, PRACTICE]));
    expect(heard).toEqual([]);
    stop();
  });

  it("is all still there, and grows, when news of a former sign-out comes late", async () => {
    const page = visitAs(aUser(), "/dashboard");
    await screen.findByRole("heading", { level: 1 });
    const left = keepSome();
    const answer = Promise.withResolvers<User>();
    page.api.answer({ "GET /api/me": () => answer.promise });
    tellSession("signed-out");
    const shelf = learnerShelf("user-1");
    await waitFor(() => expect(shelf.write("quiz", {})).toBe(false));
    answer.resolve(aUser());
    await waitFor(() => expect(shelf.write("quiz", {})).toBe(true));
    expect(left()).toEqual(expect.arrayContaining([UNSENT, PRACTICE]));
    expect(page.address()).toBe("/dashboard");
  });

  it("is the same once another learner is signed in", async () => {
    keepUser(aUser());
    const left = keepSome();
    visitAs(aUser({ uid: "user-10" }), "/dashboard");
    await screen.findByRole("heading", { level: 1 });
    expect(left()).not.toContain(PRACTICE);
    expect(left()).toEqual(expect.arrayContaining([ANOTHERS, UNSENT]));
  });

  it.each([
    ["a lost connection", loseConnection],
    ["a server that cannot serve", () => refuse(503)],
  ])("is all still there after %s", async (_, fail) => {
    keepUser(aUser());
    const left = keepSome();
    const before = left();
    visit("/dashboard", { ...GONE, "GET /api/me": fail });
    await screen.findByText(UNREACHED);
    expect(left()).toEqual(before);
  });

  it("is all still there after a refusal by what stands before the server", async () => {
    keepUser(aUser());
    const left = keepSome();
    const before = left();
    visit("/dashboard", { "GET /api/me": () => turnAway(401) });
    await screen.findByRole("alert");
    expect(left()).toEqual(before);
  });

  it("is not shown when the server refuses for good", async () => {
    keepUser(aUser());
    visit("/dashboard", { "GET /api/me": () => refuse(400) });
    expect((await screen.findByRole("alert")).textContent).toContain("Something went wrong.");
  });

  it("is gone after the sign-out, but for answers that are yet to be sent", async () => {
    const left = keepSome();
    const page = visitAs(aUser(), "/settings", { "POST /api/sign-out": () => undefined });
    await page.person.click(await screen.findByRole("button", { name: "Sign Out" }));
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(left()).toEqual([UNSENT]);
  });
});
