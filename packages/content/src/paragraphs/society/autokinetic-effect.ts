import type { Paragraph } from "../paragraph.ts";

export const autokineticEffect: Paragraph = {
  id: "autokinetic-effect",
  version: 2,
  field: "society",
  source: "Textbooks of social psychology; histories of psychology",
  text:
    "A stationary point of light in a dark room appears to move, and estimates of the distance differ from " +
    "viewer to viewer. In 1935, Turkish psychologist Muzafer Sherif reported what happens when viewers give " +
    "their estimates aloud in a group: the figures gradually converge on a common value. Moreover, most of " +
    "his subjects kept to the value of their group even when they were later tested alone.",
  joints: [
    { kind: "subject-and-verb", after: "appears to move", verb: "appears" },
    {
      kind: "coordinated",
      after: "estimates of the distance differ from viewer to viewer",
      verbs: ["appears", "differ"],
    },
    {
      kind: "turning-clauses",
      after:
        "Moreover, most of his subjects kept to the value of their group even when they were later tested alone",
      verbs: ["converge", "kept"],
    },
    { kind: "title-and-name", title: "Turkish psychologist", after: "Muzafer Sherif" },
    { kind: "noun-and-phrase", after: "of light in a dark room" },
    {
      kind: "explanation",
      after: "the figures gradually converge on a common value",
      verbs: ["reported", "converge"],
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to move", base: "move", beside: "appears" },
    {
      kind: "finite",
      verb: "appears",
      base: "appear",
      subject: "A stationary point",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "differ",
      base: "differ",
      subject: "estimates",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "reported",
      base: "report",
      subject: "Turkish psychologist Muzafer Sherif",
      number: "singular",
      tense: "past",
      time: "In 1935",
    },
  ],
  turns: [
    {
      relation: "addition",
      also: ["cause", "sequence", "emphasis"],
      words: "Moreover",
      first: "the figures gradually converge on a common value",
      second:
        "most of his subjects kept to the value of their group even when they were later tested alone",
      why: "The first statement says that estimates given aloud in a group converge on a common value, and the second says that most subjects kept to the value of their group even when tested alone.",
    },
  ],
  pronouns: [
    { word: "their", at: "their estimates aloud", antecedent: "viewers" },
    { word: "their", at: "their group even", antecedent: "his subjects" },
    { word: "they", at: "they were later tested", antecedent: "his subjects" },
  ],
};
