import type { Paragraph } from "../paragraph.ts";

export const altheaGibson: Paragraph = {
  id: "althea-gibson",
  field: "everyday",
  source: "Encyclopedias of sport; biographies of Althea Gibson",
  text:
    "Althea Gibson, a tennis player raised in Harlem, won the singles championships of both Wimbledon and the " +
    "United States in 1957, becoming the first Black player to hold either title.",
  joints: [
    {
      kind: "inset",
      after: "a tennis player raised in Harlem",
      next: "won the singles championships of both Wimbledon and the United States in 1957, becoming the first Black player to hold either title",
      verb: "won",
    },
    {
      kind: "outcome",
      after: "becoming the first Black player to hold either title",
      verbs: ["won"],
    },
    { kind: "noun-and-phrase", after: "of both Wimbledon and the United States" },
  ],
  verbs: [
    { kind: "outcome", verb: "becoming", base: "become", beside: "won" },
    {
      kind: "finite",
      verb: "won",
      base: "win",
      subject: "Althea Gibson",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [],
};
