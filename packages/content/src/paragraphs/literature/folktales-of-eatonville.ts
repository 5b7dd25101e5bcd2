import type { Paragraph } from "../paragraph.ts";

export const folktalesOfEatonville: Paragraph = {
  id: "folktales-of-eatonville",
  version: 3,
  field: "literature",
  source: "Biographies of Zora Neale Hurston; standard histories of American folklore studies",
  text:
    "In the late 1920s, the writer and anthropologist Zora Neale Hurston returned to Eatonville, " +
    "the Florida town of her childhood, to gather the tales in *Mules and Men* (1935). Earlier " +
    "collectors of folklore had often printed such tales without describing their tellers; " +
    "Hurston, by contrast, recorded the jokes, boasts, and arguments among which they were told, " +
    "presenting the stories as a part of the tellers' daily conversation.",
  joints: [
    { kind: "title-and-name", title: "anthropologist", after: "Zora Neale Hurston" },
    {
      kind: "turning-clauses",
      after:
        "Hurston, by contrast, recorded the jokes, boasts, and arguments among which they were told",
      verbs: ["had often printed", "recorded"],
    },
    {
      kind: "subject-and-verb",
      after: "had often printed such tales without describing their tellers",
      verb: "had often printed",
    },
    { kind: "noun-and-phrase", after: "of folklore" },
    {
      kind: "lead-and-series",
      after: "the jokes, boasts, and arguments among which they were told",
    },
    { kind: "preposition-and-object", after: "describing their tellers" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "returned",
      base: "return",
      subject: "the writer and anthropologist Zora Neale Hurston",
      number: "singular",
      tense: "past",
      time: "In the late 1920s",
    },
    { kind: "outcome", verb: "presenting", base: "present", beside: "recorded" },
    { kind: "preposition", verb: "describing", base: "describe", beside: "had often printed" },
  ],
  turns: [
    {
      relation: "contrast",
      also: ["concession", "replacement", "sequence"],
      words: "by contrast",
      first:
        "Earlier collectors of folklore had often printed such tales without describing their tellers",
      second: "Hurston recorded the jokes, boasts, and arguments among which they were told",
      why: "The first statement says that earlier collectors had often printed folktales without describing their tellers, whereas the second says that Hurston recorded the jokes, boasts, and arguments among which folktales were told.",
    },
  ],
  pronouns: [{ word: "they", at: "they were told", antecedent: "such tales" }],
  nouns: [
    {
      at: "tellers' daily conversation",
      word: "tellers'",
      forms: ["teller", "tellers", "teller's", "tellers'"],
      counted: "their tellers",
      role: "owned",
      why: "The tales had several tellers, and the conversation was theirs.",
    },
  ],
};
