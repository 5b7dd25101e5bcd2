import type { Paragraph } from "../paragraph.ts";

export const labSecondOfCesium: Paragraph = {
  id: "lab-second-of-cesium",
  field: "science",
  source: "Histories of metrology and timekeeping",
  text:
    "Since 1967, the international definition of the second has rested on a property of cesium: one second " +
    "is the duration of 9,192,631,770 periods of the radiation that corresponds to a certain transition of " +
    "the atom. Earlier definitions had depended on the motions of Earth, which are less regular than the " +
    "vibrations on which atomic clocks rely.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "had depended on the motions of Earth",
      verb: "had depended",
    },
    { kind: "subject-and-verb", after: "has rested on a property of cesium", verb: "has rested" },
    { kind: "noun-and-phrase", after: "of the second" },
    { kind: "preposition-and-object", after: "the motions of Earth" },
    { kind: "noun-and-phrase", after: "of the atom" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has rested",
      base: "rest",
      subject: "the international definition",
      number: "singular",
      tense: "perfect",
      time: "Since 1967",
    },
    {
      kind: "finite",
      verb: "rely",
      base: "rely",
      subject: "atomic clocks",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
