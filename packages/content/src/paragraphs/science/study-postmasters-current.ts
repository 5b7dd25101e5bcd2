import type { Paragraph } from "../paragraph.ts";

export const studyPostmastersCurrent: Paragraph = {
  id: "study-postmasters-current",
  version: 3,
  field: "science",
  source: "Biographies of Benjamin Franklin; histories of oceanography",
  text:
    "Around 1769, Benjamin Franklin, a postal official of the American colonies, inquired why mail ships " +
    "crossed the Atlantic from east to west more slowly than merchant vessels did. A captain from Nantucket " +
    "who knew the whaling grounds well, his cousin Timothy Folger offered an explanation: the mail ships " +
    "were sailing against the Gulf Stream. The two men had the current drawn on a chart; nonetheless, " +
    "British captains ignored it for some years.",
  joints: [
    {
      kind: "inset",
      after: "a postal official of the American colonies",
      next: "inquired why mail ships crossed the Atlantic from east to west more slowly than merchant vessels did",
      verb: "inquired",
      front: "Around 1769",
    },
    {
      kind: "explanation",
      after: "the mail ships were sailing against the Gulf Stream",
      verbs: ["offered", "were sailing"],
    },
    {
      kind: "turning-clauses",
      after: "nonetheless, British captains ignored it for some years",
      verbs: ["had", "ignored"],
    },
    { kind: "noun-and-phrase", after: "of the American colonies" },
    { kind: "preposition-and-object", after: "the Gulf Stream" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "inquired",
      base: "inquire",
      subject: "Benjamin Franklin",
      number: "singular",
      tense: "past",
      time: "Around 1769",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence", "evaluation"],
      words: "nonetheless",
      first: "The two men had the current drawn on a chart",
      second: "British captains ignored it for some years",
      why: "The first statement says that Franklin and Folger had the Gulf Stream drawn on a chart, but the second reports that British captains ignored the Gulf Stream for some years.",
    },
  ],
  modifiers: [
    {
      opening: "A captain from Nantucket who knew the whaling grounds well",
      clause:
        "his cousin Timothy Folger offered an explanation: the mail ships were sailing against the Gulf Stream",
      noun: "his cousin Timothy Folger",
      kind: "person",
      wrong: [
        {
          clause:
            "the explanation offered by his cousin Timothy Folger was that the mail ships were sailing against the Gulf Stream",
          noun: "the explanation",
          kind: "idea",
          reason: "An explanation is not a captain.",
        },
        {
          clause:
            "his cousin Timothy Folger's explanation was that the mail ships were sailing against the Gulf Stream",
          noun: "his cousin Timothy Folger's explanation",
          kind: "idea",
          reason: "The noun after the comma is *explanation*; *Folger's* only says who gave it.",
        },
        {
          clause:
            "the mail ships were sailing against the Gulf Stream, his cousin Timothy Folger explained",
          noun: "the mail ships",
          kind: "building",
          reason: "The ships would be a captain from Nantucket.",
        },
      ],
    },
  ],
};
