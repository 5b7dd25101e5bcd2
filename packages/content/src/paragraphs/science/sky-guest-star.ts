import type { Paragraph } from "../paragraph.ts";

export const skyGuestStar: Paragraph = {
  id: "sky-guest-star",
  version: 2,
  field: "science",
  source: "Histories of astronomy; textbooks on supernovae",
  text:
    'Astronomers of the Song court recorded in 1054 the appearance of a "guest star" in the ' +
    "constellation now known as Taurus; according to the astronomers' own reports, it was " +
    "visible in daylight for 23 days. The remains of the explosion that they witnessed form the " +
    "Crab Nebula. Since 1968, observers have recorded regular pulses of radio waves from the " +
    "nebula, the signature of a neutron star at its center.",
  joints: [
    { kind: "subject-and-verb", after: "form the Crab Nebula", verb: "form" },
    { kind: "noun-and-phrase", after: "of radio waves from the nebula" },
    {
      kind: "verb-and-complement",
      after: "regular pulses of radio waves from the nebula",
      verb: "have recorded",
    },
    { kind: "noun-and-phrase", after: "of the Song court" },
    { kind: "preposition-and-object", after: "the constellation now known as Taurus" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "form",
      base: "form",
      subject: "The remains",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "have recorded",
      base: "record",
      subject: "observers",
      number: "plural",
      tense: "perfect",
      time: "Since 1968",
    },
    {
      kind: "finite",
      verb: "recorded",
      base: "record",
      subject: "Astronomers",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  pronouns: [
    { word: "it", at: "it was visible in", antecedent: 'a "guest star"' },
    { word: "they", at: "they witnessed form the", antecedent: "Astronomers" },
    { word: "its", at: "its center", antecedent: "the nebula" },
  ],
  nouns: [
    {
      at: "astronomers' own reports",
      word: "astronomers'",
      forms: ["astronomer", "astronomers", "astronomer's", "astronomers'"],
      counted: "Astronomers of the Song court",
      role: "owned",
      why: "The first sentence speaks of several astronomers, and the reports were theirs.",
    },
  ],
};
