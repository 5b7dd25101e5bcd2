import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const whoeverDigsDrinks: Passage = {
  id: "whoever-digs-drinks",
  genre: "speech",
  credit:
    "The following text is from a speech written for SAT Practice in the manner of the 1900s. The head of a village's irrigation ditch addresses newcomers.",
  text: prose`
    Señores: You have bought good land below the church, and you ask me where the deed is for the
    water. There is none. On the first Monday of March every family that wants water sends someone
    with a shovel, and we clean the ditch from the dam to the last gate; whoever digs, drinks. You
    tell me that it would be simpler to own it by shares and to hire the digging. It would. A share
    can be sold to a stranger, or left to a nephew in Denver. For two hundred years this ditch has
    belonged to nobody who was not standing in it. The first Monday is the sixth. Bring a shovel
    apiece, and something to eat.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, what gives a family a right to water from the ditch?",
      key: {
        text: "Taking part each March in the work of cleaning it",
        reason: "Whoever sends someone with a shovel has water: *whoever digs, drinks*.",
      },
      wrong: [
        {
          text: "Holding a deed or a share that others recognize",
          code: "contradicts-the-text",
          reason: "There is no deed, and shares are what the speaker argues against.",
        },
        {
          text: "Owning good land close to the village church",
          code: "words-echoed",
          reason: "The newcomers have such land and must still dig.",
        },
        {
          text: "Having lived in the village for many years",
          code: "not-in-the-text",
          reason: "The newcomers are invited at once; no term is set.",
        },
      ],
      evidence: [
        "every family that wants water sends someone with a shovel",
        "whoever digs, drinks",
      ],
      opening: "Three words, *whoever digs, drinks*, hold the whole rule.",
      steps: [
        "There is no deed. *Every family that wants water sends someone with a shovel* to clean the ditch in March: *whoever digs, drinks*.",
      ],
      hint: "Find the shortest statement of the rule.",
      tip: habits.detail,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "A ditch kept up by those who use it is safer than one held by shares, simple as shares are.",
        reason: "The speaker grants *simpler* but shows how shares come to people who do not dig.",
      },
      wrong: [
        {
          text: "A ditch that has lasted two hundred years should on no account be opened to people who come from elsewhere.",
          code: "too-extreme",
          reason: "The newcomers are told to come and dig.",
        },
        {
          text: "A village must hold on to its old ways of working, however much simpler it may be to hire others.",
          code: "too-broad",
          reason:
            "The reason is not age for its own sake but what becomes of a ditch whose owners stay away.",
        },
        {
          text: "A deed for water is of little use to people who do not also own good land.",
          code: "not-in-the-text",
          reason: "No deed exists, and owning land is not what the speech turns on.",
        },
      ],
      evidence: [
        "It would. A share can be sold to a stranger",
        "belonged to nobody who was not standing in it",
      ],
      opening: "The speaker grants one point to the newcomers and then says what would follow.",
      steps: [
        "Shares *would be simpler*. But a share may go *to a stranger* or *a nephew in Denver*, who will not dig. The ditch has lasted because it *belonged to nobody who was not standing in it*.",
      ],
      hint: "Ask what is wrong, in the speaker's eyes, with the nephew in Denver.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "It would.",
      key: {
        text: "It concedes the newcomers' point only so as to make plain that something else weighs more.",
        reason:
          "Simpler, yes; but what follows tells why the simpler way would not keep the ditch.",
      },
      wrong: [
        {
          text: "It gives in to the newcomers' wish, which the speaker had opposed until that moment.",
          code: "contradicts-the-text",
          reason: "The arrangement stays as it is, and the newcomers are told to bring shovels.",
        },
        {
          text: "It mocks the newcomers' ignorance of the labor that it takes to clean a ditch.",
          code: "wrong-strength-or-tone",
          reason: "The agreement is plain; the argument that follows is serious.",
        },
        {
          text: "It warns that the newcomers' plan would turn out to be harder than they think.",
          code: "relationship-reversed",
          reason: "The speaker agrees that it would be simpler.",
        },
      ],
      evidence: [
        "You tell me that it would be simpler to own it by shares",
        "A share can be sold to a stranger",
      ],
      opening: "Two words agree, and the sentence after them shows why agreement changes nothing.",
      steps: [
        "*It would* is simply yes: shares would be simpler. Then comes what simplicity costs: the share that goes *to a stranger*. The speaker grants the advantage and denies that it decides.",
      ],
      hint: "Decide whether the speaker agrees, and whether that ends the matter.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the nephew in Denver, if he were left a share?",
      key: {
        text: "He would have water or its price and would not come to clean the ditch.",
        reason: "A share left to him makes him an owner who does not stand in the ditch.",
      },
      wrong: [
        {
          text: "He would sell his share of the ditch to one of the newcomers below the church.",
          code: "not-in-the-text",
          reason: "Selling to a stranger is one case and the nephew another; no buyer is named.",
        },
        {
          text: "He would be readier than the newcomers are to own the ditch by shares.",
          code: "wrong-person-or-text",
          reason: "It is the newcomers who favor shares; he is asked nothing.",
        },
        {
          text: "He would have no claim to water until he had come with a shovel of his own.",
          code: "contradicts-the-text",
          reason:
            "That is the present rule; the nephew belongs to the plan of shares, under which he need not come.",
        },
      ],
      evidence: ["or left to a nephew in Denver", "belonged to nobody who was not standing in it"],
      opening: "The nephew stands for what may become of a share once its owner is gone.",
      steps: [
        "Under shares, ownership passes to people far away. The speaker sets this against a ditch that *belonged to nobody who was not standing in it*: the nephew is somebody who would own and not stand there.",
      ],
      hint: "Ask under which of the two arrangements the nephew would have anything to do with the ditch.",
      tip: habits.implication,
    },
  ],
};
