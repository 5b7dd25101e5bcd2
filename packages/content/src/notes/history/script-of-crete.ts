import type { NoteSet } from "../note-set.ts";

export const scriptOfCrete: NoteSet = {
  id: "script-of-crete",
  field: "history",
  source: "Fox, The Riddle of the Labyrinth (2013); Chadwick, The Decipherment of Linear B (1958)",
  notes: [
    "Linear B is a script on clay tablets that Arthur Evans began to unearth on Crete in 1900.",
    "Evans believed that its language was not Greek.",
    "In the 1940s, the American classicist Alice Kober recorded the signs and their combinations on some 180,000 slips and cards.",
    "She compared words and found groups that shared a beginning and differed in their endings.",
    "She concluded that the words changed their endings according to their use.",
    "In 1952, Michael Ventris, an architect who built on her work, announced that the language was Greek.",
  ],
  questions: [
    {
      goal: "theories",
      level: "Medium",
      wants: "compare two views of the language of Linear B",
      uses: [0, 1, 5],
      key: {
        text: "Arthur Evans believed that the language of Linear B was not Greek, whereas Michael Ventris announced in 1952 that it was.",
        reason: "This states both views and the point on which they differ.",
      },
      wrong: [
        {
          text: "Michael Ventris, an architect who built on the work of Alice Kober, announced in 1952 that the language of Linear B was Greek.",
          code: "half-right",
          reason: "This gives a single view.",
        },
        {
          text: "Arthur Evans, who began to unearth tablets in 1900, and Michael Ventris, an architect, both held views on the language of Linear B.",
          code: "wrong-purpose",
          reason: "This says that both men held views and states neither of them.",
        },
        {
          text: "Arthur Evans began to unearth tablets in Linear B in 1900, whereas Alice Kober recorded the signs on them in the 1940s.",
          code: "beside-the-point",
          reason: "This compares activities and dates.",
        },
      ],
      step: "Two views of one question are needed. The second note and the last say what two men held about the language.",
      look: "what Evans believed and what Ventris announced",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "present the method by which Kober studied Linear B",
      uses: [0, 2, 3],
      key: {
        text: "Alice Kober recorded the signs of Linear B and their combinations on some 180,000 slips and cards and compared words with one another.",
        reason: "This tells how she recorded the signs and what she did with the words.",
      },
      wrong: [
        {
          text: "Alice Kober, an American classicist whose work Michael Ventris used, concluded that words in Linear B changed their endings according to their use.",
          code: "beside-the-point",
          reason: "This gives her conclusion.",
        },
        {
          text: "In the 1940s, Alice Kober studied Linear B, a script on clay tablets from Crete that Arthur Evans had begun to unearth in 1900.",
          code: "half-right",
          reason: "This says what she studied and when, but not how.",
        },
        {
          text: "Alice Kober recorded the signs of Linear B on some 180,000 clay tablets, which she had unearthed on Crete, and compared words with one another.",
          code: "contradicts-the-text",
          against: 2,
          reason: "She used slips and cards; the tablets are the ancient ones.",
        },
      ],
      step: "A method is a way of working. Two notes tell what Kober wrote down and what she then did with the words.",
      look: "what Kober recorded and on what",
    },
    {
      goal: "finding",
      level: "Hard",
      wants: "present Kober's conclusion and the observation on which it rested",
      uses: [2, 3, 4],
      key: {
        text: "Having found groups of words that began alike but ended differently, Alice Kober concluded that the words changed their endings according to their use.",
        reason: "This gives first the observation and then the conclusion.",
      },
      wrong: [
        {
          text: "Having recorded the signs and their combinations on 180,000 slips and cards, Alice Kober concluded that the words changed their endings according to their use.",
          code: "half-right",
          reason: "This gives the conclusion but, in place of the observation, the records.",
        },
        {
          text: "Having recorded the signs and their combinations, Alice Kober concluded from groups of words with the same ending that the words changed their beginnings.",
          code: "contradicts-the-text",
          against: 3,
          reason: "The beginnings were shared, and the endings differed.",
        },
        {
          text: "Having built on the work of Alice Kober, an American classicist, Michael Ventris announced in 1952 that the language of Linear B was Greek.",
          code: "beside-the-point",
          reason: "This gives a conclusion of another person.",
        },
      ],
      step: "Both an observation and a conclusion are required. Two notes in a row, on groups of words and on endings, hold them.",
      look: "what Kober found in the words and what she concluded",
    },
    {
      goal: "insiders",
      level: "Medium",
      wants: "describe Kober's contribution to an audience already familiar with Linear B",
      uses: [0, 2, 4, 5],
      key: {
        text: "Alice Kober concluded that words in Linear B changed their endings according to their use, and Michael Ventris later built on her work.",
        reason: "This gives her contribution and does not explain the script.",
      },
      wrong: [
        {
          text: "Alice Kober studied Linear B, a script on clay tablets from Crete, and concluded that its words changed their endings according to their use.",
          code: "half-right",
          reason: "This gives her contribution but explains what Linear B is.",
        },
        {
          text: "Michael Ventris, an architect who built on Kober's work on Linear B, announced in 1952 that the language of the script was Greek.",
          code: "beside-the-point",
          reason: "This concerns the contribution of Ventris.",
        },
        {
          text: "Alice Kober, who built on the work of Michael Ventris on Linear B, announced in 1952 that the language of the script was Greek.",
          code: "contradicts-the-text",
          against: 5,
          reason: "Ventris made this announcement and built on Kober's work.",
        },
      ],
      step: "The audience needs no word on what Linear B is, but needs what Kober did. The notes on her conclusion and on Ventris show it.",
      look: "what Kober concluded and who built on it",
    },
    {
      goal: "scope",
      level: "Easy",
      wants: "emphasize the extent of the records that Kober made",
      uses: [0, 2],
      key: {
        text: "In the 1940s, Alice Kober recorded the signs of Linear B and their combinations on some 180,000 slips and cards.",
        reason: "This gives the number of the slips and cards.",
      },
      wrong: [
        {
          text: "In the 1940s, Alice Kober, an American classicist, recorded the signs of Linear B and their combinations.",
          code: "half-right",
          reason: "This mentions the records without their extent.",
        },
        {
          text: "In 1952, Michael Ventris, who had built on Alice Kober's work, announced that the language of Linear B was Greek.",
          code: "beside-the-point",
          reason: "This tells who made use of her work.",
        },
        {
          text: "In the 1940s, Alice Kober found groups of words in Linear B that shared a beginning and differed in their endings.",
          code: "wrong-purpose",
          reason: "This gives something that Kober found.",
        },
      ],
      step: "Extent calls for an amount. One note on Kober contains one.",
      look: "on what Kober recorded the signs",
    },
  ],
};
