import { afterEach, beforeEach, expect, vi } from "vitest";

let reported: unknown[][] = [];

// React reports misuse (missing keys, updates outside act, hydration faults) only on the console.
beforeEach(() => {
  reported = [];
  vi.spyOn(console, "error").mockImplementation((...values: unknown[]) => {
    reported.push(values);
  });
});

afterEach(() => {
  expect(reported, "console.error was called during the test").toEqual([]);
});
