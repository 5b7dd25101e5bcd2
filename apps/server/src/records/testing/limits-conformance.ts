import { randomUUID } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { OwnAllowance } from "../limits.ts";
import type { Records } from "../records.ts";
import { LATER, NOON } from "./builders.ts";

const PER_MINUTE = 10;
const SHARE = 60_000 / PER_MINUTE;

/** What every database must make of allowances. */
export function limitsConformance(records: () => Records): void {
  const full = () => ({ name: randomUUID(), perMinute: PER_MINUTE });

  describe("limits", () => {
    test("a minute's calls may come at once, then one for each share of it that has passed", async () => {
      const allowance = full();
      const take = (later: number) =>
        records().limits.take([allowance], new Date(NOON.getTime() + later));
      const together = await Promise.all(Array.from({ length: PER_MINUTE + 5 }, () => take(0)));
      expect(together.filter(Boolean)).toHaveLength(PER_MINUTE);
      expect(await take(SHARE - 1)).toBe(false);
      expect(await take(SHARE)).toBe(true);
      expect(await take(SHARE)).toBe(false);
      expect(await take(3 * SHARE)).toBe(true);
      expect(await take(3 * SHARE)).toBe(true);
      expect(await take(3 * SHARE)).toBe(false);
    });

    test("a call needs something left of each allowance, and one caller's say nothing of another's", async () => {
      const [scarce, ample, other] = [{ ...full(), perMinute: 1 }, full(), full()];
      expect(await records().limits.take([scarce, ample], NOON)).toBe(true);
      expect(await records().limits.take([ample, scarce], NOON)).toBe(false);
      expect(await records().limits.take([ample], NOON)).toBe(true);
      expect(await records().limits.take([other], NOON)).toBe(true);
    });

    test("a call that one allowance has not left takes nothing from those after it", async () => {
      const [scarce, ample] = [{ ...full(), perMinute: 1 }, full()];
      const take = (allowances: OwnAllowance[]) => records().limits.take(allowances, NOON);
      expect(await take([scarce])).toBe(true);
      for (let call = 0; call < PER_MINUTE; call++) {
        expect(await take([scarce, ample])).toBe(false);
      }
      for (let call = 0; call < PER_MINUTE; call++) expect(await take([ample])).toBe(true);
      expect(await take([ample])).toBe(false);
    });

    test("an allowance that a clock used which has been put back since is full", async () => {
      const allowance = { ...full(), perMinute: 1 };
      const take = (now: Date) => records().limits.take([allowance], now);
      expect(await take(LATER)).toBe(true);
      expect(await take(NOON)).toBe(true);
      expect(await take(NOON)).toBe(false);
      const aLittleBack = new Date(NOON.getTime() - 30_000);
      expect(await take(aLittleBack)).toBe(false);
    });

    test("what is full again is forgotten, what is not is kept", async () => {
      const [idle, busy] = [full(), { ...full(), perMinute: 1 }];
      await records().limits.take([idle], NOON);
      await records().limits.take([busy], LATER);
      await records().limits.removeRestored(LATER);
      expect(await records().limits.take([busy], LATER)).toBe(false);
      expect(await records().limits.take([idle], LATER)).toBe(true);
    });
  });
}
