import type { Paragraph } from "../paragraph.ts";

export const sogdianLetters: Paragraph = {
  id: "sogdian-letters",
  version: 2,
  field: "history",
  source: "Histories of the Silk Road; catalogs of Central Asian manuscripts",
  text:
    "Letters in the Sogdian language, found in 1907 in the ruins of a watchtower near Dunhuang, prove that " +
    "merchants from Central Asia had settled in western China by the early fourth century. The concerns of " +
    "the writers are private as well as commercial. For instance, a woman named Miwnay reproaches her husband " +
    "for leaving her without support.",
  joints: [
    {
      kind: "inset",
      after: "found in 1907 in the ruins of a watchtower near Dunhuang",
      next: "prove that merchants from Central Asia had settled in western China by the early fourth century",
      verb: "prove",
    },
    {
      kind: "turning-clauses",
      after:
        "For instance, a woman named Miwnay reproaches her husband for leaving her without support",
      verbs: ["are", "reproaches"],
    },
    { kind: "subject-and-verb", after: "are private as well as commercial", verb: "are" },
    { kind: "noun-and-phrase", after: "of the writers" },
    { kind: "noun-and-phrase", after: "of a watchtower near Dunhuang" },
    {
      kind: "subject-and-verb",
      after: "reproaches her husband for leaving her without support",
      verb: "reproaches",
    },
    {
      kind: "clauses",
      after: "The concerns of the writers are private as well as commercial",
      verbs: ["prove", "are"],
    },
  ],
  verbs: [
    { kind: "preposition", verb: "leaving", base: "leave", beside: "reproaches" },
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "The concerns",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "prove",
      base: "prove",
      subject: "Letters",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "For instance",
      first: "The concerns of the writers are private as well as commercial",
      second: "a woman named Miwnay reproaches her husband for leaving her without support",
      why: "The first statement says that the concerns of the writers are private as well as commercial, and the second says that a woman named Miwnay reproaches her husband for leaving her without support.",
    },
  ],
};
