import type { Paragraph } from "../paragraph.ts";

export const chevreulBlackYarn: Paragraph = {
  id: "chevreul-black-yarn",
  version: 2,
  field: "arts",
  source: "Standard histories of color theory; encyclopedia entries on Michel Eugène Chevreul",
  text:
    "In the 1820s, weavers at the Gobelins tapestry works in Paris complained that their black yarn looked " +
    "weak. Chemist Michel Eugène Chevreul found no fault in the dye. Rather, the weakness lay in perception, " +
    "for the eye modifies each color according to the colors beside it.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Rather, the weakness lay in perception",
      verbs: ["found", "lay"],
    },
    { kind: "title-and-name", title: "Chemist", after: "Michel Eugène Chevreul" },
    { kind: "verb-and-complement", after: "that their black yarn looked weak", verb: "complained" },
    { kind: "preposition-and-object", after: "the dye" },
    { kind: "preposition-and-object", after: "the colors beside it" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "complained",
      base: "complain",
      subject: "weavers",
      number: "plural",
      tense: "past",
      time: "In the 1820s",
    },
    {
      kind: "finite",
      verb: "modifies",
      base: "modify",
      subject: "the eye",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "contrast", "emphasis"],
      words: "Rather",
      first: "Chemist Michel Eugène Chevreul found no fault in the dye",
      second: "the weakness lay in perception",
      why: "The first statement says that Chevreul found no fault in the dye of the black yarn, and the second says that the apparent weakness of the black yarn lay in perception.",
    },
  ],
};
