import type { Paragraph } from "../paragraph.ts";

export const studyPushPull: Paragraph = {
  id: "study-push-pull",
  version: 2,
  field: "science",
  source: "Textbooks on agricultural ecology",
  text:
    "In the 1990s, entomologist Zeyaur Khan and his colleagues in Kenya developed a method of protecting " +
    "maize from stem borers, moths whose larvae tunnel into the stalks. Desmodium, a legume sown between the " +
    "rows of maize, releases compounds that repel the moths; Napier grass planted around the field, by " +
    "contrast, gives off compounds that attract them.",
  joints: [
    { kind: "title-and-name", title: "entomologist", after: "Zeyaur Khan" },
    {
      kind: "inset",
      after: "a legume sown between the rows of maize",
      next: "releases compounds that repel the moths",
      verb: "releases",
    },
    {
      kind: "turning-clauses",
      after:
        "Napier grass planted around the field, by contrast, gives off compounds that attract them",
      verbs: ["releases", "gives"],
    },
    { kind: "noun-and-phrase", after: "of maize" },
  ],
  verbs: [
    { kind: "relative", verb: "repel", base: "repel", antecedent: "compounds", number: "plural" },
    { kind: "preposition", verb: "protecting", base: "protect", beside: "developed" },
    {
      kind: "finite",
      verb: "releases",
      base: "release",
      subject: "Desmodium",
      number: "singular",
      tense: "present",
    },
  ],
  turns: [
    {
      relation: "contrast",
      words: "by contrast",
      first:
        "Desmodium, a legume sown between the rows of maize, releases compounds that repel the moths",
      second: "Napier grass planted around the field gives off compounds that attract them",
      why: "The first statement says that desmodium sown between the rows of maize releases compounds that repel moths, whereas the second says that Napier grass planted around the field gives off compounds that attract moths.",
    },
  ],
};
