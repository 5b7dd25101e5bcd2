import type { Paragraph } from "../paragraph.ts";

export const skyHarvardAstronomers: Paragraph = {
  id: "sky-harvard-astronomers",
  field: "science",
  source: "Histories of the Harvard College Observatory",
  text:
    "Several of the women employed at the Harvard College Observatory made lasting contributions to astronomy, " +
    "including Williamina Fleming, the discoverer of the Horsehead Nebula; Annie Jump Cannon, the classifier of " +
    "several hundred thousand stars; and Antonia Maury, an early investigator of binary stars.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["Williamina Fleming", "the discoverer of the Horsehead Nebula"],
        ["Annie Jump Cannon", "the classifier of several hundred thousand stars"],
        ["Antonia Maury", "an early investigator of binary stars"],
      ],
    },
    { kind: "subject-and-verb", after: "made lasting contributions to astronomy", verb: "made" },
    { kind: "noun-and-phrase", after: "of the Horsehead Nebula" },
    { kind: "noun-and-phrase", after: "of binary stars" },
    { kind: "verb-and-complement", after: "lasting contributions to astronomy", verb: "made" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "made",
      base: "make",
      subject: "Several",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
};
