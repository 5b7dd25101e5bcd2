import type { Paragraph } from "../paragraph.ts";

export const sulstonCellLineage: Paragraph = {
  id: "sulston-cell-lineage",
  version: 2,
  field: "science",
  source: "Textbooks on developmental biology; histories of biology",
  text:
    "By 1983, English biologist John Sulston and his colleagues had traced the origin of every cell in the " +
    "roundworm *Caenorhabditis elegans*, from the fertilized egg to the adult. The fate of each of these " +
    "cells is the same in every worm. For example, the same 131 cells invariably die in the course of " +
    "development.",
  joints: [
    {
      kind: "turning-clauses",
      after: "For example, the same 131 cells invariably die in the course of development",
      verbs: ["is", "die"],
    },
    { kind: "title-and-name", title: "English biologist", after: "John Sulston" },
    { kind: "subject-and-verb", after: "is the same in every worm", verb: "is" },
    { kind: "verb-and-complement", after: "the origin of every cell", verb: "had traced" },
    {
      kind: "clauses",
      after: "The fate of each of these cells is the same in every worm",
      verbs: ["had traced", "is"],
    },
    { kind: "noun-and-phrase", after: "of each of these cells" },
    { kind: "preposition-and-object", after: "the course of development" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had traced",
      base: "trace",
      subject: "English biologist John Sulston and his colleagues",
      number: "plural",
      tense: "past-perfect",
      time: "By 1983",
    },
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "The fate",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "For example",
      first: "The fate of each of these cells is the same in every worm",
      second: "the same 131 cells invariably die in the course of development",
      why: "The first statement says that the fate of each cell does not vary from worm to worm, and the second says that 131 particular cells of the worm invariably die in the course of development.",
    },
  ],
};
