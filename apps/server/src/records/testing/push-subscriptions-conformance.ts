import { MOST_SUBSCRIPTIONS } from "@sat/contract";
import { describe, expect, test } from "vitest";
import type { Records } from "../records.ts";
import type { StoredSubscription } from "../push-subscriptions.ts";
import { aLearner, aSubscription, LATER, MUCH_LATER, NOON } from "./builders.ts";

/** What every database must make of the browsers that learners are reminded in. */
export function pushSubscriptionsConformance(records: () => Records): void {
  describe("the browsers that a learner is reminded in", () => {
    const at = { now: NOON, dueAt: LATER };

    async function kept(uid: string): Promise<StoredSubscription> {
      const subscription = aSubscription();
      await records().pushSubscriptions.keep(uid, subscription, at);
      const all = await records().pushSubscriptions.list(uid);
      const one = all.find(({ endpoint }) => endpoint === subscription.endpoint);
      if (one === undefined) throw new Error("it was not kept");
      return one;
    }

    test("are kept as they came, and forgotten by nobody else", async () => {
      const [uid, other] = [await aLearner(records()), await aLearner(records())];
      const subscription = aSubscription({ timeZone: "America/Chicago" });
      await records().pushSubscriptions.keep(uid, subscription, at);
      await records().pushSubscriptions.remove(other, subscription.endpoint);
      expect(await records().pushSubscriptions.list(uid)).toEqual([
        { ...subscription, uid, dueAt: LATER, remindedDay: null },
      ]);
      await records().pushSubscriptions.remove(uid, subscription.endpoint);
      expect(await records().pushSubscriptions.list(uid)).toEqual([]);
    });

    test("are at most ten, the latest", async () => {
      const uid = await aLearner(records());
      const endpoints: string[] = [];
      for (let count = 0; count < MOST_SUBSCRIPTIONS + 2; count++) {
        const subscription = aSubscription();
        const now = new Date(NOON.getTime() + count);
        await records().pushSubscriptions.keep(uid, subscription, { now, dueAt: LATER });
        endpoints.push(subscription.endpoint);
      }
      const left = await records().pushSubscriptions.list(uid);
      expect(left.map(({ endpoint }) => endpoint)).toEqual(endpoints.slice(2));
    });

    test("are those of whoever subscribed last, who has had no reminder there", async () => {
      const [uid, other] = [await aLearner(records()), await aLearner(records())];
      const one = await kept(uid);
      const { endpoint, keys, timeZone } = one;
      await records().pushSubscriptions.claim(one, {
        nextDueAt: MUCH_LATER,
        remindedDay: "2026-11-20",
      });
      const again = { now: LATER, dueAt: MUCH_LATER };
      await records().pushSubscriptions.keep(uid, { endpoint, keys, timeZone }, again);
      expect(await records().pushSubscriptions.list(uid)).toMatchObject([
        { endpoint, remindedDay: "2026-11-20" },
      ]);
      await records().pushSubscriptions.keep(other, { endpoint, keys, timeZone }, again);
      expect(await records().pushSubscriptions.list(uid)).toEqual([]);
      expect(await records().pushSubscriptions.list(other)).toMatchObject([
        { endpoint, remindedDay: null },
      ]);
    });

    test("are due at their instant, in pieces, and claimed by one alone", async () => {
      const uid = await aLearner(records());
      const [one, two] = [await kept(uid), await kept(uid)];
      const own = (all: StoredSubscription[]) => all.filter((each) => each.uid === uid);
      const before = new Date(LATER.getTime() - 1);
      expect(own(await records().pushSubscriptions.due(before, 1000))).toEqual([]);
      const [first, second] = own(await records().pushSubscriptions.due(LATER, 1000));
      expect([first, second]).toEqual(
        [one, two].toSorted((a, b) => (a.endpoint < b.endpoint ? -1 : 1)),
      );
      expect(own(await records().pushSubscriptions.due(LATER, 1000, first))).toEqual([second]);
      const claim = { nextDueAt: MUCH_LATER, remindedDay: "2026-11-20" };
      const claims = [1, 2, 3].map(() => records().pushSubscriptions.claim(one, claim));
      expect((await Promise.all(claims)).filter(Boolean)).toEqual([true]);
      expect(own(await records().pushSubscriptions.due(LATER, 1000))).toEqual([two]);
    });

    test("are none of a learner who is no more", async () => {
      await records().pushSubscriptions.keep("nobody", aSubscription(), at);
      expect(await records().pushSubscriptions.list("nobody")).toEqual([]);
    });
  });
}
