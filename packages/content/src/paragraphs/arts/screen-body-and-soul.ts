import type { Paragraph } from "../paragraph.ts";

export const screenBodyAndSoul: Paragraph = {
  id: "screen-body-and-soul",
  version: 2,
  field: "arts",
  source: "Encyclopedias of film; histories of cinematography",
  text:
    "For the boxing scenes of *Body and Soul* (1947), cinematographer James Wong Howe entered the ring on " +
    "roller skates with a camera in his hands, following the fighters more closely than a camera on a track " +
    "could have done.",
  joints: [
    { kind: "title-and-name", title: "cinematographer", after: "James Wong Howe" },
    {
      kind: "outcome",
      after: "following the fighters more closely than a camera on a track could have done",
      verbs: ["entered"],
    },
    {
      kind: "front",
      after:
        "cinematographer James Wong Howe entered the ring on roller skates with a camera in his hands",
      verbs: ["entered"],
    },
    { kind: "noun-and-phrase", after: "on a track" },
    { kind: "verb-and-complement", after: "the ring on roller skates", verb: "entered" },
  ],
  verbs: [
    { kind: "outcome", verb: "following", base: "follow", beside: "entered" },
    {
      kind: "finite",
      verb: "entered",
      base: "enter",
      subject: "cinematographer",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
