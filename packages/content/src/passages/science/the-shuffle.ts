import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theShuffle: Passage = {
  id: "the-shuffle",
  genre: "science",
  source:
    "Complaints about random playback and the perception of randomness: well-known accounts in the computing press",
  text: prose`
    Early music players that promised to play songs in random order brought in complaints. Two
    songs by one singer had come in a row; the machine, listeners were sure, had favorites. It had
    none. Among a hundred songs, ten of them by the same singer, a fair shuffle will more often
    than not put at least two of those ten side by side. Chance comes in clumps, and it is we who
    expect it to be spread like butter. Makers who wanted peace did not try to explain this. They
    rewrote their programs so that songs by one singer were kept apart, which made the order less
    random than before, and were thanked for having made it random at last.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Easy",
      key: {
        text: "Chance is less evenly spread than people expect it to be when they leave things to it.",
        reason: "*Chance comes in clumps*, while listeners expect it *to be spread like butter*.",
      },
      wrong: [
        {
          text: "What people take for favoritism in a machine is more random than it was meant to be.",
          code: "relationship-reversed",
          reason:
            "The fair order was as random as it was meant to be; it was taken for favoritism.",
        },
        {
          text: "What people complain about most is seldom the fault of those who make a machine.",
          code: "too-broad",
          reason: "The text is about one kind of complaint and why it was made.",
        },
        {
          text: "What people hear from a machine that plays music depends on what its makers like.",
          code: "contradicts-the-text",
          reason: "The machine had no favorites.",
        },
      ],
      evidence: ["Chance comes in clumps, and it is we who expect it to be spread like butter."],
      opening: "The text sets what chance does against what listeners expect of it.",
      steps: [
        "*Chance comes in clumps, and it is we who expect it to be spread like butter*: the listeners' picture of chance is too even.",
      ],
      hint: "Find the sentence that speaks of chance in general.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how did makers respond to the complaints?",
      key: {
        text: "They changed the order so that a singer's songs were spread out.",
        reason: "Songs by one singer *were kept apart*.",
      },
      wrong: [
        {
          text: "They explained why a singer's songs might come side by side.",
          code: "contradicts-the-text",
          reason: "They *did not try to explain this*.",
        },
        {
          text: "They let listeners choose which of a singer's songs to leave out.",
          code: "not-in-the-text",
          reason: "No choice of this kind is mentioned.",
        },
        {
          text: "They limited how many songs by a singer could be stored at once.",
          code: "wrong-group-or-measure",
          reason: "The number of songs stored is not what they changed.",
        },
      ],
      evidence: ["songs by one singer were kept apart"],
      opening: "The last two sentences tell what makers did and what they left undone.",
      steps: ["They *rewrote their programs so that songs by one singer were kept apart*."],
      hint: "Find what the makers rewrote.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline:
        "Among a hundred songs, ten of them by the same singer, a fair shuffle will more often than not put at least two of those ten side by side.",
      key: {
        text: "It shows why the machine need not have had favorites.",
        reason:
          "If a fair order is likely to bring two songs together, their coming together proves no favorites.",
      },
      wrong: [
        {
          text: "It gives an example of the orders that listeners preferred.",
          code: "wrong-purpose",
          reason: "Listeners complained of such orders.",
        },
        {
          text: "It gives the rule that makers followed after the complaints.",
          code: "relationship-reversed",
          reason: "After the complaints, songs by one singer were kept apart.",
        },
        {
          text: "It gives the number of songs a player could hold.",
          code: "too-narrow",
          reason: "The numbers serve to make a point about chance.",
        },
      ],
      evidence: ["the machine, listeners were sure, had favorites. It had none."],
      opening: "The sentence backs the three words before it, *It had none*.",
      steps: [
        "Listeners were sure of favorites; *it had none*. The underlined sentence shows that a fair order will usually do what they complained of.",
      ],
      hint: "Ask which claim stands in need of support just before.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It reports what people complained of, explains how chance had led to it, and tells how makers gave in.",
        reason:
          "The complaint, the arithmetic of chance, and the rewritten programs come in this order.",
      },
      wrong: [
        {
          text: "It recounts a complaint, shows it to be unfounded, and tells how people came to see this.",
          code: "half-right",
          reason:
            "Makers *did not try to explain*, and listeners thought the order random at last.",
        },
        {
          text: "It recounts a complaint, shows it to be justified, and tells how makers corrected the fault.",
          code: "contradicts-the-text",
          reason: "The machine had no favorites, so the complaint was not justified.",
        },
        {
          text: "It recounts a quarrel, weighs the arguments of both sides, and proposes a fair compromise.",
          code: "wrong-purpose",
          reason: "The text proposes nothing of its own.",
        },
      ],
      evidence: [
        "brought in complaints",
        "It had none.",
        "were thanked for having made it random at last",
      ],
      opening: "Three moves follow one another: what was said, why it was wrong, what was done.",
      steps: [
        "*Complaints* come in; *it had none* answers them; then programs are rewritten, and the makers *were thanked* by people who had been mistaken.",
      ],
      hint: "Ask whether the listeners ever learned that they had been wrong.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the listeners who thanked the makers?",
      key: {
        text: "They held the same notion of chance as when they had complained.",
        reason:
          "They thanked the makers for an order that was *less random than before* and took it for random.",
      },
      wrong: [
        {
          text: "They had learned from the makers how a fair shuffle really behaves.",
          code: "contradicts-the-text",
          reason: "The makers explained nothing.",
        },
        {
          text: "They would have complained again about other machines.",
          code: "not-in-the-text",
          reason: "The text does not tell what else they would have complained of.",
        },
        {
          text: "They could no longer hear two songs by the same singer in one day.",
          code: "too-extreme",
          reason: "Songs by one singer were kept apart in the order, not removed from the day.",
        },
      ],
      evidence: [
        "made the order less random than before",
        "were thanked for having made it random at last",
      ],
      opening: "Thanks for a random order went to an order that was less random.",
      steps: [
        "The listeners called the fair order unfair and the evened order random. Both times they expected chance *to be spread like butter*.",
      ],
      hint: "Compare what the order was with what the listeners thanked for.",
      tip: habits.implication,
    },
  ],
};
