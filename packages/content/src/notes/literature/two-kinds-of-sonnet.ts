import type { NoteSet } from "../note-set.ts";

export const twoKindsOfSonnet: NoteSet = {
  id: "two-kinds-of-sonnet",
  field: "literature",
  source: "Standard encyclopedias of poetry; handbooks of literary terms",
  notes: [
    "A sonnet is a poem of 14 lines.",
    "The Petrarchan sonnet, named for the Italian poet Petrarch (1304–1374), has a group of eight lines and a group of six.",
    "The Shakespearean sonnet has three groups of four lines and ends with a couplet, two lines that rhyme.",
    "Often, a sonnet takes a turn in thought, in the Petrarchan type after the eighth line and in the Shakespearean type at the couplet.",
    "Henry Howard, Earl of Surrey, who died in 1547, before Shakespeare was born, used the Shakespearean form.",
  ],
  questions: [
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the numbers of lines in the parts of the two types of sonnet",
      uses: [1, 2],
      key: {
        text: "A Petrarchan sonnet divides into groups of eight and six lines, a Shakespearean sonnet into three groups of four and a couplet of two.",
        reason: "This gives the numbers for each part of either type.",
      },
      wrong: [
        {
          text: "A Petrarchan sonnet, like a Shakespearean one, has 14 lines in all, among which a turn in thought often comes.",
          code: "beside-the-point",
          reason: "This gives the total and not the parts.",
        },
        {
          text: "A Petrarchan sonnet, which has as many lines in all as a Shakespearean one does, consists of a group of eight and a group of six.",
          code: "half-right",
          reason: "This divides one type only.",
        },
        {
          text: "A Petrarchan sonnet often has a turn in thought after its eighth line, a Shakespearean sonnet at the couplet with which it ends.",
          code: "wrong-purpose",
          reason: "This compares where the thought turns.",
        },
      ],
      step: "The goal is about the parts, not the whole. Each type has a note with its groups of lines.",
      look: "into which groups of lines each type falls",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in where a turn in thought often comes in the two types",
      uses: [3],
      key: {
        text: "While the turn often follows the eighth line in a Petrarchan sonnet, it comes at the closing couplet in a Shakespearean one.",
        reason: "This gives the place of the turn in each type.",
      },
      wrong: [
        {
          text: "While a Petrarchan sonnet has groups of eight and six lines, a Shakespearean one closes with two lines that rhyme.",
          code: "beside-the-point",
          reason: "This contrasts the parts and does not mention a turn.",
        },
        {
          text: "While a sonnet of either type often takes a turn in thought, in a Shakespearean sonnet the turn comes at the closing couplet.",
          code: "half-right",
          reason: "This gives the place in one type.",
        },
        {
          text: "While a sonnet of either type often takes a turn in thought, in a Petrarchan sonnet the turn comes earlier, after the first four lines.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This puts the Petrarchan turn after the first four lines, whereas the notes put it after the eighth.",
        },
      ],
      step: "Only one note speaks of a turn in thought. It names a place for each type.",
      look: "after which line or lines the thought turns",
    },
    {
      goal: "rebuttal",
      level: "Hard",
      wants: "challenge the assumption that Shakespeare invented the form that bears his name",
      uses: [4],
      key: {
        text: "The form known as Shakespearean was used by Henry Howard, Earl of Surrey, who died in 1547, before Shakespeare was born.",
        reason: "This gives a case of the form from before Shakespeare's time.",
      },
      wrong: [
        {
          text: "The form known as Shakespearean has three groups of four lines and ends with a couplet, unlike the form named for Petrarch.",
          code: "beside-the-point",
          reason: "This describes the form and not its origin.",
        },
        {
          text: "The form known as Shakespearean was used not by Shakespeare alone but by at least one other man, Henry Howard, Earl of Surrey.",
          code: "half-right",
          reason: "This names another user of the form but not when he used it.",
        },
        {
          text: "The form known as Petrarchan is named for an Italian poet who died in 1374, before Shakespeare was born.",
          code: "wrong-purpose",
          reason:
            "This gives a date for the Petrarchan form, not for the one named for Shakespeare.",
        },
      ],
      step: "To challenge a claim of invention, one needs an earlier user. One note names a poet and tells when he died.",
      look: "who used the form and when he lived",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants: "describe the Shakespearean sonnet to an audience familiar with the Petrarchan sonnet",
      uses: [2, 3],
      key: {
        text: "Unlike a Petrarchan sonnet, a Shakespearean one has three groups of four lines and a closing couplet, where its thought often turns.",
        reason:
          "This describes the one form through its contrast with the known one, in a few words.",
      },
      wrong: [
        {
          text: "A Petrarchan sonnet, named for the Italian poet Petrarch, has a group of eight lines and a group of six, after the first of which its thought often turns.",
          code: "beside-the-point",
          reason: "This describes the type that the audience knows.",
        },
        {
          text: "A Shakespearean sonnet, like a Petrarchan one, has 14 lines, and its form was used by Henry Howard, Earl of Surrey, who died in 1547.",
          code: "half-right",
          reason:
            "This tells who used the form and what it shares with every sonnet but not how it is built.",
        },
        {
          text: "Both the Petrarchan and the Shakespearean sonnet often take a turn in thought, though not at the same place in the poem.",
          code: "wrong-purpose",
          reason: "This compares the types without describing the Shakespearean one.",
        },
      ],
      step: "The audience needs to learn the form of one type. It can be told by reference to the other, which needs no account.",
      look: "how the Shakespearean type is built",
    },
    {
      goal: "generalization",
      level: "Medium",
      wants: "make a generalization about sonnets",
      uses: [0, 3],
      key: {
        text: "Whether Petrarchan or Shakespearean, a sonnet is a poem of 14 lines in which the thought often takes a turn.",
        reason: "This states what holds of sonnets of both types.",
      },
      wrong: [
        {
          text: "Henry Howard, Earl of Surrey, who died before Shakespeare was born, used the form of sonnet named for Shakespeare.",
          code: "beside-the-point",
          reason: "This is a fact about one poet.",
        },
        {
          text: "A Shakespearean sonnet, which consists of three groups of four lines and a couplet, often takes a turn in thought.",
          code: "half-right",
          reason: "This describes one type of sonnet.",
        },
        {
          text: "A sonnet of either type consists of three groups of four lines and a couplet that often brings a turn in thought.",
          code: "contradicts-the-text",
          against: 1,
          reason: "This extends to both types the form that the notes give to one.",
        },
      ],
      step: "A generalization must fit every type in the notes. Look for what the two types share.",
      look: "what sonnets of both types have in common",
    },
  ],
};
