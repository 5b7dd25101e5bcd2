import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const DOOR = "apps/server/src/auth/session-door.ts";
const WORDS = "apps/web/src/features/legal/privacy-page.tsx";

/** The number that a pattern finds in a file, whose lines may break anywhere. */
function numberIn(path: string, pattern: RegExp): string | undefined {
  return pattern.exec(readFileSync(path, "utf8").replaceAll(/\s+/g, " "))?.[1];
}

test("the privacy page tells for how long the server keeps a session", () => {
  const [unused, inAll] = [/SESSION_DAYS = (\d+)/, /LONGEST_SESSION = (\d+) \* DAY/];
  expect(numberIn(DOOR, unused)).toBeDefined();
  expect(numberIn(WORDS, /for (\d+) days after your last visit/)).toBe(numberIn(DOOR, unused));
  expect(numberIn(DOOR, inAll)).toBeDefined();
  expect(numberIn(WORDS, /for (\d+) days at most/)).toBe(numberIn(DOOR, inAll));
});
