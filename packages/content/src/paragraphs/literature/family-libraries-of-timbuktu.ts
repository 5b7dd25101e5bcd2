import type { Paragraph } from "../paragraph.ts";

export const familyLibrariesOfTimbuktu: Paragraph = {
  id: "family-libraries-of-timbuktu",
  field: "literature",
  source: "Standard histories of West Africa; catalogs of Timbuktu manuscripts",
  text:
    "Since the sixteenth century, families in Timbuktu, a city in northern Mali, have preserved manuscripts in " +
    "private libraries. Besides religious works, the collections of these families hold many other kinds of " +
    "writing: treatises on astronomy, legal opinions, and commercial records.",
  joints: [
    {
      kind: "inset",
      after: "a city in northern Mali",
      next: "have preserved manuscripts in private libraries",
      verb: "have preserved",
      front: "Since the sixteenth century",
    },
    {
      kind: "list",
      after: "treatises on astronomy, legal opinions, and commercial records",
      verbs: ["hold"],
    },
    { kind: "items", items: ["treatises on astronomy", "legal opinions", "commercial records"] },
    { kind: "noun-and-phrase", after: "of these families" },
    { kind: "subject-and-verb", after: "hold many other kinds of writing", verb: "hold" },
    { kind: "verb-and-complement", after: "many other kinds of writing", verb: "hold" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have preserved",
      base: "preserve",
      subject: "families",
      number: "plural",
      tense: "perfect",
      time: "Since the sixteenth century",
    },
    {
      kind: "finite",
      verb: "hold",
      base: "hold",
      subject: "the collections",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
