import type { Paragraph } from "../paragraph.ts";

export const biasOfMedia: Paragraph = {
  id: "bias-of-media",
  field: "society",
  source: "Histories of communication studies",
  text:
    "According to Harold Innis, a Canadian economic historian, each medium of communication favors either " +
    "time or space. Inscriptions in stone or clay last for centuries but are hard to move; papyrus and paper " +
    "are less durable but easier to carry. In *Empire and Communications* (1950), Innis argued that the " +
    "materials available to a government therefore affect the size of the territory it can control.",
  joints: [
    {
      kind: "front",
      after: "each medium of communication favors either time or space",
      verbs: ["favors"],
    },
    { kind: "noun-and-phrase", after: "of communication" },
    { kind: "subject-and-verb", after: "last for centuries but are hard to move", verb: "last" },
    {
      kind: "clauses",
      after: "papyrus and paper are less durable but easier to carry",
      verbs: ["last", "are"],
    },
    { kind: "noun-and-phrase", after: "in stone or clay" },
    { kind: "noun-and-phrase", after: "of the territory it can control" },
    {
      kind: "front",
      after:
        "Innis argued that the materials available to a government therefore affect the size of the territory it can control",
      verbs: ["argued"],
    },
    { kind: "preposition-and-object", after: "centuries" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "favors",
      base: "favor",
      subject: "each medium",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "last",
      base: "last",
      subject: "Inscriptions",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "affect",
      base: "affect",
      subject: "the materials",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "it", at: "it can control", antecedent: "a government" }],
};
