import type { Paragraph } from "../paragraph.ts";

export const craftUltramarinePrize: Paragraph = {
  id: "craft-ultramarine-prize",
  version: 2,
  field: "history",
  source: "Standard histories of pigments",
  text:
    "In the early nineteenth century, French manufacturers sought a cheap substitute for ultramarine, a blue " +
    "pigment obtained by grinding lapis lazuli from Afghanistan. To this end, a society for the promotion of " +
    "industry offered a prize in 1824, and chemist Jean-Baptiste Guimet received it four years later for a " +
    "synthetic pigment of nearly identical composition.",
  joints: [
    {
      kind: "front",
      after:
        "French manufacturers sought a cheap substitute for ultramarine, a blue pigment obtained by grinding lapis lazuli from Afghanistan",
      verbs: ["sought"],
    },
    { kind: "title-and-name", title: "chemist", after: "Jean-Baptiste Guimet" },
    {
      kind: "coordinated",
      after:
        "chemist Jean-Baptiste Guimet received it four years later for a synthetic pigment of nearly identical " +
        "composition",
      verbs: ["offered", "received"],
    },
    { kind: "noun-and-phrase", after: "for the promotion of industry" },
    {
      kind: "preposition-and-object",
      after: "a synthetic pigment of nearly identical composition",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "offered",
      base: "offer",
      subject: "a society",
      number: "singular",
      tense: "past",
    },
    { kind: "preposition", verb: "grinding", base: "grind", beside: "sought" },
    {
      kind: "finite",
      verb: "sought",
      base: "seek",
      subject: "French manufacturers",
      number: "plural",
      tense: "past",
      time: "In the early nineteenth century",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence", "example"],
      words: "To this end",
      first:
        "French manufacturers sought a cheap substitute for ultramarine, a blue pigment obtained by grinding lapis lazuli from Afghanistan",
      second: "a society for the promotion of industry offered a prize in 1824",
      why: "The first statement says that French manufacturers sought a cheap substitute for ultramarine, and the second reports that a society offered a prize for a substitute for ultramarine in 1824.",
    },
  ],
};
