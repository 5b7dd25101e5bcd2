import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const nineteenFaults: Passage = {
  id: "nineteen-faults",
  genre: "letter",
  credit:
    "The following text is from a letter written for SAT Practice in the manner of the 1760s. A printer, who is a widow, writes to a clergyman.",
  figure: {
    kind: "table",
    title: "Faults in Three Printed Sermons, by Where They Arose",
    columns: ["Sermon", "In the manuscript", "In the setting", "In changes to the proof"],
    rows: [
      ["First", "11", "2", "4"],
      ["Second", "9", "1", "7"],
      ["Third", "3", "5", "0"],
    ],
    rowHeaders: true,
    alt: "Table of the faults in three printed sermons by where they arose: in the manuscript, in the setting of the type, or in the author's changes to the proof. First: 11, 2, 4. Second: 9, 1, 7. Third: 3, 5, 0.",
  },
  text: prose`
    Reverend Sir: You desire me to print, at my own charge, a leaf that confesses the faults in your
    three sermons to be the work of a careless shop. I have your papers still, and have read them
    through with my apprentices. Some of the faults are ours, and I ask your pardon for them. Most
    are in your own hand, where I set them faithfully, supposing that a scholar had his reasons. I
    will confess to whatever you like. But a fault of mine I confess for nothing; a fault of yours
    is matter furnished by the author, and is printed at the ordinary rate.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, why did the printer set the faults that stood in the clergyman's manuscript?",
      key: {
        text: "She believed that a scholar would have meant them.",
        reason: "She set them *supposing that a scholar had his reasons*.",
      },
      wrong: [
        {
          text: "She could not make out what he had written.",
          code: "contradicts-the-text",
          reason: "She set them *faithfully*, so the hand could be read.",
        },
        {
          text: "She was in haste to have the sermons done.",
          code: "not-in-the-text",
          reason: "No haste is mentioned.",
        },
        {
          text: "She wished that her apprentices would find them.",
          code: "words-echoed",
          reason: "The apprentices helped her to go through the papers afterward.",
        },
      ],
      evidence: ["I set them faithfully, supposing that a scholar had his reasons"],
      opening: "She explains herself in the sentence that mentions his own hand.",
      steps: [
        "Faults in the manuscript she set *faithfully, supposing that a scholar had his reasons*: she believed that they were meant.",
      ],
      hint: "Find the word *supposing*.",
      tip: habits.detail,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion:
        "In one of the sermons, I own, more than half of the faults are my shop's: ______",
      key: {
        text: "in the third, 5 of the 8 arose in the setting.",
        reason:
          "Setting is the shop's work, and 5 is more than half of the 3, 5, and 0 in that row.",
      },
      wrong: [
        {
          text: "in the third, 3 of the 8 arose in the setting.",
          code: "relationship-reversed",
          reason: "The 3 are the faults of the manuscript.",
        },
        {
          text: "in the second, 9 of the 17 arose in the manuscript.",
          code: "beside-the-point",
          reason: "True, and more than half, but the manuscript is not the shop's.",
        },
        {
          text: "in the first, 2 of the 17 arose in the setting.",
          code: "wrong-group-or-measure",
          reason: "The column is right, but 2 of 17 is far less than half.",
        },
      ],
      evidence: ["more than half of the faults are my shop's"],
      opening: "The shop's own work is the setting, so that column has to outweigh the other two.",
      steps: [
        "Only in the third sermon does the middle column outweigh the rest: 5 in the setting against 3 in the manuscript and none in the proof, or 5 of 8.",
      ],
      hint: "Decide which column stands for the shop, and add up each row.",
      tip: habits.data,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "supposing that a scholar had his reasons",
      key: {
        text: "It makes her deference sound like mockery of the clergyman.",
        reason: "To follow a scholar's errors out of respect is a polite way to laugh at them.",
      },
      wrong: [
        {
          text: "It shows how angry she is that the clergyman has not paid her.",
          code: "wrong-strength-or-tone",
          reason: "Nothing is owed yet, and the phrase is mild.",
        },
        {
          text: "It gives the grounds on which the clergyman defends what he wrote.",
          code: "wrong-person-or-text",
          reason: "The clergyman defends nothing; he blames the shop.",
        },
        {
          text: "It admits that she ought to have read the manuscript with more care than she did.",
          code: "half-right",
          reason: "She did read it and set it *faithfully*; the phrase shifts the fault to him.",
        },
      ],
      evidence: ["supposing that a scholar had his reasons", "Most are in your own hand"],
      opening: "A respectful phrase stands where the letter shows that the scholar was in error.",
      steps: [
        "The faults were *in your own hand*. To say that she set them because a scholar must have *had his reasons* is, on its face, respect; next to his complaint, it is a joke on him.",
      ],
      hint: "Ask whether she thinks, by now, that he had any reasons.",
      tip: habits.function,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice best describes data from the table that support the printer's claim about where the larger part of the faults arose?",
      key: {
        text: "In all, 23 of the faults arose in the manuscript, 8 in the setting, and 11 in changes to the proof.",
        reason: "Her claim is about all the faults: 23 of the 42 stood in his own hand.",
      },
      wrong: [
        {
          text: "Two of the sermons have more faults from the proof, which the clergyman had read, than they have from the setting.",
          code: "too-narrow",
          reason: "The proof is not the manuscript, and two sermons are not all.",
        },
        {
          text: "The second sermon has 7 faults from the proof, and no sermon has as many as that from the setting.",
          code: "wrong-group-or-measure",
          reason:
            "This sets the proof against the setting; her claim is about what was *in your own hand*.",
        },
        {
          text: "Not every sermon has its largest number of faults from the manuscript; the third has 5 from the setting.",
          code: "contradicts-the-text",
          reason: "True, but it goes against her claim.",
        },
      ],
      evidence: ["Most are in your own hand"],
      opening: "Her claim covers all three sermons and one column of the table.",
      steps: [
        "She writes that *most* of the faults were *in your own hand*, which is the manuscript. Its column adds up to 11, 9, and 3, that is 23, against 8 and 11 for the other two.",
      ],
      hint: "Underline in the letter the words that tell which column she means, and whether one sermon is enough.",
      tip: habits.data,
    },
  ],
};
