import type { Paragraph } from "../paragraph.ts";

export const turnPortableHouses: Paragraph = {
  id: "turn-portable-houses",
  version: 2,
  field: "everyday",
  source: "Ethnographies of Central Asia and the North American Plains; museum catalogs",
  text:
    "The yurt of the Central Asian steppe consists of a wooden lattice, a ring of roof poles, and a cover of " +
    "felt. It shields a family from wind and cold, can be taken down within an hour, and fits on a few " +
    "camels. In short, the dwelling suits a household that must follow its herds. Similarly, the tipi of the " +
    "North American Plains served peoples who followed the bison, though it was covered with hides.",
  joints: [
    { kind: "noun-and-phrase", after: "of the Central Asian steppe" },
    { kind: "items", items: ["a wooden lattice", "a ring of roof poles", "a cover of felt"] },
    { kind: "noun-and-phrase", after: "of the North American Plains" },
    { kind: "preposition-and-object", after: "wind and cold" },
    {
      kind: "lead-and-series",
      after: "a wooden lattice, a ring of roof poles, and a cover of felt",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "consists",
      base: "consist",
      subject: "The yurt",
      number: "singular",
      tense: "present",
    },
    { kind: "relative", verb: "followed", base: "follow", antecedent: "peoples", number: "plural" },
    {
      kind: "finite",
      verb: "shields",
      base: "shield",
      subject: "It",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In short",
      first:
        "It shields a family from wind and cold, can be taken down within an hour, and fits on a few camels",
      second: "the dwelling suits a household that must follow its herds",
      why: "The first statement says that the yurt shields a family, can be taken down quickly, and fits on a few camels, and the second says that the yurt suits a household that must follow its herds.",
    },
    {
      relation: "similarity",
      also: ["addition", "contrast", "concession"],
      words: "Similarly",
      first: "the dwelling suits a household that must follow its herds",
      second:
        "the tipi of the North American Plains served peoples who followed the bison, though it was covered " +
        "with hides",
      why: "The first statement says that the yurt suits a household that must follow its herds, and the second says that the tipi served peoples of the Plains who followed the bison.",
    },
  ],
};
