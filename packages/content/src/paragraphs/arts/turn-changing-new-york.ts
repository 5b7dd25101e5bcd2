import type { Paragraph } from "../paragraph.ts";

export const turnChangingNewYork: Paragraph = {
  id: "turn-changing-new-york",
  version: 2,
  field: "arts",
  source: "Museum catalogs; histories of American photography",
  text:
    "When photographer Berenice Abbott returned from Paris in 1929, she found the old buildings of New York " +
    "giving way to towers. She resolved to record the change. To this end, she carried a view camera to " +
    "streets, bridges, docks, and rooftops, producing more than three hundred pictures for *Changing New " +
    "York*. Shop fronts, elevated tracks, and skyscrapers appear side by side in them; in short, the old city " +
    "and the new share the frame.",
  joints: [
    { kind: "title-and-name", title: "photographer", after: "Berenice Abbott" },
    {
      kind: "dependent-first",
      after: "she found the old buildings of New York giving way to towers",
      verbs: ["returned", "found"],
    },
    {
      kind: "outcome",
      after: "producing more than three hundred pictures for *Changing New York*",
      verbs: ["carried"],
    },
    { kind: "noun-and-phrase", after: "of New York" },
    { kind: "items", items: ["Shop fronts", "elevated tracks", "skyscrapers"] },
  ],
  verbs: [
    { kind: "outcome", verb: "producing", base: "produce", beside: "carried" },
    {
      kind: "finite",
      verb: "found",
      base: "find",
      subject: "she",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To this end",
      first: "She resolved to record the change",
      second:
        "she carried a view camera to streets, bridges, docks, and rooftops, producing more than three hundred pictures for *Changing New York*",
      why: "The first statement says that Abbott resolved to record the change in the city of New York, and the second reports that Abbott carried a camera through the city and made hundreds of pictures.",
    },
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "in short",
      first: "Shop fronts, elevated tracks, and skyscrapers appear side by side in them",
      second: "the old city and the new share the frame",
      why: "The first statement says that shop fronts, elevated tracks, and skyscrapers appear side by side in the pictures, and the second says that the old city and the new share the frame of the pictures.",
    },
  ],
};
