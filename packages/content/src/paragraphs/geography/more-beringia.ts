import type { Paragraph } from "../paragraph.ts";

export const moreBeringia: Paragraph = {
  id: "more-beringia",
  version: 3,
  field: "geography",
  source: "Histories of biogeography; encyclopedias of the Arctic",
  text:
    'The name "Beringia" was proposed in 1937 by Swedish botanist Eric Hultén for a plain that had once ' +
    "connected Siberia with Alaska. Because many arctic plants grow on both sides of the Bering Strait but " +
    "not farther away, Hultén sought to explain their distribution by a common refuge. Drilled by later " +
    "expeditions, cores from the floor of the strait have since been found to contain the pollen of such " +
    "plants, supporting his proposal.",
  joints: [
    {
      kind: "dependent-first",
      after: "Hultén sought to explain their distribution by a common refuge",
      verbs: ["grow", "sought"],
    },
    { kind: "title-and-name", title: "Swedish botanist", after: "Eric Hultén" },
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
  modifiers: [
    {
      opening: "Drilled by later expeditions",
      clause:
        "cores from the floor of the strait have since been found to contain the pollen of such plants, supporting his proposal",
      noun: "cores from the floor of the strait",
      kind: "thing",
      wrong: [
        {
          clause:
            "geologists have since found the pollen of such plants in cores from the floor of the strait, supporting his proposal",
          noun: "geologists",
          kind: "person",
          reason: "Geologists do the drilling; they are not drilled.",
        },
        {
          clause:
            "such plants once grew there, as their pollen in cores from the floor of the strait has since shown, supporting his proposal",
          noun: "such plants",
          kind: "living",
          reason: "The plants were not drilled; the cores were.",
        },
        {
          clause:
            "support for his proposal has since been found in the pollen of such plants from the floor of the strait",
          noun: "support for his proposal",
          kind: "idea",
          reason: "Support cannot be drilled.",
        },
      ],
    },
  ],
};
