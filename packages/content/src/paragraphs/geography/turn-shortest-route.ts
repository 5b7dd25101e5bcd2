import type { Paragraph } from "../paragraph.ts";

export const turnShortestRoute: Paragraph = {
  id: "turn-shortest-route",
  version: 2,
  field: "geography",
  source: "Textbooks of navigation; atlases",
  text:
    "The shortest route between two places on a globe lies along a great circle, the line in which a plane " +
    "through the center of Earth cuts the surface. A flight from New York to Tokyo, for instance, may pass " +
    "over northern Alaska. A map with straight meridians makes such a route look curved, although no line on " +
    "the globe between the two places is shorter.",
  joints: [
    {
      kind: "turning-clauses",
      after: "A flight from New York to Tokyo, for instance, may pass over northern Alaska",
      verbs: ["lies", "may pass"],
    },
    { kind: "noun-and-phrase", after: "with straight meridians" },
    { kind: "noun-and-phrase", after: "of Earth" },
    { kind: "subject-and-verb", after: "lies along a great circle", verb: "lies" },
    { kind: "preposition-and-object", after: "the center of Earth" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "lies",
      base: "lie",
      subject: "The shortest route",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "makes",
      base: "make",
      subject: "A map",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["cause", "emphasis"],
      words: "for instance",
      first:
        "The shortest route between two places on a globe lies along a great circle, the line in which a plane through the center of Earth cuts the surface",
      second: "A flight from New York to Tokyo may pass over northern Alaska",
      why: "The first statement says that the shortest route between two places lies along a great circle, and the second says that a flight from New York to Tokyo may pass over northern Alaska.",
    },
  ],
};
