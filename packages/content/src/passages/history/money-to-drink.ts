import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const moneyToDrink: Passage = {
  id: "money-to-drink",
  genre: "history",
  source:
    "Cacao beans as money in Mexico, their counterfeiting as told by Sahagún, and their praise by Peter Martyr of Anghiera: standard histories of chocolate.",
  text: prose`
    In the markets of Mexico before the Spanish conquest, and long after it, small purchases were
    paid for in cacao beans. Chocolate was made of the same beans, so that a rich household could
    drink its money, and did. Like any coin, they were counterfeited: according to a
    sixteenth-century account, dishonest sellers emptied the shells and filled them with something
    cheaper. And unlike most coins, they spoiled. Peter Martyr, a chronicler at the Spanish court,
    thought this the best thing about them. Money that cannot be kept for long or buried, he wrote,
    keeps its owners free of avarice.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how did dishonest sellers counterfeit cacao beans?",
      key: {
        text: "They put something of lower worth into the emptied shells.",
        reason: "They *emptied the shells and filled them with something cheaper*.",
      },
      wrong: [
        {
          text: "They mixed old beans with new ones that were worth more at the market.",
          code: "not-in-the-text",
          reason: "Mixing old and new beans is not described.",
        },
        {
          text: "They buried beans until these could be sold for something cheaper.",
          code: "words-echoed",
          reason: "Burying comes in with Peter Martyr, who says that beans cannot be kept so.",
        },
        {
          text: "They made chocolate of the shells and kept the beans for themselves.",
          code: "relationship-reversed",
          reason: "Chocolate was made of the beans, in honest households too.",
        },
      ],
      evidence: ["dishonest sellers emptied the shells and filled them with something cheaper"],
      opening: "The words after the colon describe the trick.",
      steps: [
        "*Dishonest sellers emptied the shells and filled them with something cheaper*, so that a worthless shell could pass for a bean.",
      ],
      hint: "Look for the word *counterfeited* and read on.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about someone who wished to store up wealth for many years?",
      key: {
        text: "Such a person would have needed something that lasts longer than beans.",
        reason: "Beans *spoiled* and could not *be kept for long*.",
      },
      wrong: [
        {
          text: "Such a person would have done best to bury beans where no one looked.",
          code: "contradicts-the-text",
          reason: "Beans could not be kept *or buried*.",
        },
        {
          text: "Such a person would have been praised by Peter Martyr for living with care.",
          code: "wrong-person-or-text",
          reason: "Peter Martyr praises money that keeps people free of avarice.",
        },
        {
          text: "Such a person would have been taken in by sellers who filled shells.",
          code: "not-in-the-text",
          reason: "Nothing connects saving with being cheated.",
        },
      ],
      evidence: ["unlike most coins, they spoiled", "Money that cannot be kept for long or buried"],
      opening: "One quality of the beans stands in the way of saving them.",
      steps: [
        "The beans *spoiled*, and were money *that cannot be kept for long*. What is to be stored up for years must last.",
      ],
      hint: "Ask what happens in the course of years to a heap of beans.",
      tip: habits.implication,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "so that a rich household could drink its money, and did",
      key: {
        text: "It brings out, by a literal statement, how odd it is for money to be food.",
        reason: "*Drink its money* sounds like a figure of speech and is the plain truth.",
      },
      wrong: [
        {
          text: "It condemns, by a figure of speech, how wasteful the rich had become.",
          code: "wrong-strength-or-tone",
          reason: "The statement is literal, and no blame is attached to drinking chocolate.",
        },
        {
          text: "It explains how food came to be in use as money among the rich.",
          code: "relationship-reversed",
          reason:
            "It goes from money to drink, not the other way, and the markets were not only for the rich.",
        },
        {
          text: "It shows how much more chocolate the rich could buy than others could.",
          code: "too-narrow",
          reason: "How much anyone bought is not what makes the clause striking.",
        },
      ],
      evidence: ["Chocolate was made of the same beans", "could drink its money, and did"],
      opening: "The clause would be a mere figure of speech if it were said of coins.",
      steps: [
        "Of most money one can say only in jest that it is drunk. Here *chocolate was made of the same beans* with which people paid; the short *and did* insists that it is meant as it stands.",
      ],
      hint: "Ask whether the words *drink its money* are meant literally.",
      tip: habits.function,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Cacao beans bought things as coins do, but could be drunk and would spoil, and the spoiling found an admirer.",
        reason: "They could be drunk and they spoiled; Peter Martyr praised the spoiling.",
      },
      wrong: [
        {
          text: "Cacao beans served as money until it was seen that they could be counterfeited and that they would not keep.",
          code: "contradicts-the-text",
          reason:
            "They were in use *long after* the conquest, and counterfeiting made them like *any coin*.",
        },
        {
          text: "Cacao beans, of all that has served as money, were the one thing that did not tempt its owners to dishonesty.",
          code: "too-extreme",
          reason: "Dishonest sellers counterfeited them.",
        },
        {
          text: "Cacao beans were brought by a chronicler to the court of Spain, where their use as money was much admired.",
          code: "half-right",
          reason: "He praised that they spoil; that he brought any is not told.",
        },
      ],
      evidence: [
        "Like any coin, they were counterfeited",
        "And unlike most coins, they spoiled.",
        "thought this the best thing about them",
      ],
      opening: "Drinkable, open to fraud, and perishable: the text compares beans with coins.",
      steps: [
        "The beans paid for things and were counterfeited *like any coin*. But they could be drunk, and *unlike most coins, they spoiled*, which Peter Martyr *thought* *the best thing about them*.",
      ],
      hint: "Sort what is said of the beans into likenesses to coins and differences from them.",
      tip: habits["main-idea"],
    },
  ],
};
