import type { Paragraph } from "../paragraph.ts";

export const gobekliTepe: Paragraph = {
  id: "gobekli-tepe",
  version: 3,
  field: "history",
  source: "Encyclopedias of archaeology; histories of the Neolithic period",
  text:
    "Since 1995, excavations at Göbekli Tepe, a hill in southeastern Turkey, have revealed rings of carved " +
    "pillars that were raised more than eleven thousand years ago. The bones and seeds recovered from the " +
    "oldest layers of the site belong to wild species. Hence, its builders appear to have lived by hunting " +
    "and gathering.",
  joints: [
    {
      kind: "inset",
      after: "a hill in southeastern Turkey",
      next: "have revealed rings of carved pillars that were raised more than eleven thousand years ago",
      verb: "have revealed",
      front: "Since 1995",
    },
    {
      kind: "turning-clauses",
      after: "Hence, its builders appear to have lived by hunting and gathering",
      verbs: ["belong", "appear"],
    },
    { kind: "subject-and-verb", after: "belong to wild species", verb: "belong" },
    {
      kind: "noun-and-phrase",
      after: "of carved pillars that were raised more than eleven thousand years ago",
    },
    { kind: "noun-and-phrase", after: "of the site" },
    { kind: "preposition-and-object", after: "wild species" },
    { kind: "preposition-and-object", after: "hunting and gathering" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have revealed",
      base: "reveal",
      subject: "excavations",
      number: "plural",
      tense: "perfect",
      time: "Since 1995",
    },
    {
      kind: "finite",
      verb: "belong",
      base: "belong",
      subject: "The bones and seeds",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "appear",
      base: "appear",
      subject: "its builders",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["emphasis"],
      words: "Hence",
      first:
        "The bones and seeds recovered from the oldest layers of the site belong to wild species",
      second: "its builders appear to have lived by hunting and gathering",
      why: "The first statement says that the bones and seeds from the oldest layers belong to wild species, and the second says that the builders of the site appear to have lived by hunting and gathering.",
    },
  ],
  nouns: [
    {
      at: "site belong to wild",
      word: "site",
      forms: ["site", "sites", "site's", "sites'"],
      counted: "a hill in southeastern Turkey",
      role: "predicate",
      why: "The site is a single hill, and the words that follow tell of the bones and seeds found there.",
    },
  ],
};
