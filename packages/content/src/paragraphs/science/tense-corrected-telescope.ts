import type { Paragraph } from "../paragraph.ts";

export const tenseCorrectedTelescope: Paragraph = {
  id: "tense-corrected-telescope",
  field: "science",
  source: "Histories of astronomy; encyclopedia entries on space telescopes",
  text:
    "Soon after the launch of the Hubble Space Telescope in 1990, engineers discovered that its main mirror, " +
    "ground to a slightly wrong curve, was unable to bring starlight to a sharp focus. In 1993, astronauts " +
    "on a space shuttle installed a set of small mirrors designed to correct the error. Since the end of " +
    "their mission, the telescope has produced images of remarkable clarity, revealing galaxies billions of " +
    "light-years away.",
  joints: [
    { kind: "verb-and-complement", after: "images of remarkable clarity", verb: "has produced" },
    { kind: "preposition-and-object", after: "a slightly wrong curve" },
    {
      kind: "subject-and-verb",
      after: "installed a set of small mirrors designed to correct the error",
      verb: "installed",
    },
    { kind: "noun-and-phrase", after: "of small mirrors designed to correct the error" },
    { kind: "preposition-and-object", after: "a sharp focus" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has produced",
      base: "produce",
      subject: "the telescope",
      number: "singular",
      tense: "perfect",
      time: "Since the end of their mission",
    },
    {
      kind: "finite",
      verb: "installed",
      base: "install",
      subject: "astronauts",
      number: "plural",
      tense: "past",
      time: "In 1993",
    },
    { kind: "infinitive", verb: "to bring", base: "bring", beside: "unable" },
    { kind: "outcome", verb: "revealing", base: "reveal", beside: "has produced" },
  ],
  turns: [],
  pronouns: [{ word: "its", at: "its main mirror", antecedent: "the Hubble Space Telescope" }],
};
