import type { Paragraph } from "../paragraph.ts";

export const rosaRealBlackPottery: Paragraph = {
  id: "rosa-real-black-pottery",
  field: "arts",
  source: "Standard works on Mexican ceramics; museum guides to the pottery of Oaxaca",
  text:
    "Around 1950, Rosa Real de Nieto, a potter of San Bartolo Coyotepec in the Mexican state " +
    "of Oaxaca, found that burnishing a pot with quartz and firing it at a lower temperature " +
    "gave the local clay a brilliant black surface. Vessels treated in this way are too porous " +
    "to store liquids; they serve as ornaments rather than as containers.",
  joints: [
    {
      kind: "inset",
      after: "a potter of San Bartolo Coyotepec in the Mexican state of Oaxaca",
      next: "found that burnishing a pot with quartz and firing it at a lower temperature gave the local clay a brilliant black surface",
      verb: "found",
      front: "Around 1950",
    },
    {
      kind: "clauses",
      after: "they serve as ornaments rather than as containers",
      verbs: ["are", "serve"],
    },
    { kind: "subject-and-verb", after: "are too porous to store liquids", verb: "are" },
    {
      kind: "verb-and-complement",
      after: "the local clay a brilliant black surface",
      verb: "gave",
    },
    { kind: "preposition-and-object", after: "a lower temperature" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "found",
      base: "find",
      subject: "Rosa Real de Nieto",
      number: "singular",
      tense: "past",
      time: "Around 1950",
    },
    {
      kind: "finite",
      verb: "are",
      base: "be",
      subject: "Vessels",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "serve",
      base: "serve",
      subject: "they",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
  pronouns: [{ word: "they", at: "they serve as ornaments", antecedent: "Vessels" }],
};
