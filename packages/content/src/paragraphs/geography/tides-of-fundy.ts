import type { Paragraph } from "../paragraph.ts";

export const tidesOfFundy: Paragraph = {
  id: "tides-of-fundy",
  version: 2,
  field: "geography",
  source: "Textbooks on oceanography; encyclopedias of Canada",
  text:
    "The tides at the head of the Bay of Fundy, on the Atlantic coast of Canada, reach a range of some 16 meters " +
    "because the period in which water oscillates in the bay is close to that of the ocean tide itself.",
  joints: [
    {
      kind: "inset",
      after: "on the Atlantic coast of Canada",
      next:
        "reach a range of some 16 meters because the period in which water oscillates in the bay is close to that " +
        "of the ocean tide itself",
      verb: "reach",
    },
    { kind: "noun-and-phrase", after: "of the Bay of Fundy" },
    { kind: "verb-and-complement", after: "a range of some 16 meters", verb: "reach" },
    { kind: "preposition-and-object", after: "that of the ocean tide itself" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "reach",
      base: "reach",
      subject: "The tides",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
