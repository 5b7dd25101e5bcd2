import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aBirdOfTheRightWeight: Passage = {
  id: "a-bird-of-the-right-weight",
  genre: "history",
  source:
    "Akan gold weights of Ghana: standard works on West African art, on their casting, their proverbs, their adjustment, and their use in trade.",
  text: prose`
    Among the Akan peoples of what is now Ghana, gold dust was money for some four centuries, and
    whoever traded in it owned a set of brass weights. Many weights are plain blocks and disks.
    Others, cast from models in wax, are birds that look behind them, crocodiles, drummers, knots; a
    good number bring a proverb to mind, and collectors prize them as sculpture that one can hold in
    a closed hand. Those who used them prized them too. But a figure that came out too light was
    given a bit of lead, and one that came out too heavy might lose a horn or a foot.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what was sometimes done with a figure that was too heavy?",
      key: {
        text: "A horn or a foot was taken off.",
        reason: "It *might lose a horn or a foot*.",
      },
      wrong: [
        {
          text: "A bit of lead was added to it.",
          code: "relationship-reversed",
          reason: "Lead was for figures that were too light.",
        },
        {
          text: "It was sold to a collector.",
          code: "not-in-the-text",
          reason: "Collectors are not said to have bought what was too heavy.",
        },
        {
          text: "It was used as a plain block.",
          code: "words-echoed",
          reason: "Blocks are another kind of weight.",
        },
      ],
      evidence: ["one that came out too heavy might lose a horn or a foot"],
      opening: "The last sentence treats the light figures first and then the heavy.",
      steps: [
        "*One that came out too heavy might lose a horn or a foot*: some of its metal was removed.",
      ],
      hint: "Look at the last words of the text.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about how the figures were made?",
      key: {
        text: "A figure came from its model with a weight that could not be fully foreseen.",
        reason: "Some *came out too light* or *too heavy* and had to be corrected.",
      },
      wrong: [
        {
          text: "A figure had to be cast several times before it was as heavy as it should be.",
          code: "too-extreme",
          reason: "They were corrected with lead or by losing a part, not cast again.",
        },
        {
          text: "Each of them was made without any thought of what it would be used for.",
          code: "contradicts-the-text",
          reason: "The corrections show how much their use counted.",
        },
        {
          text: "Each of them was made by the person who was going to trade with it.",
          code: "not-in-the-text",
          reason: "It is said who owned the weights, not who cast them.",
        },
      ],
      evidence: [
        "a figure that came out too light was given a bit of lead",
        "cast from models in wax",
      ],
      opening:
        "The words *came out too light* and *came out too heavy* tell something about the casting.",
      steps: [
        "The figures were *cast from models in wax*. Some *came out* lighter or heavier than they should, and this was put right afterward; so the weight was not certain beforehand.",
      ],
      hint: "Ask why there was anything to correct.",
      tip: habits.implication,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Figures now prized as sculpture were prized by their users too, but above all had to weigh what they should.",
        reason: "However fine a figure was, its weight decided, even at the cost of a foot.",
      },
      wrong: [
        {
          text: "Collectors admire in these weights a beauty to which the traders who owned them were quite indifferent.",
          code: "contradicts-the-text",
          reason: "*Those who used them prized them too.*",
        },
        {
          text: "Many of these weights bring proverbs to mind, and it is for this that collectors look for them today.",
          code: "too-narrow",
          reason: "Proverbs are one detail, and it is as sculpture that collectors prize them.",
        },
        {
          text: "The traders who owned these weights began to put figures in place of blocks once collectors had come to admire them.",
          code: "relationship-reversed",
          reason: "The figures were the traders' own, and no such order is told.",
        },
      ],
      evidence: ["Those who used them prized them too.", "might lose a horn or a foot"],
      opening: "The *But* near the end says what counted more than beauty.",
      steps: [
        "Collectors *prize them as sculpture*; *those who used them prized them too*. *But* a figure of the wrong weight was loaded with lead or lost a foot. As tools of trade they had to be exact.",
      ],
      hint: "The point must make room for the sentence that begins with *But*.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "Those who used them prized them too.",
      key: {
        text: "It keeps the reader from concluding that beauty went unnoticed by those who used the figures.",
        reason:
          "A missing foot might suggest indifference; the sentence has ruled that out beforehand.",
      },
      wrong: [
        {
          text: "It prepares what follows by claiming that owners of the figures prized beauty more than weight.",
          code: "contradicts-the-text",
          reason: "What follows shows the opposite: weight came first.",
        },
        {
          text: "It explains what follows by telling which of the figures were most in demand among traders.",
          code: "wrong-purpose",
          reason: "No figures are singled out as in demand.",
        },
        {
          text: "It repeats, before going on to trade, what collectors of sculpture have found out about proverbs.",
          code: "too-narrow",
          reason: "It is about users, and about the figures as such.",
        },
      ],
      evidence: ["collectors prize them as sculpture", "But a figure that came out too light"],
      opening: "The sentence stands between the collectors' praise and the word *But*.",
      steps: [
        "Next one reads that a figure might *lose a horn or a foot*. One could conclude that its users saw only a weight. *Those who used them prized them too* prevents this: they valued the figure and cut it all the same.",
      ],
      hint: "Leave the sentence out and ask what a reader might then think of the users.",
      tip: habits.function,
    },
  ],
};
