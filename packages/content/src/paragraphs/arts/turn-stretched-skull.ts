import type { Paragraph } from "../paragraph.ts";

export const turnStretchedSkull: Paragraph = {
  id: "turn-stretched-skull",
  version: 2,
  field: "arts",
  source: "Museum catalogs; histories of perspective",
  text:
    "In *The Ambassadors* (1533), German painter Hans Holbein set a long gray shape across the floor beneath " +
    "two standing men; a viewer who stands close to the right side of the panel sees that it is a skull. An " +
    "artist might also stretch an image that was to be seen in a polished cylinder at the center of the " +
    "drawing. Alternatively, an image could be drawn for a peephole in the side of a box.",
  joints: [
    { kind: "title-and-name", title: "German painter", after: "Hans Holbein" },
    {
      kind: "verb-and-complement",
      after: "a long gray shape across the floor beneath two standing men",
      verb: "set",
    },
    { kind: "noun-and-phrase", after: "of the panel" },
    { kind: "preposition-and-object", after: "two standing men" },
    { kind: "noun-and-phrase", after: "of the drawing" },
    { kind: "preposition-and-object", after: "a polished cylinder at the center of the drawing" },
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
        "An artist might also stretch an image that was to be seen in a polished cylinder at the center of the drawing",
      second: "an image could be drawn for a peephole in the side of a box",
      why: "The first statement names one device for viewing such images, the mirror, and the second names another that an artist might choose, the peephole.",
    },
  ],
};
