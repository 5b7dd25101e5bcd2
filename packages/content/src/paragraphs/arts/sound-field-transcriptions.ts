import type { Paragraph } from "../paragraph.ts";

export const soundFieldTranscriptions: Paragraph = {
  id: "sound-field-transcriptions",
  version: 2,
  field: "arts",
  source: "Encyclopedias of American music; biographies of Ruth Crawford Seeger",
  text:
    "By the early 1930s, American composer Ruth Crawford Seeger had won recognition for dissonant, tightly " +
    "ordered works such as her String Quartet of 1931. She then set composition aside for folk song; her " +
    "transcriptions of field recordings, which fill several published collections, preserve details of pitch " +
    "and rhythm that earlier editors had smoothed away.",
  joints: [
    { kind: "title-and-name", title: "American composer", after: "Ruth Crawford Seeger" },
    {
      kind: "clauses",
      after:
        "her transcriptions of field recordings, which fill several published collections, preserve details of pitch and rhythm that earlier editors had smoothed away",
      verbs: ["set", "preserve"],
    },
    { kind: "noun-and-phrase", after: "of pitch and rhythm" },
    { kind: "noun-and-phrase", after: "of field recordings" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had won",
      base: "win",
      subject: "American composer Ruth Crawford Seeger",
      number: "singular",
      tense: "past-perfect",
      time: "By the early 1930s",
    },
    {
      kind: "finite",
      verb: "preserve",
      base: "preserve",
      subject: "her transcriptions",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [],
};
