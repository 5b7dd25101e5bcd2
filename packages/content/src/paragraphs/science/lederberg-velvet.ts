import type { Paragraph } from "../paragraph.ts";

export const lederbergVelvet: Paragraph = {
  id: "lederberg-velvet",
  field: "science",
  source: "Textbooks on microbiology; histories of genetics",
  text:
    "In 1952, the American microbiologists Esther and Joshua Lederberg described a method of copying colonies " +
    "of bacteria from one dish to several others with a piece of velvet. When the copies were exposed to an " +
    "antibiotic, the surviving colonies appeared in the same positions in each dish; the bacteria had thus " +
    "become resistant before they encountered the drug.",
  joints: [
    {
      kind: "dependent-first",
      after: "the surviving colonies appeared in the same positions in each dish",
      verbs: ["were exposed", "appeared"],
    },
    { kind: "noun-and-phrase", after: "of bacteria" },
    { kind: "preposition-and-object", after: "a piece of velvet" },
    {
      kind: "verb-and-complement",
      after: "a method of copying colonies of bacteria",
      verb: "described",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "described",
      base: "describe",
      subject: "the American microbiologists Esther and Joshua Lederberg",
      number: "plural",
      tense: "past",
      time: "In 1952",
    },
    {
      kind: "finite",
      verb: "appeared",
      base: "appear",
      subject: "the surviving colonies",
      number: "plural",
      tense: "past",
    },
    { kind: "preposition", verb: "copying", base: "copy", beside: "described" },
  ],
  turns: [],
};
