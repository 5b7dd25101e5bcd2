import type { Paragraph } from "../paragraph.ts";

export const threeAviators: Paragraph = {
  id: "three-aviators",
  version: 3,
  field: "history",
  source: "Histories of aviation; encyclopedias of women's history",
  text:
    "In the decade after the first powered flight, three women established precedents in aviation: Raymonde " +
    "de Laroche, who received a pilot's license in 1910; Harriet Quimby, who flew across the English Channel " +
    "in 1912; and Georgia Broadwick, who parachuted from an airplane in 1913.",
  coda: "All three women's early successes encouraged others to fly.",
  joints: [
    {
      kind: "front",
      after: "three women established precedents in aviation",
      verbs: ["established"],
    },
    {
      kind: "glossed",
      items: [
        ["Raymonde de Laroche", "who received a pilot's license in 1910"],
        ["Harriet Quimby", "who flew across the English Channel in 1912"],
        ["Georgia Broadwick", "who parachuted from an airplane in 1913"],
      ],
    },
    { kind: "noun-and-phrase", after: "in aviation" },
    { kind: "verb-and-complement", after: "precedents in aviation", verb: "established" },
    { kind: "preposition-and-object", after: "an airplane in 1913" },
    { kind: "subject-and-verb", after: "established precedents in aviation", verb: "established" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "established",
      base: "establish",
      subject: "three women",
      number: "plural",
      tense: "past",
      time: "In the decade after the first powered flight",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "women's early successes",
      word: "women's",
      forms: ["woman", "women", "woman's", "women's"],
      counted: "All three",
      role: "owned",
      why: "All three women are meant, and the successes were theirs.",
    },
  ],
};
