import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theLogInOneInk: Passage = {
  id: "the-log-in-one-ink",
  genre: "letter",
  credit:
    "The following text is from a letter written for SAT Practice in the manner of the 1870s. An inspector of lighthouses writes to the board.",
  figure: {
    kind: "table",
    title: "Oil Used at Three Lighthouses in One Quarter",
    columns: ["Light", "Nights logged", "Oil issued (gallons)", "Oil burned (gallons)"],
    rows: [
      ["North Head", "92", "300", "170"],
      ["Gannet Rock", "92", "300", "296"],
      ["Long Spit", "92", "300", "288"],
    ],
    rowHeaders: true,
    alt: "Table of the nights logged, the oil issued, and the oil burned at three lighthouses in one quarter, with oil in gallons. North Head: 92, 300, 170. Gannet Rock: 92, 300, 296. Long Spit: 92, 300, 288.",
  },
  text: prose`
    Sirs: At North Head the log was a pleasure to read, every trimming of the lamp entered at its
    hour. At Gannet Rock the quarter's entries were made in one ink, with one pen, and by the look
    of them on one wet Sunday. My instructions oblige me to report the second keeper. Before you act
    on the report, I beg you to look at the oil. A lamp that is trimmed through the night burns its
    allowance, and a man who is trimming it has no hand free to write. I believe that at Gannet Rock
    it was the lamp that was tended, and at North Head chiefly the log.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion: "The two keepers account for the same nights but not for the same oil: ______",
      key: {
        text: "North Head burned 170 gallons and Gannet Rock 296.",
        reason: "These are the amounts burned in the rows of the two keepers.",
      },
      wrong: [
        {
          text: "Gannet Rock burned 296 gallons and Long Spit 288.",
          code: "wrong-group-or-measure",
          reason: "Both numbers are right, but the keeper at Long Spit is not one of the two.",
        },
        {
          text: "North Head burned 296 gallons and Gannet Rock 170.",
          code: "relationship-reversed",
          reason: "The two amounts have changed places.",
        },
        {
          text: "North Head was issued 300 gallons, as was Gannet Rock.",
          code: "beside-the-point",
          reason: "This is what the two had in common; the sentence calls for a difference.",
        },
      ],
      evidence: ["The two keepers account for the same nights but not for the same oil"],
      opening: "The sentence calls for the oil burned by the two keepers whom the letter compares.",
      steps: [
        "The letter compares North Head with Gannet Rock. In the last column North Head has 170 gallons and Gannet Rock 296.",
      ],
      hint: "Find out which two of the three lights the letter speaks of, then read the column that differs.",
      tip: habits.data,
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To ask the board to look at the use of oil before it judges a keeper by his log",
        reason:
          "The report that the rules call for is made, and then the oil is offered as better evidence than the log.",
      },
      wrong: [
        {
          text: "To report that a keeper's neglect has put the ships near Gannet Rock in danger",
          code: "contradicts-the-text",
          reason:
            "The inspector believes that the lamp at Gannet Rock was the one that was tended.",
        },
        {
          text: "To propose that a keeper be given a clerk who can make the entries for him",
          code: "wrong-purpose",
          reason:
            "That no hand is free to write explains a bad log; nothing is proposed about clerks.",
        },
        {
          text: "To recommend to the board a keeper whose log is a pleasure to read",
          code: "half-right",
          reason: "The log at North Head is praised, but only to be set against the oil.",
        },
      ],
      evidence: [
        "Before you act on the report, I beg you to look at the oil.",
        "My instructions oblige me to report the second keeper.",
      ],
      opening:
        "The letter makes a required report and at once asks that something else be considered.",
      steps: [
        "The inspector must *report the second keeper*, whose log is bad. But *before you act on the report*, the board is to *look at the oil*, which tells another story than the logs.",
      ],
      hint: "Ask what the inspector wants the board to do before it acts.",
      tip: habits.purpose,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "and a man who is trimming it has no hand free to write",
      key: {
        text: "It turns what looked like a fault in one keeper into a sign of his diligence.",
        reason:
          "If tending the lamp leaves no time for the log, a poor log speaks for the man at Gannet Rock.",
      },
      wrong: [
        {
          text: "It excuses a fault in one keeper by showing how hard his duties are to learn.",
          code: "wrong-purpose",
          reason: "The clause is about what the hands are busy with, and it does more than excuse.",
        },
        {
          text: "It shows how one keeper came to let his lamp burn low while he wrote.",
          code: "relationship-reversed",
          reason:
            "It describes the man who trims and does not write; the reverse case is that of North Head.",
        },
        {
          text: "It asserts that no keeper who does his duty can be expected to leave a record of it.",
          code: "too-extreme",
          reason:
            "Entries were made at Gannet Rock too, though late; the clause is about writing while one trims.",
        },
      ],
      evidence: [
        "has no hand free to write",
        "made in one ink, with one pen, and by the look of them on one wet Sunday",
      ],
      opening: "The clause explains how a bad log and a good lamp may go together.",
      steps: [
        "Entries made *on one wet Sunday* look like neglect. If the man who trims has *no hand free to write*, they are what one should expect of a man who was busy with the lamp.",
      ],
      hint: "Decide which of the two keepers the clause describes, and whether it speaks for him or against him.",
      tip: habits.function,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice best describes data from the table that support the inspector's belief about the keeper at North Head?",
      key: {
        text: "North Head logged 92 nights on 170 gallons; for as many nights the other two lights needed over 280 each.",
        reason:
          "The same nights took far more oil elsewhere, so the lamp at North Head can hardly have been tended as the log says.",
      },
      wrong: [
        {
          text: "Taken together, the three lights burned 754 of the 900 gallons of oil that they had been issued for the quarter.",
          code: "too-broad",
          reason: "The sum does not tell which of the lights fell short.",
        },
        {
          text: "Gannet Rock and Long Spit logged 92 nights each and came within 8 gallons of each other in what they burned.",
          code: "wrong-group-or-measure",
          reason: "True of two other lights; it leaves North Head out.",
        },
        {
          text: "North Head was issued as much oil as the other two lights and logged as many nights as they did.",
          code: "contradicts-the-text",
          reason:
            "Equal nights and equal oil issued would put North Head on a level with the others.",
        },
      ],
      evidence: [
        "A lamp that is trimmed through the night burns its allowance",
        "at North Head chiefly the log",
      ],
      opening: "The belief is that the lamp was not tended on all the nights that the log records.",
      steps: [
        "By the letter, a lamp trimmed through the night *burns its allowance*. Gannet Rock and Long Spit burned 296 and 288 gallons in 92 nights. North Head claims as many nights on 170.",
      ],
      hint: "To see that 170 gallons is little, one needs something to compare it with.",
      tip: habits.data,
    },
  ],
};
