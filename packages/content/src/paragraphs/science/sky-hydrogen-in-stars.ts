import type { Paragraph } from "../paragraph.ts";

export const skyHydrogenInStars: Paragraph = {
  id: "sky-hydrogen-in-stars",
  version: 3,
  field: "science",
  source: "Biographies of Cecilia Payne-Gaposchkin; standard histories of astrophysics",
  text:
    "Preparing *Stellar Atmospheres*, her 1925 doctoral thesis, astronomer Cecilia Payne concluded that stars " +
    "consist mainly of hydrogen and helium. Henry Norris Russell, an authority on stellar spectra, called so " +
    "great an abundance of hydrogen impossible and persuaded Payne to qualify her claim. In 1929, however, " +
    "Russell arrived at the same conclusion by a different method.",
  joints: [
    {
      kind: "inset",
      after: "an authority on stellar spectra",
      next: "called so great an abundance of hydrogen impossible and persuaded Payne to qualify her claim",
      verb: "called",
    },
    {
      kind: "second-verb",
      after: "persuaded Payne to qualify her claim",
      verbs: ["called", "persuaded"],
    },
    {
      kind: "turning-clauses",
      after: "In 1929, however, Russell arrived at the same conclusion by a different method",
      verbs: ["called", "arrived"],
    },
    { kind: "title-and-name", title: "astronomer", after: "Cecilia Payne" },
    {
      kind: "front",
      after: "astronomer Cecilia Payne concluded that stars consist mainly of hydrogen and helium",
      verbs: ["concluded"],
    },
    { kind: "preposition-and-object", after: "hydrogen and helium" },
    {
      kind: "verb-and-complement",
      after: "that stars consist mainly of hydrogen and helium",
      verb: "concluded",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "consist",
      base: "consist",
      subject: "stars",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "persuaded",
      base: "persuade",
      subject: "Henry Norris Russell",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "arrived",
      base: "arrive",
      subject: "Russell",
      number: "singular",
      tense: "past",
      time: "In 1929",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence"],
      words: "however",
      first:
        "Henry Norris Russell, an authority on stellar spectra, called so great an abundance of hydrogen impossible and persuaded Payne to qualify her claim",
      second: "In 1929 Russell arrived at the same conclusion by a different method",
      why: "The first statement says that Russell called the abundance of hydrogen claimed by Payne impossible, but the second reports that Russell arrived at Payne's conclusion by a method of his own in 1929.",
    },
  ],
  modifiers: [
    {
      opening: "Preparing *Stellar Atmospheres*, her 1925 doctoral thesis",
      clause: "astronomer Cecilia Payne concluded that stars consist mainly of hydrogen and helium",
      noun: "astronomer Cecilia Payne",
      kind: "person",
      wrong: [
        {
          clause:
            "stars were found by astronomer Cecilia Payne to consist mainly of hydrogen and helium",
          noun: "stars",
          kind: "thing",
          reason: "Stars do not prepare a thesis.",
        },
        {
          clause:
            "the conclusion of astronomer Cecilia Payne was that stars consist mainly of hydrogen and helium",
          noun: "the conclusion of astronomer Cecilia Payne",
          kind: "idea",
          reason:
            "The noun after the comma is *conclusion*; the thesis was prepared by the astronomer.",
        },
        {
          clause:
            "hydrogen and helium were found by astronomer Cecilia Payne to be the main ingredients of stars",
          noun: "hydrogen and helium",
          kind: "thing",
          reason: "Hydrogen and helium would be preparing a thesis.",
        },
      ],
    },
  ],
};
