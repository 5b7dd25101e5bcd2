import type { Paragraph } from "../paragraph.ts";

export const skyBookOfFixedStars: Paragraph = {
  id: "sky-book-of-fixed-stars",
  version: 2,
  field: "science",
  source: "Histories of astronomy in the Islamic world",
  text:
    "In his *Book of Fixed Stars*, written about 964, Persian astronomer Abd al-Rahman al-Sufi did not simply " +
    "reproduce the catalog of Ptolemy. Rather, he estimated the brightness of each star anew. Objects that " +
    "Ptolemy had omitted also appear in the work, among them a faint cloud now known as the Andromeda Galaxy.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Rather, he estimated the brightness of each star anew",
      verbs: ["did not simply reproduce", "estimated"],
    },
    {
      kind: "essential",
      after: "that Ptolemy had omitted",
      next: "also appear in the work",
      verb: "also appear",
    },
    { kind: "title-and-name", title: "Persian astronomer", after: "Abd al-Rahman al-Sufi" },
    { kind: "verb-and-complement", after: "the brightness of each star anew", verb: "estimated" },
    { kind: "noun-and-phrase", after: "of Ptolemy" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "appear",
      base: "appear",
      subject: "Objects",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "estimated",
      base: "estimate",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["example", "addition", "emphasis"],
      words: "Rather",
      first:
        "Persian astronomer Abd al-Rahman al-Sufi did not simply reproduce the catalog of Ptolemy",
      second: "he estimated the brightness of each star anew",
      why: "The first statement says that al-Sufi did not simply reproduce the catalog of Ptolemy, and the second says that al-Sufi made his own estimate of the brightness of each star.",
    },
  ],
};
