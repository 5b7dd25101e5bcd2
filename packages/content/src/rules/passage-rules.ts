import type { Pair, Passage } from "../passages/passage.ts";
import { topicOf } from "../passages/topic-of.ts";
import { facetFaults } from "./facet-rules.ts";
import { wordingFaults } from "./wording.ts";

/** The genres of which a reader must be told that they were written for SAT Practice. */
const CREDITED = new Set(["story", "novel", "poem", "play", "memoir", "letter", "speech", "essay"]);

/** What is wrong with a passage and its questions, one sentence each, with the passage's id. */
export function passageFaults(passage: Passage | Pair): string[] {
  const texts = "texts" in passage ? passage.texts : [passage.text];
  const faults = [
    ...creditFaults(passage),
    ...texts.flatMap((text) => wordingFaults("the text", text)),
    ...passage.facets.flatMap((facet, at) =>
      facetFaults(passage, facet).map((fault) => `${at + 1} (${facet.kind}): ${fault}`),
    ),
  ];
  return faults.map((fault) => `${passage.id}: ${fault}`);
}

/** Literature and documents say of themselves that they are ours: in the credit, or in a text about a work. */
function creditFaults(passage: Passage | Pair): string[] {
  if ("texts" in passage || !CREDITED.has(passage.genre)) return [];
  const said = `${passage.credit ?? ""} ${passage.text}`;
  return said.includes("written for SAT Practice") ? [] : ["no credit says where the text is from"];
}

/** How many questions each topic has at each level, by "topic level". */
export function questionCounts(passages: readonly (Passage | Pair)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { genre, facets } of passages) {
    for (const { kind, level } of facets) {
      const cell = `${topicOf(genre, kind)} ${level}`;
      counts.set(cell, (counts.get(cell) ?? 0) + 1);
    }
  }
  return counts;
}
