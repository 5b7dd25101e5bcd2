import { wordSet } from "./word-set.ts";

export const meaningsOfMean = wordSet({
  id: "meanings-of-mean",
  meaningsOf: "mean",
  contexts: {
    stingy: {
      level: "Medium",
      clueKind: "W11",
      text: "In great things he was open-handed; the town had its hospital from him, and was forbidden to say so. It was only in small ones that he was mean. He would cross a street in the rain to pick up a length of string, and his wife had to ask for stamps one at a time.",
      clue: "In great things he was open-handed",
      reason: "The opposite of *open-handed*, shown by string and stamps, is *stingy*.",
      misfits: {
        cruel: {
          code: "wrong-strength-or-tone",
          reason: "His wife may have suffered under it, but his fault is that he will not spend.",
        },
        average: {
          code: "wrong-sense",
          reason: "A man who gives a hospital and counts stamps is nothing ordinary in either.",
        },
        humble: {
          code: "words-echoed",
          reason: "He does not want to be thanked, but string and stamps show something else.",
        },
      },
      opening: "Open-handed in great things, he was the opposite in small ones.",
      hint: "What is the opposite of the word that describes him in great things?",
    },
    cruel: {
      level: "Easy",
      clueKind: "W11",
      text: "It was a mean trick to play on so old a dog. With a great swing of the arm they would throw him nothing at all, and laugh as he searched the grass for it; and because it was they who had thrown it, he would go on searching until dark.",
      clue: "laugh as he searched the grass for it",
      reason:
        "To laugh at a trusting old dog that one has fooled is heartless: it is a *cruel* trick.",
      misfits: {
        stingy: {
          code: "words-echoed",
          reason: "They throw him nothing, but the word condemns their laughter, not their saving.",
        },
        average: {
          code: "contradicts-the-text",
          reason: "The speaker is angry at the trick and does not find it ordinary.",
        },
        humble: {
          code: "wrong-sense",
          reason: "A trick played with a great swing of the arm has nothing modest in it.",
        },
      },
      opening: "They fool an old dog that trusts them, and laugh at him.",
      hint: "What does the speaker feel about those who throw nothing?",
    },
    average: {
      level: "Medium",
      clueKind: "W11",
      text: "The mean rainfall of the province is a good, round, comfortable number, and newcomers buy land on the strength of it. It takes them some years to discover that ten dry summers and a flood may come to the same figure as eleven good ones.",
      clue: "may come to the same figure",
      reason: "A single number in which dry years and a flood are made even is an *average*.",
      misfits: {
        stingy: {
          code: "words-echoed",
          reason: "The sky may be sparing in dry summers, but the number is good and comfortable.",
        },
        cruel: {
          code: "not-in-the-text",
          reason:
            "The newcomers may be badly hit, but it is how the number is made that misleads them.",
        },
        humble: {
          code: "wrong-sense",
          reason: "A rainfall cannot be modest in its ways, and this one is said to be good.",
        },
      },
      opening: "Ten dry years and a flood come to the same number as eleven good years.",
      hint: "What kind of number can be the same for good years and for bad ones?",
    },
    humble: {
      level: "Hard",
      clueKind: "W11",
      text: "The king's physician was born by the tannery, in a mean house of two rooms and a ladder, and when he was rich he would not have it pulled down. Once a year he slept there. He found that after a night on its floor, he said, he could make out what poor men were telling him.",
      clue: "of two rooms and a ladder",
      reason:
        "A house with two rooms and a ladder, by a tannery, is poor and plain: it is *humble*.",
      misfits: {
        stingy: {
          code: "wrong-strength-or-tone",
          reason: "The house has little to offer, but it is people who are unwilling to give.",
        },
        cruel: {
          code: "words-echoed",
          reason:
            "A night on its floor is hard, but he sleeps there of his own will and for a kind reason.",
        },
        average: {
          code: "contradicts-the-text",
          reason:
            "Two rooms, a ladder and the smell of hides are below what is common, as *poor men* confirms.",
        },
      },
      opening: "Two rooms and a ladder beside a tannery make a poor man's house.",
      hint: "What kind of people lived in such a house, to judge by the last sentence?",
    },
  },
});
