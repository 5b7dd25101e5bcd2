import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { tellSession } from "../../lib/session-channel.ts";
import { deviceShelf } from "../../lib/storage.ts";
import { aUser } from "../../test/a-user.ts";
import { neverAnswer, refuse } from "../../test/fake-api.ts";
import "../../test/standards-mode.ts";
import { visit } from "../../test/visit.tsx";

const PROVIDER = "https://accounts.example.com/authorize?state=1";
const SIGNED_OUT = { "GET /api/me": () => refuse(401) };
const SIGNED_IN = { "GET /api/me": () => aUser(), "GET /api/study": neverAnswer };
const LINKS = [
  "/practice?section=Math",
  "/settings",
  "/study-session?section=math&topic=trigonometry&mode=practice",
  "/study-mode?section=math",
];

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  sessionStorage.clear();
});

const signInButton = () => screen.findByRole("button", { name: "Continue with Google" });

it.each(LINKS)("a link to %s leads there after a sign-in in the popup", async (link) => {
  const page = visit(link, SIGNED_OUT);
  await signInButton();
  expect(page.address()).toBe(`/login?next=${encodeURIComponent(link)}`);
  page.api.answer(SIGNED_IN);
  tellSession("signed-in");
  await waitFor(() => expect(page.address()).toBe(link));
});

it("a sign-in that another window speaks of is none where the server knows of nobody", async () => {
  const page = visit("/settings", SIGNED_OUT);
  await signInButton();
  const asked = page.api.calls.length;
  tellSession("signed-in");
  await waitFor(() => expect(page.api.calls.length).toBeGreaterThan(asked));
  await signInButton();
  expect(page.address()).toBe("/login?next=%2Fsettings");
});

it.each(LINKS)("a link to %s leads there after a sign-in on the page itself", async (link) => {
  vi.spyOn(window, "open").mockReturnValue(null);
  const leave = vi.spyOn(window.location, "assign").mockImplementation(() => {});
  const before = visit(link, { ...SIGNED_OUT, "POST /api/sign-in": () => ({ url: PROVIDER }) });
  await before.person.click(await signInButton());
  await before.person.click(
    await screen.findByRole("button", { name: "Sign in on this page instead" }),
  );
  await waitFor(() => expect(leave).toHaveBeenCalledWith(PROVIDER));
  document.body.replaceChildren();
  const after = visit("/login?outcome=signed-in", SIGNED_IN);
  await waitFor(() => expect(after.address()).toBe(link));
});

it("a sign-in that was cancelled on the page itself does not lose the link", async () => {
  sessionStorage.setItem("sat:tab:next-page", JSON.stringify("/settings"));
  const page = visit("/login?outcome=cancelled", SIGNED_OUT);
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Sign-in was cancelled. Please try again.",
  );
  page.api.answer(SIGNED_IN);
  tellSession("signed-in");
  await waitFor(() => expect(page.address()).toBe("/settings"));
});

it.each(["//evil.example", "/\\evil.example", "https://evil.example", "/nowhere", "/login"])(
  "an address that names %s as the page to go on to leads to the dashboard",
  async (next) => {
    deviceShelf.write("user", {});
    sessionStorage.setItem("sat:tab:next-page", JSON.stringify(next));
    for (const outcome of ["", "&outcome=signed-in"]) {
      const page = visit(`/login?next=${encodeURIComponent(next)}${outcome}`, SIGNED_IN);
      await waitFor(() => expect(page.address()).toBe("/dashboard"));
    }
  },
);

it("who came for the dashboard sees no other address than the sign-in page's", async () => {
  const page = visit("/dashboard", SIGNED_OUT);
  await signInButton();
  expect(page.address()).toBe("/login");
});

it("a browser that keeps no session is told that the sign-in failed", async () => {
  visit("/login?outcome=signed-in&next=/settings", SIGNED_OUT);
  expect((await screen.findByRole("alert")).textContent).toBe(
    "An error occurred during sign-in. Please try again.",
  );
});
