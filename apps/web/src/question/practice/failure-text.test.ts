import { afterEach, expect, it, vi } from "vitest";
import { failureText } from "./failure-text.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

function usedUp(isOnline: boolean): string {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(isOnline);
  return failureText("used-up");
}

it("blames the connection for a stock that is used up only where there is none", () => {
  expect(usedUp(false)).toMatch(/The next one comes when the connection is back\.$/);
  expect(usedUp(true)).not.toContain("connection");
  expect(usedUp(true)).toMatch(/The server cannot give another one right now\./);
});
