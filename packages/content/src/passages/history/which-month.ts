import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const whichMonth: Passage = {
  id: "which-month",
  genre: "letter",
  credit:
    "The following text is from a letter written for SAT Practice in the manner of the 1880s. A teacher writes to the superintendent of a county's schools.",
  text: prose`
    Sir: You ask how many pupils attend, and I should like to give you the truth rather than a
    number. In November I have forty. At the first good snow I have twenty-six, for the smallest
    cannot walk so far; and in March, when the ground opens, I have eleven, and they are the girls.
    I am told that the district in the valley reports thirty the year round. I do not doubt my
    colleague's arithmetic; I only observe that he counts in November. If the county means to send
    books according to the reports, I ask that it first decide which month a child is to be counted
    in.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why do fewer pupils attend once snow has fallen?",
      key: {
        text: "The youngest of the children cannot walk so far.",
        reason: "With the first good snow *the smallest cannot walk so far*.",
      },
      wrong: [
        {
          text: "The older boys are kept at home to do farm work.",
          code: "wrong-group-or-measure",
          reason:
            "That bears on March, *when the ground opens* and only the girls remain, not on the snow.",
        },
        {
          text: "The schoolroom cannot be kept warm in the winter.",
          code: "not-in-the-text",
          reason: "The letter says nothing about heat.",
        },
        {
          text: "Some families move to the valley for the winter.",
          code: "words-echoed",
          reason: "The valley is where another school reports its numbers; nobody moves there.",
        },
      ],
      evidence: ["for the smallest cannot walk so far"],
      opening: "The letter gives the reason in the same sentence as the number.",
      steps: [
        "At the first good snow the number falls from forty to twenty-six, *for the smallest cannot walk so far*.",
      ],
      hint: "Find the sentence that mentions snow and look for the word that introduces a reason.",
      tip: habits.detail,
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To argue that a number from one month may mislead the county",
        reason:
          "The same school has forty pupils or eleven, according to the month, and books may be sent by that number.",
      },
      wrong: [
        {
          text: "To request that the county send books to schools with young pupils",
          code: "half-right",
          reason:
            "Books come in at the end, but what is asked for is a rule of counting, not books for the young.",
        },
        {
          text: "To accuse a colleague of making up the attendance that he reports",
          code: "too-extreme",
          reason: "The writer says that the colleague's arithmetic is not in doubt.",
        },
        {
          text: "To explain why attendance in the district seems to have fallen over the years",
          code: "wrong-group-or-measure",
          reason: "The numbers fall from season to season, not from year to year.",
        },
      ],
      evidence: [
        "I should like to give you the truth rather than a number",
        "which month a child is to be counted in",
      ],
      opening: "The teacher shows that the answer depends on the month in which one counts.",
      steps: [
        "Asked for a number, the writer offers *the truth rather than a number*: forty, twenty-six, or eleven. The close draws the lesson: before acting on reports, decide *which month a child is to be counted in*.",
      ],
      hint: "Compare the first sentence with the request in the last.",
      tip: habits.purpose,
    },
    {
      kind: "function",
      level: "Hard",
      underline:
        "I do not doubt my colleague's arithmetic; I only observe that he counts in November.",
      key: {
        text: "It grants that a figure is accurate while questioning what it shows.",
        reason:
          "The sum is not doubted, but a count taken in November says little about the rest of the year.",
      },
      wrong: [
        {
          text: "It withdraws a charge that the writer has just made against a colleague.",
          code: "not-in-the-text",
          reason: "No charge comes before it; the sentence itself is what casts doubt.",
        },
        {
          text: "It commends a method of counting that the other schools might adopt.",
          code: "contradicts-the-text",
          reason: "Counting in November is the very practice that the letter questions.",
        },
        {
          text: "It corrects an error that the writer has discovered in a report.",
          code: "wrong-purpose",
          reason:
            "The arithmetic is granted, so no error is corrected; the choice of month is at issue.",
        },
      ],
      evidence: [
        "I do not doubt my colleague's arithmetic",
        "I only observe that he counts in November",
      ],
      opening: "The sentence gives with one hand and takes away with the other.",
      steps: [
        "Its first half grants the number; its second, with a mild *only*, points out that the number was taken in the fullest month. The thirty pupils are thus true and misleading at once.",
      ],
      hint: "Treat the two halves of the sentence, on either side of the semicolon, separately.",
      tip: habits.function,
    },
  ],
};
