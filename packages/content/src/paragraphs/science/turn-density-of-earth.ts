import type { Paragraph } from "../paragraph.ts";

export const turnDensityOfEarth: Paragraph = {
  id: "turn-density-of-earth",
  version: 2,
  field: "science",
  source: "Histories of physics; biographies of Henry Cavendish",
  text:
    "English physicist Henry Cavendish set out in 1797 to determine the density of Earth. To this end, he " +
    "hung a rod with two small lead balls from a wire and placed a large ball beside each of them. The " +
    "attraction between large and small balls was extremely weak; indeed, it was less than a ten-millionth of " +
    "the weight of a small ball. His result lies within about one percent of the figure accepted today.",
  joints: [
    { kind: "title-and-name", title: "English physicist", after: "Henry Cavendish" },
    {
      kind: "turning-clauses",
      after: "indeed, it was less than a ten-millionth of the weight of a small ball",
      verbs: ["was", "was"],
    },
    { kind: "noun-and-phrase", after: "with two small lead balls" },
    {
      kind: "second-verb",
      after: "placed a large ball beside each of them",
      verbs: ["hung", "placed"],
    },
    {
      kind: "subject-and-verb",
      after: "lies within about one percent of the figure accepted today",
      verb: "lies",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "lies",
      base: "lie",
      subject: "His result",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "The attraction",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "hung",
      base: "hang",
      subject: "he",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To this end",
      first: "English physicist Henry Cavendish set out in 1797 to determine the density of Earth",
      second:
        "he hung a rod with two small lead balls from a wire and placed a large ball beside each of them",
      why: "The first statement says that Cavendish set out to determine the density of Earth, and the second says that Cavendish hung a rod with two small balls from a wire and placed large balls nearby.",
    },
    {
      relation: "emphasis",
      also: ["example", "cause", "restatement"],
      words: "indeed",
      first: "The attraction between large and small balls was extremely weak",
      second: "it was less than a ten-millionth of the weight of a small ball",
      why: "The first statement says that the attraction between large and small balls was extremely weak, and the second says that the attraction was less than a ten-millionth of the weight of a small ball.",
    },
  ],
};
