import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const rainByVote: Passage = {
  id: "rain-by-vote",
  genre: "story",
  credit: `The following text is from "Rain by Vote," a science fiction story written for SAT Practice. A ship has been traveling between the stars for generations.`,
  text: prose`
    Nobody aboard had ever seen rain, and so, for the two hundredth anniversary of the departure,
    the committee voted to have some. Pipes were laid above the wheat deck. Programs were printed; a
    retired pilot gave a lecture on umbrellas. At noon it began, and for some moments four hundred
    people stood with their faces raised, being correct about it. Then it got into their collars. A
    child shrieked, somebody slipped, and within a minute the whole assembly was running, in every
    direction and with no plan at all, for the doors. It was agreed afterward that the ceremony had
    been a failure, and that it ought to be held every year in exactly the same way.
  `,
  facets: [
    {
      kind: "structure",
      level: "Easy",
      key: {
        text: "It tells of careful preparations and then of how the event they were made for got out of hand.",
        reason:
          "Pipes, programs, and a lecture come first; then the crowd runs *with no plan at all*.",
      },
      wrong: [
        {
          text: "It tells of a disaster on board and then of how the people took care that it would not recur.",
          code: "contradicts-the-text",
          reason: "The people mean to hold the ceremony *every year*.",
        },
        {
          text: "It tells of a child's wish to see the rain and then of how a committee came to grant it.",
          code: "not-in-the-text",
          reason: "The committee acts because nobody has seen rain; no child asks for it.",
        },
        {
          text: "It tells of people running for the doors and then of what it was that had frightened them.",
          code: "relationship-reversed",
          reason: "The running comes near the end, after its cause.",
        },
      ],
      evidence: [
        "the committee voted to have some",
        "in every direction and with no plan at all, for the doors",
      ],
      opening: "The word *Then* parts what was planned from what happened.",
      steps: [
        "Up to *being correct about it*, everything goes as arranged: a vote, pipes, programs, a lecture. After *Then it got into their collars*, nothing does, and the assembly runs *with no plan at all*.",
      ],
      hint: "Find the short sentence at which things begin to go wrong.",
      tip: habits.structure,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "being correct about it",
      key: {
        text: "It suggests that at first the people treat the rain as a formal duty.",
        reason:
          "They stand as the ceremony seems to require, until the rain reaches their collars.",
      },
      wrong: [
        {
          text: "It confirms that the lecture has given the people a true idea of rain.",
          code: "relationship-reversed",
          reason: "What rain is like takes them by surprise a moment later.",
        },
        {
          text: "It shows that the people have begun to enjoy the rain more than expected.",
          code: "contradicts-the-text",
          reason: "To be correct is to behave as one should; it says nothing of pleasure.",
        },
        {
          text: "It implies that the people disagree over how the rain was arranged.",
          code: "not-in-the-text",
          reason: "All stand alike with their faces raised; no disagreement is told.",
        },
      ],
      evidence: ["stood with their faces raised, being correct about it"],
      opening: "The words poke gentle fun at people who try to meet rain in the proper manner.",
      steps: [
        "With programs printed and umbrellas explained, four hundred people stand *with their faces raised*, doing what the occasion demands. The next sentence puts an end to the dignity.",
      ],
      hint: "Compare how the people behave before and after the rain gets into their collars.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the people's view of the ceremony afterward?",
      key: {
        text: "They value it for the very disorder that made it a failure as a ceremony.",
        reason:
          "They call it a failure and want it *every year*: what spoiled the plan must be what they liked.",
      },
      wrong: [
        {
          text: "They hope to improve on it until it can be carried through without disorder.",
          code: "not-in-the-text",
          reason: "It is to be held *in exactly the same way*, so nobody means to improve on it.",
        },
        {
          text: "They disagree about it, some judging it a failure and others a great success.",
          code: "relationship-reversed",
          reason: "Both judgments are *agreed*, by the same people.",
        },
        {
          text: "They feel obliged to repeat it for the sake of those who had prepared it.",
          code: "words-echoed",
          reason: "The preparations are told, but no debt to those who made them is mentioned.",
        },
      ],
      evidence: [
        "It was agreed afterward that the ceremony had been a failure, and that it ought to be held every year in exactly the same way.",
      ],
      opening: "The last sentence joins with *and* two judgments that seem to exclude each other.",
      steps: [
        "The event failed as a ceremony: nobody kept to the plan. Yet all agree *that it ought to be held every year*. Both can be true only if the running and shrieking were what made it worth having.",
      ],
      hint: "Ask how the same people can call it a failure and want it again.",
      tip: habits.implication,
    },
  ],
};
