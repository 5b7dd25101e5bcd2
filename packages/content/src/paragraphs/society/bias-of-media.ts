import type { Paragraph } from "../paragraph.ts";

export const biasOfMedia: Paragraph = {
  id: "bias-of-media",
  version: 2,
  field: "society",
  source: "Histories of communication studies",
  text:
    "According to Harold Innis, a Canadian economic historian, each medium of communication favors " +
    "either time or space. Inscriptions in stone or clay last for centuries but are hard to move; " +
    "papyrus and paper are less durable but easier to carry. Writing about ancient and modern states in " +
    "*Empire and Communications* (1950), Innis argued that the materials available to a government " +
    "therefore affect the size of the territory it can control.",
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
  modifiers: [
    {
      opening: "Writing about ancient and modern states in *Empire and Communications* (1950)",
      clause:
        "Innis argued that the materials available to a government therefore affect the size of the territory it can control",
      noun: "Innis",
      kind: "person",
      wrong: [
        {
          clause:
            "the materials available to a government, Innis argued, therefore affect the size of the territory it can control",
          noun: "the materials available to a government",
          kind: "thing",
          reason: "The materials are written on; they do not write a book about states.",
        },
        {
          clause:
            "the size of the territory a government can control depends, Innis argued, on the materials available to it",
          noun: "the size of the territory",
          kind: "idea",
          reason: "A size does not write about states.",
        },
        {
          clause:
            "the territory a government can control depends for its size, Innis argued, on the materials that are available to it",
          noun: "the territory",
          kind: "place",
          reason: "A territory does not write; the historian did.",
        },
      ],
    },
  ],
};
