import type { Paragraph } from "../paragraph.ts";

export const turnTaggedInsulin: Paragraph = {
  id: "turn-tagged-insulin",
  version: 2,
  field: "science",
  source: "Biographies of Rosalyn Yalow; histories of medicine",
  text:
    "The amount of a hormone in the blood is usually minute. Physicist Rosalyn Yalow and physician Solomon " +
    "Berson sought a sensitive method of measuring it. To that end, they mixed a sample with antibodies and " +
    "with insulin that had been made radioactive. Insulin from the sample displaced some of the marked " +
    "hormone; in other words, the more insulin the sample contained, the less radioactivity remained on the " +
    "antibodies.",
  joints: [
    {
      kind: "title-and-name",
      title: "Physicist",
      after: "Rosalyn Yalow and physician Solomon Berson",
    },
    { kind: "noun-and-phrase", after: "of a hormone" },
    { kind: "subject-and-verb", after: "displaced some of the marked hormone", verb: "displaced" },
    { kind: "preposition-and-object", after: "the marked hormone" },
    { kind: "verb-and-complement", after: "a sensitive method of measuring it", verb: "sought" },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "is",
      base: "be",
      subject: "The amount",
      number: "singular",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "sought",
      base: "seek",
      subject: "Physicist Rosalyn Yalow and physician Solomon Berson",
      number: "plural",
      tense: "past",
    },
  ],
  turns: [
    {
      relation: "purpose",
      also: ["cause", "sequence"],
      words: "To that end",
      first:
        "Physicist Rosalyn Yalow and physician Solomon Berson sought a sensitive method of measuring it",
      second: "they mixed a sample with antibodies and with insulin that had been made radioactive",
      why: "The first statement says that Yalow and Berson sought a sensitive method of measuring a hormone in the blood, and the second says that Yalow and Berson mixed a sample with antibodies and radioactive insulin.",
    },
    {
      relation: "restatement",
      also: ["cause", "emphasis"],
      words: "in other words",
      first: "Insulin from the sample displaced some of the marked hormone",
      second:
        "the more insulin the sample contained, the less radioactivity remained on the antibodies",
      why: "The first statement says that insulin from the sample displaced some of the radioactive insulin, and the second says that more insulin in the sample meant less radioactivity on the antibodies.",
    },
  ],
};
