import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const twoWordsForBlue: Pair = {
  id: "two-words-for-blue",
  genre: "society",
  source:
    "Russian words for light and dark blue and speed of telling shades apart: well-established experiments",
  texts: [
    prose`
      Russian has no single word for blue. Light blue and dark blue are as different to its
      speakers as green and yellow are to us. It follows, a writer on language tells us,
      that a Russian who looks at the sea or sky sees what we cannot. The words we are given
      are the windows of our house, and where a language has put a wall, its speakers live
      in the dark.
    `,
    prose`
      Speakers of Russian, shown two blue squares, do tell them apart a little sooner when
      one is "light" and the other "dark": by about a tenth of a second. Give them a string
      of numbers to repeat under their breath as they look, and the advantage is gone.
      English speakers, for their part, tell the same squares apart without mistakes. The
      words, it seems, lend the eye a hand, not a window.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the writer's conclusion in Text 1 that Russians see what others cannot?",
      key: {
        text: "By granting words an effect but reducing it to a tenth of a second",
        reason:
          "Russians are a little quicker; English speakers tell the same squares apart without mistakes.",
      },
      wrong: [
        {
          text: "By granting Russians a keener eye but tracing it to other things than words",
          code: "contradicts-the-text",
          reason: "The advantage goes when words are kept busy, so it does come from words.",
        },
        {
          text: "By denying that words have any effect on how two squares are seen",
          code: "too-extreme",
          reason: "A tenth of a second is an effect.",
        },
        {
          text: "By denying that the sea and the sky have colors that a word can name",
          code: "not-in-the-text",
          reason: "Text 2 says nothing of the kind.",
        },
      ],
      evidence: [
        "by about a tenth of a second",
        "English speakers, for their part, tell the same squares apart without mistakes.",
      ],
      opening: "Words make Russians a little quicker, but nobody is shut out from seeing.",
      steps: [
        "Russians tell the squares apart sooner *by about a tenth of a second*, so words have an effect. English speakers do it *without mistakes*, so they are not blind to anything.",
      ],
      hint: "What can English speakers do, and how quickly can Russian speakers do it?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Hard",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Having two words for blue makes a difference to those who have them.",
        reason: "For Text 1 a great one, and for Text 2 a tenth of a second.",
      },
      wrong: [
        {
          text: "Having one word for blue hides part of the world from those who have it.",
          code: "wrong-person-or-text",
          reason: "English speakers, Text 2 reports, make no mistakes.",
        },
        {
          text: "Having numbers to repeat slows the eye of those who have two words for blue.",
          code: "too-narrow",
          reason: "Only Text 2 tells of numbers.",
        },
        {
          text: "Having two words for blue comes of living near the sea for a long time.",
          code: "not-in-the-text",
          reason: "Neither text asks where the words come from.",
        },
      ],
      evidence: [
        "by about a tenth of a second",
        "Light blue and dark blue are as different to its speakers as green and yellow are to us.",
      ],
      opening: "The texts differ over how much the words do, not over whether they do anything.",
      steps: [
        "For Text 1, the words are *the windows of our house*. For Text 2 they *lend the eye a hand*, worth *a tenth of a second*. Each grants an effect, large or small.",
      ],
      hint: "Do both texts grant that the words have an effect?",
      tip: habits.agreement,
    },
  ],
};
