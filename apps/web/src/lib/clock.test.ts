import { afterEach, describe, expect, it, vi } from "vitest";
import { timeZone } from "./clock.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

function browserIn(zone: string): void {
  const options = new Intl.DateTimeFormat("en-US").resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue({
    ...options,
    timeZone: zone,
  });
}

describe("timeZone", () => {
  it("is the browser's own", () => {
    browserIn("America/Chicago");
    expect(timeZone()).toBe("America/Chicago");
  });

  it.each(["", "Etc/Unknown"])("is UTC when the browser says %j", (zone) => {
    browserIn(zone);
    expect(timeZone()).toBe("UTC");
  });
});
