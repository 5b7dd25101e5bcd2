import type { Paragraph } from "../paragraph.ts";

export const pennySavingsBank: Paragraph = {
  id: "penny-savings-bank",
  field: "history",
  source: "Histories of American banking; biographies of Maggie Lena Walker",
  text:
    "Maggie Lena Walker, the head of a mutual aid society in Richmond, Virginia, opened the St. Luke Penny " +
    "Savings Bank in 1903, becoming the first African American woman to establish a bank. By the end of 1920, " +
    "loans from the institution had helped hundreds of Black families purchase homes.",
  joints: [
    {
      kind: "outcome",
      after: "becoming the first African American woman to establish a bank",
      verbs: ["opened"],
    },
    {
      kind: "front",
      after: "loans from the institution had helped hundreds of Black families purchase homes",
      verbs: ["had helped"],
    },
    {
      kind: "subject-and-verb",
      after: "had helped hundreds of Black families purchase homes",
      verb: "had helped",
    },
    { kind: "noun-and-phrase", after: "from the institution" },
    { kind: "noun-and-phrase", after: "of a mutual aid society in Richmond" },
    { kind: "noun-and-phrase", after: "of Black families" },
    {
      kind: "verb-and-complement",
      after: "hundreds of Black families purchase homes",
      verb: "had helped",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "had helped",
      base: "help",
      subject: "loans",
      number: "plural",
      tense: "past-perfect",
      time: "By the end of 1920",
    },
    { kind: "outcome", verb: "becoming", base: "become", beside: "opened" },
    {
      kind: "finite",
      verb: "opened",
      base: "open",
      subject: "Maggie Lena Walker",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
