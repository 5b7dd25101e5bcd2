import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const shellsInTheMix: Passage = {
  id: "shells-in-the-mix",
  genre: "science",
  figure: {
    kind: "table",
    title: "Strength of Concrete by Share of Sand Replaced (megapascals)",
    columns: ["Share replaced by shells", "After 7 days", "After 28 days", "After 90 days"],
    rows: [
      ["None", "24", "35", "37"],
      ["10 percent", "22", "36", "39"],
      ["20 percent", "19", "33", "38"],
      ["30 percent", "13", "24", "27"],
    ],
    rowHeaders: true,
    alt: "Table of the strength of concrete in megapascals by the share of sand replaced by shells, after 7, 28, and 90 days. None: 24, 35, 37. 10 percent: 22, 36, 39. 20 percent: 19, 33, 38. 30 percent: 13, 24, 27.",
  },
  text: prose`
    Sand fit for building is growing scarce, while oyster shells pile up behind the canneries of many
    coasts. Engineers mixed concrete in which crushed shells took the place of part of the sand, and
    tested its strength after 7, 28, and 90 days.
  `,
  facets: [
    {
      kind: "data",
      level: "Easy",
      stem: "Which choice most effectively uses data from the table to complete the statement?",
      completion:
        "Too large a share of shells did lasting harm: with 30 percent replaced, the concrete ______",
      key: {
        text: "reached only 27 megapascals after 90 days, against 37 without shells.",
        reason: "The last column compares the two mixes at the end, where the harm has lasted.",
      },
      wrong: [
        {
          text: "reached only 13 megapascals after 90 days, against 24 without shells.",
          code: "wrong-group-or-measure",
          reason: "These are the figures after 7 days.",
        },
        {
          text: "reached as much as 38 megapascals after 90 days, against 37 without shells.",
          code: "wrong-person-or-text",
          reason: "The figure 38 belongs to the mix with 20 percent.",
        },
        {
          text: "gained 11 megapascals between the 7th and the 28th day, as without shells.",
          code: "beside-the-point",
          reason: "An equal gain shows no harm at all, let alone a lasting one.",
        },
      ],
      evidence: ["Too large a share of shells did lasting harm"],
      opening: "Lasting harm has to show in the last column, after 90 days.",
      steps: [
        "After 90 days the concrete without shells has 37 megapascals, the one with 30 percent only 27.",
      ],
      hint: "Which column tells what was left of the harm in the end?",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Medium",
      stem: "Which choice most effectively uses data from the table to complete the text?",
      completion:
        "A builder who judged by the first week alone would reject a mixture that proves in time to be among the strongest: the mix with 20 percent of shells, ______",
      key: {
        text: "at 19 megapascals after 7 days, reached 38 after 90, above the mix without shells.",
        reason:
          "Weak in the first week and stronger than plain concrete in the end: both halves are there.",
      },
      wrong: [
        {
          text: "at 13 megapascals after 7 days, reached 27 after 90, more than twice as much.",
          code: "wrong-group-or-measure",
          reason: "These figures belong to the mix with 30 percent, which stays weak.",
        },
        {
          text: "at 19 megapascals after 7 days, was weaker by 5 than the mix without shells.",
          code: "half-right",
          reason: "This gives the reason to reject it but not how strong it becomes.",
        },
        {
          text: "at 38 megapascals after 90 days, was weaker by 1 than the mix with 10 percent.",
          code: "beside-the-point",
          reason: "True, but it leaves out the first week, on which the builder relies.",
        },
      ],
      evidence: [
        "A builder who judged by the first week alone",
        "proves in time to be among the strongest",
      ],
      opening: "The sentence needs two things: a poor first week and a strong end.",
      steps: [
        "After 7 days the mix with 20 percent has 19 megapascals, against 24 without shells; after 90 it has 38, against 37.",
      ],
      hint: "The completion has to speak of the first week and of what came later.",
      tip: habits.data,
    },
    {
      kind: "data",
      level: "Hard",
      stem: "Which choice best describes data from the table that weaken the claim that shells slow the hardening of concrete but do not change its final strength?",
      key: {
        text: "With 30 percent replaced, strength rose only from 24 to 27 megapascals between the 28th and the 90th day.",
        reason:
          "This mix stays 10 below plain concrete and is no longer catching up, so its final strength has changed.",
      },
      wrong: [
        {
          text: "With 20 percent replaced, strength was 5 megapascals below that of plain concrete on the 7th day.",
          code: "contradicts-the-text",
          reason: "A late start is what the claim itself describes.",
        },
        {
          text: "With 20 percent replaced, strength rose from 33 to 38 megapascals between the 28th and the 90th day.",
          code: "relationship-reversed",
          reason: "This mix catches up with plain concrete, as the claim would have it.",
        },
        {
          text: "With none replaced, strength rose only from 35 to 37 megapascals between the 28th and the 90th day.",
          code: "wrong-group-or-measure",
          reason: "Concrete without shells by itself says nothing about what shells do.",
        },
      ],
      evidence: ["crushed shells took the place of part of the sand"],
      opening:
        "A mix that is weaker and has stopped catching up contradicts the second half of the claim.",
      steps: [
        "If shells merely slowed the hardening, every mix would come near 37 in the end. With 30 percent it stands at 27 after 90 days and has gained only 3 in the last two months.",
      ],
      hint: "The claim has two halves. Which of them can still be contradicted after 90 days?",
      tip: habits.data,
    },
  ],
};
