import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const whatTheTownBorrowed: Passage = {
  id: "what-the-town-borrowed",
  genre: "society",
  figure: {
    kind: "table",
    title: "Loans from One Town Library, by Kind (percent)",
    columns: ["Year", "Fiction", "History and travel", "Practical"],
    rows: [
      ["1900", "71", "19", "10"],
      ["1910", "66", "20", "14"],
      ["1920", "58", "17", "25"],
      ["1930", "64", "18", "18"],
    ],
    rowHeaders: true,
    alt: "Table of loans from one town library by kind, in percent. 1900: fiction 71, history and travel 19, practical 10. 1910: fiction 66, history and travel 20, practical 14. 1920: fiction 58, history and travel 17, practical 25. 1930: fiction 64, history and travel 18, practical 18.",
  },
  text: prose`
    Opponents of a town's new library had warned that it would be used for nothing but novels. Its
    librarian replied, in a report of 1921, that more and more of the books lent were books from
    which a reader could learn how to do something.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion:
        "In the library's first years, it must be said, the opponents had a point: in 1900, ______",
      key: {
        text: "works of fiction made up 71 percent of loans.",
        reason: "Fiction stands for novels, and in 1900 it made up most of the loans.",
      },
      wrong: [
        {
          text: "works of fiction made up 58 percent of loans.",
          code: "wrong-group-or-measure",
          reason: "This is the figure for 1920.",
        },
        {
          text: "practical books made up 10 percent of loans.",
          code: "beside-the-point",
          reason:
            "True, but the opponents spoke of novels, and a figure for them is what shows their point.",
        },
        {
          text: "practical books made up 71 percent of loans.",
          code: "wrong-person-or-text",
          reason: "The figure is right for 1900 but belongs to fiction.",
        },
      ],
      evidence: ["it would be used for nothing but novels"],
      opening: "The opponents feared novels, so the figure for fiction in 1900 is what is needed.",
      steps: [
        "In the row for 1900, fiction has 71 percent. That most loans were of novels is what gives the opponents a point.",
      ],
      hint: "Decide which column speaks of novels.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the text?",
      completion: "The library's own figures bear her out: ______",
      key: {
        text: "practical books rose from 10 percent of loans in 1900 to 25 percent in 1920.",
        reason:
          "Books that teach how to do something are the practical ones, and their share grew.",
      },
      wrong: [
        {
          text: "works of fiction went from 71 percent of loans in 1900 to 58 percent in 1920.",
          code: "beside-the-point",
          reason: "True, but what fiction lost could have gone to any kind of book.",
        },
        {
          text: "practical books went from 14 percent of loans in 1900 to 25 percent in 1910.",
          code: "wrong-group-or-measure",
          reason: "The figures belong to 1910 and 1920.",
        },
        {
          text: "history and travel went from 17 percent of loans in 1900 to 20 percent in 1920.",
          code: "half-right",
          reason: "The figures are misread, and these are not books of the kind that she means.",
        },
      ],
      evidence: ["books from which a reader could learn how to do something"],
      opening:
        "Her claim is about books that teach how to do things, and that they grew in number.",
      steps: [
        "*Books from which a reader could learn how to do something* are the practical ones. Up to her report of 1921 their share rose from 10 to 14 to 25 percent.",
      ],
      hint: "Match her description of the books to one of the columns.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice best describes data from the table that weaken the claim that the change noted in the report was lasting?",
      key: {
        text: "The share of practical books fell from 25 percent in 1920 to 18 percent in 1930.",
        reason: "The share that the librarian saw growing shrank again in the next ten years.",
      },
      wrong: [
        {
          text: "Between 1910 and 1920 the share of history and travel fell from 20 to 17 percent.",
          code: "wrong-group-or-measure",
          reason: "The report is not about history and travel, and these years come before it.",
        },
        {
          text: "Between 1900 and 1930 the share of practical books rose from 10 to 18 percent.",
          code: "contradicts-the-text",
          reason: "A gain over the whole period speaks for a lasting change, not against one.",
        },
        {
          text: "Between 1900 and 1920 the share of works of fiction fell from 71 to 58 percent.",
          code: "beside-the-point",
          reason: "This happened before the report and cannot show what came after it.",
        },
      ],
      evidence: ["in a report of 1921", "more and more of the books lent"],
      opening: "Whether a change lasted can be seen only in what came after it.",
      steps: [
        "The report of 1921 looks back on a rise to 25 percent. The only later figures are those of 1930, where practical books have dropped to 18 percent.",
      ],
      hint: "Which row of the table lies after the report?",
      tip: habits.data,
    },
  ],
};
