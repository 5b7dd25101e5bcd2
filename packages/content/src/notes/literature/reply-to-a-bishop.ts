import type { NoteSet } from "../note-set.ts";

export const replyToABishop: NoteSet = {
  id: "reply-to-a-bishop",
  field: "literature",
  source:
    "Standard histories of Latin American literature; scholarly editions of Sor Juana's works",
  notes: [
    "Sor Juana Inés de la Cruz, who died in 1695, was a nun, poet, and playwright in New Spain, now Mexico.",
    "In 1669, she entered a convent in Mexico City, where she gathered a large library.",
    "In 1690, a bishop published a religious essay of hers without her permission.",
    "He advised her to turn from worldly studies to religious ones.",
    "She answered in 1691 with a long letter in defense of women's learning.",
    "In it, she argued that one must know subjects such as logic and music to understand religious writings.",
  ],
  questions: [
    {
      goal: "rebuttal",
      level: "Hard",
      wants: "use an argument by Sor Juana to challenge the bishop's advice about her studies",
      uses: [3, 5],
      key: {
        text: "Sor Juana, whom the bishop had advised to turn from worldly studies, argued that these are needed: without subjects such as logic and music, religious writings cannot be understood.",
        reason:
          "This states the advice and sets against it her argument that the one kind of study needs the other.",
      },
      wrong: [
        {
          text: "Against the bishop's advice to leave worldly studies for religious ones, Sor Juana wrote a long letter in 1691 in which she defended the learning of women.",
          code: "half-right",
          reason:
            "This says that she answered the advice and on what subject but gives no argument.",
        },
        {
          text: "Without the permission of Sor Juana, whose large library served her studies, the bishop published in 1690 a religious essay that she had written.",
          code: "beside-the-point",
          reason:
            "This tells what the bishop did with an essay, not what speaks against his advice.",
        },
        {
          text: "Against the bishop's advice to take up logic and music, Sor Juana argued that such subjects do not help one to understand religious writings.",
          code: "contradicts-the-text",
          against: 5,
          reason: "In the notes, she is the one who defends such subjects.",
        },
      ],
      step: "The sentence must contain the advice and a ground on which it can be disputed. The last of the notes gives such a ground.",
      look: "what the bishop advised and what the letter argued",
    },
    {
      goal: "category",
      level: "Easy",
      wants: "identify the kinds of literature that Sor Juana wrote",
      uses: [0],
      key: {
        text: "Sor Juana Inés de la Cruz, a nun in what is now Mexico, was the author of both poems and plays.",
        reason: "This names the kinds of literature, poems and plays.",
      },
      wrong: [
        {
          text: "Sor Juana Inés de la Cruz, who died in 1695, was a nun in a convent in Mexico City and had a large library.",
          code: "wrong-purpose",
          reason: "This tells of her life and her books but not of what she wrote.",
        },
        {
          text: "Sor Juana Inés de la Cruz, who died in 1695, was an author who lived in New Spain, which is now Mexico.",
          code: "half-right",
          reason: "This calls her an author without saying of what.",
        },
        {
          text: "Sor Juana Inés de la Cruz was advised by a bishop to turn to studies of a religious kind.",
          code: "beside-the-point",
          reason: "This concerns her studies.",
        },
      ],
      step: "The kinds of literature follow from what she is called in the note that introduces her.",
      look: "who Sor Juana was",
    },
    {
      goal: "overview",
      level: "Medium",
      wants: "present in order the events of 1690 and 1691 that led to Sor Juana's letter",
      uses: [2, 3, 4],
      key: {
        text: "In 1690, a bishop published an essay by Sor Juana and advised her to give up worldly studies; in the following year, she answered with her letter.",
        reason: "This gives the publication, the advice, and the answer in their order.",
      },
      wrong: [
        {
          text: "In 1691, Sor Juana wrote a long letter in defense of women's learning, in which she argued that one must know subjects such as logic and music.",
          code: "half-right",
          reason: "This gives the last event and its content but not what led to it.",
        },
        {
          text: "In 1669, Sor Juana entered a convent in Mexico City, and there, in what was then called New Spain, she gathered a large library.",
          code: "beside-the-point",
          reason: "These events belong to a much earlier time.",
        },
        {
          text: "In 1690, Sor Juana wrote a long letter to a bishop; in the following year, he answered by publishing an essay of hers with her permission.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This turns the order round, and the notes say that she gave no permission.",
        },
      ],
      step: "Three notes in a row report what happened in these two years. The sentence needs the steps before the letter as well as the letter.",
      look: "what the bishop did and how she answered",
    },
    {
      goal: "newcomers",
      level: "Medium",
      wants: "introduce Sor Juana and her letter of 1691 to an audience unfamiliar with her",
      uses: [0, 4],
      key: {
        text: "Sor Juana Inés de la Cruz, a nun, poet, and playwright in what is now Mexico, defended the learning of women in a long letter that she wrote in 1691.",
        reason: "This says who she was and what the letter was about.",
      },
      wrong: [
        {
          text: "Sor Juana's long letter of 1691, which deals with the learning of women, argues that subjects such as logic and music are needed to understand religious writings.",
          code: "half-right",
          reason: "This presents the letter but not the person who wrote it.",
        },
        {
          text: "Sor Juana Inés de la Cruz, a nun, poet, and playwright in what is now Mexico, entered a convent in 1669 and gathered a large library there.",
          code: "wrong-purpose",
          reason: "This introduces her without a word on the letter.",
        },
        {
          text: "In a long letter of 1691, Sor Juana Inés de la Cruz, a nun in what is now Mexico, argued that women can understand religious writings without subjects such as logic and music.",
          code: "contradicts-the-text",
          against: 5,
          reason: "The notes say that she argued for the need of such subjects.",
        },
      ],
      step: "Newcomers need to be told who the person was; the goal adds what she wrote in a certain year.",
      look: "who Sor Juana was and what her letter defended",
    },
  ],
};
