import { expect } from "vitest";
import { stockDatabase } from "../lib/storage.ts";

/** Turns of the event loop in which what is under way would be kept. */
const TURNS = 30;

/** Expects that nothing is kept of a learner who has signed out, now or by what was under way. */
export async function expectNoStock(uid: string): Promise<void> {
  for (let turn = 0; turn < TURNS; turn++) await new Promise((resolve) => setTimeout(resolve));
  const known = await indexedDB.databases();
  expect(known.map(({ name }) => name)).not.toContain(stockDatabase(uid));
}
