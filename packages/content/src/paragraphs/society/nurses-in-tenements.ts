import type { Paragraph } from "../paragraph.ts";

export const nursesInTenements: Paragraph = {
  id: "nurses-in-tenements",
  version: 3,
  field: "society",
  source: "Histories of public health; encyclopedias of American women",
  text:
    "In the summer of 1908, physician Sara Josephine Baker sent thirty nurses into a crowded district on the " +
    "Lower East Side of New York to teach the mothers of newborns three simple means of preventing illness: " +
    "regular baths, light clothing, and fresh air.",
  coda: "The nurses' frequent visits reduced the deaths of infants in the district.",
  joints: [
    {
      kind: "front",
      after:
        "physician Sara Josephine Baker sent thirty nurses into a crowded district on the Lower East Side of New " +
        "York to teach the mothers of newborns three simple means of preventing illness",
      verbs: ["sent"],
    },
    { kind: "list", after: "regular baths, light clothing, and fresh air", verbs: ["sent"] },
    { kind: "items", items: ["regular baths", "light clothing", "fresh air"] },
    { kind: "title-and-name", title: "physician", after: "Sara Josephine Baker" },
    { kind: "noun-and-phrase", after: "of newborns" },
    { kind: "noun-and-phrase", after: "of New York" },
    {
      kind: "preposition-and-object",
      after: "a crowded district on the Lower East Side of New York",
    },
  ],
  verbs: [
    { kind: "preposition", verb: "preventing", base: "prevent", beside: "sent" },
    {
      kind: "finite",
      verb: "sent",
      base: "send",
      subject: "physician Sara Josephine Baker",
      number: "singular",
      tense: "past",
      time: "In the summer of 1908",
    },
  ],
  turns: [],
  nouns: [
    {
      at: "nurses' frequent visits",
      word: "nurses'",
      forms: ["nurse", "nurses", "nurse's", "nurses'"],
      counted: "thirty nurses",
      role: "owned",
      why: "Thirty nurses were sent, and the visits were theirs.",
    },
  ],
};
