import type { Paragraph } from "../paragraph.ts";

export const labStructuresByDiffraction: Paragraph = {
  id: "lab-structures-by-diffraction",
  version: 2,
  field: "science",
  source: "Biographies of Dorothy Hodgkin; histories of crystallography",
  text:
    "By directing X-rays through crystals and measuring the pattern in which the beams emerged, British " +
    "chemist Dorothy Hodgkin determined the arrangement of the atoms in three substances of medical " +
    "importance: penicillin, vitamin B12, and insulin. Since each molecule of insulin contains nearly 800 " +
    "atoms, its structure occupied her for more than three decades.",
  joints: [
    {
      kind: "dependent-first",
      after: "its structure occupied her for more than three decades",
      verbs: ["contains", "occupied"],
    },
    { kind: "noun-and-phrase", after: "of insulin" },
    { kind: "noun-and-phrase", after: "of medical importance" },
    { kind: "list", after: "penicillin, vitamin B12, and insulin", verbs: ["determined"] },
    { kind: "title-and-name", title: "British chemist", after: "Dorothy Hodgkin" },
    {
      kind: "front",
      after:
        "British chemist Dorothy Hodgkin determined the arrangement of the atoms in three substances of medical " +
        "importance",
      verbs: ["determined"],
    },
    { kind: "preposition-and-object", after: "three substances of medical importance" },
  ],
  verbs: [
    { kind: "preposition", verb: "directing", base: "direct", beside: "determined" },
    {
      kind: "finite",
      verb: "contains",
      base: "contain",
      subject: "each molecule",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
};
