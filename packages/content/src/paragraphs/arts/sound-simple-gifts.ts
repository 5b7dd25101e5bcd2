import type { Paragraph } from "../paragraph.ts";

export const soundSimpleGifts: Paragraph = {
  id: "sound-simple-gifts",
  version: 2,
  field: "arts",
  source: "Encyclopedias of music; studies of Aaron Copland",
  text:
    "American composer Aaron Copland built several of his scores for dance on traditional melodies of the " +
    "United States. For instance, *Appalachian Spring*, which choreographer Martha Graham and her company " +
    "introduced in 1944, contains a set of variations on *Simple Gifts*, an 1848 Shaker song.",
  joints: [
    {
      kind: "subject-and-verb",
      after: "built several of his scores for dance on traditional melodies of the United States",
      verb: "built",
    },
    { kind: "noun-and-phrase", after: "of the United States" },
    { kind: "noun-and-phrase", after: "of variations" },
    { kind: "noun-and-phrase", after: "on *Simple Gifts*" },
    { kind: "noun-and-phrase", after: "for dance" },
    {
      kind: "turning-clauses",
      after:
        "For instance, *Appalachian Spring*, which choreographer Martha Graham and her company introduced in " +
        "1944, contains a set of variations on *Simple Gifts*, an 1848 Shaker song",
      verbs: ["built", "contains"],
    },
    { kind: "title-and-name", title: "American composer", after: "Aaron Copland" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "introduced",
      base: "introduce",
      subject: "Martha Graham and her company",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "*Appalachian Spring*",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "example",
      also: ["emphasis"],
      words: "For instance",
      first:
        "American composer Aaron Copland built several of his scores for dance on traditional melodies of the " +
        "United States",
      second:
        "*Appalachian Spring*, which choreographer Martha Graham and her company introduced in 1944, contains a " +
        "set of variations on *Simple Gifts*, an 1848 Shaker song",
      why: "The first statement says that Copland built several of his scores for dance on traditional melodies, and the second says that *Appalachian Spring* contains variations on *Simple Gifts*, a Shaker song.",
    },
  ],
};
