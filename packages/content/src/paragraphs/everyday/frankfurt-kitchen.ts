import type { Paragraph } from "../paragraph.ts";

export const frankfurtKitchen: Paragraph = {
  id: "frankfurt-kitchen",
  field: "everyday",
  source: "Encyclopedias of design; museum catalogs",
  text:
    "The Austrian architect Margarete Schütte-Lihotzky designed a narrow kitchen in 1926 for the new housing " +
    "estates of Frankfurt. Studies of housework had shown that a poorly arranged kitchen forces a cook to walk " +
    "needless distances; accordingly, she placed the cupboards and surfaces where a cook would take the fewest " +
    "steps. By 1930, copies of the kitchen had gone into some ten thousand apartments.",
  joints: [
    { kind: "title-and-name", after: "Margarete Schütte-Lihotzky" },
    {
      kind: "turning-clauses",
      after:
        "accordingly, she placed the cupboards and surfaces where a cook would take the fewest steps",
      verbs: ["had shown", "placed"],
    },
    { kind: "noun-and-phrase", after: "of Frankfurt" },
    { kind: "noun-and-phrase", after: "of the kitchen" },
    {
      kind: "verb-and-complement",
      after: "that a poorly arranged kitchen forces a cook to walk needless distances",
      verb: "had shown",
    },
    { kind: "noun-and-phrase", after: "of housework" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had gone",
      base: "go",
      subject: "copies",
      number: "plural",
      tense: "past-perfect",
      time: "By 1930",
    },
    {
      kind: "finite",
      verb: "designed",
      base: "design",
      subject: "The Austrian architect Margarete Schütte-Lihotzky",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "accordingly",
      first:
        "Studies of housework had shown that a poorly arranged kitchen forces a cook to walk needless distances",
      second: "she placed the cupboards and surfaces where a cook would take the fewest steps",
      why: "The fault of earlier kitchens is the reason, and the placing of the cupboards is the decision that follows from it.",
    },
  ],
};
