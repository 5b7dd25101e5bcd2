import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { databaseKinds } from "../records/testing/databases.ts";
import { Browser } from "./testing/browser.ts";
import { type SignInServer, startSignInServer } from "./testing/sign-in-server.ts";

const Started = z.object({ url: z.url() });

describe.each(databaseKinds)("sign-in at three processes that take turns, on %s", (_, make) => {
  let server: SignInServer;

  beforeAll(async () => {
    const database = await make();
    const open = () => database.open();
    const records = [await open(), await open(), await open()] as const;
    server = await startSignInServer(() =>
      Promise.resolve({ records, drop: () => database.drop() }),
    );
  });

  afterAll(() => server.close());

  // Each begins at another process than the one before.
  test.each([1, 2, 3])(
    "number %i goes through, and the session ends everywhere",
    async (number) => {
      const browser = new Browser(server.origin);
      const { text } = await browser.request("/api/sign-in?redirect", { method: "POST" });
      const chooser = await browser.open(Started.parse(JSON.parse(text)).url);
      const account = { name: `Ada ${number}`, email: `ada.${number}@example.org` };
      const end = await browser.submit(chooser, account, ({ pathname }) => pathname === "/login");
      expect(end.url.search).toBe("?outcome=signed-in");
      expect(server.reports).toEqual([]);
      const admission = await server.signIn.admit(browser.cookies());
      expect(server.welcomed.at(-1)).toBe(admission?.uid);
      await browser.request("/api/sign-out", { method: "POST" });
      expect(await server.signIn.admit(browser.cookies())).toBeUndefined();
    },
  );

  test("an id with a sign that no text of the database can hold is nobody's", async () => {
    const { status } = await new Browser(server.origin).request("/identity/token", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: "grant_type=authorization_code&code=x&client_id=a%00b",
    });
    expect(status).toBe(401);
    expect(server.reports).toEqual([]);
  });
});
