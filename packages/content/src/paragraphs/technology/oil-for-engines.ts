import type { Paragraph } from "../paragraph.ts";

export const oilForEngines: Paragraph = {
  id: "oil-for-engines",
  version: 2,
  field: "technology",
  source: "Biographies of Elijah McCoy; histories of railroads",
  text:
    "The moving parts of an early steam locomotive required frequent oiling. Accordingly, trains stopped at " +
    "intervals so that a worker could apply the lubricant by hand. In 1872, Elijah McCoy, an inventor in " +
    "Michigan, patented a device that removed the need for such delays: a cup that released oil continuously " +
    "while the engine ran.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Accordingly, trains stopped at intervals so that a worker could apply the lubricant by hand",
      verbs: ["required", "stopped"],
    },
    {
      kind: "inset",
      after: "an inventor in Michigan",
      next: "patented a device that removed the need for such delays",
      verb: "patented",
      front: "In 1872",
    },
    { kind: "subject-and-verb", after: "required frequent oiling", verb: "required" },
    { kind: "noun-and-phrase", after: "of an early steam locomotive" },
    { kind: "noun-and-phrase", after: "for such delays" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "patented",
      base: "patent",
      subject: "Elijah McCoy",
      number: "singular",
      tense: "past",
      time: "In 1872",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["emphasis", "purpose"],
      words: "Accordingly",
      first: "The moving parts of an early steam locomotive required frequent oiling",
      second: "trains stopped at intervals so that a worker could apply the lubricant by hand",
      why: "The first statement says that the moving parts of an early steam locomotive required frequent oiling, and the second says that trains stopped at intervals so that a worker could apply the lubricant by hand.",
    },
  ],
};
