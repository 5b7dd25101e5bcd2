import type { Paragraph } from "../paragraph.ts";

export const batesMimicry: Paragraph = {
  id: "bates-mimicry",
  version: 2,
  field: "science",
  source: "Histories of evolutionary biology; textbooks on animal behavior",
  text:
    "Henry Walter Bates, an English naturalist who had spent eleven years in the Amazon basin, proposed in " +
    "1862 that certain edible butterflies are spared by birds because their wings resemble the wings of an " +
    "unpalatable species. In the same way, many hoverflies, which have no sting, are protected by yellow and " +
    "black bands like those of wasps.",
  joints: [
    {
      kind: "inset",
      after: "an English naturalist who had spent eleven years in the Amazon basin",
      next: "proposed in 1862 that certain edible butterflies are spared by birds",
      verb: "proposed",
    },
    {
      kind: "turning-clauses",
      after:
        "In the same way, many hoverflies, which have no sting, are protected by yellow and black bands like those of wasps",
      verbs: ["proposed", "are"],
    },
    { kind: "noun-and-phrase", after: "of wasps" },
    { kind: "preposition-and-object", after: "the Amazon basin" },
    { kind: "noun-and-phrase", after: "of an unpalatable species" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "proposed",
      base: "propose",
      subject: "Henry Walter Bates",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "many hoverflies",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "resemble",
      base: "resemble",
      subject: "their wings",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "In the same way",
      first:
        "certain edible butterflies are spared by birds because their wings resemble the wings of an unpalatable species",
      second:
        "many hoverflies, which have no sting, are protected by yellow and black bands like those of wasps",
      why: "The first statement says that certain edible butterflies are spared because their wings resemble those of an unpalatable species, and the second says that many stingless hoverflies are protected by bands like those of wasps.",
    },
  ],
  pronouns: [
    { word: "their", at: "their wings resemble the", antecedent: "certain edible butterflies" },
  ],
};
