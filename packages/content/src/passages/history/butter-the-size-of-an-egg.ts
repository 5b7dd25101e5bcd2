import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const butterTheSizeOfAnEgg: Passage = {
  id: "butter-the-size-of-an-egg",
  genre: "essay",
  credit:
    'The following text is from "Until Done," an essay on old cookbooks, written for SAT Practice in the manner of the 1950s.',
  text: prose`
    We laugh at the old cookbooks. Take butter the size of an egg, they say; bake in a quick oven
    until done; and what, asks the modern cook, with her scales and her thermometer, is *done*? I
    laughed too, until I learned bread from my aunt, who never named a quantity and never needed to,
    because she was standing there. *Done* was when she knocked on the loaf and passed it to me to
    knock. The old books were not vague. They were written for women who had all stood at somebody's
    elbow, and they set down what such women might forget. Grams and minutes are a courtesy to the
    rest of us, who have learned alone.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why did the aunt not need to name quantities?",
      key: {
        text: "She was there to show her pupil what to do.",
        reason: "She never needed to, *because she was standing there*.",
      },
      wrong: [
        {
          text: "She had written them down in a cookbook.",
          code: "not-in-the-text",
          reason: "She is not said to have written anything.",
        },
        {
          text: "She owned scales and a thermometer.",
          code: "words-echoed",
          reason: "These belong to *the modern cook*.",
        },
        {
          text: "She thought that her pupil would forget them.",
          code: "contradicts-the-text",
          reason:
            "What may be forgotten is what the books set down; the aunt named no quantity at all.",
        },
      ],
      evidence: ["never needed to, because she was standing there"],
      opening: "The reason follows the word *because*.",
      steps: [
        "The aunt *never named a quantity and never needed to, because she was standing there*: she could show what words would have had to tell.",
      ],
      hint: "Find the sentence about the aunt, and in it the word *because*.",
      tip: habits.detail,
    },
    {
      kind: "support",
      level: "Medium",
      stem: "Which finding, if true, would most directly support the essay's claim about the readers of the old cookbooks?",
      key: {
        text: "Letters of the time show that owners of such books had cooked beside their mothers for years.",
        reason: "They had *stood at somebody's elbow*, which is what the essay says of them.",
      },
      wrong: [
        {
          text: "Letters of the time show that owners of such books had come to cooking late and without a teacher.",
          code: "contradicts-the-text",
          reason: "Such readers would be the opposite of those whom the essay describes.",
        },
        {
          text: "Letters of the time show that owners of such books often lent them to their neighbors.",
          code: "beside-the-point",
          reason: "Lending tells nothing of how the owners had learned.",
        },
        {
          text: "Letters of the time show that writers of such books had been cooks in large households.",
          code: "wrong-group-or-measure",
          reason: "The claim is about readers, not about writers.",
        },
      ],
      evidence: ["They were written for women who had all stood at somebody's elbow"],
      opening: "The claim is that the readers had already learned by watching another cook.",
      steps: [
        "The old books *were written for women who had all stood at somebody's elbow*. Owners who had *cooked beside their mothers for years* are such women.",
      ],
      hint: "Say in your own words what it means to have *stood at somebody's elbow*.",
      tip: habits.support,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the *quick oven* of the old cookbooks?",
      key: {
        text: "Readers had been shown by other cooks how hot it was.",
        reason: "The books left out what readers had learned at somebody's elbow.",
      },
      wrong: [
        {
          text: "Readers found it one of the laughable mistakes of the books.",
          code: "wrong-strength-or-tone",
          reason: "It is the modern cook who laughs, and the essayist who no longer does.",
        },
        {
          text: "Readers who had none of the kind baked longer than others.",
          code: "not-in-the-text",
          reason: "Kinds of ovens are not compared.",
        },
        {
          text: "Readers were told in the books how much wood would heat it.",
          code: "relationship-reversed",
          reason: "What they knew they had from other cooks; the books did not say it.",
        },
      ],
      evidence: ["bake in a quick oven until done", "The old books were not vague."],
      opening: "The phrase is one of those that look vague and, the essay says, were not.",
      steps: [
        "*A quick oven* tells a modern cook little. But the books *were not vague*: they were meant for people who knew such things already, and *set down what such women might forget*.",
      ],
      hint: "Ask what a reader who had stood at somebody's elbow would make of the phrase.",
      tip: habits.implication,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "What seems careless in old recipes was enough for readers who had learned from another cook.",
        reason: "The books *were not vague*; they counted on what their readers had been shown.",
      },
      wrong: [
        {
          text: "What is exact in modern recipes cannot make up for the lack of a cook to learn from.",
          code: "too-extreme",
          reason: "Grams and minutes are called a *courtesy*; that they fall short is not claimed.",
        },
        {
          text: "What seems careless in old recipes came of haste, since their writers had learned to cook by heart.",
          code: "half-right",
          reason: "The seeming vagueness is explained by the readers and not by any haste.",
        },
        {
          text: "What is exact in modern recipes would have been an insult to the women who read the old ones.",
          code: "wrong-strength-or-tone",
          reason: "No insult is spoken of; the modern way is a courtesy to others.",
        },
      ],
      evidence: [
        "The old books were not vague.",
        "They were written for women who had all stood at somebody's elbow",
      ],
      opening:
        "The essayist begins by laughing with the rest and ends by explaining the joke away.",
      steps: [
        "*Butter the size of an egg* looks careless. The aunt shows how such words work when somebody has shown you: the books were for women *who had all stood at somebody's elbow*, and told them enough.",
      ],
      hint: "Ask for whom the old books were good enough, and why.",
      tip: habits["main-idea"],
    },
  ],
};
