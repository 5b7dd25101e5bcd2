import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const toMyHandsAtTwenty: Passage = {
  id: "to-my-hands-at-twenty",
  genre: "poem",
  text: `"To My Hands at Twenty" is a poem written for SAT Practice. The speaker, a pianist grown old, finds that the years have taught what the music means while taking away the power to play it.`,
  facets: [
    {
      kind: "quotation",
      level: "Hard",
      stem: `Which quotation from "To My Hands at Twenty" most effectively illustrates the claim?`,
      key: {
        text: `"I know at last what makes that one chord wait; / I know it, and the fingers do not come."`,
        reason:
          "*At last* the speaker understands the chord, and the fingers can no longer play it.",
      },
      wrong: [
        {
          text: `"My fingers have gone stiff as twigs in frost; / the keys go by beneath them like a street."`,
          code: "half-right",
          reason: "The power to play is lost here, but nothing has been understood in exchange.",
        },
        {
          text: `"What I could play at twenty I play still, / and better, having fewer rooms to please."`,
          code: "contradicts-the-text",
          reason: "Here the power to play is left, and has even grown.",
        },
        {
          text: `"You knew at once what makes that one chord wait; / I have the notes now, and I do not know."`,
          code: "relationship-reversed",
          reason: "Here the young hands had the meaning and the old player has only the notes.",
        },
      ],
      evidence: [
        "the years have taught what the music means while taking away the power to play it",
      ],
      opening: "The claim is an exchange, with a gain and a loss that the years brought together.",
      steps: [
        "*I know at last what makes that one chord wait* is the gain, an understanding that came late. *The fingers do not come* is the loss.",
      ],
      hint: "Look for a gain and a loss, and mind which is which.",
      tip: habits.quotation,
    },
  ],
};
