import type { Paragraph } from "../paragraph.ts";

export const moreTwoCanes: Paragraph = {
  id: "more-two-canes",
  version: 3,
  field: "society",
  source: "Histories of comparative psychology; textbooks of animal cognition",
  text:
    "Working at a research station on Tenerife, psychologist Wolfgang Köhler placed fruit beyond the reach of " +
    "captive chimpanzees. An ape named Sultan struggled to draw it in with either of two short canes, sat " +
    "idle for a time, and then fitted the end of one cane into that of the other. Similarly, a female named " +
    "Grande dragged boxes beneath a banana that hung out of reach and stacked them until she could climb to " +
    "it.",
  joints: [
    {
      kind: "second-verb",
      after: "stacked them until she could climb to it",
      verbs: ["dragged", "stacked"],
    },
    {
      kind: "items",
      items: [
        "struggled to draw it in with either of two short canes",
        "sat idle for a time",
        "then fitted the end of one cane into that of the other",
      ],
    },
    { kind: "noun-and-phrase", after: "of captive chimpanzees" },
    { kind: "noun-and-phrase", after: "of two short canes" },
    { kind: "noun-and-phrase", after: "of the other" },
    {
      kind: "turning-clauses",
      after:
        "Similarly, a female named Grande dragged boxes beneath a banana that hung out of reach and stacked them until she could climb to it",
      verbs: ["struggled", "dragged"],
    },
    { kind: "title-and-name", title: "psychologist", after: "Wolfgang Köhler" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to draw", base: "draw", beside: "struggled" },
    {
      kind: "finite",
      verb: "dragged",
      base: "drag",
      subject: "a female named Grande",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["sequence", "addition"],
      words: "Similarly",
      first:
        "An ape named Sultan struggled to draw it in with either of two short canes, sat idle for a time, and then fitted the end of one cane into that of the other",
      second:
        "a female named Grande dragged boxes beneath a banana that hung out of reach and stacked them until she could climb to it",
      why: "The first statement says that the ape Sultan fitted two short canes together to draw in fruit beyond his reach, and the second says that the ape Grande stacked boxes until she could climb to a banana beyond her reach.",
    },
  ],
  modifiers: [
    {
      opening: "Working at a research station on Tenerife",
      clause: "psychologist Wolfgang Köhler placed fruit beyond the reach of captive chimpanzees",
      noun: "psychologist Wolfgang Köhler",
      kind: "person",
      wrong: [
        {
          clause:
            "fruit was placed by psychologist Wolfgang Köhler beyond the reach of captive chimpanzees",
          noun: "fruit",
          kind: "thing",
          reason: "The fruit did not work at the station.",
        },
        {
          clause:
            "the reach of captive chimpanzees was too short for the fruit that Wolfgang Köhler had placed",
          noun: "the reach of captive chimpanzees",
          kind: "idea",
          reason: "A reach does not work at a station; the psychologist did.",
        },
        {
          clause:
            "there was fruit that psychologist Wolfgang Köhler placed beyond the reach of captive chimpanzees",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who worked at the station.",
        },
      ],
    },
  ],
};
