import type { Paragraph } from "../paragraph.ts";

export const commonsAndTheirUsers: Paragraph = {
  id: "commons-and-their-users",
  version: 3,
  field: "society",
  source:
    "Standard histories of economics and political science; accounts of the governance of commons",
  text:
    "Drawing on many cases for *Governing the Commons* (1990), political scientist Elinor Ostrom described " +
    "villages in which families have shared pastures or irrigation canals for centuries. The use of these " +
    "resources was not regulated by a private owner or a state agency. Instead, the users themselves wrote " +
    "the rules, monitored one another, and imposed small fines on violators.",
  joints: [
    {
      kind: "front",
      after:
        "political scientist Elinor Ostrom described villages in which families have shared pastures or " +
        "irrigation canals for centuries",
      verbs: ["described"],
    },
    { kind: "title-and-name", title: "political scientist", after: "Elinor Ostrom" },
    { kind: "noun-and-phrase", after: "of these resources" },
    {
      kind: "subject-and-verb",
      after: "was not regulated by a private owner or a state agency",
      verb: "was",
    },
    {
      kind: "turning-clauses",
      after:
        "Instead, the users themselves wrote the rules, monitored one another, and imposed small fines on " +
        "violators",
      verbs: ["was", "wrote"],
    },
    { kind: "preposition-and-object", after: "centuries" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "was",
      base: "be",
      subject: "The use",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "wrote",
      base: "write",
      subject: "the users",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "replacement",
      also: ["cause", "contrast"],
      words: "Instead",
      first: "The use of these resources was not regulated by a private owner or a state agency",
      second:
        "the users themselves wrote the rules, monitored one another, and imposed small fines on violators",
      why: "The first statement says that no private owner or state agency regulated the use of the pastures and canals, and the second says that the users of the pastures and canals wrote the rules themselves and fined violators.",
    },
  ],
  nouns: [
    {
      at: "resources was not",
      word: "resources",
      forms: ["resource", "resources", "resource's", "resources'"],
      counted: "these",
      role: "predicate",
      why: "With *these*, several resources are meant, and the words that follow tell how their use was regulated.",
    },
  ],
  modifiers: [
    {
      opening: "Drawing on many cases for *Governing the Commons* (1990)",
      clause:
        "political scientist Elinor Ostrom described villages in which families have shared pastures or " +
        "irrigation canals for centuries",
      noun: "political scientist Elinor Ostrom",
      kind: "person",
      wrong: [
        {
          clause:
            "villages in which families have shared pastures or irrigation canals for centuries were described by " +
            "political scientist Elinor Ostrom",
          noun: "villages in which families have shared pastures",
          kind: "place",
          reason: "The villages are the cases; the scholar drew on them.",
        },
        {
          clause:
            "the sharing of pastures or irrigation canals by families has lasted for centuries in villages that Elinor Ostrom described",
          noun: "the sharing of pastures or irrigation canals",
          kind: "idea",
          reason: "The sharing is what the cases show; it does not draw on them.",
        },
        {
          clause:
            "pastures or irrigation canals have been shared by families for centuries in villages that political " +
            "scientist Elinor Ostrom described",
          noun: "pastures or irrigation canals",
          kind: "place",
          reason: "Pastures and canals draw on nothing for a book.",
        },
      ],
    },
  ],
};
