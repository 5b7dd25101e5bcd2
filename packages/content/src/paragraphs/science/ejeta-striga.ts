import type { Paragraph } from "../paragraph.ts";

export const ejetaStriga: Paragraph = {
  id: "ejeta-striga",
  version: 2,
  field: "science",
  source: "Textbooks on plant breeding; reference works on African agriculture",
  text:
    "The seeds of witchweed, a plant that lives as a parasite on the roots of sorghum, remain dormant in the " +
    "soil until they detect certain compounds that those roots exude. Ethiopian-born geneticist Gebisa Ejeta " +
    "accordingly looked for strains of sorghum that release only small amounts of the compounds and bred from " +
    "them varieties that yield well in infested fields.",
  joints: [
    {
      kind: "inset",
      after: "a plant that lives as a parasite on the roots of sorghum",
      next: "remain dormant in the soil until they detect certain compounds",
      verb: "remain",
    },
    { kind: "title-and-name", title: "Ethiopian-born geneticist", after: "Gebisa Ejeta" },
    {
      kind: "second-verb",
      after: "bred from them varieties that yield well in infested fields",
      verbs: ["looked", "bred"],
    },
    { kind: "noun-and-phrase", after: "of sorghum that release only small amounts" },
    {
      kind: "clauses",
      after: "Ethiopian-born geneticist Gebisa Ejeta accordingly looked for strains of sorghum",
      verbs: ["remain", "looked"],
    },
    { kind: "preposition-and-object", after: "strains of sorghum" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "remain",
      base: "remain",
      subject: "The seeds",
      number: "plural",
      tense: "present",
    },
    { kind: "relative", verb: "lives", base: "live", antecedent: "a plant", number: "singular" },
  ],
  turns: [],
  pronouns: [{ word: "they", at: "they detect certain compounds", antecedent: "The seeds" }],
};
