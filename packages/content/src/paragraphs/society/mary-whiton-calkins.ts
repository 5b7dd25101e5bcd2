import type { Paragraph } from "../paragraph.ts";

export const maryWhitonCalkins: Paragraph = {
  id: "mary-whiton-calkins",
  version: 2,
  field: "society",
  source: "Histories of psychology",
  text:
    "In 1895, Mary Whiton Calkins met all the requirements for a doctorate in psychology at Harvard " +
    "University. Nonetheless, the trustees refused to grant the degree to a woman. Ten years later, her " +
    "colleagues elected her president of the American Psychological Association.",
  joints: [
    {
      kind: "turning-clauses",
      after: "Nonetheless, the trustees refused to grant the degree to a woman",
      verbs: ["met", "refused"],
    },
    { kind: "noun-and-phrase", after: "for a doctorate in psychology at Harvard University" },
    { kind: "noun-and-phrase", after: "of the American Psychological Association" },
    {
      kind: "verb-and-complement",
      after: "all the requirements for a doctorate in psychology at Harvard University",
      verb: "met",
    },
    { kind: "preposition-and-object", after: "a woman" },
    {
      kind: "verb-and-complement",
      after: "her president of the American Psychological Association",
      verb: "elected",
    },
  ],
  verbs: [
    { kind: "infinitive", verb: "to grant", base: "grant", beside: "refused" },
    {
      kind: "finite",
      verb: "met",
      base: "meet",
      subject: "Mary Whiton Calkins",
      number: "singular",
      tense: "past",
      time: "In 1895",
    },
    {
      kind: "finite",
      verb: "elected",
      base: "elect",
      subject: "her colleagues",
      number: "plural",
      tense: "past",
      time: "Ten years later",
    },
  ],
  turns: [
    {
      relation: "concession",
      also: ["contrast", "sequence", "evaluation"],
      words: "Nonetheless",
      first:
        "In 1895, Mary Whiton Calkins met all the requirements for a doctorate in psychology at Harvard University",
      second: "the trustees refused to grant the degree to a woman",
      why: "The first statement says that Calkins met all the requirements for a doctorate in psychology at Harvard, but the second reports that the trustees of Harvard refused to grant the doctorate to a woman.",
    },
  ],
};
