import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const fourHoursANight: Passage = {
  id: "four-hours-a-night",
  genre: "story",
  credit: `The following text is from "Four Hours a Night," a short story written for SAT Practice. The narrator's father works for the electric company in Lagos.`,
  text: prose`
    When the light failed on Adeniran Street, everyone knew whom to blame, because he lived at
    number nine. They never said it to my father's face. They said it to the walls, in the dark, in
    voices meant to pass through them: that some people drew a salary for this; that some people's
    wives cooked on gas. He sat in his chair and let it go over him like weather. And when, at two
    in the morning, the bulbs came on, and the whole street roared as it does for a goal, I would
    look across before my eyes were used to it and catch him, every time, just finishing a small
    bow.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how do the neighbors complain of the narrator's father?",
      key: {
        text: "They talk in the dark so that he will overhear them at home.",
        reason: "They speak to the walls *in voices meant to pass through them*.",
      },
      wrong: [
        {
          text: "They come to number nine to tell him to his face.",
          code: "contradicts-the-text",
          reason: "They *never said it* to his face.",
        },
        {
          text: "They roar in the street as people do for a goal.",
          code: "words-echoed",
          reason: "That is how they cheer when the current comes back.",
        },
        {
          text: "They write to the company that pays him a salary.",
          code: "not-in-the-text",
          reason: "His salary is part of the complaint, but nobody writes to the company.",
        },
      ],
      evidence: ["They said it to the walls, in the dark, in voices meant to pass through them"],
      opening: "The neighbors talk to the walls, but the voices are meant for the man behind them.",
      steps: [
        "They *never said it* to the father's face. They said it *in voices meant to pass through* the walls, so that he would hear all the same.",
      ],
      hint: "Notice where the neighbors' voices are meant to go.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "that some people's wives cooked on gas",
      key: {
        text: "It gives an example of blame that names no one and is still understood.",
        reason: "*Some people* is the father, and the hint is that his household suffers less.",
      },
      wrong: [
        {
          text: "It reveals a quarrel which the narrator's parents are having at home.",
          code: "wrong-person-or-text",
          reason: "The words are the neighbors', spoken to the walls.",
        },
        {
          text: "It explains by what means the street manages until the light is back.",
          code: "wrong-purpose",
          reason: "The remark is a reproach to one household, not a report on the street.",
        },
        {
          text: "It shows that the neighbors are more inclined to pity the mother than the father.",
          code: "wrong-strength-or-tone",
          reason: "*Some people's wives* is said in reproach, not out of pity.",
        },
      ],
      evidence: [
        "They never said it to my father's face",
        "that some people's wives cooked on gas",
      ],
      opening: "The neighbors say *some people* and mean the man at number nine.",
      steps: [
        "The complaints are listed after *They never said it to my father's face*. *Some people* leaves out the name, and everyone, the father included, knows who is meant.",
      ],
      hint: "Ask who is meant by *some people* and why he is not named.",
      tip: habits.function,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "A man reproached whenever things go wrong quietly takes credit when they come right.",
        reason: "He lets the complaints go over him and bows, unseen as he thinks, to the cheers.",
      },
      wrong: [
        {
          text: "A man reproached for what he cannot help is thanked at last by those who wronged him.",
          code: "half-right",
          reason: "The street cheers the light; nobody thanks the father.",
        },
        {
          text: "A child ashamed of a parent's work learns how little the neighbors understand it.",
          code: "wrong-person-or-text",
          reason: "The narrator watches the father and speaks of no shame.",
        },
        {
          text: "A street that has to live without light grows closer in the hours of waiting for it.",
          code: "too-broad",
          reason: "In the dark the neighbors throw hints at one house; they do not grow closer.",
        },
      ],
      evidence: [
        "He sat in his chair and let it go over him like weather",
        "just finishing a small bow",
      ],
      opening:
        "The text sets what the father bears in the dark against what he does when light returns.",
      steps: [
        "During the failure he is blamed and *let it go over him like weather*. When the street roars, he is caught *just finishing a small bow*, as if the roar were for him.",
      ],
      hint: "Put together what he does while it is dark and what he does when it is light.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the father's bow?",
      key: {
        text: "He does not mean it to be seen by anyone.",
        reason:
          "The narrator catches him only by looking before the eyes are used to the light, when it is nearly over.",
      },
      wrong: [
        {
          text: "He performs it to make the family laugh.",
          code: "wrong-purpose",
          reason: "It is finished as the bulbs come on, too soon for anyone who is not quick.",
        },
        {
          text: "He has himself brought the current back.",
          code: "not-in-the-text",
          reason: "He has been sitting in his chair at home.",
        },
        {
          text: "He asks the neighbors with it to forgive him.",
          code: "contradicts-the-text",
          reason:
            "It follows upon a roar like that for a goal, so it accepts applause and asks for nothing.",
        },
      ],
      evidence: [
        "I would look across before my eyes were used to it and catch him, every time, just finishing a small bow",
      ],
      opening: "The narrator has to be quick to see the bow, and even so sees just the end of it.",
      steps: [
        "The bow begins in the dark and is almost over when the bulbs are on. The narrator has to *catch him*, and always finds him *just finishing*: it is done while nobody should be able to see.",
      ],
      hint: "Look at the moment of the bow and at the word *catch*.",
      tip: habits.implication,
    },
  ],
};
