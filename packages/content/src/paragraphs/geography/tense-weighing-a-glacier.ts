import type { Paragraph } from "../paragraph.ts";

export const tenseWeighingAGlacier: Paragraph = {
  id: "tense-weighing-a-glacier",
  field: "geography",
  source: "Textbooks on glaciology; encyclopedia entries on Storglaciären",
  text:
    "Since 1946, glaciologists at a research station in the mountains of northern Sweden have measured the " +
    "mass of Storglaciären, a glacier about two miles long. In spring, they determine the amount of snow " +
    "that the winter added; in late summer, they determine the amount of snow and ice that melted. The " +
    "difference between the two figures is negative in most years, indicating that the glacier is losing " +
    "mass.",
  joints: [
    {
      kind: "clauses",
      after: "in late summer, they determine the amount of snow and ice that melted",
      verbs: ["determine", "determine"],
    },
    { kind: "outcome", after: "indicating that the glacier is losing mass", verbs: ["is"] },
    {
      kind: "subject-and-verb",
      after: "have measured the mass of Storglaciären",
      verb: "have measured",
    },
    { kind: "subject-and-verb", after: "is negative in most years", verb: "is" },
    { kind: "verb-and-complement", after: "the mass of Storglaciären", verb: "have measured" },
    { kind: "preposition-and-object", after: "most years" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "have measured",
      base: "measure",
      subject: "glaciologists",
      number: "plural",
      tense: "perfect",
      time: "Since 1946",
    },
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "The difference",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "indicating", base: "indicate", beside: "is" },
  ],
  turns: [],
};
