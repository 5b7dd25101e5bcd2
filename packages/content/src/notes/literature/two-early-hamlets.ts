import type { NoteSet } from "../note-set.ts";

export const twoEarlyHamlets: NoteSet = {
  id: "two-early-hamlets",
  field: "literature",
  source: "Scholarly editions of *Hamlet*; library catalogs of early printed plays",
  notes: [
    "William Shakespeare's play *Hamlet* was first printed in 1603, in a small book called a quarto.",
    "A second quarto, with a text almost twice as long, followed in 1604 or 1605.",
    "Some scholars think that an actor put the text of the first quarto together from memory.",
    "Others think that it is an early version by Shakespeare, which he later enlarged.",
    "Only two copies of the first quarto survive.",
    "The first of these came to light in 1823.",
  ],
  questions: [
    {
      goal: "theories",
      level: "Medium",
      wants: "contrast two explanations of the origin of the first quarto's text",
      uses: [2, 3],
      key: {
        text: "While some scholars hold that an actor pieced the first quarto together from memory, others take its text for an early version by Shakespeare himself.",
        reason:
          "This gives both explanations, the actor's memory and the early version, side by side.",
      },
      wrong: [
        {
          text: "While scholars do not agree on the first quarto of *Hamlet*, some hold that its text goes back to an actor who put it together from memory.",
          code: "half-right",
          reason: "This mentions a disagreement but gives only one of the explanations.",
        },
        {
          text: "While the first quarto of *Hamlet* was printed in 1603, the second, which followed in 1604 or 1605, has a text that is almost twice as long.",
          code: "beside-the-point",
          reason: "This contrasts the two quartos and not two explanations.",
        },
        {
          text: "While some scholars hold that an actor pieced the second quarto together from memory, others take the first for a version that Shakespeare later shortened.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "The notes connect the actor with the first quarto and say that the text was later enlarged.",
        },
      ],
      step: "Two notes in a row report what scholars think about the origin of the text. Each must have its part in the sentence.",
      look: "what some scholars think and what others think",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in length between the two quartos of *Hamlet*",
      uses: [0, 1],
      key: {
        text: "The text of the second quarto of *Hamlet* is much longer than that of the first, which is only a little more than half its length.",
        reason: "This compares the two texts by their length.",
      },
      wrong: [
        {
          text: "The first quarto of *Hamlet* was printed in 1603, whereas the second, which has a text of a different length, followed in 1604 or 1605.",
          code: "half-right",
          reason:
            "This says that the lengths differ but not which text is longer; its contrast is one of dates.",
        },
        {
          text: "The first quarto of *Hamlet* differs from the second in that some scholars think that an actor put its text together from memory.",
          code: "beside-the-point",
          reason: "This difference concerns the origin of the text.",
        },
        {
          text: "The text of the first quarto of *Hamlet* is almost twice as long as that of the second, which followed it in 1604 or 1605.",
          code: "contradicts-the-text",
          against: 1,
          reason: "The notes call the second the longer of the two.",
        },
      ],
      step: "Length is mentioned in only one of the notes on the two books.",
      look: "how long the second text is",
    },
    {
      goal: "two-part",
      level: "Medium",
      wants:
        "specify both how many copies of the first quarto survive and when one of them first came to light",
      uses: [4, 5],
      key: {
        text: "Two copies are all that remains of the first quarto of *Hamlet*, and the first of them was found in 1823.",
        reason: "This gives both the number of copies and the year.",
      },
      wrong: [
        {
          text: "Only two copies of the first quarto of *Hamlet* survive, both of them from the printing of 1603.",
          code: "half-right",
          reason: "This gives the number of copies, but its year is that of the printing.",
        },
        {
          text: "The first quarto of *Hamlet*, a copy of which came to light in 1823, was printed before the second.",
          code: "wrong-purpose",
          reason:
            "This mentions the find of 1823 but puts the quartos in order instead of counting the copies.",
        },
        {
          text: "The first quarto of *Hamlet*, a copy of which came to light in 1823, survives in that copy alone.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The notes say that two copies of it survive.",
        },
      ],
      step: "A number and a year are wanted, and each has a short note of its own.",
      look: "what survives of the first quarto",
    },
    {
      goal: "time",
      level: "Easy",
      wants: "specify when *Hamlet* was first printed",
      uses: [0],
      key: {
        text: "William Shakespeare's play *Hamlet* appeared in print for the first time in 1603, in the form of a quarto.",
        reason: "This gives the year of the first printing, 1603.",
      },
      wrong: [
        {
          text: "William Shakespeare's play *Hamlet* was printed for the first time in a small book that is called a quarto.",
          code: "half-right",
          reason: "This tells in what form the play was first printed but not when.",
        },
        {
          text: "William Shakespeare's play *Hamlet* appeared in print again in 1604 or 1605, with a text almost twice as long.",
          code: "wrong-purpose",
          reason: "This dates the second printing.",
        },
        {
          text: "William Shakespeare's play *Hamlet* is known from two early quartos, and a copy of the first came to light in 1823.",
          code: "beside-the-point",
          reason: "This year is that of a later discovery.",
        },
      ],
      step: "Several years are given. The one that is wanted goes with the earliest book.",
      look: "in what book the play was first printed",
    },
  ],
};
