import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const noOccupation: Pair = {
  id: "no-occupation",
  genre: "history",
  source:
    "Census instructions that left out wives' work in family businesses: well established in histories of the census",
  texts: [
    prose`
      The census of 1881, in the county I have studied, lists an occupation for nearly every
      grown man and for fewer than one wife in twelve. The contrast with the century before,
      when wives spun and brewed and kept the shop, could not be sharper. Within two
      generations the married women of the county had left the world of work for the parlor.
    `,
    prose`
      Clerks who took the census carried a page of instructions. A wife who kept the books
      of her husband's shop, or who milked his cows, was to be entered under his trade or
      not at all; and many a clerk, at the end of a long day, drew one line down the whole
      column. What a column leaves blank, it does not report as empty.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely describe the census on which Text 1 relies?",
      key: {
        text: "As evidence of work that wives no longer did, it cannot be relied upon",
        reason:
          "The clerks' instructions left wives' work out, so that a blank does not mean that there was none.",
      },
      wrong: [
        {
          text: "As a record of work that men did, it is less full than it claims to be",
          code: "not-in-the-text",
          reason: "The clerks' entries for men are not questioned.",
        },
        {
          text: "As evidence of the time that wives spent in parlors, it is hard to surpass",
          code: "contradicts-the-text",
          reason: "Text 2 thinks that it shows nothing of the kind.",
        },
        {
          text: "As the work of tired clerks who made up what they had not been told, it is a fraud",
          code: "wrong-strength-or-tone",
          reason:
            "The clerks left things out as instructed; they are not said to have invented any.",
        },
      ],
      evidence: [
        "was to be entered under his trade or not at all",
        "What a column leaves blank, it does not report as empty.",
      ],
      opening: "The census left out wives' work, so blanks in it do not show that wives did none.",
      steps: [
        "Wives' work was to be entered *under his trade or not at all*. So *what a column leaves blank, it does not report as empty*: the numbers in Text 1 show how clerks wrote, not how wives lived.",
      ],
      hint: "What were clerks told to write about a wife who worked in her husband's shop?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "The census leaves the column for an occupation blank in the case of most wives.",
        reason: "Text 1 counts them, and Text 2 explains why there are so few.",
      },
      wrong: [
        {
          text: "The census shows that wives had given up their work.",
          code: "wrong-person-or-text",
          reason: "This is the conclusion of Text 1, which Text 2 disputes.",
        },
        {
          text: "The census was taken by clerks who had been told to leave the work of wives out.",
          code: "too-narrow",
          reason: "Only Text 2 speaks of the instructions.",
        },
        {
          text: "The census of 1881 was better than that of the century before.",
          code: "not-in-the-text",
          reason: "Neither text compares the two as records.",
        },
      ],
      evidence: ["for fewer than one wife in twelve", "drew one line down the whole column"],
      opening: "That the column is mostly blank is the fact that both texts set out to explain.",
      steps: [
        "*Fewer than one wife in twelve* has an occupation in Text 1; in Text 2 the clerks leave the column blank. They differ on what the blanks mean.",
      ],
      hint: "Ask what the census looks like, not what it means.",
      tip: habits.agreement,
    },
  ],
};
