import type { Paragraph } from "../paragraph.ts";

export const screenMeshes: Paragraph = {
  id: "screen-meshes",
  version: 2,
  field: "arts",
  source: "Encyclopedias of film; studies of Maya Deren",
  text:
    "The influence of *Meshes of the Afternoon*, a silent film made in 1943, contrasts with the modesty of " +
    "its means. Filmmakers Maya Deren and Alexander Hammid shot it in their own house in Los Angeles with a " +
    "sixteen-millimeter camera and no professional actors. In addition, they paid for it themselves.",
  joints: [
    {
      kind: "inset",
      after: "a silent film made in 1943",
      next: "contrasts with the modesty of its means",
      verb: "contrasts",
    },
    {
      kind: "turning-clauses",
      after: "In addition, they paid for it themselves",
      verbs: ["shot", "paid"],
    },
    { kind: "noun-and-phrase", after: "in Los Angeles" },
    {
      kind: "subject-and-verb",
      after:
        "shot it in their own house in Los Angeles with a sixteen-millimeter camera and no professional actors",
      verb: "shot",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "shot",
      base: "shoot",
      subject: "Maya Deren and Alexander Hammid",
      number: "plural",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "contrasts",
      base: "contrast",
      subject: "The influence",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["emphasis", "similarity"],
      words: "In addition",
      first:
        "Filmmakers Maya Deren and Alexander Hammid shot it in their own house in Los Angeles with a " +
        "sixteen-millimeter camera and no professional actors",
      second: "they paid for it themselves",
      why: "The first statement says that the filmmakers used their own house, a sixteen-millimeter camera, and no professional actors, and the second says that the filmmakers paid for the film themselves.",
    },
  ],
  pronouns: [{ word: "its", at: "its means", antecedent: "a silent film" }],
};
