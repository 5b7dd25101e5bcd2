import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { erasureBrokenOff } from "../records/testing/breaks-off.ts";
import { issueTo } from "../records/testing/builders.ts";
import { databaseKinds, type TestDatabase } from "../records/testing/databases.ts";
import { Browser } from "./testing/browser.ts";
import { type SignInServer, startSignInServer } from "./testing/sign-in-server.ts";

const Started = z.object({ url: z.url() });
const ADA = { name: "Ada Lovelace", email: "ada@example.org" };

describe.each(databaseKinds)("a learner whose deletion was broken off, on %s", (_, make) => {
  let database: TestDatabase;
  let server: SignInServer;

  beforeAll(async () => {
    database = await make();
    const records = [await database.open()] as const;
    server = await startSignInServer(() =>
      Promise.resolve({ records, drop: () => database.drop() }),
    );
  });

  afterAll(() => server.close());

  /** Signs in; the learner's uid. */
  async function signIn(browser: Browser): Promise<string> {
    const { text } = await browser.request("/api/sign-in?redirect", { method: "POST" });
    const chooser = await browser.open(Started.parse(JSON.parse(text)).url);
    await browser.submit(chooser, ADA, ({ pathname }) => pathname === "/login");
    const admission = await server.signIn.admit(browser.cookies());
    return admission?.uid ?? "nobody";
  }

  test("begins anew at the next sign-in, with nothing of before", async () => {
    const browser = new Browser(server.origin);
    const uid = await signIn(browser);
    const { id } = await issueTo(server.records, uid);
    const { erasure, close } = erasureBrokenOff(database);
    const leaver = { uid, isTheirs: () => false };
    const deletion = erasure.forgetLearner(leaver, () => server.now);
    await expect(deletion).rejects.toThrow("the process is gone");
    expect(await server.signIn.admit(browser.cookies())).toBeUndefined();

    expect(await signIn(browser)).toBe(uid);
    expect(await server.records.history.find({ uid, id })).toBeUndefined();
    const admission = await server.signIn.admit(browser.cookies());
    expect(admission).toEqual({ uid, isOverhauled: false });
    expect(server.reports).toEqual([]);
    await close();
  });
});
