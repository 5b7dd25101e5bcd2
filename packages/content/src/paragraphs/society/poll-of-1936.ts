import type { Paragraph } from "../paragraph.ts";

export const pollOf1936: Paragraph = {
  id: "poll-of-1936",
  field: "society",
  source: "Histories of polling; textbooks of statistics",
  text:
    "During the presidential campaign of 1936, a popular magazine mailed some ten million sample ballots to " +
    "owners of cars and telephones. More than two million came back, and the editors predicted a defeat for " +
    "Franklin Roosevelt. George Gallup, whose sample of about fifty thousand voters included poorer households, " +
    "predicted a victory; Roosevelt carried forty-six of the forty-eight states.",
  joints: [
    {
      kind: "front",
      after:
        "a popular magazine mailed some ten million sample ballots to owners of cars and telephones",
      verbs: ["mailed"],
    },
    {
      kind: "coordinated",
      after: "the editors predicted a defeat for Franklin Roosevelt",
      verbs: ["came", "predicted"],
    },
    {
      kind: "inset",
      after: "whose sample of about fifty thousand voters included poorer households",
      next: "predicted a victory",
      verb: "predicted",
    },
    { kind: "noun-and-phrase", after: "of cars and telephones" },
    {
      kind: "clauses",
      after: "Roosevelt carried forty-six of the forty-eight states",
      verbs: ["predicted", "carried"],
    },
    { kind: "preposition-and-object", after: "Franklin Roosevelt" },
    { kind: "noun-and-phrase", after: "for Franklin Roosevelt" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "carried",
      base: "carry",
      subject: "Roosevelt",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "included",
      base: "include",
      subject: "sample",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
