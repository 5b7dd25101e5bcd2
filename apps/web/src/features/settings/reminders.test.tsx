import type { Plan } from "@sat/contract";
import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { aUser, withPreferences } from "../../test/a-user.ts";
import { type Handlers, loseConnection, neverAnswer, refuse } from "../../test/fake-api.ts";
import { ENDPOINT, fakePush, KEYS } from "../../test/fake-push.ts";
import { visitAs } from "../../test/visit.tsx";

const PLAN: Plan = { testDate: null, goal: null, days: [1], minutesADay: 20 };

const SERVER: Handlers = {
  "GET /api/push-key": () => ({ publicKey: "the server's key" }),
  "POST /api/push-subscriptions": () => undefined,
  "POST /api/push-subscriptions/removal": () => undefined,
  "POST /api/reminders": () => undefined,
};

const OFF = aUser();
const ON = withPreferences(OFF, { notificationsEnabled: true });

async function open(user = OFF, handlers: Handlers = {}) {
  let kept = user;
  const page = visitAs(user, "/settings", {
    "GET /api/me": () => kept,
    "PATCH /api/me/preferences": (change) => (kept = withPreferences(kept, change)),
    ...SERVER,
    ...handlers,
  });
  await screen.findByRole("heading", { name: "Reminders" });
  return { ...page, preferences: () => kept.preferences };
}

const theSwitch = () => screen.getByRole<HTMLInputElement>("switch", { name: /^Notifications/ });
const status = () => within(screen.getByRole("region", { name: "Reminders" }));

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});

describe("switching on reminders", () => {
  it("asks the browser, tells the server of it, and takes effect at once", async () => {
    const push = fakePush();
    const page = await open();
    expect(theSwitch().checked).toBe(false);
    await page.person.click(theSwitch());
    expect(await screen.findByText(/^At most one a day/)).toBeTruthy();
    expect(theSwitch().checked).toBe(true);
    expect(push.requestPermission).toHaveBeenCalledOnce();
    expect(push.subscribed).toEqual(["the server's key"]);
    expect(page.api.bodies("POST /api/push-subscriptions")).toEqual([
      { endpoint: ENDPOINT, keys: KEYS, timeZone: expect.any(String) },
    ]);
    expect(page.preferences().notificationsEnabled).toBe(true);
    expect(screen.getByRole("button", { name: "Send a Test Reminder" })).toBeTruthy();
  });

  it.each([
    [
      "the learner has blocked notifications",
      () => fakePush({ permission: "denied" }),
      /^This browser blocks notifications from SAT Practice\. Allow them in its settings/,
    ],
    [
      "the learner has not answered",
      () => fakePush({ permission: "default" }),
      /^Reminders stay off here until you allow notifications\.$/,
    ],
    ["no worker is there", () => fakePush({ hasWorker: false }), /^This browser cannot show/],
    ["the browser has no messages", () => undefined, /^This browser cannot show reminders/],
    [
      "the browser takes none",
      () => fakePush({ failure: new DOMException("no", "NotAllowedError") }),
      /^This browser cannot show reminders/,
    ],
  ])("says so and leaves them off when %s", async (_, prepare, text) => {
    prepare();
    const page = await open();
    await page.person.click(theSwitch());
    expect((await screen.findByText(text)).closest("[role=status]")).toBeTruthy();
    expect(theSwitch().checked).toBe(false);
    expect(page.api.bodies("PATCH /api/me/preferences")).toEqual([]);
  });

  it("says so when the server cannot be reached, and can be tried again", async () => {
    fakePush();
    const page = await open(OFF, { "POST /api/push-subscriptions": loseConnection });
    await page.person.click(theSwitch());
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Failed to switch on reminders. Please try again.");
    expect(theSwitch().checked).toBe(false);
    page.api.answer(SERVER);
    await page.person.click(theSwitch());
    await waitFor(() => expect(theSwitch().checked).toBe(true));
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("subscribes anew where the browser was subscribed with another key", async () => {
    const failure = new DOMException("another key", "InvalidStateError");
    const push = fakePush({ isSubscribed: true, failure });
    const page = await open();
    await page.person.click(theSwitch());
    await waitFor(() => expect(page.preferences().notificationsEnabled).toBe(true));
    expect(push.subscribed).toEqual(["the server's key"]);
  });

  it("stands as switched on while it is under way, and is not begun twice", async () => {
    const push = fakePush();
    const page = await open(OFF, { "GET /api/push-key": neverAnswer });
    await page.person.click(theSwitch());
    expect(theSwitch().checked).toBe(true);
    await page.person.click(theSwitch());
    expect(push.requestPermission).toHaveBeenCalledOnce();
  });
});

describe("reminders that are on", () => {
  it("are switched off everywhere, and this browser is forgotten", async () => {
    const push = fakePush({ isSubscribed: true });
    const page = await open(ON);
    await page.person.click(theSwitch());
    expect(await screen.findByText("No reminders are sent")).toBeTruthy();
    expect(page.preferences().notificationsEnabled).toBe(false);
    await waitFor(() => expect(push.isSubscribed()).toBe(false));
    expect(page.api.bodies("POST /api/push-subscriptions/removal")).toEqual([
      { endpoint: ENDPOINT },
    ]);
  });

  it("are told to the server again, which may have another time zone, or another learner", async () => {
    fakePush({ isSubscribed: true });
    const page = await open(ON);
    await screen.findByRole("button", { name: "Send a Test Reminder" });
    expect(page.api.bodies("POST /api/push-subscriptions")).toHaveLength(1);
    expect(screen.queryByText(/not in this browser/)).toBeNull();
  });

  it("can be had in this browser too", async () => {
    fakePush();
    const page = await open(ON);
    expect(await screen.findByText("Reminders are on, but not in this browser.")).toBeTruthy();
    await page.person.click(screen.getByRole("button", { name: "Remind Me Here Too" }));
    await screen.findByRole("button", { name: "Send a Test Reminder" });
    expect(screen.queryByText(/not in this browser/)).toBeNull();
    expect(page.api.bodies("PATCH /api/me/preferences")).toEqual([]);
  });

  it("are tried on demand, which says how it went", async () => {
    fakePush({ isSubscribed: true });
    const page = await open(ON);
    const button = await screen.findByRole("button", { name: "Send a Test Reminder" });
    await page.person.click(button);
    expect(await screen.findByText("A test reminder is on its way.")).toBeTruthy();
    expect(page.api.bodies("POST /api/reminders")).toEqual([{ endpoint: ENDPOINT }]);
    page.api.answer({ "POST /api/reminders": () => refuse(502) });
    await page.person.click(button);
    expect((await screen.findByRole("alert")).textContent).toBe(
      "Failed to send a reminder. Please try again in a moment.",
    );
    expect(screen.queryByText("A test reminder is on its way.")).toBeNull();
  });

  it("stay on when they cannot be switched off", async () => {
    fakePush({ isSubscribed: true });
    const page = await open(ON, { "PATCH /api/me/preferences": () => refuse(500) });
    await page.person.click(theSwitch());
    expect((await screen.findByRole("alert")).textContent).toMatch(/^Failed to switch off/);
    expect(theSwitch().checked).toBe(true);
  });

  it("end in this browser when the learner signs out of it", async () => {
    const push = fakePush({ isSubscribed: true });
    const page = await open(ON, { "POST /api/sign-out": () => undefined });
    const [signOut] = screen.getAllByRole("button", { name: "Sign Out" });
    if (signOut) await page.person.click(signOut);
    await waitFor(() => expect(push.isSubscribed()).toBe(false));
  });
});

describe("the time of reminders", () => {
  it("is chosen by the hour, and kept at once", async () => {
    const page = await open();
    const select = screen.getByLabelText<HTMLSelectElement>("Reminder Time");
    expect(select.selectedOptions[0]?.textContent).toBe("5:00 PM");
    expect([...select.options].map(({ text }) => text)).toEqual(
      expect.arrayContaining(["12:00 AM", "11:00 AM", "12:00 PM", "11:00 PM"]),
    );
    await page.person.selectOptions(select, "7:00 AM");
    await waitFor(() => expect(page.preferences().reminderHour).toBe(7));
    expect(select.value).toBe("7");
  });

  it("stays as it was when it cannot be kept", async () => {
    const page = await open(OFF, { "PATCH /api/me/preferences": loseConnection });
    const select = screen.getByLabelText<HTMLSelectElement>("Reminder Time");
    await page.person.selectOptions(select, "7:00 AM");
    const alert = await screen.findByRole("alert");
    expect(alert.textContent).toBe("Failed to save the time. Please try again.");
    expect(select.value).toBe("17");
  });
});

describe("the plan", () => {
  it("can be had as a calendar once there is one", async () => {
    await open(withPreferences(OFF, { plan: PLAN }));
    const link = status().getByRole<HTMLAnchorElement>("link", { name: "Plan for Your Calendar" });
    expect(link.getAttribute("href")).toBe("/api/plan.ics");
    expect(link.hasAttribute("download")).toBe(true);
  });

  it("has no file before", async () => {
    await open();
    expect(status().queryByRole("link")).toBeNull();
  });
});
