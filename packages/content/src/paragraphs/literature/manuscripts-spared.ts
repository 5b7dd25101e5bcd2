import type { Paragraph } from "../paragraph.ts";

export const manuscriptsSpared: Paragraph = {
  id: "manuscripts-spared",
  version: 3,
  field: "literature",
  source: "Biographies of Franz Kafka; standard histories of German literature",
  text:
    "Severe toward his own work in a note found after his death in 1924, Prague writer Franz Kafka asked his " +
    "friend Max Brod to burn his unpublished manuscripts. Nonetheless, Brod prepared three unfinished novels " +
    "for the press, issuing the first of them, *The Trial*, within a year.",
  joints: [
    {
      kind: "front",
      after:
        "Prague writer Franz Kafka asked his friend Max Brod to burn his unpublished manuscripts",
      verbs: ["asked"],
    },
    {
      kind: "turning-clauses",
      after: "Nonetheless, Brod prepared three unfinished novels for the press",
      verbs: ["asked", "prepared"],
    },
    { kind: "title-and-name", title: "Prague writer", after: "Franz Kafka" },
    {
      kind: "verb-and-complement",
      after: "three unfinished novels for the press",
      verb: "prepared",
    },
    { kind: "preposition-and-object", after: "his death in 1924" },
    {
      kind: "verb-and-complement",
      after: "his friend Max Brod to burn his unpublished manuscripts",
      verb: "asked",
    },
  ],
  verbs: [
    { kind: "outcome", verb: "issuing", base: "issue", beside: "prepared" },
    {
      kind: "finite",
      verb: "prepared",
      base: "prepare",
      subject: "Brod",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "replacement", "sequence"],
      words: "Nonetheless",
      first:
        "Prague writer Franz Kafka asked his friend Max Brod to burn his unpublished manuscripts",
      second: "Brod prepared three unfinished novels for the press",
      why: "The first statement says that Kafka asked his friend Brod to burn the manuscripts that Kafka had not published, but the second reports that Brod prepared three of Kafka's unfinished novels for the press.",
    },
  ],
  modifiers: [
    {
      opening: "Severe toward his own work in a note found after his death in 1924",
      clause:
        "Prague writer Franz Kafka asked his friend Max Brod to burn his unpublished manuscripts",
      noun: "Prague writer Franz Kafka",
      kind: "person",
      wrong: [
        {
          clause:
            "the unpublished manuscripts of Prague writer Franz Kafka were, by his wish, to be burned by his friend " +
            "Max Brod",
          noun: "the unpublished manuscripts of Prague writer Franz Kafka",
          kind: "work",
          reason: "The noun after the comma is *manuscripts*; they did not judge themselves.",
        },
        {
          clause:
            "the burning of his unpublished manuscripts by his friend Max Brod was the wish of Prague writer Franz " +
            "Kafka",
          noun: "the burning of his unpublished manuscripts",
          kind: "idea",
          reason:
            "The burning, which never took place, passes no judgment in a note; the writer did.",
        },
        {
          clause:
            "there were unpublished manuscripts that Franz Kafka asked his friend Max Brod to burn",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be severe.",
        },
      ],
    },
  ],
};
