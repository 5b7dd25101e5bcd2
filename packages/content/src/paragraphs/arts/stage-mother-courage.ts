import type { Paragraph } from "../paragraph.ts";

export const stageMotherCourage: Paragraph = {
  id: "stage-mother-courage",
  version: 3,
  field: "arts",
  source: "Encyclopedias of drama; studies of Bertolt Brecht",
  text:
    "German playwright Bertolt Brecht distrusted dramas in which spectators lost themselves in the story. " +
    "Accordingly, each scene of *Mother Courage and Her Children* (1941) is preceded by a title that " +
    "summarizes the events to come, encouraging the audience to judge the choices of the characters rather " +
    "than wait in suspense.",
  joints: [
    { kind: "title-and-name", title: "German playwright", after: "Bertolt Brecht" },
    {
      kind: "turning-clauses",
      after:
        "Accordingly, each scene of *Mother Courage and Her Children* (1941) is preceded by a title that summarizes the events to come",
      verbs: ["distrusted", "is preceded"],
    },
    { kind: "noun-and-phrase", after: "of the characters" },
    {
      kind: "verb-and-complement",
      after: "dramas in which spectators lost themselves in the story",
      verb: "distrusted",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "is preceded",
      base: "precede",
      subject: "each scene",
      number: "singular",
      tense: "present",
    },
    { kind: "outcome", verb: "encouraging", base: "encourage", beside: "is preceded" },
  ],
  turns: [
    {
      relation: "cause",
      also: ["replacement", "example", "purpose"],
      words: "Accordingly",
      first:
        "German playwright Bertolt Brecht distrusted dramas in which spectators lost themselves in the story",
      second:
        "each scene of *Mother Courage and Her Children* (1941) is preceded by a title that summarizes the events to come, encouraging the audience to judge the choices of the characters rather than wait in suspense",
      why: "The first statement says that Brecht distrusted dramas in which spectators lost themselves in the story, and the second says that each scene of Brecht's play is preceded by a title that summarizes its events.",
    },
  ],
  nouns: [
    {
      at: "scene of *Mother Courage and Her Children*",
      word: "scene",
      forms: ["scene", "scenes", "scene's", "scenes'"],
      counted: "each",
      role: "predicate",
      why: "With *each*, a single scene is meant, and the words that follow tell from which play it comes.",
    },
  ],
};
