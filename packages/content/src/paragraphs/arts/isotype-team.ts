import type { Paragraph } from "../paragraph.ts";

export const isotypeTeam: Paragraph = {
  id: "isotype-team",
  version: 3,
  field: "arts",
  source: "Standard histories of information design; encyclopedia entries on Isotype",
  text:
    "The system of pictorial statistics later called Isotype was developed in Vienna by a team that included " +
    "Otto Neurath, a social scientist; Marie Reidemeister, a designer who turned data into sketches; and Gerd " +
    "Arntz, an artist who drew the symbols.",
  coda: "The team's charts were displayed in a museum in the city.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["Otto Neurath", "a social scientist"],
        ["Marie Reidemeister", "a designer who turned data into sketches"],
        ["Gerd Arntz", "an artist who drew the symbols"],
      ],
    },
    {
      kind: "subject-and-verb",
      after:
        "was developed in Vienna by a team that included Otto Neurath, a social scientist; Marie Reidemeister, a designer who turned data into sketches; and Gerd Arntz, an artist who drew the symbols",
      verb: "was developed",
    },
    { kind: "noun-and-phrase", after: "of pictorial statistics later called Isotype" },
    { kind: "preposition-and-object", after: "pictorial statistics later called Isotype" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was developed",
      base: "develop",
      subject: "The system",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "team's charts",
      word: "team's",
      forms: ["team", "teams", "team's", "teams'"],
      counted: "a team",
      role: "owned",
      why: "The sentence before speaks of one team, and the charts were its work.",
    },
  ],
};
