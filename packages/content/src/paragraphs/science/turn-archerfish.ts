import type { Paragraph } from "../paragraph.ts";

export const turnArcherfish: Paragraph = {
  id: "turn-archerfish",
  version: 2,
  field: "science",
  source: "Textbooks of animal behavior; encyclopedias of fishes",
  text:
    "The archerfish of Asian and Australian mangroves shoots down insects with a jet of water from its " +
    "mouth. Because light bends as it passes from air into water, the fish sees an insect displaced from its " +
    "true position; in other words, the insect is not where it appears to be. An archerfish corrects for " +
    "this displacement remarkably well. Indeed, a practiced adult can hit a small target more than a meter " +
    "away.",
  joints: [
    { kind: "noun-and-phrase", after: "of Asian and Australian mangroves" },
    {
      kind: "subject-and-verb",
      after: "shoots down insects with a jet of water from its mouth",
      verb: "shoots",
    },
    { kind: "noun-and-phrase", after: "with a jet of water" },
    { kind: "verb-and-complement", after: "a small target", verb: "can hit" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "corrects",
      base: "correct",
      subject: "An archerfish",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "bends",
      base: "bend",
      subject: "light",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "example"],
      words: "in other words",
      first: "the fish sees an insect displaced from its true position",
      second: "the insect is not where it appears to be",
      why: "The first statement says that the archerfish sees an insect displaced from its true position, and the second says that the insect is not in its apparent place.",
    },
    {
      relation: "emphasis",
      also: ["example", "cause"],
      words: "Indeed",
      first: "An archerfish corrects for this displacement remarkably well",
      second: "a practiced adult can hit a small target more than a meter away",
      why: "The first statement says that an archerfish corrects remarkably well for the displacement of its target, and the second says that a practiced archerfish can hit a small target more than a meter away.",
    },
  ],
};
