import type { Paragraph } from "../paragraph.ts";

export const alternatingSounds: Paragraph = {
  id: "alternating-sounds",
  field: "society",
  source: "Histories of anthropology and linguistics",
  text:
    "European travelers who transcribed Indigenous languages of North America often spelled a single word in " +
    "several ways. Some scholars of the period took the variation for carelessness among speakers. In his 1889 " +
    'article "On Alternating Sounds," however, the anthropologist Franz Boas traced it to the listeners, who ' +
    "had perceived unfamiliar sounds as those of their own languages.",
  joints: [
    {
      kind: "essential",
      after: "who transcribed Indigenous languages of North America",
      then: "often spelled a single word in several ways",
      verb: "spelled",
    },
    { kind: "verb-and-complement", after: "a single word in several ways", verb: "spelled" },
    {
      kind: "subject-and-verb",
      after: "took the variation for carelessness among speakers",
      verb: "took",
    },
    { kind: "noun-and-phrase", after: "of the period" },
    { kind: "title-and-name", after: "Franz Boas" },
    { kind: "preposition-and-object", after: "several ways" },
    { kind: "noun-and-phrase", after: "among speakers" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "took",
      base: "take",
      subject: "Some scholars",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "traced",
      base: "trace",
      subject: "the anthropologist Franz Boas",
      number: "singular",
      tense: "past",
    },
    {
      kind: "relative",
      verb: "had perceived",
      base: "perceive",
      antecedent: "the listeners",
      number: "plural",
    },
  ],
  turns: [
    {
      relation: "contrast",
      words: "however",
      first: "Some scholars of the period took the variation for carelessness among speakers",
      second:
        'In his 1889 article "On Alternating Sounds," the anthropologist Franz Boas traced it to the listeners, who had perceived unfamiliar sounds as those of their own languages',
      why: "Some scholars held the speakers responsible for the variation, while Boas held the listeners responsible; the two explanations are set against each other.",
    },
  ],
};
