import type { Paragraph } from "../paragraph.ts";

export const tensePaintingsOnCotton: Paragraph = {
  id: "tense-paintings-on-cotton",
  version: 2,
  field: "arts",
  source: "Histories of South Asian art; encyclopedia entries on the Hamzanama",
  text:
    "The *Hamzanama* tells the adventures of a warrior named Hamza. By the late 1570s, the painters in the " +
    "workshop of the Mughal emperor Akbar had completed some fourteen hundred large pictures of its scenes " +
    "on cotton cloth. Two masters from Iran, Mir Sayyid Ali and Abd al-Samad, directed the project in turn; " +
    "the Indian artists under them, however, favored dense crowds and vigorous motion, creating a manner " +
    "distinct from that of Persian books.",
  joints: [
    {
      kind: "turning-clauses",
      after: "the Indian artists under them, however, favored dense crowds and vigorous motion",
      verbs: ["directed", "favored"],
    },
    {
      kind: "subject-and-verb",
      after: "tells the adventures of a warrior named Hamza",
      verb: "tells",
    },
    {
      kind: "verb-and-complement",
      after: "some fourteen hundred large pictures of its scenes on cotton cloth",
      verb: "had completed",
    },
    { kind: "noun-and-phrase", after: "of a warrior named Hamza" },
    { kind: "preposition-and-object", after: "cotton cloth" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had completed",
      base: "complete",
      subject: "the painters",
      number: "plural",
      tense: "past-perfect",
      time: "By the late 1570s",
    },
    {
      kind: "finite",
      verb: "directed",
      base: "direct",
      subject: "Two masters",
      number: "plural",
      tense: "past",
    },
    { kind: "outcome", verb: "creating", base: "create", beside: "favored" },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession"],
      words: "however",
      first: "Two masters from Iran, Mir Sayyid Ali and Abd al-Samad, directed the project in turn",
      second:
        "the Indian artists under them favored dense crowds and vigorous motion, creating a manner distinct from that of Persian books",
      why: "The first statement says that masters from Iran directed the painting of scenes from the *Hamzanama*, but the second reports that the Indian artists created a manner distinct from that of Persian books.",
    },
  ],
};
