import type { Paragraph } from "../paragraph.ts";

export const girihTiles: Paragraph = {
  id: "girih-tiles",
  version: 2,
  field: "arts",
  source:
    "Standard works on Islamic geometric ornament; accounts of the 2007 study of girih patterns",
  text:
    "Medieval Islamic buildings bear star patterns of such intricacy that drafting each line separately would " +
    "have invited error. In 2007, physicists Peter Lu and Paul Steinhardt proposed that artisans had relied " +
    "on a set of five tile shapes; indeed, the Topkapı scroll, a manual compiled by Persian designers, shows " +
    "the outlines of those very shapes beneath its patterns.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "indeed, the Topkapı scroll, a manual compiled by Persian designers, shows the outlines of those very shapes beneath its patterns",
      verbs: ["proposed", "shows"],
    },
    { kind: "title-and-name", title: "physicists", after: "Peter Lu and Paul Steinhardt" },
    { kind: "noun-and-phrase", after: "of five tile shapes" },
    {
      kind: "verb-and-complement",
      after:
        "star patterns of such intricacy that drafting each line separately would have invited error",
      verb: "bear",
    },
    { kind: "noun-and-phrase", after: "of those very shapes beneath its patterns" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "bear",
      base: "bear",
      subject: "Medieval Islamic buildings",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "shows",
      base: "show",
      subject: "the Topkapı scroll",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "emphasis",
      also: ["example", "addition"],
      words: "indeed",
      first:
        "In 2007, physicists Peter Lu and Paul Steinhardt proposed that artisans had relied on a set of five tile shapes",
      second:
        "the Topkapı scroll, a manual compiled by Persian designers, shows the outlines of those very shapes beneath its patterns",
      why: "The first statement reports a proposal that medieval artisans relied on a set of five tile shapes, and the second reports that a Persian scroll shows the outlines of five tile shapes beneath its patterns.",
    },
  ],
};
