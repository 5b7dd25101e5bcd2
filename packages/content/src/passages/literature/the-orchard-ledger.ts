import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theOrchardLedger: Passage = {
  id: "the-orchard-ledger",
  genre: "story",
  text: `"The Orchard Ledger" is a short story written for SAT Practice. In the story, the narrator presents her uncle as a man who hides his affection behind a gruff manner.`,
  facets: [
    {
      kind: "quotation",
      level: "Easy",
      stem: `Which quotation from "The Orchard Ledger" most effectively illustrates the claim?`,
      key: {
        text: `He said, as though accusing me of something, "You'll want a coat," and held out his own.`,
        reason:
          "The tone is an accusation, the act a kindness: both halves of the claim are there.",
      },
      wrong: [
        {
          text: `He told me that the early trees bore in July, and the late ones, if at all, in October.`,
          code: "beside-the-point",
          reason: "He explains his trees; neither gruffness nor affection shows.",
        },
        {
          text: `My uncle laughed with everyone who came up the lane, and most of them came up it twice.`,
          code: "contradicts-the-text",
          reason: "A man who laughs with every visitor hides nothing behind a gruff manner.",
        },
        {
          text: `He said, "Money comes in by the gate and goes out by the roof," and banged the ledger shut.`,
          code: "half-right",
          reason: "Here is the gruff manner, but no sign of any affection behind it.",
        },
      ],
      evidence: ["hides his affection behind a gruff manner"],
      opening: "The claim has two halves, affection and a gruff manner that hides it.",
      steps: [
        "He speaks *as though accusing me of something*, which is the gruff manner, while he gives the narrator his own coat, which is the affection.",
      ],
      hint: "Look for words and a deed that point in opposite directions.",
      tip: habits.quotation,
    },
  ],
};
