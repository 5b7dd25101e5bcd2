import type { Paragraph } from "../paragraph.ts";

export const turnMoldForMiso: Paragraph = {
  id: "turn-mold-for-miso",
  version: 2,
  field: "everyday",
  source: "Textbooks of food microbiology; histories of Japanese cookery",
  text:
    "The makers of soy sauce in Japan grow a mold, *Aspergillus oryzae*, on a mixture of steamed soybeans " +
    "and roasted wheat before they add brine. The makers of miso, likewise, begin by growing the same mold " +
    "on a grain or on the beans themselves. Its enzymes break starch into sugars, proteins into amino acids, " +
    "and fats into fatty acids. In short, the mold turns a bland food into one of strong flavor.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "The makers of miso, likewise, begin by growing the same mold on a grain or on the beans themselves",
      verbs: ["grow", "begin"],
    },
    {
      kind: "items",
      items: ["starch into sugars", "proteins into amino acids", "fats into fatty acids"],
    },
    { kind: "noun-and-phrase", after: "of steamed soybeans and roasted wheat" },
    { kind: "noun-and-phrase", after: "of strong flavor" },
    { kind: "preposition-and-object", after: "a mixture of steamed soybeans and roasted wheat" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "grow",
      base: "grow",
      subject: "The makers",
      number: "plural",
      tense: "present",
    },
    { kind: "preposition", verb: "growing", base: "grow", beside: "by" },
    {
      kind: "finite",
      verb: "break",
      base: "break",
      subject: "Its enzymes",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition", "contrast"],
      words: "likewise",
      first:
        "The makers of soy sauce in Japan grow a mold, *Aspergillus oryzae*, on a mixture of steamed soybeans and roasted wheat before they add brine",
      second:
        "The makers of miso begin by growing the same mold on a grain or on the beans themselves",
      why: "The first statement says that the makers of soy sauce grow *Aspergillus oryzae* on soybeans and wheat, and the second says that the makers of miso begin by growing *Aspergillus oryzae* on grain or beans.",
    },
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In short",
      first:
        "Its enzymes break starch into sugars, proteins into amino acids, and fats into fatty acids",
      second: "the mold turns a bland food into one of strong flavor",
      why: "The first statement says that enzymes of the mold break down starch, proteins, and fats, and the second says that the mold turns a bland food into one of strong flavor.",
    },
  ],
};
