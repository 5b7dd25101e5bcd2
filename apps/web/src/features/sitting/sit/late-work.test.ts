import "fake-indexeddb/auto";
import { expect, it } from "vitest";
import { deliverLateWork } from "./late-work.ts";

it("makes no copies anew for a learner who has gone", async () => {
  await deliverLateWork("ada", undefined, AbortSignal.abort());
  expect(await indexedDB.databases()).toEqual([]);
});
