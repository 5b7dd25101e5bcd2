import { wordSet } from "./word-set.ts";

export const novelRedundantPrecariousCompelling = wordSet({
  id: "novel-redundant-precarious-compelling",
  contexts: {
    novel: {
      level: "Medium",
      clueKind: "W4",
      text: "The jury had been told to reward only what was ______, and it took its orders seriously. A lamp that burned half as much current was sent home, since lamps had been improved before. The prize went to a chair that was uncomfortable in a way no chair had ever been.",
      clue: "in a way no chair had ever been",
      reason:
        "What is rewarded has never been before, and what has been before is sent home: the word is *novel*.",
      misfits: {
        redundant: {
          code: "contradicts-the-text",
          reason: "A thing that repeats what is already there is what the jury sent home.",
        },
        precarious: {
          code: "wrong-sense",
          reason: "A chair may be unsafe, but the lamp was not refused for being safe.",
        },
        compelling: {
          code: "wrong-strength-or-tone",
          reason: "A better lamp might well win people over; it lost because it was not the first.",
        },
      },
      opening: "The lamp lost because lamps had been improved before; the chair won by being new.",
      hint: "Why was the lamp sent home, although it was better?",
    },
    redundant: {
      level: "Easy",
      clueKind: "W4",
      text: 'Editors of the paper struck out one word in each of the following: "past history," "free gift," "unexpected surprise," "end result." In every pair, they explained, the first word is ______, for the second says as much when it stands alone.',
      clue: "the second says as much when it stands alone",
      reason: "A word without which nothing is lost is more than is needed: it is *redundant*.",
      misfits: {
        novel: {
          code: "contradicts-the-text",
          reason: "Far from adding anything new, the first word adds nothing at all.",
        },
        precarious: { code: "wrong-sense", reason: "A word is not in danger of falling." },
        compelling: {
          code: "not-in-the-text",
          reason: "Whether the word wins readers over is not the editors' reason.",
        },
      },
      opening: "Where the second word says everything by itself, the first is not needed.",
      hint: "What is lost if the first word of each pair is taken away?",
    },
    precarious: {
      level: "Medium",
      clueKind: "W2",
      text: "On paper the lighthouse keeper's position could not have been more secure, with a house, a coal allowance, and a pension. On the gallery outside the lamp, where spray froze on the boards and the rail had been missing since March, it was rather more ______.",
      clue: "spray froze on the boards and the rail had been missing",
      reason: "Icy boards without a rail are the reverse of secure: his position was *precarious*.",
      misfits: {
        novel: {
          code: "not-in-the-text",
          reason: "He had stood on the gallery before; the rail had been missing since March.",
        },
        redundant: {
          code: "wrong-strength-or-tone",
          reason:
            "A keeper might lose his post as unneeded, but ice and a missing rail threaten him otherwise.",
        },
        compelling: {
          code: "wrong-sense",
          reason: "Nothing about a slippery gallery persuades or holds the attention.",
        },
      },
      opening: "The post was secure on paper, but on icy boards without a rail a man may fall.",
      hint: "*Position* is used in two senses; what would ice and no rail do to the second?",
    },
    compelling: {
      level: "Hard",
      clueKind: "W9",
      text: "Even reviewers who reject the theory grant that nobody has yet made a more ______ case for it. Whoever finishes the book and is still unpersuaded, one of them admits, will have to do what she herself could not, and say at which step it goes wrong.",
      clue: "say at which step it goes wrong",
      reason:
        "A case in which an opponent can find no false step is hard to resist: it is *compelling*.",
      misfits: {
        novel: {
          code: "wrong-strength-or-tone",
          reason: "The case may be new, but the reviewers speak of how hard it is to answer.",
        },
        redundant: {
          code: "wrong-sense",
          reason: "A case that adds nothing to earlier ones would win no such praise.",
        },
        precarious: {
          code: "contradicts-the-text",
          reason: "A shaky case is one in which the false step is easily found.",
        },
      },
      opening: "An opponent who cannot find the false step grants that the case is strong.",
      hint: "What is it that the reviewer could not do?",
    },
  },
});
