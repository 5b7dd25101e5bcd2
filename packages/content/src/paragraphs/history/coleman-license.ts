import type { Paragraph } from "../paragraph.ts";

export const colemanLicense: Paragraph = {
  id: "coleman-license",
  version: 2,
  field: "history",
  source: "Biographies of Bessie Coleman; histories of aviation",
  text:
    "Flying schools in the United States refused to admit Bessie Coleman, a manicurist in Chicago. As a " +
    "result, she studied French and enrolled at an aviation school in northern France. She completed her " +
    "training in 1921, becoming the first African American woman to hold an international pilot's license.",
  joints: [
    {
      kind: "turning-clauses",
      after:
        "As a result, she studied French and enrolled at an aviation school in northern France",
      verbs: ["refused", "studied"],
    },
    {
      kind: "second-verb",
      after: "enrolled at an aviation school in northern France",
      verbs: ["studied", "enrolled"],
    },
    {
      kind: "outcome",
      after: "becoming the first African American woman to hold an international pilot's license",
      verbs: ["completed"],
    },
    { kind: "subject-and-verb", after: "refused to admit Bessie Coleman", verb: "refused" },
    { kind: "noun-and-phrase", after: "in northern France" },
    { kind: "noun-and-phrase", after: "in the United States" },
  ],
  verbs: [
    { kind: "infinitive", verb: "to admit", base: "admit", beside: "refused" },
    { kind: "outcome", verb: "becoming", base: "become", beside: "completed" },
    {
      kind: "finite",
      verb: "enrolled",
      base: "enroll",
      subject: "she",
      number: "singular",
      tense: "past",
    },
    {
      kind: "finite",
      verb: "completed",
      base: "complete",
      subject: "She",
      number: "singular",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "cause",
      also: ["contrast", "concession", "replacement", "sequence"],
      words: "As a result",
      first:
        "Flying schools in the United States refused to admit Bessie Coleman, a manicurist in Chicago",
      second: "she studied French and enrolled at an aviation school in northern France",
      why: "The first statement says that flying schools in the United States refused to admit Coleman, and the second reports that Coleman studied French and enrolled at an aviation school in France.",
    },
  ],
};
