import type { Paragraph } from "../paragraph.ts";

export const stageWayangKulit: Paragraph = {
  id: "stage-wayang-kulit",
  version: 3,
  field: "arts",
  source: "Encyclopedias of music and theater; studies of Javanese performance",
  text:
    "A performance of *wayang kulit*, the shadow theater of Java, depends on the skills of one artist: the " +
    "*dalang*. Seated behind a lighted screen, this narrator moves the puppets, speaks for each of the characters, " +
    "and cues the players of the gamelan, sometimes for an entire night.",
  joints: [
    {
      kind: "inset",
      after: "the shadow theater of Java",
      next: "depends on the skills of one artist",
      verb: "depends",
    },
    {
      kind: "items",
      items: [
        "moves the puppets",
        "speaks for each of the characters",
        "cues the players of the gamelan",
      ],
    },
    { kind: "noun-and-phrase", after: "of the characters" },
    { kind: "noun-and-phrase", after: "of the gamelan" },
    { kind: "preposition-and-object", after: "one artist" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "depends",
      base: "depend",
      subject: "A performance",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "cues",
      base: "cue",
      subject: "this narrator",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [],
  modifiers: [
    {
      opening: "Seated behind a lighted screen",
      clause:
        "this narrator moves the puppets, speaks for each of the characters, and cues the players of the gamelan, sometimes for an entire night",
      noun: "this narrator",
      kind: "person",
      wrong: [
        {
          clause:
            "the puppets are moved, each of the characters is given a voice, and the players are cued by this narrator, sometimes for an entire night",
          noun: "the puppets",
          kind: "thing",
          reason: "The puppets are not seated behind the screen; the narrator is.",
        },
        {
          clause:
            "this narrator's tasks are to move the puppets, speak for each of the characters, and cue the gamelan, sometimes for an entire night",
          noun: "this narrator's tasks",
          kind: "idea",
          reason: "The noun after the comma is *tasks*, and tasks cannot be seated.",
        },
        {
          clause:
            "there are puppets to move, characters to speak for, and players of the gamelan to cue for this narrator, sometimes for an entire night",
          noun: "there",
          kind: "none",
          reason: "*There* names nobody who could be seated behind a screen.",
        },
      ],
    },
  ],
};
