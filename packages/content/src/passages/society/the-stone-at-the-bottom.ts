import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theStoneAtTheBottom: Passage = {
  id: "the-stone-at-the-bottom",
  genre: "society",
  source:
    "The stone money of Yap, described by William Henry Furness (1910) and later anthropologists",
  text: prose`
    On the Pacific island of Yap, large debts were long settled in disks of limestone, some of them
    taller than a person, which had been quarried on other islands and brought home by canoe. A
    stone of that size is not put into a pocket. It was given where it stood, beside a path or
    against a house, and everyone in the village knew from then on whose it was. One stone had gone
    down in a storm on the way. Its crew testified to its size and to the blamelessness of the loss;
    and for generations the family that owned it was held to be as rich with it at the bottom of the
    sea as against a house. Visitors smiled. They then went home to countries in which most money is
    a line in somebody's books, and is moved by correcting the line.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Money that seems strange for never changing place turns out to resemble the kind we use.",
        reason:
          "A stone changed owners without moving, and our money moves *by correcting the line*.",
      },
      wrong: [
        {
          text: "Money in modern countries has taken the place of older kinds that had become too heavy.",
          code: "relationship-reversed",
          reason:
            "The text compares the two kinds; it does not tell how one gave way to the other.",
        },
        {
          text: "Money on the island of Yap consisted of limestone disks that were carried home by canoe.",
          code: "too-narrow",
          reason: "This is the matter of the first sentence.",
        },
        {
          text: "Money that nobody can see or touch deserves less trust than money that stands by a path.",
          code: "wrong-strength-or-tone",
          reason: "The sunken stone was trusted as fully as any other.",
        },
      ],
      evidence: ["It was given where it stood", "is moved by correcting the line"],
      opening: "The last sentence lays modern money beside the stones, and they turn out alike.",
      steps: [
        "A stone passed from one owner to another because *everyone in the village knew* whose it was.",
        "Modern money is *a line in somebody's books*, changed by *correcting the line*: that, too, is a matter of record.",
      ],
      hint: "Ask what the visitors overlooked when they smiled.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did the crew of the canoe testify to?",
      key: {
        text: "How big it was, and that its loss was nobody's fault",
        reason: "They testified *to its size and to the blamelessness of the loss*.",
      },
      wrong: [
        {
          text: "How the stone had been quarried, and by which family",
          code: "not-in-the-text",
          reason: "The quarrying of this stone is not part of their testimony.",
        },
        {
          text: "Where the stone had stood, and against whose house it lay",
          code: "words-echoed",
          reason: "The stone was lost on the way and had stood nowhere yet.",
        },
        {
          text: "How large the stone was, and where it might be raised again",
          code: "half-right",
          reason: "Its size is right, but nobody spoke of raising it.",
        },
      ],
      evidence: ["Its crew testified to its size and to the blamelessness of the loss"],
      opening: "The sentence about the crew names two matters.",
      steps: ["*Its crew testified to its size and to the blamelessness of the loss.*"],
      hint: "Find the verb *testified* and count what follows it.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "A stone of that size is not put into a pocket.",
      key: {
        text: "It prepares the reader for money that is passed on without being moved.",
        reason: "What cannot be carried is *given where it stood*, as the next sentence says.",
      },
      wrong: [
        {
          text: "It objects that things so large can hardly be called money.",
          code: "wrong-purpose",
          reason: "The stones were money; the sentence leads to how they were used.",
        },
        {
          text: "It gives the reason for which the islanders had begun to quarry limestone.",
          code: "relationship-reversed",
          reason: "The weight of a stone is no reason for quarrying it.",
        },
        {
          text: "It compares the stones with the coins that visitors had in their pockets.",
          code: "wrong-group-or-measure",
          reason: "The visitors and their money do not appear until the end.",
        },
      ],
      evidence: ["It was given where it stood"],
      opening: "A dry remark about size leads to the way in which such stones were spent.",
      steps: [
        "The stone is too large to carry. So *it was given where it stood*, and what changed was only whose it was.",
      ],
      hint: "Ask what follows from the size of the stone in the next sentence.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It describes stones used as money, gives an extreme case, and turns to our own money.",
        reason:
          "Stones beside the path, the stone in the sea, and money as *a line in somebody's books* follow in turn.",
      },
      wrong: [
        {
          text: "It describes a familiar thing, traces it to its origin, and finds that origin in a custom.",
          code: "relationship-reversed",
          reason: "The familiar thing comes last, and it is not traced back to Yap.",
        },
        {
          text: "It describes a custom, lists the objections to it, and answers them from experience.",
          code: "wrong-purpose",
          reason: "Visitors smile, but no objections are listed.",
        },
        {
          text: "It describes a custom, gives an extreme case of it, and explains why it was given up.",
          code: "half-right",
          reason: "Nothing is said of its being given up.",
        },
      ],
      evidence: [
        "It was given where it stood",
        "One stone had gone down in a storm",
        "They then went home to countries",
      ],
      opening:
        "The custom, its strangest case, and our own money are the three stations of the text.",
      steps: [
        "First comes the custom: a stone is *given where it stood*; then *one stone* goes down and still counts; then the visitors go home to money of the same kind.",
      ],
      hint: "Ask where the text stops speaking of Yap.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about the stone that was lost in a storm?",
      key: {
        text: "It kept its worth because people agreed on its owner.",
        reason: "Its crew's word was taken, and ownership was a matter of what everyone knew.",
      },
      wrong: [
        {
          text: "It was recovered by the descendants of those who lost it.",
          code: "not-in-the-text",
          reason: "It lay at *the bottom of the sea*; nobody is said to have brought it up.",
        },
        {
          text: "It lost its worth as soon as it could no longer be seen.",
          code: "contradicts-the-text",
          reason: "The family *was held to be as rich* with it as if it had come home.",
        },
        {
          text: "It became the most valuable stone on the whole of the island.",
          code: "too-extreme",
          reason: "Its worth is not compared with that of others.",
        },
      ],
      evidence: [
        "everyone in the village knew from then on whose it was",
        "as rich with it at the bottom of the sea as against a house",
      ],
      opening: "A stone at the bottom of the sea can make rich only by word and common knowledge.",
      steps: [
        "Stones changed owners while they stayed in place, because *everyone in the village knew* whose they were. For that it does not matter whether the place is a path or the sea.",
      ],
      hint: "Ask what it took to spend a stone that stood beside a path.",
      tip: habits.implication,
    },
  ],
};
