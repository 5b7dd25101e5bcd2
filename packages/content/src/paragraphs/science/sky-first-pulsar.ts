import type { Paragraph } from "../paragraph.ts";

export const skyFirstPulsar: Paragraph = {
  id: "sky-first-pulsar",
  version: 3,
  field: "science",
  source: "Histories of radio astronomy; biographies of Jocelyn Bell Burnell",
  text:
    "In 1967, while examining the paper charts of a new radio telescope near Cambridge, graduate student " +
    "Jocelyn Bell noticed pulses that recurred every 1.3 seconds, revealing a kind of object that no " +
    "astronomer had observed before: the pulsar.",
  joints: [
    {
      kind: "front",
      after: "graduate student Jocelyn Bell noticed pulses that recurred every 1.3 seconds",
      verbs: ["noticed"],
    },
    {
      kind: "outcome",
      after: "revealing a kind of object that no astronomer had observed before",
      verbs: ["noticed"],
    },
    { kind: "title-and-name", title: "graduate student", after: "Jocelyn Bell" },
    { kind: "noun-and-phrase", after: "of a new radio telescope near Cambridge" },
    {
      kind: "verb-and-complement",
      after: "pulses that recurred every 1.3 seconds",
      verb: "noticed",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "noticed",
      base: "notice",
      subject: "graduate student Jocelyn Bell",
      number: "singular",
      tense: "past",
      time: "In 1967",
    },
    { kind: "outcome", verb: "revealing", base: "reveal", beside: "noticed" },
  ],
  turns: [],
  modifiers: [
    {
      opening: "In 1967, while examining the paper charts of a new radio telescope near Cambridge",
      clause:
        "graduate student Jocelyn Bell noticed pulses that recurred every 1.3 seconds, revealing a kind of object " +
        "that no astronomer had observed before: the pulsar",
      noun: "graduate student Jocelyn Bell",
      kind: "person",
      wrong: [
        {
          clause:
            "pulses that recurred every 1.3 seconds were noticed by graduate student Jocelyn Bell, revealing a kind " +
            "of object that no astronomer had observed before: the pulsar",
          noun: "pulses",
          kind: "thing",
          reason: "The pulses would be examining the charts in which they were found.",
        },
        {
          clause:
            "graduate student Jocelyn Bell's discovery of pulses that recurred every 1.3 seconds revealed a kind of " +
            "object that no astronomer had observed before: the pulsar",
          noun: "graduate student Jocelyn Bell's discovery",
          kind: "idea",
          reason: "The noun after the comma is *discovery*, and a discovery examines no charts.",
        },
        {
          clause:
            "there were pulses noticed by graduate student Jocelyn Bell that recurred every 1.3 seconds, revealing an " +
            "object that no astronomer had observed before: the pulsar",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be examining charts.",
        },
      ],
    },
  ],
};
