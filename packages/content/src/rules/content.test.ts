import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DIFFICULTIES } from "@sat/item";
import { describe, expect, it } from "vitest";
import { passages } from "../passages/index.ts";
import { theStandardPound } from "../passages/literature/the-standard-pound.ts";
import type { Passage } from "../passages/passage.ts";
import { wordSets } from "../words/index.ts";
import { passageFaults, questionCounts } from "./passage-rules.ts";
import { characters, echoes, guesserShare, hedges, overlaps } from "./stock-rules.ts";
import { wordSetFaults } from "./word-rules.ts";

const source = join(import.meta.dirname, "..");

/** The names of the authored files of a folder and of the folders in it. */
function filesIn(folder: string, deep: boolean): string[] {
  return readdirSync(join(source, folder), { withFileTypes: true, recursive: deep })
    .filter((entry) => entry.isFile() && (!deep || !entry.parentPath.endsWith(folder)))
    .map(({ name }) => name.replace(".ts", ""))
    .filter((name) => name !== "index" && name !== "word-set")
    .toSorted();
}

describe("the passages", () => {
  it("keep every rule", () => {
    expect(passages.flatMap(passageFaults)).toEqual([]);
  });

  it("are listed, each under the name of its file", () => {
    expect(passages.map(({ id }) => id).toSorted()).toEqual(filesIn("passages", true));
  });

  it("do not repeat each other", () => {
    expect(overlaps(passages)).toEqual([]);
  });

  it("hold six questions or more for each topic and level", () => {
    const counts = questionCounts(passages);
    const topics = [...new Set([...counts.keys()].map((cell) => cell.split(" ")[0] ?? ""))];
    expect(topics).toHaveLength(5);
    const thin = topics
      .flatMap((topic) => DIFFICULTIES.map((level) => `${topic} ${level}`))
      .filter((cell) => (counts.get(cell) ?? 0) < 6);
    expect(thin).toEqual([]);
  });

  it("do not give the key away by length, care or echo", () => {
    const amounts = [characters, hedges, echoes].flatMap((amount) => [
      guesserShare(passages, amount),
      guesserShare(passages, (option, text) => -amount(option, text)),
    ]);
    expect(Math.max(...amounts)).toBeLessThan(0.36);
  });
});

describe("the sets of words", () => {
  it("keep every rule", () => {
    expect(wordSets.flatMap(wordSetFaults)).toEqual([]);
  });

  it("are listed, each under the name of its file", () => {
    expect(wordSets.map(({ id }) => id).toSorted()).toEqual(filesIn("words", false));
  });
});

describe("the rules", () => {
  function planted(change: (passage: Passage) => Passage): string[] {
    return passageFaults(change(theStandardPound));
  }

  it("find a text that nobody credits", () => {
    expect(planted((passage) => ({ ...passage, credit: "" })).join()).toContain("no credit");
  });

  it("find evidence that is not there", () => {
    const faults = planted((passage) => ({ ...passage, text: passage.text.slice(0, -40) }));
    expect(faults.join()).toContain("does not stand in the text");
  });

  it("find a text of the wrong length", () => {
    const faults = planted((passage) => ({ ...passage, text: `${passage.text} `.repeat(3) }));
    expect(faults.join()).toContain("words; ");
  });

  it("find a key that is twice as long as the rest", () => {
    const faults = planted((passage) => ({
      ...passage,
      facets: passage.facets.map((facet) => ({
        ...facet,
        key: { ...facet.key, text: facet.key.text.repeat(2) },
      })),
    }));
    expect(faults.join()).toContain("times the shortest");
  });

  it("find one code given twice", () => {
    const faults = planted((passage) => ({
      ...passage,
      facets: passage.facets.map(({ wrong: [one, two, three], ...facet }) => ({
        ...facet,
        wrong: [one, { ...two, code: one.code }, three],
      })),
    }));
    expect(faults.join()).toContain("one code");
  });

  it("find a worn phrase and a British spelling", () => {
    const faults = planted((passage) => ({
      ...passage,
      text: `Little did he know that the wall was grey. ${passage.text}`,
    }));
    expect(faults.join()).toContain("a worn phrase");
    expect(faults.join()).toContain("a British spelling");
  });
});
