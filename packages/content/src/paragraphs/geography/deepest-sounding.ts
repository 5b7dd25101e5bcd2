import type { Paragraph } from "../paragraph.ts";

export const deepestSounding: Paragraph = {
  id: "deepest-sounding",
  field: "geography",
  source: "Histories of oceanography; reports of the Challenger expedition",
  text:
    "In March 1875, the crew of the British survey ship *Challenger* lowered a weighted line into the western " +
    "Pacific and measured a depth of more than five miles. In 1951, a vessel of the same name returned to the " +
    "region; by timing the echo of a sound from the seafloor, its scientists located the deepest part of the " +
    "ocean, now known as the Challenger Deep.",
  joints: [
    {
      kind: "second-verb",
      after: "measured a depth of more than five miles",
      verbs: ["lowered", "measured"],
    },
    {
      kind: "clauses",
      after: "In 1951, a vessel of the same name returned to the region",
      verbs: ["lowered", "returned"],
    },
    { kind: "subject-and-verb", after: "returned to the region", verb: "returned" },
    { kind: "noun-and-phrase", after: "of the British survey ship *Challenger*" },
    { kind: "noun-and-phrase", after: "of a sound from the seafloor" },
    { kind: "verb-and-complement", after: "the deepest part of the ocean", verb: "located" },
    { kind: "preposition-and-object", after: "the western Pacific" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "returned",
      base: "return",
      subject: "a vessel",
      number: "singular",
      tense: "past",
      time: "In 1951",
    },
    {
      kind: "finite",
      verb: "lowered",
      base: "lower",
      subject: "the crew",
      number: "singular",
      tense: "past",
      time: "In March 1875",
    },
    { kind: "preposition", verb: "timing", base: "time", beside: "located" },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its scientists located", antecedent: "a vessel" }],
};
