import type { Paragraph } from "../paragraph.ts";

export const labMirrorSymmetry: Paragraph = {
  id: "lab-mirror-symmetry",
  field: "science",
  source: "Histories of nuclear physics; biographies of Chien-Shiung Wu",
  text:
    "Until the 1950s, most physicists assumed that a process and its mirror image obey the same laws. In 1956, " +
    "Chien-Shiung Wu, a professor at Columbia University, cooled cobalt atoms to nearly absolute zero, aligned " +
    "their nuclei in a magnetic field, and recorded the directions of the emitted electrons. The emission favored " +
    "one direction over its opposite, disproving the assumption.",
  joints: [
    {
      kind: "items",
      items: [
        "cooled cobalt atoms to nearly absolute zero",
        "aligned their nuclei in a magnetic field",
        "recorded the directions of the emitted electrons",
      ],
    },
    { kind: "outcome", after: "disproving the assumption", verbs: ["favored"] },
    {
      kind: "verb-and-complement",
      after: "that a process and its mirror image obey the same laws",
      verb: "assumed",
    },
    { kind: "noun-and-phrase", after: "of the emitted electrons" },
    { kind: "subject-and-verb", after: "favored one direction over its opposite", verb: "favored" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "cooled",
      base: "cool",
      subject: "Chien-Shiung Wu",
      number: "singular",
      tense: "past",
      time: "In 1956",
    },
    { kind: "outcome", verb: "disproving", base: "disprove", beside: "favored" },
  ],
  turns: [],
  pronouns: [
    { word: "its", at: "its mirror image obey", antecedent: "a process" },
    { word: "their", at: "their nuclei in a", antecedent: "cobalt atoms" },
  ],
};
