import type { Plan } from "@sat/contract";
import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { expectProblem } from "../../testing/expect-problem.ts";
import { type Browser, type TestServer, testServer } from "../../testing/server.ts";

let server: TestServer;
let browser: Browser;

beforeEach(async () => {
  server = await testServer();
  browser = await server.browser();
});

afterEach(() => server.close());

const PLAN: Plan = { testDate: "2026-12-05", goal: 1400, days: [5, 1], minutesADay: 45 };

async function calendarOf(plan: Plan, reminderHour = 17): Promise<string> {
  await browser.patch("/api/me/preferences", { plan, reminderHour });
  const answer = await browser.get("/api/plan.ics");
  expect(answer.status).toBe(200);
  return answer.text();
}

/** What a calendar makes of the file, by the names that events have in it. */
function eventsIn(text: string): Record<string, ICAL.Event> {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
  return Object.fromEntries(
    events.map((component) => {
      const event = new ICAL.Event(component);
      return [event.uid.replace(/-[^-]*@.*$/, ""), event];
    }),
  );
}

/** When an event takes place, so many times at most. */
function timesOf(event: ICAL.Event | undefined, most = 20): string[] {
  const times: string[] = [];
  const iterator = event?.iterator();
  for (let next = iterator?.next(); next && times.length < most; next = iterator?.next())
    times.push(`${next.toString()} ${next.zone?.tzid}`);
  return times;
}

describe("the calendar of a plan", () => {
  test("has its days at the hour of reminders, wherever that is, until the day before the test", async () => {
    const { practice, ...others } = eventsIn(await calendarOf(PLAN));
    expect(timesOf(practice)).toEqual([
      "2026-11-20T17:00:00 floating",
      "2026-11-23T17:00:00 floating",
      "2026-11-27T17:00:00 floating",
      "2026-11-30T17:00:00 floating",
      "2026-12-04T17:00:00 floating",
    ]);
    expect(practice?.duration.toSeconds()).toBe(45 * 60);
    expect(practice?.summary).toBe("SAT practice");
    expect(practice?.component.getFirstPropertyValue("url")).toBe(
      "http://localhost:3000/dashboard",
    );
    const testDay = others["test-day"];
    expect(testDay?.startDate.isDate).toBe(true);
    expect([testDay?.startDate.toString(), testDay?.endDate.toString()]).toEqual([
      "2026-12-05",
      "2026-12-06",
    ]);
    expect(Object.keys(others)).toEqual(["test-day"]);
  });

  test("goes on without a date, begins on the first of its days, and may end a day later", async () => {
    const plan: Plan = { ...PLAN, testDate: null, days: [7], minutesADay: 120 };
    const { practice, ...others } = eventsIn(await calendarOf(plan, 23));
    expect(timesOf(practice)).toHaveLength(20);
    expect(practice?.startDate.toString()).toBe("2026-11-22T23:00:00");
    expect(practice?.endDate.toString()).toBe("2026-11-23T01:00:00");
    expect(others).toEqual({});
  });

  test("has the test alone when no day is left before it", async () => {
    const plan: Plan = { ...PLAN, testDate: "2026-11-21", days: [7] };
    expect(Object.keys(eventsIn(await calendarOf(plan)))).toEqual(["test-day"]);
  });

  test("names its events alike in every file of the learner, and in nobody else's", async () => {
    const names = (text: string) => Object.values(eventsIn(text)).map(({ uid }) => uid);
    const first = names(await calendarOf(PLAN));
    expect(names(await calendarOf({ ...PLAN, days: [2] }, 8))).toEqual(first);
    browser = await server.browser();
    const others = names(await calendarOf(PLAN));
    expect(others.filter((name) => first.includes(name))).toEqual([]);
  });

  test("is a file that calendars take: lines of 75 bytes at most, ended as RFC 5545 wants", async () => {
    await browser.patch("/api/me/preferences", { plan: PLAN });
    const answer = await browser.get("/api/plan.ics");
    expect(answer.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toContain('filename="sat-plan.ics"');
    const text = await answer.text();
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test("is none without a plan, or for whoever is not signed in", async () => {
    await expectProblem(await browser.get("/api/plan.ics"), 409, "no-plan");
    await expectProblem(await server.app.request("/api/plan.ics"), 401, "not-signed-in");
  });
});
