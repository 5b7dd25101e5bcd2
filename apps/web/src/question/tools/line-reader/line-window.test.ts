import fc from "fast-check";
import { expect, it } from "vitest";
import { LEAST_HEIGHT, lineWindow } from "./line-window.ts";

it("keeps a line in sight, wherever it is dragged and however low the room", () => {
  const length = fc.integer({ min: -3_000, max: 3_000 });
  fc.assert(
    fc.property(length, length, fc.nat(2_000), (top, height, room) => {
      const allowed = lineWindow({ top, height }, room);
      expect(allowed.top).toBeGreaterThanOrEqual(0);
      expect(allowed.height).toBeGreaterThanOrEqual(LEAST_HEIGHT);
      expect(allowed.top + allowed.height).toBeLessThanOrEqual(Math.max(room, LEAST_HEIGHT));
      expect(lineWindow(allowed, room)).toEqual(allowed);
    }),
  );
});
