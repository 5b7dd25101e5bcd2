import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { givenAt, LONGEST_WAY } from "./given-at.ts";

const NOW = new Date("2026-11-20T12:00:00.000Z");
const ISSUED = new Date("2026-11-20T08:00:00.000Z");
const STILL_TO_COME = new Date("2027-12-25T08:00:00.000Z");
const LONG_AGO = new Date("2026-08-01T08:00:00.000Z");

describe("an answer counts", () => {
  test.each([
    ["when the device says", "2026-11-20T09:30:00.000Z", ISSUED, "2026-11-20T09:30:00.000Z"],
    ["now, if it says nothing", undefined, ISSUED, NOW.toISOString()],
    ["now, if it says later", "2026-11-21T00:00:00.000Z", ISSUED, NOW.toISOString()],
    ["when the question was issued, if it says earlier", "2020-01-01T00:00:00Z", ISSUED, ISSUED],
    [
      "thirty days ago, if it says longer ago",
      "2026-08-02T08:00:00.000Z",
      LONG_AGO,
      "2026-10-21T12:00:00.000Z",
    ],
    [
      "when the device says, if the server's clock was put back since the issue",
      "2026-11-20T09:30:00.000Z",
      STILL_TO_COME,
      "2026-11-20T09:30:00.000Z",
    ],
  ])("%s", (_, told, issuedAt, expected) => {
    expect(givenAt(told, { issuedAt, now: NOW })).toEqual(new Date(expected));
  });

  test("never after now, and never longer ago than it may", () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true }),
        fc.date({ noInvalidDate: true }),
        (told, issuedAt) => {
          const instant = givenAt(told.toISOString(), { issuedAt, now: NOW }).getTime();
          expect(instant).toBeLessThanOrEqual(NOW.getTime());
          expect(instant).toBeGreaterThanOrEqual(NOW.getTime() - LONGEST_WAY);
        },
      ),
    );
  });
});
