import type { Paragraph } from "../paragraph.ts";

export const studyCommonUnit: Paragraph = {
  id: "study-common-unit",
  version: 3,
  field: "science",
  source: "Standard histories of biology",
  text:
    "Persuaded by their separate studies of plants and animals and by a conversation at dinner, German " +
    "biologists Matthias Schleiden and Theodor Schwann concluded in the 1830s that all living things are " +
    "built from the same basic unit—the cell.",
  joints: [
    {
      kind: "front",
      after:
        "German biologists Matthias Schleiden and Theodor Schwann concluded in the 1830s that all living things " +
        "are built from the same basic unit",
      verbs: ["concluded"],
    },
    { kind: "title-and-name", title: "German biologists", after: "Matthias Schleiden" },
    { kind: "noun-and-phrase", after: "of plants and animals" },
    { kind: "preposition-and-object", after: "the same basic unit" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "concluded",
      base: "conclude",
      subject: "German biologists Matthias Schleiden and Theodor Schwann",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening:
        "Persuaded by their separate studies of plants and animals and by a conversation at dinner",
      clause:
        "German biologists Matthias Schleiden and Theodor Schwann concluded in the 1830s that all living things " +
        "are built from the same basic unit—the cell",
      noun: "German biologists Matthias Schleiden and Theodor Schwann",
      kind: "person",
      wrong: [
        {
          clause:
            "all living things, German biologists Matthias Schleiden and Theodor Schwann concluded in the 1830s, are " +
            "built from the same basic unit—the cell",
          noun: "all living things",
          kind: "living",
          reason: "The living things were studied; they were not persuaded.",
        },
        {
          clause:
            "the conclusion of German biologists Matthias Schleiden and Theodor Schwann in the 1830s was that all " +
            "living things share the same basic unit—the cell",
          noun: "the conclusion of the German biologists",
          kind: "idea",
          reason: "The noun after the comma is *conclusion*; the biologists were persuaded.",
        },
        {
          clause:
            "it was concluded in the 1830s by German biologists Matthias Schleiden and Theodor Schwann that all " +
            "living things share one basic unit—the cell",
          noun: "it",
          kind: "none",
          reason: "*It* is an empty subject, so nobody is left to be persuaded.",
        },
      ],
    },
  ],
};
