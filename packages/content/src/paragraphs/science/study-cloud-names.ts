import type { Paragraph } from "../paragraph.ts";

export const studyCloudNames: Paragraph = {
  id: "study-cloud-names",
  version: 2,
  field: "science",
  source: "Standard histories of meteorology; biographies of Luke Howard",
  text: "The Latin terms by which meteorologists classify clouds go back to an 1803 essay by Luke Howard, a manufacturer of chemicals in London. He distinguished three principal forms: cirrus, a cloud of parallel or curling fibers; cumulus, a heap that rises from a flat base; and stratus, a continuous horizontal sheet. Compounds of these terms, such as cirrostratus, describe forms that combine features of two.",
  joints: [
    {
      kind: "glossed",
      items: [
        ["cirrus", "a cloud of parallel or curling fibers"],
        ["cumulus", "a heap that rises from a flat base"],
        ["stratus", "a continuous horizontal sheet"],
      ],
    },
    {
      kind: "subject-and-verb",
      after: "go back to an 1803 essay by Luke Howard, a manufacturer of chemicals in London",
      verb: "go",
    },
    {
      kind: "inset",
      after: "such as cirrostratus",
      next: "describe forms that combine features of two",
      verb: "describe",
    },
    { kind: "noun-and-phrase", after: "of chemicals in London" },
    { kind: "preposition-and-object", after: "a flat base" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "go",
      base: "go",
      subject: "The Latin terms",
      number: "plural",
      tense: "present",
    },
    { kind: "relative", verb: "rises", base: "rise", antecedent: "a heap", number: "singular" },
    { kind: "relative", verb: "combine", base: "combine", antecedent: "forms", number: "plural" },
    {
      kind: "finite",
      verb: "describe",
      base: "describe",
      subject: "Compounds",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
