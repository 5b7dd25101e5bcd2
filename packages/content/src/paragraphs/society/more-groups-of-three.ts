import type { Paragraph } from "../paragraph.ts";

export const moreGroupsOfThree: Paragraph = {
  id: "more-groups-of-three",
  version: 2,
  field: "society",
  source: "Histories of sociology; textbooks of social theory",
  text: "According to German sociologist Georg Simmel, a group of two differs from every larger group above all in its dependence on each member. If either of the two decides to leave, the group is dissolved. When a third has been added, the group is able to survive the loss of a member. In addition, new roles become possible, for the third may act as a mediator or may profit from the quarrels of the others.",
  joints: [
    {
      kind: "dependent-first",
      after: "the group is dissolved",
      verbs: ["decides", "is dissolved"],
    },
    { kind: "title-and-name", title: "German sociologist", after: "Georg Simmel" },
    { kind: "noun-and-phrase", after: "of a member" },
    { kind: "noun-and-phrase", after: "of the others" },
    { kind: "preposition-and-object", after: "each member" },
  ],
  verbs: [{ kind: "infinitive", verb: "to survive", base: "survive", beside: "able" }],
  turns: [
    {
      relation: "addition",
      also: ["cause", "similarity"],
      words: "In addition",
      first: "When a third has been added, the group is able to survive the loss of a member",
      second:
        "new roles become possible, for the third may act as a mediator or may profit from the quarrels of the others",
      why: "The first statement says that a group of three is able to survive the loss of a member, and the second says that a third member makes new roles in the group possible, such as that of mediator.",
    },
  ],
};
