import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

const DAY = 86_400_000;
const INSTANT = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g;
const CALENDAR_DAY = /(?<=")\d{4}-\d\d-\d\d(?=")/g;

/** Lets days pass for the learner: all that is kept of them, taken out and brought back, is so much older. */
export async function letDaysPass(page: Page, days = 1): Promise<void> {
  const time = days * DAY;
  const { request } = page.context();
  const kept = await (await request.get("/api/me/export")).text();
  const older = kept
    .replaceAll(INSTANT, (instant) => new Date(Date.parse(instant) - time).toISOString())
    .replaceAll(CALENDAR_DAY, (day) => new Date(Date.parse(day) - time).toISOString().slice(0, 10));
  expect((await request.delete("/api/me/progress")).status()).toBe(204);
  const taken = await request.post("/api/me/import", { data: JSON.parse(older) });
  expect(taken.status()).toBe(200);
}
