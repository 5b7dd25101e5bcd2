import type { Paragraph } from "../paragraph.ts";

export const turnStretchedSkull: Paragraph = {
  id: "turn-stretched-skull",
  version: 2,
  field: "arts",
  source: "Museum catalogs; histories of perspective",
  text:
    "In *The Ambassadors* (1533), German painter Hans Holbein set a long gray shape across the floor beneath " +
    "two standing men; a viewer who stands close to the right side of the panel sees that it is a skull. In " +
    "the next century, a distorted image might be drawn around a polished cylinder, which reflected it in its " +
    "true proportions. Alternatively, it might be painted inside a box and viewed through a peephole.",
  joints: [
    { kind: "title-and-name", title: "German painter", after: "Hans Holbein" },
    {
      kind: "verb-and-complement",
      after: "a long gray shape across the floor beneath two standing men",
      verb: "set",
    },
    { kind: "noun-and-phrase", after: "of the panel" },
    { kind: "preposition-and-object", after: "two standing men" },
    { kind: "preposition-and-object", after: "a polished cylinder" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "sees",
      base: "see",
      subject: "a viewer",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "Alternatively",
      first:
        "In the next century, a distorted image might be drawn around a polished cylinder, which reflected it in its true proportions",
      second: "it might be painted inside a box and viewed through a peephole",
      why: "The first statement says that a distorted image might be drawn around a polished cylinder, and the second says that a distorted image might be painted inside a box with a peephole.",
    },
  ],
};
