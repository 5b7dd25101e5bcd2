import type { Paragraph } from "../paragraph.ts";

export const domesdayOxen: Paragraph = {
  id: "domesday-oxen",
  field: "history",
  source: "Histories of Norman England; encyclopedias of medieval history",
  text:
    "The survey of landholders and resources that William I of England commissioned in 1085 was exceptionally " +
    "thorough. Indeed, an author of the *Anglo-Saxon Chronicle* complained that not one ox, cow, or pig had " +
    "been left out of the record.",
  joints: [
    { kind: "subject-and-verb", after: "was exceptionally thorough", verb: "was" },
    {
      kind: "turning-clauses",
      after:
        "Indeed, an author of the *Anglo-Saxon Chronicle* complained that not one ox, cow, or pig had been left out of the record",
      verbs: ["was", "complained"],
    },
    { kind: "noun-and-phrase", after: "of the *Anglo-Saxon Chronicle*" },
    { kind: "noun-and-phrase", after: "of landholders and resources" },
    {
      kind: "subject-and-verb",
      after: "complained that not one ox, cow, or pig had been left out of the record",
      verb: "complained",
    },
    { kind: "preposition-and-object", after: "the record" },
  ],
  verbs: [],
  turns: [
    {
      relation: "emphasis",
      also: ["cause", "contrast", "sequence", "example"],
      words: "Indeed",
      first:
        "The survey of landholders and resources that William I of England commissioned in 1085 was exceptionally thorough",
      second:
        "an author of the *Anglo-Saxon Chronicle* complained that not one ox, cow, or pig had been left out of the record",
      why: "The first statement says that the survey was thorough, and the second strengthens it: to one writer it seemed to leave out nothing at all.",
    },
  ],
};
