import type { Paragraph } from "../paragraph.ts";

export const albiusVanilla: Paragraph = {
  id: "albius-vanilla",
  version: 2,
  field: "science",
  source: "Histories of plant cultivation; reference works on spices",
  text:
    "Vanilla is native to Mexico, where its flowers are pollinated by local bees. The French colonists who " +
    "carried the vine to the island of Réunion around 1820 found no such insects there. Consequently, the " +
    "plants bore hardly any fruit until 1841, when Edmond Albius, an enslaved boy of twelve, worked out how to " +
    "pollinate each flower by hand.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Consequently, the plants bore hardly any fruit until 1841",
      verbs: ["found", "bore"],
    },
    {
      kind: "essential",
      after: "who carried the vine to the island of Réunion around 1820",
      next: "found no such insects there",
      verb: "found",
    },
    { kind: "subject-and-verb", after: "is native to Mexico", verb: "is" },
    { kind: "noun-and-phrase", after: "of Réunion" },
    {
      kind: "clauses",
      after:
        "The French colonists who carried the vine to the island of Réunion around 1820 found no such insects there",
      verbs: ["is", "found"],
    },
    { kind: "preposition-and-object", after: "local bees" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "found",
      base: "find",
      subject: "The French colonists",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "its flowers",
      number: "plural",
      tense: "present",
    },
    {
      kind: "relative",
      verb: "carried",
      base: "carry",
      antecedent: "The French colonists",
      number: "plural",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["evaluation"],
      words: "Consequently",
      first:
        "The French colonists who carried the vine to the island of Réunion around 1820 found no such insects there",
      second: "the plants bore hardly any fruit until 1841",
      why: "The first statement says that the colonists on Réunion found none of the bees that pollinate vanilla, and the second says that the vanilla plants on Réunion bore hardly any fruit until 1841.",
    },
  ],
  pronouns: [{ word: "its", at: "its flowers are pollinated", antecedent: "Vanilla" }],
};
