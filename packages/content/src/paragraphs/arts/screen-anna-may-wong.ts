import type { Paragraph } from "../paragraph.ts";

export const screenAnnaMayWong: Paragraph = {
  id: "screen-anna-may-wong",
  version: 2,
  field: "arts",
  source: "Encyclopedias of film; biographies of Anna May Wong",
  text:
    "Anna May Wong, who had won praise for her leading role in *The Toll of the Sea* when she was seventeen, left " +
    "Hollywood for Berlin in 1928 because American studios had continued to offer her only minor and stereotyped " +
    "parts.",
  joints: [
    {
      kind: "inset",
      after:
        "who had won praise for her leading role in *The Toll of the Sea* when she was seventeen",
      next: "left Hollywood for Berlin in 1928 because American studios had continued to offer her only minor and stereotyped parts",
      verb: "left",
    },
    { kind: "noun-and-phrase", after: "for her leading role" },
    { kind: "noun-and-phrase", after: "in *The Toll of the Sea*" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "left",
      base: "leave",
      subject: "Anna May Wong",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "had continued",
      base: "continue",
      subject: "American studios",
      number: "plural",
      tense: "past-perfect",
    },
  ],
  turns: [],
};
