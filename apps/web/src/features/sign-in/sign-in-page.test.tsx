import { act, screen, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { tellSession } from "../../lib/session-channel.ts";
import { deviceShelf } from "../../lib/storage.ts";
import { aUser } from "../../test/a-user.ts";
import { type Handlers, loseConnection, neverAnswer, refuse } from "../../test/fake-api.ts";
import { bringBack, visit } from "../../test/visit.tsx";

const PROVIDER = "https://accounts.example.com/authorize?state=1";
const STARTED: Handlers = { "POST /api/sign-in": () => ({ url: PROVIDER }) };

/** The parts of a window that the page uses. */
function aPopup() {
  const popup = {
    closed: false,
    location: { replace: vi.fn() },
    close: vi.fn(() => {
      popup.closed = true;
    }),
  };
  return popup;
}

function openPopups(popup: ReturnType<typeof aPopup> | null) {
  return vi.spyOn(window, "open").mockImplementation(() => popup as unknown as Window | null); // only what the page uses
}

async function clickContinue(page: ReturnType<typeof visit>) {
  await page.person.click(await screen.findByRole("button", { name: "Continue with Google" }));
}

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(document, "hasFocus").mockReturnValue(true);
});

describe("the sign-in page", () => {
  it("names the four benefits, the terms, and that it is not the College Board's", async () => {
    visit("/login");
    expect(await screen.findByRole("heading", { name: "Welcome to SAT Practice" })).toBeTruthy();
    for (const benefit of [
      "Progress tracking",
      "Personalised difficulty",
      "Timed sessions",
      "Streaks and achievements",
    ]) {
      expect(screen.getByRole("heading", { name: benefit })).toBeTruthy();
    }
    expect(screen.getByText("Terms and privacy.")).toBeTruthy();
    expect(screen.getByText(/not affiliated with or endorsed by the College Board/)).toBeTruthy();
  });

  it("asks the server nothing on a first visit", async () => {
    const { api } = visit("/login");
    await screen.findByRole("button", { name: "Continue with Google" });
    expect(api.calls).toEqual([]);
  });

  it("sends a visitor who is signed in already to the dashboard", async () => {
    deviceShelf.write("user", {});
    const { address } = visit("/login", { "GET /api/me": () => aUser() });
    await waitFor(() => expect(address()).toBe("/dashboard"));
  });

  it("shows itself when the server cannot say whether anyone is signed in", async () => {
    deviceShelf.write("user", {});
    visit("/login", { "GET /api/me": () => refuse(500) });
    expect(await screen.findByRole("button", { name: "Continue with Google" })).toBeTruthy();
  });

  it.each([
    ["cancelled", "Sign-in was cancelled. Please try again."],
    ["failed", "An error occurred during sign-in. Please try again."],
  ])("tells how a redirect ended: %s", async (outcome, text) => {
    visit(`/login?outcome=${outcome}`);
    expect((await screen.findByRole("alert")).textContent).toBe(text);
  });
});

describe("the popup", () => {
  it("opens inside the click, then goes to the provider, and ends on the dashboard", async () => {
    const popup = aPopup();
    const open = openPopups(popup);
    const page = visit("/login", {
      "POST /api/sign-in": () => {
        expect(open).toHaveBeenCalledOnce();
        return { url: PROVIDER };
      },
    });
    await clickContinue(page);
    expect(open.mock.calls[0]?.[0]).toBe("");
    await waitFor(() => expect(popup.location.replace).toHaveBeenCalledWith(PROVIDER));
    expect(page.api.bodies("POST /api/sign-in")).toEqual([{ mode: "popup" }]);

    page.api.answer({ "GET /api/me": () => aUser() });
    tellSession("signed-in");
    await waitFor(() => expect(page.address()).toBe("/dashboard"));
  });

  it("ignores a second click while it is busy", async () => {
    openPopups(aPopup());
    const page = visit("/login", { "POST /api/sign-in": neverAnswer });
    await clickContinue(page);
    const busy = await screen.findByRole<HTMLButtonElement>("button", { name: "Signing in..." });
    expect(busy.getAttribute("aria-disabled")).toBe("true");
    await page.person.click(busy);
    expect(page.api.bodies("POST /api/sign-in")).toHaveLength(1);
  });

  it("says when it was blocked and offers to sign in on the page", async () => {
    openPopups(null);
    const leave = vi.spyOn(window.location, "assign").mockImplementation(() => {});
    const page = visit("/login", STARTED);
    await clickContinue(page);
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toContain(
      "Pop-up was blocked by your browser. Please allow pop-ups and try again.",
    );
    expect(page.api.calls).toEqual([]);

    await page.person.click(screen.getByRole("button", { name: "Sign in on this page instead" }));
    await waitFor(() => expect(leave).toHaveBeenCalledWith(PROVIDER));
    expect(page.api.bodies("POST /api/sign-in")).toEqual([{ mode: "redirect" }]);
  });

  it("ends as cancelled when the browser brings this page back from the provider's", async () => {
    openPopups(null);
    vi.spyOn(window.location, "assign").mockImplementation(() => {});
    const page = visit("/login", STARTED);
    await clickContinue(page);
    await page.person.click(
      await screen.findByRole("button", { name: "Sign in on this page instead" }),
    );
    await screen.findByRole("button", { name: "Signing in..." });
    await waitFor(() => expect(window.location.assign).toHaveBeenCalled());
    bringBack();
    await screen.findByText("Sign-in was cancelled. Please try again.");
    expect(screen.getByRole("button", { name: "Continue with Google" })).toBeTruthy();
  });

  it("counts as cancelled when it is closed and nobody is signed in", async () => {
    const popup = aPopup();
    openPopups(popup);
    const page = visit("/login", STARTED);
    await clickContinue(page);
    popup.closed = true;
    await screen.findByText("Sign-in was cancelled. Please try again.");
    expect(page.api.calls.map((call) => call.endpoint)).toContain("GET /api/me");
    expect(screen.getByRole("button", { name: "Continue with Google" })).toBeTruthy();
  });

  it("does not count as cancelled while another window has the focus", async () => {
    const hasFocus = vi.spyOn(document, "hasFocus").mockReturnValue(false);
    const popup = aPopup();
    openPopups(popup);
    const page = visit("/login", STARTED);
    await clickContinue(page);
    popup.closed = true;
    act(() => void window.dispatchEvent(new Event("focus")));
    expect(await screen.findByRole("button", { name: "Signing in..." })).toBeTruthy();
    hasFocus.mockReturnValue(true);
    act(() => void window.dispatchEvent(new Event("focus")));
    await screen.findByText("Sign-in was cancelled. Please try again.");
  });

  it("signs in when it was closed after the session had begun", async () => {
    const popup = aPopup();
    openPopups(popup);
    const page = visit("/login", STARTED);
    await clickContinue(page);
    page.api.answer({ "GET /api/me": () => aUser() });
    popup.closed = true;
    await waitFor(() => expect(page.address()).toBe("/dashboard"));
  });

  it("still signs in when the news comes after it counted as cancelled", async () => {
    const popup = aPopup();
    openPopups(popup);
    const page = visit("/login", STARTED);
    await clickContinue(page);
    popup.closed = true;
    await screen.findByText("Sign-in was cancelled. Please try again.");
    page.api.answer({ "GET /api/me": () => aUser() });
    tellSession("signed-in");
    await waitFor(() => expect(page.address()).toBe("/dashboard"));
  });

  it.each([
    ["cancelled", "Sign-in was cancelled. Please try again."],
    ["failed", "An error occurred during sign-in. Please try again."],
    // Signed in at the provider, but the browser did not keep the session.
    ["signed-in", "An error occurred during sign-in. Please try again."],
  ] as const)("reports %s by the channel", async (news, text) => {
    openPopups(aPopup());
    const page = visit("/login", STARTED);
    await clickContinue(page);
    await screen.findByRole("button", { name: "Signing in..." });
    tellSession(news);
    expect((await screen.findByRole("alert")).textContent).toBe(text);
  });

  it.each<[string, Handlers["POST /api/sign-in"], string]>([
    [
      "a lost connection",
      loseConnection,
      "Network error. Please check your connection and try again.",
    ],
    [
      "a refusal without words",
      () => refuse(500),
      "An error occurred during sign-in. Please try again.",
    ],
    [
      "too many attempts",
      () => refuse(429, "Wait a second, then try again."),
      "An error occurred during sign-in. Please try again.",
    ],
    [
      "a refusal with words",
      () => refuse(403, "Open the app at its own address."),
      "Open the app at its own address.",
    ],
    [
      "an answer that makes no sense",
      // An empty answer breaks the contract on purpose.
      () => undefined as never,
      "An unexpected error occurred. Please try again.",
    ],
  ])("closes at %s and says so", async (_case, handler, text) => {
    const popup = aPopup();
    openPopups(popup);
    const page = visit("/login", { ...(handler && { "POST /api/sign-in": handler }) });
    await clickContinue(page);
    expect((await screen.findByRole("alert")).textContent).toBe(text);
    expect(popup.close).toHaveBeenCalled();
  });
});
