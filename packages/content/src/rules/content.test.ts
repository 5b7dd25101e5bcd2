import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DIFFICULTIES } from "@sat/item";
import { describe, expect, it } from "vitest";
import { passages } from "../passages/index.ts";
import { theStandardPound } from "../passages/literature/the-standard-pound.ts";
import type { Facet } from "../passages/facet.ts";
import type { Passage } from "../passages/passage.ts";
import { wordSets } from "../words/index.ts";
import { passageFaults, questionCounts } from "./passage-rules.ts";
import { characters, echoes, guesserShare, hedges, overlaps } from "./stock-rules.ts";
import { passageTexts, wordTexts } from "./stock-texts.ts";
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
    expect(overlaps([...passageTexts(passages), ...wordTexts(wordSets)])).toEqual([]);
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

  /**
   * Chance, and two and a half standard errors of it: what the luckiest of these dozen guesses would reach
   * in a stock that gives nothing away. The bound sinks toward chance as the stock grows.
   */
  it("do not give the key away by length, care or echo", () => {
    const questions = passages.reduce((sum, { facets }) => sum + facets.length, 0);
    const shares = [characters, hedges, echoes].flatMap((amount) => [
      guesserShare(passages, amount),
      guesserShare(passages, (option, text) => -amount(option, text)),
    ]);
    // To shun the pick of a bad guesser is a guess as well.
    const best = Math.max(...shares, ...shares.map((share) => (1 - share) / 3));
    expect(best).toBeLessThan(0.25 + 2.5 * Math.sqrt((0.25 * 0.75) / questions));
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

  it("find a stem that is not of the fixed list", () => {
    const faults = planted((passage) => ({
      ...passage,
      facets: passage.facets.map((facet) =>
        // The types refuse such a stem, which is why it has to be cast.
        "stem" in facet ? ({ ...facet, stem: "What is meant?" } as unknown as Facet) : facet,
      ),
    }));
    expect(faults.join()).toContain("not of the fixed list");
  });

  it("find an option that no exam has", () => {
    const faults = planted((passage) => ({
      ...passage,
      facets: passage.facets.map((facet) => ({
        ...facet,
        key: { ...facet.key, text: "all of the above" },
      })),
    }));
    expect(faults.join()).toContain("an option of no exam");
  });

  it("find two texts that share many of their words", () => {
    const copy = { id: "a copy", text: `It is said that ${theStandardPound.text}` };
    expect(overlaps([...passageTexts([theStandardPound]), copy])).toHaveLength(1);
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

  it("find a banned phrase and a British spelling", () => {
    const faults = planted((passage) => ({
      ...passage,
      text: `Little did he know that the wall was grey. ${passage.text}`,
    }));
    expect(faults.join()).toContain("a banned phrase");
    expect(faults.join()).toContain("a British spelling");
  });
});
