import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theNightClerk: Passage = {
  id: "the-night-clerk",
  genre: "story",
  text: `"The Night Clerk" is a short story written for SAT Practice. Its narrator likes to invent lives for the guests of a hotel and is let down by the truth about them.`,
  facets: [
    {
      kind: "quotation",
      level: "Medium",
      stem: `Which quotation from "The Night Clerk" most effectively illustrates the claim?`,
      key: {
        text: "I had decided upon a spy, with a limp that he took care to hide. Over breakfast the man in 12 talked to me about floor tiles. I was near to tears.",
        reason: "An invented spy turns out to deal in tiles, and the narrator is let down.",
      },
      wrong: [
        {
          text: "I gave the woman in 9 a lost sister and a trunk of letters tied with string. Whether she had the one or the other I never troubled to find out.",
          code: "half-right",
          reason: "A life is invented here, but no truth comes to spoil it.",
        },
        {
          text: "I had taken the couple in 4 for two dull people on a dull errand. It turned out that they had robbed a bank in Ghent. I sent up flowers.",
          code: "relationship-reversed",
          reason: "Here the truth is better than what was imagined, and delights the narrator.",
        },
        {
          text: "I was told by the man in 20 that he was in pianos and would be with us until Friday. I wrote both of these things beside his name, in pencil.",
          code: "beside-the-point",
          reason: "A true thing about a guest is set down, but nothing has been invented before.",
        },
      ],
      evidence: [
        "likes to invent lives for the guests of a hotel and is let down by the truth about them",
      ],
      opening: "An invention has to come first and a duller truth after it.",
      steps: [
        "The man in 12 is *a spy*, for so the narrator *had decided*: this is the invention. He talks of *floor tiles*, which is the truth, and *near to tears* is the disappointment.",
      ],
      hint: "Look for an invention, a truth, and a feeling about the truth.",
      tip: habits.quotation,
    },
  ],
};
