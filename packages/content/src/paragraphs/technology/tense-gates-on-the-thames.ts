import type { Paragraph } from "../paragraph.ts";

export const tenseGatesOnTheThames: Paragraph = {
  id: "tense-gates-on-the-thames",
  version: 2,
  field: "technology",
  source: "Histories of civil engineering; encyclopedia entries on the Thames Barrier",
  text:
    "Since 1983, the steel gates of the Thames Barrier, built downstream from the center of London, have " +
    "closed more than two hundred times against high water from the North Sea. A permanent dam was not " +
    "acceptable because the river carries ships. Instead, engineer Charles Draper designed curved gates that " +
    "normally lie on the bed of the river and rotate upward when a surge approaches, leaving the channel open " +
    "at other times.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Instead, engineer Charles Draper designed curved gates",
      verbs: ["was not", "designed"],
    },
    { kind: "title-and-name", title: "engineer", after: "Charles Draper" },
    { kind: "outcome", after: "leaving the channel open at other times", verbs: ["designed"] },
    { kind: "noun-and-phrase", after: "of the river" },
    { kind: "preposition-and-object", after: "high water from the North Sea" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have closed",
      base: "close",
      subject: "the steel gates",
      number: "plural",
      tense: "perfect",
      time: "Since 1983",
    },
    {
      kind: "finite",
      verb: "designed",
      base: "design",
      subject: "engineer Charles Draper",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause"],
      words: "Instead",
      first: "A permanent dam was not acceptable because the river carries ships",
      second:
        "engineer Charles Draper designed curved gates that normally lie on the bed of the river and rotate " +
        "upward when a surge approaches, leaving the channel open at other times",
      why: "The first statement says that a permanent dam was not acceptable because the river carries ships, and the second says that Draper designed gates that lie on the riverbed and rotate upward when a surge approaches.",
    },
  ],
};
