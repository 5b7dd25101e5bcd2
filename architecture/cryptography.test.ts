import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { repository, trackedFiles } from "./testing/overlay.ts";

const texts = trackedFiles("apps/server/src/*.ts")
  .filter((path) => !/\.test\.ts$|\/testing\//.test(path))
  .map((path) => readFileSync(join(repository, path), "utf8"));

/** What a pattern finds in the server's code, each once. */
const found = (pattern: RegExp): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, what = ""]) => what))),
];

test("the server takes of Node's cryptography hashes, keys, chance and two checks, and no more", () => {
  const taken = found(/import \{([^}]*)\} from "node:crypto"/g).flatMap((list) => list.split(","));
  expect([...new Set(taken.map((name) => name.trim()))].toSorted()).toEqual([
    // Whether what a browser calls its key is a point of the curve.
    "ECDH",
    "createHash",
    "createHmac",
    "generateKeyPairSync",
    "getRandomValues",
    "hkdfSync",
    "randomBytes",
    "randomUUID",
    "timingSafeEqual",
  ]);
});

test("its hashes are SHA-256, its keys of 256 bits, its one pair of them on P-256", () => {
  expect(found(/\b(?:createHash|createHmac|hkdfSync)\(\s*([^,)]+)/g)).toEqual(['"sha256"']);
  expect(found(/\brandomBytes\(([^)]+)\)/g)).toEqual(["32"]);
  expect(found(/\bgenerateKeyPairSync\(([^)]+)\)/g)).toEqual(['"ec", { namedCurve: "P-256" }']);
});
