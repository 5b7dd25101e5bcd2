import type { Paragraph } from "../paragraph.ts";

export const turnFormsOfQuestions: Paragraph = {
  id: "turn-forms-of-questions",
  version: 2,
  field: "society",
  source: "Textbooks of survey research; handbooks of social science",
  text:
    "A researcher who prepares a questionnaire may list the possible answers to each question; alternatively, " +
    "the respondents may be asked to answer in words of their own. Listed answers can be counted at once, " +
    "compared across groups, and printed in tables. In sum, they save labor. Answers in free words take " +
    "longer to classify, but they may disclose what no list foresaw.",
  joints: [
    {
      kind: "essential",
      after: "who prepares a questionnaire",
      next: "may list the possible answers to each question",
      verb: "may list",
    },
    {
      kind: "coordinated",
      after: "they may disclose what no list foresaw",
      verbs: ["take", "may disclose"],
    },
    { kind: "subject-and-verb", after: "take longer to classify", verb: "take" },
    { kind: "noun-and-phrase", after: "to each question" },
    { kind: "items", items: ["be counted at once", "compared across groups", "printed in tables"] },
  ],
  verbs: [
    {
      kind: "finite",
      verb: "save",
      base: "save",
      subject: "they",
      number: "plural",
      tense: "present",
    },
    {
      kind: "finite",
      verb: "take",
      base: "take",
      subject: "Answers",
      number: "plural",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "alternative",
      also: ["contrast", "replacement", "addition"],
      words: "alternatively",
      first:
        "A researcher who prepares a questionnaire may list the possible answers to each question",
      second: "the respondents may be asked to answer in words of their own",
      why: "The first statement says that a researcher may list the possible answers to each question of a questionnaire, and the second says that respondents may be asked to answer a questionnaire in words of their own.",
    },
    {
      relation: "summary",
      also: ["cause", "restatement", "emphasis"],
      words: "In sum",
      first: "Listed answers can be counted at once, compared across groups, and printed in tables",
      second: "they save labor",
      why: "The first statement says that listed answers can be counted at once, compared across groups, and printed in tables, and the second says that listed answers save labor for the researcher.",
    },
  ],
};
