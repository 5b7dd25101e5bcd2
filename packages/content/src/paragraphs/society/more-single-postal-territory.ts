import type { Paragraph } from "../paragraph.ts";

export const moreSinglePostalTerritory: Paragraph = {
  id: "more-single-postal-territory",
  version: 2,
  field: "society",
  source: "Histories of the postal service; encyclopedias of international law",
  text:
    "In the Treaty of Bern (1874), more than twenty nations agreed to form a single postal territory. In " +
    "other words, a letter that had been paid for in one of these countries would be delivered in any other " +
    "without further charge. The members of the resulting union have kept this principle since then, and by " +
    "1900, most independent nations had been admitted.",
  joints: [
    {
      kind: "coordinated",
      after: "by 1900, most independent nations had been admitted",
      verbs: ["have kept", "had been"],
    },
    { kind: "noun-and-phrase", after: "of the resulting union" },
    { kind: "verb-and-complement", after: "this principle since then", verb: "have kept" },
    { kind: "subject-and-verb", after: "have kept this principle since then", verb: "have kept" },
    { kind: "preposition-and-object", after: "further charge" },
    { kind: "noun-and-phrase", after: "of these countries" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to form", base: "form", beside: "agreed" },
    {
      kind: "finite",
      verb: "have kept",
      base: "keep",
      subject: "The members",
      number: "plural",
      tense: "perfect",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "example", "purpose"],
      words: "In other words",
      first: "more than twenty nations agreed to form a single postal territory",
      second:
        "a letter that had been paid for in one of these countries would be delivered in any other without further charge",
      why: "The first statement says that more than twenty nations agreed to form a single postal territory, and the second says that a letter paid for in any member country would be delivered in all others without extra charge.",
    },
  ],
};
