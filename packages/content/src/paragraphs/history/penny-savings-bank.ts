import type { Paragraph } from "../paragraph.ts";

export const pennySavingsBank: Paragraph = {
  id: "penny-savings-bank",
  version: 2,
  field: "history",
  source: "Histories of American banking; biographies of Maggie Lena Walker",
  text:
    "The head of a mutual aid society in Richmond, Virginia, Maggie Lena Walker opened the St. Luke " +
    "Penny Savings Bank in 1903, becoming the first African American woman to establish a bank. By the " +
    "end of 1920, loans from the institution had helped hundreds of Black families purchase homes.",
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
  modifiers: [
    {
      opening: "The head of a mutual aid society in Richmond, Virginia",
      clause:
        "Maggie Lena Walker opened the St. Luke Penny Savings Bank in 1903, becoming the first African American woman to establish a bank",
      noun: "Maggie Lena Walker",
      kind: "person",
      wrong: [
        {
          clause:
            "the St. Luke Penny Savings Bank was opened in 1903 by Maggie Lena Walker, the first African American woman to establish a bank",
          noun: "the St. Luke Penny Savings Bank",
          kind: "building",
          reason: "A bank is not the head of a society; Walker was.",
        },
        {
          clause:
            "the year 1903 saw Maggie Lena Walker open the St. Luke Penny Savings Bank as the first African American woman to establish a bank",
          noun: "the year 1903",
          kind: "idea",
          reason: "A year cannot be the head of a society.",
        },
        {
          clause:
            "Maggie Lena Walker's St. Luke Penny Savings Bank, opened in 1903, made her the first African American woman to establish a bank",
          noun: "Maggie Lena Walker's St. Luke Penny Savings Bank",
          kind: "building",
          reason: "The noun after the comma is the bank; *Walker's* only says whose it was.",
        },
      ],
    },
  ],
};
