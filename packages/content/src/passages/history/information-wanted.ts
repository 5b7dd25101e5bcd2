import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const informationWanted: Passage = {
  id: "information-wanted",
  genre: "history",
  source:
    'The "Information Wanted" notices in Black newspapers after the Civil War: standard histories of Reconstruction and published collections',
  text: prose`
    In the years after the Civil War, newspapers read in Black households across the United States
    carried columns headed "Information Wanted." In them, men and women who had been enslaved asked
    after parents, children, and spouses from whom they had been separated by sale, naming places,
    former owners, and any sign by which a person might be known. Ministers were often asked to read
    the notices aloud, since many of those who might answer could not read. Some appeared decades
    after the sales they describe. Historians prize them today as a record of families; but a record
    is not what they were written to be.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why were ministers asked to read the notices aloud?",
      key: {
        text: "Many of the people sought were not able to read.",
        reason: "The text gives the reason: *many of those who might answer could not read*.",
      },
      wrong: [
        {
          text: "Newspapers were too costly for most households.",
          code: "not-in-the-text",
          reason: "Cost is not mentioned, and the newspapers were read in households.",
        },
        {
          text: "Only a minister could vouch for what was claimed.",
          code: "too-extreme",
          reason: "Ministers are asked to read, not to say whether a notice is true.",
        },
        {
          text: "The notices described events that were long past.",
          code: "beside-the-point",
          reason: "Some did, but this is not the reason for reading them aloud.",
        },
      ],
      evidence: ["since many of those who might answer could not read"],
      opening: "The word *since* introduces the reason for reading the notices aloud.",
      steps: [
        "Ministers read the notices aloud, *since many of those who might answer could not read*: a printed column alone would not have reached them.",
      ],
      hint: "Find the sentence about ministers and the word in it that announces a reason.",
      tip: habits.detail,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Notices now read as a record of families began as attempts to reunite them.",
        reason:
          "It holds both what the notices are to historians and what they were to those who wrote them.",
      },
      wrong: [
        {
          text: "Newspapers helped most of the families divided by slavery to find each other.",
          code: "possibility-as-fact",
          reason: "The text tells of the search and says nothing about how often it succeeded.",
        },
        {
          text: "Notices placed decades after a sale have the most to teach about a family.",
          code: "too-narrow",
          reason: "That some notices came late is one detail, and they are not ranked by value.",
        },
        {
          text: "Historians have misread the purpose of the notices that they now collect.",
          code: "wrong-strength-or-tone",
          reason: "Historians are said to prize the notices, not to be mistaken about them.",
        },
      ],
      evidence: [
        "asked after parents, children, and spouses",
        "Historians prize them today as a record of families",
      ],
      opening: "The text describes a search and ends by telling it apart from what it has become.",
      steps: [
        "People *asked after parents, children, and spouses* from whom they had been sold away. Historians now *prize* the notices *as a record*, *but a record is not what they were written to be*.",
      ],
      hint: "The last sentence sets two uses of the notices against each other; the point holds both.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "but a record is not what they were written to be",
      key: {
        text: "It recalls the urgent aim behind the notices that historians now study.",
        reason:
          "The notices were written to find people; the clause holds that aim against their present use as a record.",
      },
      wrong: [
        {
          text: "It cautions that some of the details given in the notices may be false.",
          code: "not-in-the-text",
          reason: "Nothing questions the truth of the details; the purpose is what is at issue.",
        },
        {
          text: "It regrets that historians came upon the notices only recently.",
          code: "words-echoed",
          reason: "Historians are said to prize the notices today, not to have come to them late.",
        },
        {
          text: "It argues that historians should give the notices another name.",
          code: "wrong-purpose",
          reason: "The clause distinguishes two purposes and demands nothing of historians.",
        },
      ],
      evidence: [
        "asked after parents, children, and spouses from whom they had been separated by sale",
        "but a record is not what they were written to be",
      ],
      opening:
        "The clause leaves open what the notices were written to be, and the text has told it.",
      steps: [
        "Earlier the text says that the writers *asked after parents, children, and spouses*. The closing clause sends the reader back to that: before they were a record, the notices were a search.",
      ],
      hint: "If not a record, what were they? The answer stands in the second sentence.",
      tip: habits.function,
    },
  ],
};
