import { describe, expect, test } from "vitest";
import { givingWay } from "./giving-way.ts";

/** An error as a database driver raises it. */
function failure(code: string): Error {
  return Object.assign(new Error("it failed"), { code });
}

/** A task that fails so many times with the code, and then is done; how often it was begun. */
async function begun(code: string, failures: number): Promise<number> {
  let times = 0;
  await givingWay(() => {
    times += 1;
    return times <= failures ? Promise.reject(failure(code)) : Promise.resolve();
  }).catch(() => undefined);
  return times;
}

describe("a task", () => {
  test.each(["40P01", "40001"])("that had to give way by %s is done in the end", async (code) => {
    expect(await begun(code, 3)).toBe(4);
  });

  test("that gives way again and again fails at last, and says why", async () => {
    expect(await begun("40P01", Infinity)).toBeLessThan(20);
    await expect(givingWay(() => Promise.reject(failure("40P01")))).rejects.toThrow("it failed");
  });

  test("that fails for another reason is not tried again", async () => {
    expect(await begun("23505", 1)).toBe(1);
  });
});
