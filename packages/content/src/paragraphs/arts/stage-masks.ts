import type { Paragraph } from "../paragraph.ts";

export const stageMasks: Paragraph = {
  id: "stage-masks",
  version: 3,
  field: "arts",
  source: "Encyclopedias of theater",
  text:
    "Worn by every actor and every member of the chorus in the tragedies of ancient Athens, masks " +
    "enabled a small number of male actors to portray kings, messengers, and queens. Similarly, the " +
    "carved masks of noh, a form of drama perfected in medieval Japan, allow an actor of any age to " +
    "appear as a warrior, a spirit, or a young woman.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "Similarly, the carved masks of noh, a form of drama perfected in medieval Japan, allow an actor of any age to appear as a warrior, a spirit, or a young woman",
      verbs: ["enabled", "allow"],
    },
    {
      kind: "front",
      after: "masks enabled a small number of male actors to portray kings, messengers, and queens",
      verbs: ["enabled"],
    },
    { kind: "items", items: ["kings", "messengers", "queens"] },
    { kind: "noun-and-phrase", after: "of any age" },
    { kind: "noun-and-phrase", after: "of male actors" },
    { kind: "noun-and-phrase", after: "of drama" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "allow",
      base: "allow",
      subject: "the carved masks",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "similarity",
      also: ["addition"],
      words: "Similarly",
      first: "masks enabled a small number of male actors to portray kings, messengers, and queens",
      second:
        "the carved masks of noh, a form of drama perfected in medieval Japan, allow an actor of any age to appear as a warrior, a spirit, or a young woman",
      why: "The first statement says that masks enabled male actors in Athens to portray kings, messengers, and queens, and the second says that noh masks allow an actor to appear as a warrior, a spirit, or a young woman.",
    },
  ],
  modifiers: [
    {
      opening:
        "Worn by every actor and every member of the chorus in the tragedies of ancient Athens",
      clause:
        "masks enabled a small number of male actors to portray kings, messengers, and queens",
      noun: "masks",
      kind: "thing",
      wrong: [
        {
          clause:
            "a small number of male actors were enabled by masks to portray kings, messengers, and queens",
          noun: "a small number of male actors",
          kind: "person",
          reason: "Actors are not worn; the masks were.",
        },
        {
          clause:
            "kings, messengers, and queens were portrayed by a small number of male actors in masks",
          noun: "kings, messengers, and queens",
          kind: "person",
          reason: "Kings and queens are not worn in a play.",
        },
        {
          clause: "there were masks for male actors who portrayed kings, messengers, and queens",
          noun: "there",
          kind: "none",
          reason: "*There* names nothing that could be worn.",
        },
      ],
    },
  ],
};
