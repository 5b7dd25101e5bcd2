import type { Paragraph } from "../paragraph.ts";

export const partsOfSigns: Paragraph = {
  id: "parts-of-signs",
  field: "society",
  source: "Histories of linguistics; encyclopedias of deaf studies",
  text:
    "Well into the 1950s, most linguists regarded the signs of deaf people as mere gestures. William Stokoe, a " +
    "teacher of English at a college for the deaf in Washington, changed that view. In *Sign Language " +
    "Structure* (1960), he showed that the signs of American Sign Language, like the words of any spoken " +
    "tongue, are built from a small stock of elements: handshapes, locations, and movements.",
  joints: [
    {
      kind: "clauses",
      after:
        "William Stokoe, a teacher of English at a college for the deaf in Washington, changed that view",
      verbs: ["regarded", "changed"],
    },
    {
      kind: "inset",
      after: "a teacher of English at a college for the deaf in Washington",
      next: "changed that view",
      verb: "changed",
    },
    { kind: "list", after: "handshapes, locations, and movements", verbs: ["showed"] },
    { kind: "items", items: ["handshapes", "locations", "movements"] },
    { kind: "noun-and-phrase", after: "of deaf people" },
    { kind: "noun-and-phrase", after: "of American Sign Language" },
    { kind: "preposition-and-object", after: "mere gestures" },
    { kind: "noun-and-phrase", after: "of elements" },
    { kind: "verb-and-complement", after: "that view", verb: "changed" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "changed",
      base: "change",
      subject: "William Stokoe",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "regarded",
      base: "regard",
      subject: "most linguists",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
