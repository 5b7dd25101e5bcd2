import type { NoteSet } from "../note-set.ts";

export const twoActsOf1862: NoteSet = {
  id: "two-acts-of-1862",
  field: "history",
  source: "Homestead Act and Morrill Act, 1862; United States National Archives",
  notes: [
    "In 1862, President Lincoln signed two laws that gave away public land of the United States.",
    "The Homestead Act, signed in May, offered settlers up to 160 acres each.",
    "To own the land, a settler had to live on it and improve it for five years.",
    "The Morrill Act, signed in July, gave each eligible state 30,000 acres for each of its members of Congress.",
    "The states were to sell the land and use the money for colleges.",
    "These colleges were to teach agriculture and engineering, among other subjects.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in who received land under the two laws",
      uses: [0, 1, 3],
      key: {
        text: "Under the Homestead Act of 1862, settlers could obtain public land, whereas the Morrill Act of the same year gave such land to the states.",
        reason: "This names the receivers under each law and contrasts them.",
      },
      wrong: [
        {
          text: "The Homestead Act, like the Morrill Act, was signed in 1862 by President Lincoln and gave away public land of the United States.",
          code: "wrong-purpose",
          reason: "This names what the laws share.",
        },
        {
          text: "The Morrill Act, signed in July 1862, gave each member of Congress 30,000 acres of public land, whereas the Homestead Act offered settlers up to 160.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "The Morrill Act gave land to the states, in proportion to their members of Congress.",
        },
        {
          text: "The Morrill Act, signed in July 1862, gave each eligible state 30,000 acres of public land for each of its members of Congress.",
          code: "half-right",
          reason: "This names the receivers under only one law.",
        },
      ],
      step: "The contrast must be between receivers. One note says to whom the Homestead Act offered land, another to whom the Morrill Act gave it.",
      look: "to whom each law gave land",
    },
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between the two laws",
      uses: [0, 1, 3],
      key: {
        text: "Both the Homestead Act and the Morrill Act, signed by President Lincoln in 1862, gave away public land.",
        reason: "This names what both laws did and who signed them.",
      },
      wrong: [
        {
          text: "The Homestead Act, signed in May 1862, required settlers to live on their land and improve it for five years.",
          code: "half-right",
          reason: "This describes a rule of one law.",
        },
        {
          text: "Both the Homestead Act and the Morrill Act, signed by President Lincoln in 1862, gave public land to the states.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "Land went to the states under only one of the laws; the Homestead Act offered it to settlers.",
        },
        {
          text: "The Homestead Act of 1862 offered land to settlers, whereas the Morrill Act of that year gave land to the states.",
          code: "wrong-purpose",
          reason: "This states how the laws differ.",
        },
      ],
      step: "Something must be said that holds for both laws. The first note speaks of the two together.",
      look: "what President Lincoln signed in 1862",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how the Morrill Act turned land into support for colleges",
      uses: [3, 4],
      key: {
        text: "Under the Morrill Act, eligible states received land in proportion to their members of Congress and were to sell it and use the money for colleges.",
        reason: "This follows the steps from the land through the sale to the colleges.",
      },
      wrong: [
        {
          text: "Under the Morrill Act, signed by President Lincoln in July 1862, money was to go to colleges that would teach agriculture and engineering.",
          code: "half-right",
          reason: "This names the aim but skips the sale of the land.",
        },
        {
          text: "Under the Morrill Act, signed by President Lincoln in July 1862, colleges that taught agriculture and engineering received land to sell to settlers.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The states received the land and were to sell it for the colleges.",
        },
        {
          text: "Under the Homestead Act, a settler was offered up to 160 acres of public land and could own it after living on it and improving it for five years.",
          code: "beside-the-point",
          reason: "This explains the workings of the other law.",
        },
      ],
      step: "The steps must lead from land to colleges. Two notes, one after the other, name them.",
      look: "what the states received and what they were to do with it",
    },
    {
      goal: "example",
      level: "Hard",
      wants:
        "make a generalization about the conditions of the two laws and support it with an example",
      uses: [0, 1, 2, 4],
      key: {
        text: "Neither of the laws of 1862 gave land away without conditions; settlers, for instance, had to live on theirs and improve it for five years.",
        reason:
          "This states a rule that holds for both laws and adds the condition of one as a case of it.",
      },
      wrong: [
        {
          text: "Under the laws of 1862, settlers were offered up to 160 acres each, and eligible states received 30,000 acres for each of their members of Congress.",
          code: "beside-the-point",
          reason: "This compares amounts of land and names no condition.",
        },
        {
          text: "Those who received land under the laws of 1862, whether they were settlers or states, had to meet conditions that the laws laid down.",
          code: "half-right",
          reason: "This states the generalization and describes no condition as an example.",
        },
        {
          text: "Under the Homestead Act, which President Lincoln signed in 1862, settlers had to live on their land and improve it for five years in order to own it.",
          code: "wrong-purpose",
          reason: "This gives the condition of one law without any general statement.",
        },
      ],
      step: "Both a general statement and one case of it are needed. Two notes, one on each law, say what was required of those who received land.",
      look: "what settlers and states were to do",
    },
  ],
};
