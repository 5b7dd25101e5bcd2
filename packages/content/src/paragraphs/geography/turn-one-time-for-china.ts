import type { Paragraph } from "../paragraph.ts";

export const turnOneTimeForChina: Paragraph = {
  id: "turn-one-time-for-china",
  version: 2,
  field: "geography",
  source: "Encyclopedias of geography; histories of timekeeping",
  text:
    "China, whose territory spans some sixty degrees of longitude, has observed a single official time since " +
    "1949. In other words, a clock in the far west agrees with one in Beijing. In Ürümqi, a city of the " +
    "northwest where the Sun rises about two hours later by that clock than it does in the capital, " +
    "residents may keep official time but start work late. Alternatively, they may follow a local time two " +
    "hours behind.",
  joints: [
    {
      kind: "inset",
      after: "whose territory spans some sixty degrees of longitude",
      next: "has observed a single official time since 1949",
      verb: "has observed",
    },
    {
      kind: "turning-clauses",
      after: "In other words, a clock in the far west agrees with one in Beijing",
      verbs: ["has observed", "agrees"],
    },
    { kind: "noun-and-phrase", after: "of the northwest" },
    { kind: "noun-and-phrase", after: "of longitude" },
    {
      kind: "verb-and-complement",
      after: "a single official time since 1949",
      verb: "has observed",
    },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "has observed",
      base: "observe",
      subject: "China",
      number: "singular",
      tense: "perfect",
    },
    {
      kind: "finite",
      verb: "agrees",
      base: "agree",
      subject: "a clock",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "rises",
      base: "rise",
      subject: "the Sun",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "restatement",
      also: ["cause", "emphasis", "summary"],
      words: "In other words",
      first:
        "China, whose territory spans some sixty degrees of longitude, has observed a single official time since 1949",
      second: "a clock in the far west agrees with one in Beijing",
      why: "The first statement says that all of China has observed a single official time since 1949, and the second says that a clock in the far west of China agrees with a clock in Beijing.",
    },
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "Alternatively",
      first: "residents may keep official time but start work late",
      second: "they may follow a local time two hours behind",
      why: "The first statement says that residents of Ürümqi may keep official time but start work late, and the second says that residents of Ürümqi may follow a local time two hours behind Beijing.",
    },
  ],
};
