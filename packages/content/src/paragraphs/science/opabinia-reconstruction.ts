import type { Paragraph } from "../paragraph.ts";

export const opabiniaReconstruction: Paragraph = {
  id: "opabinia-reconstruction",
  field: "science",
  source: "Textbooks on invertebrate paleontology; reference works on the Burgess Shale",
  text:
    "*Opabinia*, a small marine animal found in the Burgess Shale of western Canada, unites features that " +
    "occur together in no living creature: five stalked eyes, a flexible trunk, and a broad fan at the tail. " +
    "Harry Whittington, an English paleontologist, published a detailed reconstruction in 1975; the place of " +
    "the animal among the relatives of the arthropods has been debated ever since.",
  joints: [
    {
      kind: "list",
      after: "five stalked eyes, a flexible trunk, and a broad fan at the tail",
      verbs: ["unites"],
    },
    {
      kind: "inset",
      after: "a small marine animal found in the Burgess Shale of western Canada",
      next: "unites features that occur together in no living creature",
      verb: "unites",
    },
    { kind: "items", items: ["five stalked eyes", "a flexible trunk", "a broad fan at the tail"] },
    {
      kind: "clauses",
      after:
        "the place of the animal among the relatives of the arthropods has been debated ever since",
      verbs: ["published", "has been"],
    },
    { kind: "subject-and-verb", after: "has been debated ever since", verb: "has been" },
    { kind: "noun-and-phrase", after: "of western Canada" },
    { kind: "preposition-and-object", after: "the relatives of the arthropods" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "unites",
      base: "unite",
      subject: "*Opabinia*",
      number: "singular",
      tense: "present",
    },
    { kind: "relative", verb: "occur", base: "occur", antecedent: "features", number: "plural" },
  ],
  turns: [],
};
