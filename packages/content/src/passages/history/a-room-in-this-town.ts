import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aRoomInThisTown: Passage = {
  id: "a-room-in-this-town",
  genre: "speech",
  credit:
    "The following text is from a speech written for SAT Practice in the manner of the 1900s. A town councilor speaks at the opening of a public library.",
  text: prose`
    I am told that this library will make us better citizens. I hope it may; but I did not vote the
    money for that, and I would not have it said that we lend a man a book as one gives a horse its
    oats, to get more work out of him. Let him read what is of no use to anyone. Let him read about
    the moon. There is a room in this town, from today, where nobody will be asked what he is there
    for, and where the mill owner and the mill hand must wait their turn for the same novel. Should
    they come out better citizens, that is the novel's doing, and we need not take the credit.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "What does the text indicate about the mill owner and the mill hand?",
      key: {
        text: "In the library neither will come before the other.",
        reason: "Both *must wait their turn for the same novel*.",
      },
      wrong: [
        {
          text: "In the library each will find books on his trade.",
          code: "not-in-the-text",
          reason: "Both wait for a novel; nothing is said of books on trades.",
        },
        {
          text: "At the mill each will do his work better than before.",
          code: "contradicts-the-text",
          reason: "To get more work out of readers is exactly what the speaker does not want.",
        },
        {
          text: "In the council they both voted for the new library.",
          code: "wrong-person-or-text",
          reason: "It is the speaker who voted the money.",
        },
      ],
      evidence: ["the mill owner and the mill hand must wait their turn for the same novel"],
      opening: "The two men appear together in the same line for the same book.",
      steps: [
        "In this room the owner and the hand *must wait their turn for the same novel*, so rank gives neither of them an advantage.",
      ],
      hint: "Find the two men in the text and see what they have to do.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "as one gives a horse its oats, to get more work out of him",
      key: {
        text: "It pictures a motive for opening a library that the speaker rejects.",
        reason:
          "Books lent to make people more useful would be like oats for a horse; the speaker will not have that said.",
      },
      wrong: [
        {
          text: "It complains of the labor that mill owners exact from their men.",
          code: "not-in-the-text",
          reason: "The comparison is about why books are lent, not about conditions at the mill.",
        },
        {
          text: "It illustrates the good that the library is certain to do for all.",
          code: "contradicts-the-text",
          reason: "The image stands for a use of books that the speaker rejects.",
        },
        {
          text: "It likens those who do not read to animals that only work and eat.",
          code: "words-echoed",
          reason: "The horse stands for a reader who is given books for the sake of his work.",
        },
      ],
      evidence: ["I would not have it said that we lend a man a book"],
      opening: "The words before the comparison tell that the speaker does not accept it.",
      steps: [
        "*I would not have it said* governs the comparison. To lend books as one feeds oats would be to lend them for profit, and the speaker answers, *Let him read what is of no use to anyone*.",
      ],
      hint: "Read the words that lead up to the comparison and note how the speaker feels about it.",
      tip: habits.function,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A library's worth lies in the freedom it leaves to people, whatever good may come of it.",
        reason:
          "The speaker prizes a room where nobody is asked what he is there for; any improvement is left to the books.",
      },
      wrong: [
        {
          text: "A library makes better citizens of its readers, provided that they choose useful books.",
          code: "contradicts-the-text",
          reason: "Useful reading is the very thing that the speaker does not require.",
        },
        {
          text: "A library is unlikely to change its readers, so nobody should be praised for founding it.",
          code: "wrong-strength-or-tone",
          reason:
            "The speaker hopes that it may change them and thinks the room worth the money anyway.",
        },
        {
          text: "A library brings rich and poor readers together, so they will come to share their tastes.",
          code: "half-right",
          reason:
            "They do meet there, but one novel that both want is no promise that their tastes will agree.",
        },
      ],
      evidence: [
        "I did not vote the money for that",
        "where nobody will be asked what he is there for",
      ],
      opening: "The speaker sets aside the usual reason for a library and gives one in its place.",
      steps: [
        "Better citizens would be welcome, *but I did not vote the money for that*. What the speaker values is reading *of no use to anyone*, in a room *where nobody will be asked what he is there for*.",
      ],
      hint: "Sort what the speaker hopes for from what the speaker voted for.",
      tip: habits["main-idea"],
    },
  ],
};
