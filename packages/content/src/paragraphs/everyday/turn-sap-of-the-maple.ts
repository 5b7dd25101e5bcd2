import type { Paragraph } from "../paragraph.ts";

export const turnSapOfTheMaple: Paragraph = {
  id: "turn-sap-of-the-maple",
  version: 2,
  field: "everyday",
  source: "Textbooks on forest products; histories of North American food",
  text:
    "The sap of the sugar maple, a tree of northeastern North America, contains only about two percent sugar. " +
    "In other words, water accounts for nearly all of its volume. Indigenous peoples of the region " +
    "concentrated the sap long before Europeans arrived: they might boil it in vessels over a fire. " +
    "Alternatively, they could let it freeze overnight and discard the ice, which holds little sugar.",
  joints: [
    {
      kind: "inset",
      after: "a tree of northeastern North America",
      next: "contains only about two percent sugar",
      verb: "contains",
    },
    {
      kind: "turning-clauses",
      after: "In other words, water accounts for nearly all of its volume",
      verbs: ["contains", "accounts"],
    },
    { kind: "preposition-and-object", after: "nearly all of its volume" },
    { kind: "noun-and-phrase", after: "of the sugar maple" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "The sap",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "concentrated",
      base: "concentrate",
      subject: "Indigenous peoples",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "accounts",
      base: "account",
      subject: "water",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis", "summary"],
      words: "In other words",
      first:
        "The sap of the sugar maple, a tree of northeastern North America, contains only about two percent sugar",
      second: "water accounts for nearly all of its volume",
      why: "The first statement says that the sap of the maple contains only about two percent sugar, and the second says that water accounts for nearly all of the volume of the sap.",
    },
    {
      relation: "alternative",
      also: ["contrast", "replacement", "sequence"],
      words: "Alternatively",
      first: "they might boil it in vessels over a fire",
      second: "they could let it freeze overnight and discard the ice, which holds little sugar",
      why: "The first statement says that Indigenous peoples might boil the sap in vessels over a fire, and the second says that Indigenous peoples could freeze the sap overnight and discard the ice.",
    },
  ],
};
