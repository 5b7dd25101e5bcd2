import type { Paragraph } from "../paragraph.ts";

export const moreCycleOfErosion: Paragraph = {
  id: "more-cycle-of-erosion",
  version: 3,
  field: "geography",
  source: "Histories of geomorphology; textbooks of physical geography",
  text:
    "American geographer William Morris Davis, writing in 1889, divided the history of a river valley into " +
    "three stages: youth, maturity, and old age. Modeled on the stages of a life, his scheme was designed to " +
    "explain the shape of any landscape by the time that erosion has been at work on it. Later geographers " +
    "have given more weight to climate and to movements of the crust, leaving the scheme of mainly " +
    "historical interest.",
  joints: [
    {
      kind: "inset",
      after: "writing in 1889",
      next: "divided the history of a river valley into three stages",
      verb: "divided",
    },
    { kind: "list", after: "youth, maturity, and old age", verbs: ["divided"] },
    { kind: "title-and-name", title: "American geographer", after: "William Morris Davis" },
    { kind: "items", items: ["youth", "maturity", "old age"] },
    {
      kind: "outcome",
      after: "leaving the scheme of mainly historical interest",
      verbs: ["have given"],
    },
    {
      kind: "noun-and-phrase",
      after: "of any landscape by the time that erosion has been at work on it",
    },
    {
      kind: "subject-and-verb",
      after: "have given more weight to climate and to movements of the crust",
      verb: "have given",
    },
    { kind: "noun-and-phrase", after: "of the crust" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to explain", base: "explain", beside: "designed" },
    { kind: "outcome", verb: "leaving", base: "leave", beside: "have given" },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Modeled on the stages of a life",
      clause:
        "his scheme was designed to explain the shape of any landscape by the time that erosion has been at work on it",
      noun: "his scheme",
      kind: "idea",
      wrong: [
        {
          clause:
            "any landscape was to owe its shape, in Davis's view, to the time that erosion has been at work on it",
          noun: "any landscape",
          kind: "place",
          reason: "Landscapes are not modeled on a life; the scheme was.",
        },
        {
          clause:
            "Davis wanted to explain the shape of any landscape by the time that erosion has been at work on it",
          noun: "Davis",
          kind: "person",
          reason: "Davis was not modeled on stages; he did the modeling.",
        },
        {
          clause:
            "there was to be an explanation for the shape of any landscape in the time that erosion has been at work on it",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that could be modeled.",
        },
      ],
    },
  ],
};
