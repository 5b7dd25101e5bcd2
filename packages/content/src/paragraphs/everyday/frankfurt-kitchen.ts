import type { Paragraph } from "../paragraph.ts";

export const frankfurtKitchen: Paragraph = {
  id: "frankfurt-kitchen",
  field: "everyday",
  source: "Encyclopedias of design; museum catalogs",
  text:
    "In 1926, the Austrian architect Margarete Schütte-Lihotzky designed a narrow kitchen for the new housing " +
    "estates of Frankfurt. She had studied the movements of people at work; accordingly, she placed the cupboards " +
    "and surfaces where a cook would take the fewest steps. By 1930, copies of the kitchen had gone into some ten " +
    "thousand apartments.",
  joints: [
    { kind: "title-and-name", after: "Margarete Schütte-Lihotzky" },
    {
      kind: "turning-clauses",
      after:
        "accordingly, she placed the cupboards and surfaces where a cook would take the fewest steps",
      verbs: ["had studied", "placed"],
    },
    { kind: "noun-and-phrase", after: "of Frankfurt" },
    { kind: "noun-and-phrase", after: "of the kitchen" },
    { kind: "verb-and-complement", after: "the movements of people at work", verb: "had studied" },
    { kind: "noun-and-phrase", after: "of people at work" },
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
      subject: "the Austrian architect Margarete Schütte-Lihotzky",
      number: "singular",
      tense: "past",
      time: "In 1926",
    },
  ],
  turns: [
    {
      relation: "cause",
      words: "accordingly",
      first: "She had studied the movements of people at work",
      second: "she placed the cupboards and surfaces where a cook would take the fewest steps",
      why: "The study of movements is the ground, and the placing of the cupboards is the decision that follows from it.",
    },
  ],
};
