import type { Paragraph } from "../paragraph.ts";

export const skyWhiteDwarfLimit: Paragraph = {
  id: "sky-white-dwarf-limit",
  version: 2,
  field: "science",
  source: "Biographies of Chandrasekhar; standard histories of astrophysics",
  text:
    "A white dwarf, the dense remnant of a star like the Sun, cannot exceed a certain mass—a conclusion that " +
    "Indian physicist Subrahmanyan Chandrasekhar reached in 1930 on a voyage to England. Arthur Eddington, " +
    "the leading astrophysicist of the day, rejected the result outright. Nevertheless, it came to be " +
    "accepted, and in 1983 its author shared the Nobel Prize in Physics.",
  joints: [
    {
      kind: "inset",
      after: "the dense remnant of a star like the Sun",
      next: "cannot exceed a certain mass",
      verb: "cannot exceed",
    },
    {
      kind: "inset",
      after: "the leading astrophysicist of the day",
      next: "rejected the result outright",
      verb: "rejected",
    },
    {
      kind: "turning-clauses",
      after: "Nevertheless, it came to be accepted",
      verbs: ["rejected", "came"],
    },
    { kind: "title-and-name", title: "Indian physicist", after: "Subrahmanyan Chandrasekhar" },
    { kind: "noun-and-phrase", after: "of a star like the Sun" },
    { kind: "verb-and-complement", after: "the Nobel Prize in Physics", verb: "shared" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "reached",
      base: "reach",
      subject: "Indian physicist Subrahmanyan Chandrasekhar",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence"],
      words: "Nevertheless",
      first:
        "Arthur Eddington, the leading astrophysicist of the day, rejected the result outright",
      second: "it came to be accepted",
      why: "The first statement says that Eddington, the leading astrophysicist of the day, rejected Chandrasekhar's result outright, but the second says that Chandrasekhar's result came to be accepted.",
    },
  ],
  pronouns: [
    { word: "it", at: "it came to be", antecedent: "the result" },
    { word: "its", at: "its author shared the", antecedent: "the result" },
  ],
};
