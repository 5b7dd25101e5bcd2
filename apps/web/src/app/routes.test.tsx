import { screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aUser } from "../test/a-user.ts";
import { loseConnection, refuse } from "../test/fake-api.ts";
import { visit, visitAs } from "../test/visit.tsx";

const GUARDED = [
  "/dashboard",
  "/practice",
  "/settings",
  "/quiz",
  "/history",
  "/mistakes",
  "/look-back",
  "/study-mode",
  "/study-session?section=math&topic=trigonometry&mode=practice",
  "/study-summary?data=%7B%7D",
];

/** Addresses that no page has, and that would mean another site, or nothing at all. */
const ODD = [
  "/%00",
  "//x",
  "//evil.example/login",
  "/\\evil.example",
  `/${"x".repeat(10_000)}`,
  `/${"%41".repeat(3_000)}`,
];

/** The sign-in page that leads back to an address; to the dashboard it leads by itself. */
function signInFor(address: string): string {
  return address === "/dashboard" ? "/login" : `/login?next=${encodeURIComponent(address)}`;
}

describe("the map", () => {
  it.each(["/", "/nowhere", "/dashboard/more", ...ODD])(
    "sends %s to the sign-in page",
    async (address) => {
      const page = visit(address);
      await screen.findByRole("button", { name: "Continue with Google" });
      expect(page.address()).toBe("/login");
    },
  );

  it.each(GUARDED)("sends the signed-out from %s to the sign-in page", async (address) => {
    const page = visit(address, { "GET /api/me": () => refuse(401, "Nobody is signed in.") });
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(page.address()).toBe(signInFor(address));
    expect(screen.queryByText("SAT Practice", { selector: "a" })).toBeNull();
  });

  it.each([
    ["/practice/", "/practice"],
    ["/Practice", "/practice"],
    ["/PRACTICE//?section=Math#main", "/practice?section=Math#main"],
    ["/pr%61ctice", "/practice"],
    ["/Dashboard/", "/dashboard"],
  ])("leads back from %s as from %s, the same page", async (address, page) => {
    const { router } = visit(address, { "GET /api/me": () => refuse(401, "Nobody is signed in.") });
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(router.history.location.href).toBe(signInFor(page));
  });

  it("asks who is signed in once, with the browser's time zone", async () => {
    const page = visitAs(aUser(), "/practice");
    await screen.findByRole("heading", { level: 1 });
    await page.router.navigate({ to: "/dashboard" });
    await screen.findByRole("heading", { level: 1, name: /Ada Lovelace$/ });
    const asked = page.api.calls.filter(({ endpoint }) => endpoint === "GET /api/me");
    expect(asked).toEqual([
      {
        endpoint: "GET /api/me",
        body: undefined,
        query: { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone },
      },
    ]);
  });
});

describe("arriving at a page", () => {
  it("names the tab after it and moves the focus to its heading", async () => {
    const page = visitAs(aUser(), "/practice");
    await screen.findByRole("heading", { level: 1, name: "Practice" });
    expect(document.title).toBe("Practice · SAT Practice");

    await page.person.click(screen.getByRole("link", { name: "Back to Dashboard" }));
    const heading = await screen.findByRole("heading", { level: 1, name: /Ada Lovelace/ });
    await waitFor(() => expect(document.activeElement).toBe(heading));
    expect(document.title).toBe("Dashboard · SAT Practice");
  });

  it("leaves the focus alone on the first page", async () => {
    visitAs(aUser(), "/practice");
    await screen.findByRole("heading", { level: 1 });
    expect(document.activeElement).toBe(document.body);
  });

  it("offers to skip to the content", async () => {
    visitAs(aUser(), "/practice");
    const skip = await screen.findByRole<HTMLAnchorElement>("link", {
      name: "Skip to the content",
    });
    expect(document.querySelector(skip.hash)).toBe(screen.getByRole("main"));
  });
});

describe("a page that cannot be loaded", () => {
  beforeEach(() => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
  });

  it("says that the connection is lost and comes back when it is there again", async () => {
    const page = visit("/practice", { "GET /api/me": loseConnection });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(
      "Network error. Please check your connection and try again.",
    );
    page.api.answer({ "GET /api/me": () => aUser() });
    await page.person.click(screen.getByRole("button", { name: "Try Again" }));
    expect(await screen.findByRole("heading", { level: 1, name: "Practice" })).toBeTruthy();
  });

  it("says that something went wrong when the server fails", async () => {
    visit("/practice", { "GET /api/me": () => refuse(500) });
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain("Something went wrong. Please try again.");
  });
});
