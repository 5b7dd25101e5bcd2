import { wordSet } from "./word-set.ts";

export const substantiateCircumventSynthesizeRomanticize = wordSet({
  id: "substantiate-circumvent-synthesize-romanticize",
  contexts: {
    substantiate: {
      level: "Medium",
      clueKind: "W9",
      text: "In his memoir the explorer states that he reached the headwaters in March, a full month before his rival. Nothing in his field notebooks, which break off in February, helps to ______ this, and the biographer, who would clearly like to believe him, leaves the question of priority open.",
      clue: "leaves the question of priority open",
      reason:
        "Notebooks that end in February cannot prove, or *substantiate*, what happened in March.",
      misfits: {
        circumvent: {
          code: "wrong-sense",
          reason: "A statement of this sort is not an obstacle that anyone needs a way around.",
        },
        synthesize: {
          code: "not-in-the-text",
          reason: "There is one statement and nothing for it to be joined with.",
        },
        romanticize: {
          code: "wrong-strength-or-tone",
          reason: "Whether the tale is made to sound beautiful has no bearing on who came first.",
        },
      },
      opening: "The notebooks stop a month too soon to prove what the memoir states.",
      hint: "Why does the biographer, who would like to believe the explorer, leave the question open?",
    },
    circumvent: {
      level: "Easy",
      clueKind: "W3",
      text: "The law forbade any tavern to serve on Sunday but let hotels do as they pleased. To ______ it, owners put ten beds in an upper room, called the place a hotel, and poured as before. Within a year the city had a thousand new hotels and hardly a single new guest.",
      clue: "called the place a hotel",
      reason:
        "To call a tavern a hotel is to find a way around the law against taverns, or to *circumvent* it.",
      misfits: {
        substantiate: {
          code: "wrong-sense",
          reason: "Ten beds do not prove a law to be true.",
        },
        synthesize: {
          code: "not-in-the-text",
          reason: "The owners join nothing to the law to make one whole.",
        },
        romanticize: {
          code: "wrong-strength-or-tone",
          reason: "No owner tries to make the law seem lovelier than it is.",
        },
      },
      opening: "By calling their taverns hotels, the owners found a way around the law.",
      hint: "What were the ten beds for, if hardly a guest ever slept in them?",
    },
    synthesize: {
      level: "Medium",
      clueKind: "W7",
      text: "Shipping lists, parish registers, and letters in four languages: each had had its own historian before she opened any of them. Her achievement is to ______ these materials. What used to be several partial stories, told by several sets of specialists, becomes in her hands a single account of how a port was peopled.",
      clue: "a single account",
      reason:
        "To make a single account out of several partial stories is to bring them together, or to *synthesize* them.",
      misfits: {
        substantiate: {
          code: "half-right",
          reason:
            "The sources may well bear one another out, but what has changed is that several stories have become one.",
        },
        circumvent: {
          code: "contradicts-the-text",
          reason: "She opens all of these materials and does not avoid them.",
        },
        romanticize: {
          code: "not-in-the-text",
          reason: "Nothing suggests that she makes the past look finer than it was.",
        },
      },
      opening: "Several partial stories have become one account in her hands.",
      hint: "The last sentence says what there was before and what there is now.",
    },
    romanticize: {
      level: "Hard",
      clueKind: "W6",
      text: "Novels of the whaling trade abound in moonlit decks and songs at the anchor. The diary that one ship's cooper kept is not among the writings that ______ the life: it has weevils, frostbite, and a great deal of boredom, and it never once finds any of them picturesque.",
      clue: "never once finds any of them picturesque",
      reason:
        "Writings full of moonlight make the life look lovelier than it was: they *romanticize* it, and the diary does not.",
      misfits: {
        substantiate: {
          code: "relationship-reversed",
          reason:
            "The diary is just what could bear witness to the life, and it is said not to belong with these writings.",
        },
        circumvent: {
          code: "not-in-the-text",
          reason: "No one here is trying to get around the life of a whaler.",
        },
        synthesize: {
          code: "words-echoed",
          reason:
            "The diary does put several things together, but it is set against writings that share one fault.",
        },
      },
      opening: "Unlike the novels, the diary does not make the life seem lovelier than it was.",
      hint: "With which writings is the diary contrasted, and what are they like?",
    },
  },
});
