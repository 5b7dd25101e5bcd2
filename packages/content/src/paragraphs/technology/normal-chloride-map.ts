import type { Paragraph } from "../paragraph.ts";

export const normalChlorideMap: Paragraph = {
  id: "normal-chloride-map",
  version: 2,
  field: "technology",
  source: "Histories of sanitary chemistry; biographies of Ellen Swallow Richards",
  text:
    "The chloride in fresh water derives partly from sea salt, which the wind carries inland, and partly " +
    "from sewage. In the late 1880s, chemist Ellen Swallow Richards mapped the amounts that occur naturally " +
    "across Massachusetts. As a result, any concentration above the values on the map could be recognized as " +
    "a sign of pollution.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "As a result, any concentration above the values on the map could be recognized as a sign of pollution",
      verbs: ["mapped", "could be recognized"],
    },
    { kind: "title-and-name", title: "chemist", after: "Ellen Swallow Richards" },
    { kind: "subject-and-verb", after: "derives partly from sea salt", verb: "derives" },
    {
      kind: "verb-and-complement",
      after: "the amounts that occur naturally across Massachusetts",
      verb: "mapped",
    },
    { kind: "noun-and-phrase", after: "above the values on the map" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "derives",
      base: "derive",
      subject: "The chloride",
      number: "singular",
      tense: "present",
    },
    { kind: "relative", verb: "occur", base: "occur", antecedent: "the amounts", number: "plural" },
    {
      kind: "finite",
      verb: "mapped",
      base: "map",
      subject: "chemist Ellen Swallow Richards",
      number: "singular",
      tense: "past",
      time: "In the late 1880s",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["sequence"],
      words: "As a result",
      first:
        "chemist Ellen Swallow Richards mapped the amounts that occur naturally across Massachusetts",
      second:
        "any concentration above the values on the map could be recognized as a sign of pollution",
      why: "The first statement says that Richards mapped the amounts of chloride that occur naturally across Massachusetts, and the second says that a concentration of chloride above the values on the map could be recognized as pollution.",
    },
  ],
};
