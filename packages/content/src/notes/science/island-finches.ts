import type { NoteSet } from "../note-set.ts";

export const islandFinches: NoteSet = {
  id: "island-finches",
  field: "science",
  source: "Textbooks of evolutionary biology; Grant and Grant, 40 Years of Evolution (2014)",
  notes: [
    "Biologists Peter and Rosemary Grant began to study finches on Daphne Major, one of the Galápagos Islands, in 1973.",
    "Year after year, they caught medium ground finches and measured their beaks.",
    "In a drought in 1977, small, soft seeds became scarce, while large, hard seeds remained.",
    "Finches with deep beaks, which can crack hard seeds, survived more often.",
    "After heavy rains in 1983, small seeds were plentiful.",
    "Finches with smaller beaks then survived more often.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants:
        "emphasize a difference between the finches favored by the drought and those favored after the rains",
      uses: [2, 3, 4, 5],
      key: {
        text: "The drought of 1977 favored the survival of finches with deep beaks, whereas the rains of 1983 favored that of finches with smaller beaks.",
        reason: "This names the favored finches of each period and contrasts them.",
      },
      wrong: [
        {
          text: "Large, hard seeds remained on Daphne Major during the drought of 1977, whereas small seeds were plentiful after the rains of 1983.",
          code: "beside-the-point",
          reason: "This contrasts the seeds of the two periods, not the finches.",
        },
        {
          text: "Finches with deep beaks, which can crack hard seeds, survived more often during the drought of 1977, when small, soft seeds became scarce.",
          code: "half-right",
          reason: "This tells which finches did well in the drought only.",
        },
        {
          text: "Finches with deep beaks survived on small, soft seeds during the drought of 1977, whereas those with smaller beaks survived on large, hard seeds after the rains of 1983.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "This exchanges the seeds that were left in the drought and those that were plentiful after the rains.",
        },
      ],
      step: "The goal asks for a contrast of finches, so the sentence must say which birds did well in each period. Two of the notes tell this.",
      look: "which beaks helped in 1977 and which after 1983",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why finches with deep beaks survived more often in 1977",
      uses: [2, 3],
      key: {
        text: "Finches with deep beaks survived more often in the drought of 1977 because they could crack the large, hard seeds that remained.",
        reason: "This gives the cause, the ability to open the seeds that were left.",
      },
      wrong: [
        {
          text: "Finches with deep beaks survived more often in the drought of 1977 than other medium ground finches on Daphne Major did.",
          code: "half-right",
          reason: "This states the fact without a cause.",
        },
        {
          text: "Finches with deep beaks survived more often in the drought of 1977 because the small, soft seeds that remained suited such beaks.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This reverses the state of the seeds, since the small, soft ones became scarce.",
        },
        {
          text: "Finches with smaller beaks survived more often after the heavy rains of 1983, when small seeds were plentiful on Daphne Major.",
          code: "beside-the-point",
          reason: "This concerns another group of finches at another time.",
        },
      ],
      step: "The goal asks for a cause, so the sentence must link deep beaks to the food of that year. One note describes the seeds, the next what such beaks can do.",
      look: "which seeds remained in the drought and what deep beaks can crack",
    },
    {
      goal: "example",
      level: "Hard",
      wants:
        "make a generalization about how seeds affect the survival of finches and support it with an example",
      uses: [4, 5],
      key: {
        text: "Which finches survive depends on the seeds available; after the rains of 1983, for example, small seeds were plentiful, and smaller beaks were an advantage.",
        reason: "This states a general rule and supports it with the case of 1983.",
      },
      wrong: [
        {
          text: "Which finches survive depends on the seeds available, as Peter and Rosemary Grant saw on Daphne Major, where they measured beaks year after year.",
          code: "half-right",
          reason: "This states a general rule without a case of particular seeds and beaks.",
        },
        {
          text: "Which finches survive depends on their beaks alone, as Peter and Rosemary Grant saw on Daphne Major, where deep beaks, for example, were an advantage year after year.",
          code: "contradicts-the-text",
          against: 5,
          reason:
            "This denies the effect of seeds, since smaller beaks had the advantage after the rains.",
        },
        {
          text: "Peter and Rosemary Grant caught medium ground finches in different years, for example in 1977, a year of drought, and in 1983, a year of rain.",
          code: "beside-the-point",
          reason: "This generalizes about the Grants' work, not about seeds and survival.",
        },
      ],
      step: "The goal has two parts, so the sentence must state a rule and add one case. The notes report two periods, either of which could serve as the case.",
      look: "which seeds and which beaks went together in one of the periods",
    },
    {
      goal: "method",
      level: "Medium",
      wants: "present the method that the Grants used",
      uses: [0, 1],
      key: {
        text: "On Daphne Major, Peter and Rosemary Grant caught medium ground finches year after year and measured the beaks of the birds.",
        reason: "This says what the Grants did and how often.",
      },
      wrong: [
        {
          text: "On Daphne Major, Peter and Rosemary Grant saw that finches with deep beaks survived a drought more often than others.",
          code: "beside-the-point",
          reason: "This reports a result, not the method.",
        },
        {
          text: "On Daphne Major, one of the Galápagos Islands, Peter and Rosemary Grant began to study medium ground finches in 1973.",
          code: "half-right",
          reason: "This tells what they studied, where, and when, but not how.",
        },
        {
          text: "On Daphne Major, Peter and Rosemary Grant studied a single species, the medium ground finch, whose beaks can differ in size.",
          code: "wrong-purpose",
          reason: "This names the species and a trait of its beaks but reports no procedure.",
        },
      ],
      step: "The goal asks for a method, so the sentence must say what the Grants did to the birds. One note describes it.",
      look: "what the Grants did year after year",
    },
    {
      goal: "place",
      level: "Easy",
      wants: "specify where the Grants studied finches",
      uses: [0],
      key: {
        text: "Biologists Peter and Rosemary Grant began to study finches on Daphne Major, one of the Galápagos Islands.",
        reason: "This names the island.",
      },
      wrong: [
        {
          text: "Biologists Peter and Rosemary Grant began to study finches in 1973, four years before a drought.",
          code: "wrong-purpose",
          reason: "This uses the same note to tell when the study began.",
        },
        {
          text: "Biologists Peter and Rosemary Grant studied finches on an island where small seeds became scarce in a drought.",
          code: "half-right",
          reason: "This mentions an island without naming it.",
        },
        {
          text: "Biologists Peter and Rosemary Grant caught medium ground finches and measured the beaks of these birds.",
          code: "beside-the-point",
          reason: "This tells how the finches were studied.",
        },
      ],
      step: "The goal asks where, so it is not enough to mention an island. The first note names one.",
      look: "on which island the study began",
    },
  ],
};
