import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theCensusOfWords: Passage = {
  id: "the-census-of-words",
  genre: "essay",
  credit:
    'The following text is from "The Census of Words," an essay written for SAT Practice in the manner of the 1950s. The author edits a dictionary.',
  text: prose`
    Letters come every week, begging us to stop some word at the frontier. I reply that a dictionary
    is a census and not a court: if a word lives among you, we count it, and do not inquire into its
    morals. It is a good answer, and I believe it. But on the very evening that I had posted one, my
    wife and I fell to disputing whether a word could mean what I took it to mean, and we rose
    together, without a thought, and went to the shelf. Nobody goes to a census to settle a quarrel.
    I found for my wife. I had written the entry myself, some years before, and had forgotten it.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what do the writers of the letters want?",
      key: {
        text: "That the editor refuse a place to certain words",
        reason: "They beg the editor *to stop some word at the frontier*.",
      },
      wrong: [
        {
          text: "That the dictionary take in words which they use",
          code: "relationship-reversed",
          reason: "They want words stopped, not let in.",
        },
        {
          text: "That the editor settle quarrels between them",
          code: "not-in-the-text",
          reason: "Only the editor and his wife quarrel; the letters are about keeping words out.",
        },
        {
          text: "That people from beyond the frontier be counted",
          code: "words-echoed",
          reason: "Frontier and census are images for words and the dictionary.",
        },
      ],
      evidence: ["begging us to stop some word at the frontier"],
      opening: "The first sentence says what the letters ask for, in an image.",
      steps: [
        "The letters come *begging us to stop some word at the frontier*: to refuse a word entry into the dictionary.",
      ],
      hint: "Ask what the *frontier* stands for in an editor's office.",
      tip: habits.detail,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It sets out a principle about a book and then shows the author departing from it.",
        reason:
          "A dictionary is *not a court*; yet that evening the author goes to it for a judgment.",
      },
      wrong: [
        {
          text: "It states a view and then tells of an incident that confirmed the author in it.",
          code: "contradicts-the-text",
          reason: "Going to the shelf for a verdict is at odds with the view.",
        },
        {
          text: "It reports a quarrel between two people and then proposes a rule for others.",
          code: "wrong-purpose",
          reason: "The quarrel comes second, and no rule is proposed.",
        },
        {
          text: "It quotes a complaint and then traces the history of the word it was about.",
          code: "not-in-the-text",
          reason: "No one word is named or traced.",
        },
      ],
      evidence: [
        "a dictionary is a census and not a court",
        "Nobody goes to a census to settle a quarrel.",
      ],
      opening: "The word *But* divides the author's principle from the author's evening.",
      steps: [
        "First the reply, *a census and not a court*, which the author believes. *But on the very evening* he and his wife go to the shelf as one goes to a judge.",
      ],
      hint: "Look for the word on which the text turns, and compare what stands before it with what comes after.",
      tip: habits.structure,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "without a thought",
      key: {
        text: "It makes plain how natural it is to treat a dictionary as a judge.",
        reason: "Not even the man who denies that it is one stops to think before he does so.",
      },
      wrong: [
        {
          text: "It shows how foolish it is to look into a dictionary in anger.",
          code: "contradicts-the-text",
          reason:
            "The two are not said to be angry, nor is their going to the shelf called foolish.",
        },
        {
          text: "It shows how little the author cares about the quarrel with his wife.",
          code: "wrong-strength-or-tone",
          reason: "He cares enough to get up and look.",
        },
        {
          text: "It shows how well the author knows the place where the book is kept.",
          code: "too-narrow",
          reason: "That they both know the shelf is of no importance to the point.",
        },
      ],
      evidence: [
        "we rose together, without a thought, and went to the shelf",
        "Nobody goes to a census to settle a quarrel.",
      ],
      opening:
        "What is done *without a thought* tells more than an opinion that has been thought out.",
      steps: [
        "With his reply the editor has just denied that a dictionary is a court. Then both go to it for a ruling, *without a thought*. The habit is stronger than the doctrine.",
      ],
      hint: "Ask what the two expected of the book, and whether they stopped to consider it.",
      tip: habits.function,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A dictionary's makers themselves seek rulings in a book that is meant as a record.",
        reason:
          "The census is what it means to be; *on the very evening* the editor uses it as a court.",
      },
      wrong: [
        {
          text: "A dictionary that did no more than record words would be of no use to those who make one.",
          code: "too-extreme",
          reason:
            "That it would be useless is not said; the editor goes on believing in the census.",
        },
        {
          text: "A dictionary is meant to record words, but its makers let in the ones they use themselves.",
          code: "half-right",
          reason: "The first part is right; but whoever is counted is counted without question.",
        },
        {
          text: "A dictionary is made by people who believe in rulings, but its readers want a record.",
          code: "relationship-reversed",
          reason: "It is the makers who claim to record and the readers who want rulings.",
        },
      ],
      evidence: ["a dictionary is a census and not a court", "I found for my wife."],
      opening: "The essay keeps both its principle and the confession that follows.",
      steps: [
        "*A dictionary is a census and not a court*; *I believe it*. But a quarrel sends even this editor *to the shelf*, and the verb *found* is a judge's. The point is the gap between what the book is for and how it is used.",
      ],
      hint: "Do not choose a statement that drops either the census or the evening.",
      tip: habits["main-idea"],
    },
  ],
};
