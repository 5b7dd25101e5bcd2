import type { Paragraph } from "../paragraph.ts";

export const ardabilCarpets: Paragraph = {
  id: "ardabil-carpets",
  field: "arts",
  source: "Standard histories of Persian carpets; museum notes on the Ardabil Carpet",
  text:
    "The Ardabil Carpet, a Persian work dated to 1539–40 by an inscription in its field, was " +
    "one of a pair. Restorers in the nineteenth century repaired the carpet that is now in " +
    "London with sections cut from its twin; the latter, which belongs to a museum in Los " +
    "Angeles, lacks its original border.",
  joints: [
    {
      kind: "inset",
      after: "a Persian work dated to 1539–40 by an inscription in its field",
      then: "was one of a pair",
      verb: "was",
    },
    {
      kind: "clauses",
      after: "the latter, which belongs to a museum in Los Angeles, lacks its original border",
      verbs: ["repaired", "lacks"],
    },
    {
      kind: "subject-and-verb",
      after: "repaired the carpet that is now in London with sections cut from its twin",
      verb: "repaired",
    },
    { kind: "preposition-and-object", after: "sections cut from its twin" },
    { kind: "verb-and-complement", after: "one of a pair", verb: "was" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "repaired",
      base: "repair",
      subject: "Restorers",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "lacks",
      base: "lack",
      subject: "the latter",
      number: "singular",
      tense: "present",
    },
    { kind: "relative", verb: "is", base: "be", antecedent: "the carpet", number: "singular" },
  ],
  turns: [],
};
