import type { Paragraph } from "../paragraph.ts";

export const regionsWithoutBorders: Paragraph = {
  id: "regions-without-borders",
  version: 2,
  field: "geography",
  source: "Biographies of Mary Somerville; histories of geography",
  text:
    "In *Physical Geography*, a textbook that first appeared in 1848, Scottish writer Mary Somerville did not " +
    "arrange her account by political boundaries, as many earlier authors had. Rather, her chapters follow " +
    "the divisions of nature: mountain systems, ocean basins, and zones of vegetation.",
  joints: [
    {
      kind: "items",
      items: ["mountain systems", "ocean basins", "zones of vegetation"],
    },
    { kind: "title-and-name", title: "Scottish writer", after: "Mary Somerville" },
    {
      kind: "verb-and-complement",
      after: "her account by political boundaries",
      verb: "did not arrange",
    },
    { kind: "preposition-and-object", after: "political boundaries" },
    { kind: "noun-and-phrase", after: "of nature" },
    {
      kind: "front",
      after: "Scottish writer Mary Somerville did not arrange her account by political boundaries",
      verbs: ["did not arrange"],
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "follow",
      base: "follow",
      subject: "her chapters",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "contrast", "emphasis"],
      words: "Rather",
      first: "Scottish writer Mary Somerville did not arrange her account by political boundaries",
      second: "her chapters follow the divisions of nature",
      why: "The first statement says that Somerville did not arrange her account of geography by political boundaries, and the second says that the chapters of Somerville's book follow the divisions of nature.",
    },
  ],
};
