import type { Paragraph } from "../paragraph.ts";

export const turnScentOfSalmon: Paragraph = {
  id: "turn-scent-of-salmon",
  version: 2,
  field: "science",
  source: "Textbooks of animal behavior; histories of fisheries biology",
  text:
    "American biologist Arthur Hasler suspected that salmon recognize their native streams by smell. To test " +
    "this, he and his colleagues exposed young salmon to traces of a synthetic chemical. Later, they released " +
    "the same chemical into a stream that the fish had never seen. Many of the grown salmon entered that " +
    "stream; fish that had been exposed to a second chemical, likewise, entered a stream that was scented " +
    "with it.",
  joints: [
    { kind: "title-and-name", title: "American biologist", after: "Arthur Hasler" },
    {
      kind: "turning-clauses",
      after: "Later, they released the same chemical into a stream that the fish had never seen",
      verbs: ["exposed", "released"],
    },
    {
      kind: "turning-clauses",
      after:
        "fish that had been exposed to a second chemical, likewise, entered a stream that was scented with it",
      verbs: ["entered", "entered"],
    },
    { kind: "noun-and-phrase", after: "of the grown salmon" },
    { kind: "noun-and-phrase", after: "of a synthetic chemical" },
    {
      kind: "verb-and-complement",
      after: "that salmon recognize their native streams by smell",
      verb: "suspected",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "suspected",
      base: "suspect",
      subject: "American biologist Arthur Hasler",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "released",
      base: "release",
      subject: "they",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "sequence",
      also: ["addition", "purpose"],
      words: "Later",
      first:
        "To test this, he and his colleagues exposed young salmon to traces of a synthetic chemical",
      second: "they released the same chemical into a stream that the fish had never seen",
      why: "The first statement tells what the young salmon experienced, and the second tells what was done after the fish had grown.",
    },
    {
      relation: "similarity",
      also: ["addition", "contrast"],
      words: "likewise",
      first: "Many of the grown salmon entered that stream",
      second:
        "fish that had been exposed to a second chemical entered a stream that was scented with it",
      why: "The first statement tells what one group of salmon did, and the second says that another group acted in the same manner.",
    },
  ],
};
