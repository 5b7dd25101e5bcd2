import type { Paragraph } from "../paragraph.ts";

export const archaeopteryxTraits: Paragraph = {
  id: "archaeopteryx-traits",
  field: "science",
  source: "Textbooks on vertebrate paleontology; reference works on fossil birds",
  text:
    "*Archaeopteryx*, whose remains were first described in 1861 from the limestone of southern Germany, had " +
    "the feathers of a bird but retained three traits of the reptiles from which birds descend: toothed jaws, " +
    "clawed fingers, and a long bony tail.",
  joints: [
    { kind: "list", after: "toothed jaws, clawed fingers, and a long bony tail", verbs: ["had"] },
    {
      kind: "inset",
      after: "whose remains were first described in 1861 from the limestone of southern Germany",
      next: "had the feathers of a bird",
      verb: "had",
    },
    { kind: "items", items: ["toothed jaws", "clawed fingers", "a long bony tail"] },
    {
      kind: "second-verb",
      after: "retained three traits of the reptiles from which birds descend",
      verbs: ["had", "retained"],
    },
    { kind: "noun-and-phrase", after: "of southern Germany" },
    { kind: "preposition-and-object", after: "the limestone of southern Germany" },
  ],
  verbs: [],
  turns: [],
};
