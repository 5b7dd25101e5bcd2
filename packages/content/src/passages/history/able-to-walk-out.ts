import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const ableToWalkOut: Passage = {
  id: "able-to-walk-out",
  genre: "speech",
  credit:
    "The following text is from a speech written for SAT Practice in the manner of the 1860s. The chairman of a shop owned by its customers addresses the street.",
  figure: {
    kind: "table",
    title: "Households That Changed Their Shop in One Year, by What They Owed",
    columns: ["What they owed", "Households", "Changed their shop"],
    rows: [
      ["Nothing", "40", "18"],
      ["Up to a week's wages", "35", "7"],
      ["More than a week's wages", "25", "1"],
    ],
    rowHeaders: true,
    alt: "Table of the households of one street by what they owed a shop, and of how many changed shops in one year. Nothing: 40, 18. Up to a week's wages: 35, 7. More than a week's wages: 25, 1.",
  },
  text: prose`
    Neighbors: Every shop in this street will trust you but ours. Mr. Kerrow will let you have flour
    on Monday and pay on Saturday; he will let you have it until Christmas. It is kindly done, and
    he writes it down. And when his flour is half chalk, how will you complain, who owe him for the
    last sack? A man in debt to one shop does not walk across to another. We ask for your money on
    the counter, and we ask it of all alike, the chairman included. It is not that we doubt you
    would pay.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion: "Look at those who owed more than a week's wages: ______",
      key: {
        text: "of 25 such households, 1 changed its shop in the year.",
        reason: "These are the two numbers in the last row.",
      },
      wrong: [
        {
          text: "of 35 such households, 7 changed shops in the year.",
          code: "wrong-group-or-measure",
          reason: "This row is for debts of up to a week's wages.",
        },
        {
          text: "of 25 such households, 24 changed shops in the year.",
          code: "relationship-reversed",
          reason: "Twenty-four is the number that did not change.",
        },
        {
          text: "there were 25 such households, and 40 that owed nothing at all.",
          code: "beside-the-point",
          reason:
            "True, but the table is asked about those in debt, and nothing is said of what they did.",
        },
      ],
      evidence: [
        "Look at those who owed more than a week's wages",
        "A man in debt to one shop does not walk across to another.",
      ],
      opening: "The last row of the table is the one for the larger debts.",
      steps: [
        "In the row *More than a week's wages* stand 25 households, 1 of which changed its shop, just as the speaker's remark about debt would lead one to expect.",
      ],
      hint: "Match the words of the statement with the first column of the table.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice best describes data from the table that support the speaker's claim about people in debt to a shop?",
      key: {
        text: "Of the 40 households that owed nothing, 18 changed shops; of the 60 that owed something, 8 did.",
        reason: "Those in debt moved far less often than those who were free of it.",
      },
      wrong: [
        {
          text: "Of the 100 households in the table, 60 owed something to their shop; the other 40 owed nothing.",
          code: "beside-the-point",
          reason: "This counts debtors and does not tell whether they changed shops.",
        },
        {
          text: "Of the 35 households that owed up to a week's wages, 7, or one in every five, changed shops.",
          code: "too-narrow",
          reason: "One group by itself shows no effect of debt, and a part of this one did move.",
        },
        {
          text: "Of the 40 households that owed nothing, 22 kept to the shop that they had dealt with before.",
          code: "contradicts-the-text",
          reason: "That many stay without any debt does not help the claim.",
        },
      ],
      evidence: ["A man in debt to one shop does not walk across to another."],
      opening: "The claim compares, in effect, people in debt with people who are not.",
      steps: [
        "The speaker says that debt keeps people at a shop. Then fewer debtors should change: 18 of 40 changed among those who owed nothing, and 7 and 1, or 8 of 60, among the rest.",
      ],
      hint: "Two groups are needed to show the effect of debt, and what each of them did.",
      tip: habits.data,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "A shop that gives no credit leaves its customers freer than one that does.",
        reason: "Who owes cannot complain or leave; who pays on the counter can.",
      },
      wrong: [
        {
          text: "A shop that gives no credit to its customers asks that they give it their trust.",
          code: "relationship-reversed",
          reason: "The speech turns on what trust from a shop does to customers.",
        },
        {
          text: "A shop that gives credit to its customers does so because its flour is bad.",
          code: "not-in-the-text",
          reason:
            "The bad flour is an example of what one cannot complain of, not the cause of the credit.",
        },
        {
          text: "A shop that gives credit to its customers thinks better of them than one that does not.",
          code: "wrong-person-or-text",
          reason:
            "This is how it may seem; the speaker says *it is not that we doubt you would pay*.",
        },
      ],
      evidence: [
        "A man in debt to one shop does not walk across to another.",
        "It is not that we doubt you would pay.",
      ],
      opening: "What seems a lack of trust turns out to have another reason.",
      steps: [
        "Kerrow's credit binds: his debtors can neither complain nor *walk across to another* shop. By asking for *money on the counter*, of *all alike*, the speaker's shop binds nobody.",
      ],
      hint: "Ask what a customer of Mr. Kerrow cannot do, and why.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "It is kindly done, and he writes it down.",
      key: {
        text: "It grants the shopkeeper's goodness and in the same breath lets its price appear.",
        reason: "*Kindly done* grants; *he writes it down* recalls that every kindness is a debt.",
      },
      wrong: [
        {
          text: "It praises the shopkeeper's goodness and holds up his bookkeeping as a model to follow.",
          code: "wrong-strength-or-tone",
          reason: "The writing down is what makes debtors; it is not praised.",
        },
        {
          text: "It denies the shopkeeper's goodness and accuses him of writing down what was not bought.",
          code: "contradicts-the-text",
          reason: "Kindness is granted, and no false entry is alleged.",
        },
        {
          text: "It explains how the shopkeeper is able to let people wait until Christmas before they pay.",
          code: "wrong-purpose",
          reason: "It weighs what he does and explains nothing about his means.",
        },
      ],
      evidence: [
        "It is kindly done, and he writes it down.",
        "how will you complain, who owe him for the last sack",
      ],
      opening: "Two short clauses joined by *and* pull in different directions.",
      steps: [
        "The first clause admits that credit is a kindness. The second, quite flat, adds that it goes into a book; and the next sentence shows what comes of that: *how will you complain, who owe him*.",
      ],
      hint: "Ask what happens to a kindness when it is written down by the one who did it.",
      tip: habits.function,
    },
  ],
};
