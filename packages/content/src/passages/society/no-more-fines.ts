import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const noMoreFines: Pair = {
  id: "no-more-fines",
  genre: "society",
  texts: [
    prose`
      In January the city library did away with fines for books brought back late. By
      December, some eleven thousand long-overdue books had come home, more than in the ten
      years before. A fine, the head librarian explains, does not bring books back; it keeps
      readers away. Remove it, and readers who have been ashamed of an old debt will return,
      with the book under an arm.
    `,
    prose`
      The books did come back. But so did overdue books in the next county, which kept its
      fines and, that same spring, ran a campaign on buses that asked people to look under
      their beds. Every newspaper in the state had carried the story of the city's change.
      What the two libraries had in common was not the absence of fines. It was that people
      had been reminded.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the head librarian's explanation in Text 1?",
      key: {
        text: "By crediting the returns to the reminders that readers had been given rather than to the end of fines",
        reason: "Both libraries had reminded people, and only one had ended its fines.",
      },
      wrong: [
        {
          text: "By crediting the returns to readers in the city but doubting those in the next county",
          code: "half-right",
          reason: "Text 2 relies on the returns in the next county.",
        },
        {
          text: "By crediting the returns to fines, which readers in both places were eager to avoid",
          code: "contradicts-the-text",
          reason: "In the city there were no fines left to avoid.",
        },
        {
          text: "By crediting the returns to the honesty of readers, whom fines had offended",
          code: "not-in-the-text",
          reason: "Nobody's honesty is discussed.",
        },
      ],
      evidence: ["It was that people had been reminded.", "which kept its fines"],
      opening:
        "Books came back where fines remained too, so something else must have brought them.",
      steps: [
        "*The books did come back* in the city; *so did overdue books in the next county, which kept its fines*. What they shared was that *people had been reminded*.",
      ],
      hint: "What did the two libraries have in common, and what not?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Many overdue books were returned to the city library that year.",
        reason: "Text 1 counts eleven thousand, and Text 2 says that the books did come back.",
      },
      wrong: [
        {
          text: "Fines had kept a great many readers away from the city library.",
          code: "wrong-person-or-text",
          reason: "This is the librarian's view, and Text 2 does not share it.",
        },
        {
          text: "A campaign on buses brought books back to the next county.",
          code: "too-narrow",
          reason: "Only Text 2 speaks of the next county.",
        },
        {
          text: "Libraries in the state had agreed to do away with their fines.",
          code: "contradicts-the-text",
          reason: "In the next county they were kept.",
        },
      ],
      evidence: [
        "some eleven thousand long-overdue books had come home",
        "The books did come back.",
      ],
      opening: "The return of the books is the fact, and only its cause is in dispute.",
      steps: [
        "Text 1: *some eleven thousand long-overdue books had come home*. Text 2: *The books did come back.*",
      ],
      hint: "Look at the shortest sentence of Text 2.",
      tip: habits.agreement,
    },
  ],
};
