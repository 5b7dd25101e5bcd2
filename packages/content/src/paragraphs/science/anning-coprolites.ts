import type { Paragraph } from "../paragraph.ts";

export const anningCoprolites: Paragraph = {
  id: "anning-coprolites",
  version: 2,
  field: "science",
  source: "Histories of paleontology; biographical dictionaries",
  text:
    "Fossil collector Mary Anning noticed in the 1820s that certain rounded stones lay within the skeletons " +
    "of ichthyosaurs and, when broken, revealed the bones and scales of fish. William Buckland, a geologist " +
    "at the University of Oxford, concluded from her observations that the stones were fossilized feces and " +
    "named them coprolites.",
  joints: [
    { kind: "title-and-name", title: "Fossil collector", after: "Mary Anning" },
    {
      kind: "inset",
      after: "a geologist at the University of Oxford",
      next: "concluded from her observations that the stones were fossilized feces",
      verb: "concluded",
    },
    { kind: "second-verb", after: "named them coprolites", verbs: ["concluded", "named"] },
    {
      kind: "subject-and-verb",
      after:
        "noticed in the 1820s that certain rounded stones lay within the skeletons of ichthyosaurs",
      verb: "noticed",
    },
    { kind: "preposition-and-object", after: "her observations" },
    { kind: "noun-and-phrase", after: "of ichthyosaurs" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "noticed",
      base: "notice",
      subject: "Fossil collector Mary Anning",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "concluded",
      base: "conclude",
      subject: "William Buckland",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
