import type { Paragraph } from "../paragraph.ts";

export const labHeliumInSunlight: Paragraph = {
  id: "lab-helium-in-sunlight",
  version: 3,
  field: "science",
  source: "Histories of chemistry and of spectroscopy",
  text:
    "In 1868, British astronomer Norman Lockyer observed in the spectrum of the Sun a yellow line that " +
    "corresponded to no known substance. He attributed it to a new element, naming it helium after the Greek " +
    "word for the Sun. Light enough to escape into space, the gas was not found on Earth until 1895, when " +
    "chemist William Ramsay isolated it from a mineral that contained uranium.",
  joints: [
    {
      kind: "clauses",
      after: "He attributed it to a new element",
      verbs: ["observed", "attributed"],
    },
    {
      kind: "outcome",
      after: "naming it helium after the Greek word for the Sun",
      verbs: ["attributed"],
    },
    { kind: "title-and-name", title: "British astronomer", after: "Norman Lockyer" },
    { kind: "title-and-name", title: "chemist", after: "William Ramsay" },
    { kind: "subject-and-verb", after: "was not found on Earth until 1895", verb: "was not found" },
    { kind: "verb-and-complement", after: "it to a new element", verb: "attributed" },
    { kind: "preposition-and-object", after: "a mineral that contained uranium" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "observed",
      base: "observe",
      subject: "British astronomer Norman Lockyer",
      number: "singular",
      tense: "past",
      time: "In 1868",
    },
    { kind: "outcome", verb: "naming", base: "name", beside: "attributed" },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Light enough to escape into space",
      clause:
        "the gas was not found on Earth until 1895, when chemist William Ramsay isolated it from a mineral that " +
        "contained uranium",
      noun: "the gas",
      kind: "thing",
      wrong: [
        {
          clause:
            "chemist William Ramsay was the first to find the gas on Earth, in 1895, when he isolated it from a " +
            "mineral that contained uranium",
          noun: "chemist William Ramsay",
          kind: "person",
          reason: "The chemist was not light enough to escape into space.",
        },
        {
          clause:
            "Earth did not yield the gas until 1895, when chemist William Ramsay isolated it from a mineral that " +
            "contained uranium",
          noun: "Earth",
          kind: "place",
          reason: "Earth does not escape into space; the gas does.",
        },
        {
          clause:
            "the discovery of the gas on Earth came only in 1895, when William Ramsay isolated it from a mineral that contained uranium",
          noun: "the discovery of the gas on Earth",
          kind: "idea",
          reason: "A discovery does not escape into space; the gas does.",
        },
      ],
    },
  ],
};
