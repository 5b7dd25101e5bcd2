import type { Paragraph } from "../paragraph.ts";

export const ardabilCarpets: Paragraph = {
  id: "ardabil-carpets",
  field: "arts",
  source: "Standard histories of Persian carpets; museum notes on the Ardabil Carpet",
  text:
    "The Ardabil Carpet, a Persian work dated to 1539–40 by an inscription in its field, was " +
    "one of a pair. Restorers in the nineteenth century took sections from one carpet to " +
    "repair the other, which is now in London; the former, which belongs to a museum in Los " +
    "Angeles, lacks its original border.",
  joints: [
    {
      kind: "inset",
      after: "a Persian work dated to 1539–40 by an inscription in its field",
      next: "was one of a pair",
      verb: "was",
    },
    {
      kind: "clauses",
      after: "the former, which belongs to a museum in Los Angeles, lacks its original border",
      verbs: ["took", "lacks"],
    },
    {
      kind: "subject-and-verb",
      after: "took sections from one carpet to repair the other",
      verb: "took",
    },
    { kind: "preposition-and-object", after: "a museum in Los Angeles" },
    { kind: "verb-and-complement", after: "one of a pair", verb: "was" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "took",
      base: "take",
      subject: "Restorers",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "lacks",
      base: "lack",
      subject: "the former",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [
    { word: "its", at: "its field", antecedent: "a Persian work" },
    { word: "its", at: "its original border", antecedent: "the former" },
  ],
};
