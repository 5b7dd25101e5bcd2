import type { Paragraph } from "../paragraph.ts";

export const moreFjordsAndRias: Paragraph = {
  id: "more-fjords-and-rias",
  version: 2,
  field: "geography",
  source: "Textbooks of coastal geography; encyclopedias",
  text:
    "As the ice sheets melted, the rising sea flooded the valleys of many coasts. Flowing far " +
    "inland between the mountains of Norway, the water filled deep troughs that glaciers had cut, " +
    "forming the inlets called fjords. In northwestern Spain, the sea drowned the lower courses of " +
    "river valleys, which had never held glaciers. The inlets there, known as rias, tend to be " +
    "shallower and to have gentler sides.",
  joints: [
    {
      kind: "dependent-first",
      after: "the rising sea flooded the valleys of many coasts",
      verbs: ["melted", "flooded"],
    },
    { kind: "outcome", after: "forming the inlets called fjords", verbs: ["filled"] },
    { kind: "noun-and-phrase", after: "of many coasts" },
    { kind: "noun-and-phrase", after: "of river valleys" },
    { kind: "verb-and-complement", after: "deep troughs that glaciers had cut", verb: "filled" },
    {
      kind: "inset",
      after: "known as rias",
      next: "tend to be shallower and to have gentler sides",
      verb: "tend",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to be", base: "be", beside: "tend" },
    { kind: "outcome", verb: "forming", base: "form", beside: "filled" },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Flowing far inland between the mountains of Norway",
      clause:
        "the water filled deep troughs that glaciers had cut, forming the inlets called fjords",
      noun: "the water",
      kind: "thing",
      wrong: [
        {
          clause:
            "deep troughs that glaciers had cut were filled by the water, forming the inlets called fjords",
          noun: "deep troughs",
          kind: "place",
          reason: "The troughs did not flow inland; the water did.",
        },
        {
          clause:
            "there were deep troughs that glaciers had cut, and the water formed the inlets called fjords",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that could be flowing.",
        },
        {
          clause:
            "the work of glaciers had cut deep troughs, which became the inlets called fjords",
          noun: "the work of glaciers",
          kind: "idea",
          reason: "The noun after the comma is *work*, and it was the water that was flowing.",
        },
      ],
    },
  ],
};
