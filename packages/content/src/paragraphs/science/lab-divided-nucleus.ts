import type { Paragraph } from "../paragraph.ts";

export const labDividedNucleus: Paragraph = {
  id: "lab-divided-nucleus",
  version: 3,
  field: "science",
  source: "Histories of nuclear physics; biographies of Lise Meitner",
  text:
    "Traces of barium, an element of medium weight, were found in 1938 by chemists Otto Hahn and Fritz " +
    "Strassmann in uranium that they had bombarded with neutrons. Physicists Lise Meitner and Otto Frisch " +
    "soon explained the result: the nucleus of the uranium atom had split into two nearly equal parts. " +
    "Advised by a biologist, Frisch named the process fission, borrowing the biological term for the division " +
    "of a cell.",
  joints: [
    {
      kind: "explanation",
      after: "the nucleus of the uranium atom had split into two nearly equal parts",
      verbs: ["explained", "had split"],
    },
    {
      kind: "outcome",
      after: "borrowing the biological term for the division of a cell",
      verbs: ["named"],
    },
    { kind: "title-and-name", title: "chemists", after: "Otto Hahn and Fritz Strassmann" },
    { kind: "title-and-name", title: "Physicists", after: "Lise Meitner and Otto Frisch" },
    { kind: "noun-and-phrase", after: "for the division of a cell" },
    { kind: "verb-and-complement", after: "the process fission", verb: "named" },
    {
      kind: "inset",
      after: "an element of medium weight",
      next:
        "were found in 1938 by chemists Otto Hahn and Fritz Strassmann in uranium that they had bombarded with " +
        "neutrons",
      verb: "were found",
    },
  ],
  verbs: [
    { kind: "outcome", verb: "borrowing", base: "borrow", beside: "named" },
    {
      kind: "finite",
      verb: "were found",
      base: "find",
      subject: "Traces",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Advised by a biologist",
      clause:
        "Frisch named the process fission, borrowing the biological term for the division of a cell",
      noun: "Frisch",
      kind: "person",
      wrong: [
        {
          clause:
            "the process was given the name fission by Frisch after the biological term for the division of a cell",
          noun: "the process",
          kind: "idea",
          reason: "A process takes no advice; Frisch did.",
        },
        {
          clause:
            "Frisch's name for the process was fission, the biological term for the division of a cell",
          noun: "Frisch's name",
          kind: "idea",
          reason: "The noun after the comma is *name*; *Frisch's* only says who gave it.",
        },
        {
          clause:
            "the division of a cell was the source of the name that Frisch gave to the process: fission",
          noun: "the division of a cell",
          kind: "idea",
          reason: "The division of a cell would have been advised by a biologist.",
        },
      ],
    },
  ],
};
