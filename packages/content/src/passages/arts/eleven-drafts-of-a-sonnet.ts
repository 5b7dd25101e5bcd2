import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const elevenDraftsOfASonnet: Pair = {
  id: "eleven-drafts-of-a-sonnet",
  genre: "arts",
  texts: [
    prose`
      The poet kept everything, and the library has now printed it: eleven drafts of one
      sonnet, from the first line on a bus ticket to the fair copy. Never has it been
      possible to stand so near. We see "cold" give way to "stern," and "stern" to "winter";
      and we know, as no earlier reader could, what the finished line is made of.
    `,
    prose`
      A carpenter does not deliver the shavings with the chair. I have read the eleven
      drafts twice, and I learned from them a good deal about a Tuesday in March on which
      the poet could not find a word. Of the word she found I learned nothing that the
      finished line had not told me. It tells it better, since it does not show its work.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the enthusiasm in Text 1 for the printed drafts?",
      key: {
        text: "By doubting that they teach a reader anything that the finished line does not tell",
        reason:
          "Of the word that the poet found, the author learned nothing that the line had not told.",
      },
      wrong: [
        {
          text: "By regretting that they were not printed while the poet was alive",
          code: "contradicts-the-text",
          reason: "The author does not wish for more or earlier drafts.",
        },
        {
          text: "By claiming that they show the poet to have been more unsure of her gift than the poem does",
          code: "not-in-the-text",
          reason: "Only one Tuesday's trouble is mentioned, and her gift is not doubted.",
        },
        {
          text: "By admitting that they are better in parts than the finished sonnet",
          code: "half-right",
          reason: "The finished line *tells it better*, the author says.",
        },
      ],
      evidence: [
        "I learned nothing that the finished line had not told me",
        "A carpenter does not deliver the shavings with the chair.",
      ],
      opening:
        "To the author the drafts are shavings, from which one learns nothing about the chair.",
      steps: [
        "Text 1 believes that drafts show *what the finished line is made of*. The author of Text 2 read them twice and *learned nothing that the finished line had not told*.",
      ],
      hint: "To what does the author of Text 2 compare the drafts?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Hard",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "The drafts show how the poet went about her work.",
        reason:
          "In Text 1 one sees word give way to word, and Text 2 learned about a Tuesday of searching.",
      },
      wrong: [
        {
          text: "The drafts show why the finished line is as good as it is.",
          code: "wrong-person-or-text",
          reason: "Text 2 denies that they help with the finished line.",
        },
        {
          text: "The drafts show how much harder the poet worked than her readers know.",
          code: "too-narrow",
          reason: "Neither text draws this lesson; Text 2 speaks of one day on which she searched.",
        },
        {
          text: "The drafts show that the first word is rarely the best one.",
          code: "not-in-the-text",
          reason: "Neither text makes a rule about first words.",
        },
      ],
      evidence: [
        'We see "cold" give way to "stern,"',
        "a Tuesday in March on which the poet could not find a word",
      ],
      opening:
        "Both learned something about the poet's labor, which only one of them thinks worth knowing.",
      steps: [
        "Text 1 sees words replaced one after the other. Text 2 learned *a good deal about a Tuesday in March*. So both grant that the drafts show her at work; whether that helps with the poem is the quarrel.",
      ],
      hint: "What, by its own account, did Text 2 learn from the drafts?",
      tip: habits.agreement,
    },
  ],
};
