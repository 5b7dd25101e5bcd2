import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { rest } from "./rest.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it("ends with its signal", async () => {
  const end = new AbortController();
  const resting = rest(end.signal);
  end.abort();
  await expect(resting).resolves.toBeUndefined();
  await expect(rest(end.signal)).resolves.toBeUndefined();
});

it("leaves nothing behind on a signal that many rests wait for", async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, "addEventListener");
  const removed = vi.spyOn(signal, "removeEventListener");
  for (const wait of [undefined, 5_000]) {
    const resting = rest(signal, wait);
    vi.runAllTimers();
    await resting;
  }
  const listeners = (spy: typeof added | typeof removed) => spy.mock.calls.map(([, one]) => one);
  expect(added).toHaveBeenCalled();
  expect(new Set(listeners(removed))).toEqual(new Set(listeners(added)));
});
