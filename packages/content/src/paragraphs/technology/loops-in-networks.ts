import type { Paragraph } from "../paragraph.ts";

export const loopsInNetworks: Paragraph = {
  id: "loops-in-networks",
  version: 2,
  field: "technology",
  source: "Textbooks on computer networks; biographies of Radia Perlman",
  text:
    "The cables of a computer network often provide more than one path between the same two points. Such " +
    "redundancy protects against the failure of a single link; however, it also permits messages to circulate " +
    "in a loop without end. In 1985, engineer Radia Perlman devised a method of preventing such loops: the " +
    "Spanning Tree Protocol.",
  joints: [
    {
      kind: "turning-clauses",
      after: "however, it also permits messages to circulate in a loop without end",
      verbs: ["protects", "permits"],
    },
    { kind: "title-and-name", title: "engineer", after: "Radia Perlman" },
    {
      kind: "clauses",
      after: "Such redundancy protects against the failure of a single link",
      verbs: ["provide", "protects"],
    },
    {
      kind: "subject-and-verb",
      after: "often provide more than one path between the same two points",
      verb: "often provide",
    },
    { kind: "noun-and-phrase", after: "of a single link" },
    { kind: "preposition-and-object", after: "preventing such loops" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "provide",
      base: "provide",
      subject: "The cables",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "devised",
      base: "devise",
      subject: "engineer Radia Perlman",
      number: "singular",
      tense: "past",
      time: "In 1985",
    },
    { kind: "preposition", verb: "preventing", base: "prevent", beside: "devised" },
  ],
  turns: [],
};
