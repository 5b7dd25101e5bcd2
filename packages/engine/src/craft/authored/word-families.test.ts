import type { WordSet } from "@sat/content";
import { wordSets } from "@sat/content/words";
import { expect, test } from "vitest";
import { wordFamilies } from "./word-families.ts";

function aSet(id: string, words: readonly string[], change: Partial<WordSet> = {}): WordSet {
  const [context] = Object.values(wordSets[0]?.contexts ?? {});
  if (context === undefined) throw new RangeError("there is a set");
  return { id, contexts: Object.fromEntries(words.map((word) => [word, context])), ...change };
}

test("sets with a word in common, in whatever form, are of one family, also through others", () => {
  const sets = [
    aSet("claims", ["conceded", "disputed"]),
    aSet("proofs", ["corroborate", "obscure"]),
    aSet("harvests", ["reap", "incur"]),
    aSet("research", ["corroborates", "concedes"]),
  ];
  expect([...wordFamilies(sets)]).toEqual(
    expect.arrayContaining([
      ["claims", "claims"],
      ["proofs", "claims"],
      ["research", "claims"],
      ["harvests", "harvests"],
    ]),
  );
});

test("what meanings have in common makes no family", () => {
  const meanings = aSet("meanings", ["conceded", "noticed"], { meaningsOf: "allow" });
  const families = wordFamilies([aSet("claims", ["conceded"]), meanings]);
  expect(families.get("meanings")).toBe("meanings");
});

test("nearly every set is a family of its own", () => {
  expect(new Set(wordFamilies(wordSets).values()).size).toBeGreaterThan(wordSets.length - 8);
});
