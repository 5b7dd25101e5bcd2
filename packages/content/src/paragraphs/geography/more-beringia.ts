import type { Paragraph } from "../paragraph.ts";

export const moreBeringia: Paragraph = {
  id: "more-beringia",
  field: "geography",
  source: "Histories of biogeography; encyclopedias of the Arctic",
  text:
    'The name "Beringia" was proposed in 1937 by the Swedish botanist Eric Hultén for a plain that had once ' +
    "connected Siberia with Alaska. Because many arctic plants grow on both sides of the Bering Strait but " +
    "not farther away, Hultén sought to explain their distribution by a common refuge. Cores from the floor " +
    "of the strait have since been found to contain the pollen of such plants, supporting his proposal.",
  joints: [
    {
      kind: "dependent-first",
      after: "Hultén sought to explain their distribution by a common refuge",
      verbs: ["grow", "sought"],
    },
    { kind: "title-and-name", after: "Eric Hultén" },
    { kind: "outcome", after: "supporting his proposal", verbs: ["have since been found"] },
    { kind: "noun-and-phrase", after: "of the Bering Strait but not farther away" },
    { kind: "noun-and-phrase", after: "of such plants" },
    {
      kind: "subject-and-verb",
      after: "have since been found to contain the pollen of such plants",
      verb: "have since been found",
    },
    { kind: "preposition-and-object", after: "a common refuge" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to explain", base: "explain", beside: "sought" },
    {
      kind: "finite",
      verb: "was proposed",
      base: "propose",
      subject: 'The name "Beringia"',
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
