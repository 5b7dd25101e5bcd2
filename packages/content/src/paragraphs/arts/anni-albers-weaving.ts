import type { Paragraph } from "../paragraph.ts";

export const anniAlbersWeaving: Paragraph = {
  id: "anni-albers-weaving",
  version: 2,
  field: "arts",
  source: "Standard histories of the Bauhaus; museum catalogs on Anni Albers",
  text:
    "When Anni Albers enrolled at the Bauhaus in 1922, most of its workshops discouraged women " +
    "from entering, and she turned to weaving with reluctance. Even so, she soon came to treat " +
    "the loom as an instrument of modern design. In 1949, the Museum of Modern Art in New York " +
    "gave her a solo exhibition, the first that it had devoted to a weaver.",
  joints: [
    {
      kind: "dependent-first",
      after: "most of its workshops discouraged women from entering",
      verbs: ["enrolled", "discouraged"],
    },
    { kind: "verb-and-complement", after: "her a solo exhibition", verb: "gave" },
    { kind: "subject-and-verb", after: "gave her a solo exhibition", verb: "gave" },
    { kind: "preposition-and-object", after: "modern design" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "gave",
      base: "give",
      subject: "the Museum of Modern Art in New York",
      number: "singular",
      tense: "past",
      time: "In 1949",
    },
    { kind: "preposition", verb: "entering", base: "enter", beside: "discouraged" },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence"],
      words: "Even so",
      first: "she turned to weaving with reluctance",
      second: "she soon came to treat the loom as an instrument of modern design",
      why: "The first statement says that Albers turned to weaving with reluctance, but the second reports that Albers soon came to treat the loom as an instrument of modern design.",
    },
  ],
  pronouns: [
    { word: "its", at: "its workshops discouraged women", antecedent: "the Bauhaus" },
    { word: "it", at: "it had devoted to", antecedent: "the Museum" },
  ],
};
