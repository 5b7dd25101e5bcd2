import { afterEach, describe, expect, it, vi } from "vitest";
import { timeZone } from "./clock.ts";

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Browsers in a zone: one that has Temporal, and one that has not. */
const BROWSERS = {
  "a browser of today": (zone: string | undefined) => {
    vi.stubGlobal("Temporal", { Now: { timeZoneId: () => zone } });
    vi.spyOn(Intl, "DateTimeFormat").mockImplementation(() => {
      throw new Error("a formatter takes time");
    });
  },
  "an older browser": (zone: string | undefined) => {
    const options = new Intl.DateTimeFormat("en-US").resolvedOptions();
    vi.stubGlobal("Temporal", undefined);
    Reflect.deleteProperty(globalThis, "Temporal");
    // As browsers do, against the specification that the type has from.
    Object.assign(options, { timeZone: zone });
    vi.spyOn(Intl.DateTimeFormat.prototype, "resolvedOptions").mockReturnValue(options);
  },
};

describe.each(Object.entries(BROWSERS))("timeZone in %s", (_name, putIn) => {
  it("is the browser's own", () => {
    putIn("America/Chicago");
    expect(timeZone()).toBe("America/Chicago");
  });

  it.each([undefined, "", "Etc/Unknown", "+05:00"])("is UTC when the browser says %j", (zone) => {
    putIn(zone);
    expect(timeZone()).toBe("UTC");
  });
});
