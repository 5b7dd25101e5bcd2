import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const theCleanedCeiling: Pair = {
  id: "the-cleaned-ceiling",
  genre: "arts",
  texts: [
    prose`
      For eleven years restorers lay on their backs beneath the painted ceiling and took
      away, inch by inch, the soot of four centuries of candles. What came to light
      astonished everyone: lime greens, oranges, a violet like crushed plums. We had loved,
      one of the restorers writes, the portrait of a great painter's dirt. Now at last we
      can meet the painter.
    `,
    prose`
      Nobody disputes that the ceiling is brighter. I saw it before and after, and I counted
      colors that I had not known were there. But a painter who knew candles painted for
      candles. He laid his brightest tones where smoke and dusk would soften them; and under
      electric lamps, stripped of both, his saints look like advertisements. The dirt was no
      part of the picture. The dimness was.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the restorer's statement in Text 1 that we can now meet the painter?",
      key: {
        text: "The painter meant his colors to be seen in less light than they have now",
        reason: "He painted for candles and for smoke and dusk that would soften his tones.",
      },
      wrong: [
        {
          text: "The painter would have used brighter colors if he had owned them",
          code: "contradicts-the-text",
          reason: "He used bright tones and counted on smoke to soften them.",
        },
        {
          text: "The painter would have wished his ceiling to be left under its dirt",
          code: "too-extreme",
          reason: "The dirt, Text 2 says, was no part of the picture.",
        },
        {
          text: "The painter had pupils who did more of the work than he did",
          code: "not-in-the-text",
          reason: "Pupils are not mentioned.",
        },
      ],
      evidence: ["a painter who knew candles painted for candles", "The dimness was."],
      opening: "The colors are his, but he reckoned with candlelight and dusk.",
      steps: [
        "*A painter who knew candles painted for candles*: his tones were chosen for a dimness that is gone. What the cleaning shows is not what he meant to be seen.",
      ],
      hint: "For what light was the ceiling painted?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Hard",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "What the restorers have taken off the ceiling in eleven years did not belong to the painting.",
        reason:
          "To the restorer it was a painter's dirt, and for Text 2 it was no part of the picture.",
      },
      wrong: [
        {
          text: "What has been put beneath the ceiling to light it does not suit the painting.",
          code: "too-narrow",
          reason: "Only Text 2 speaks of electric lamps.",
        },
        {
          text: "What has come to light on the ceiling is the painting as it was meant to be.",
          code: "wrong-person-or-text",
          reason: "This is how the restorer sees it; Text 2 misses the dimness.",
        },
        {
          text: "What has been done to the ceiling has shortened the life of the painting.",
          code: "not-in-the-text",
          reason: "Neither text fears for the painting's life.",
        },
      ],
      evidence: ["The dirt was no part of the picture.", "the soot of four centuries of candles"],
      opening: "They quarrel over the light and not over the dirt.",
      steps: [
        "The restorer calls the soot *the portrait of a great painter's dirt*. Text 2 agrees: *The dirt was no part of the picture.* What it misses is *the dimness*.",
      ],
      hint: "Tell apart the dirt and the dimness.",
      tip: habits.agreement,
    },
  ],
};
