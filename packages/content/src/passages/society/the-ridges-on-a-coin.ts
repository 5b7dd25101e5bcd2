import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theRidgesOnACoin: Passage = {
  id: "the-ridges-on-a-coin",
  genre: "society",
  source: "Coin clipping and milled edges: standard works on monetary history",
  text: prose`
    When a coin was worth the silver in it, a thin shaving from its edge was worth something too,
    and one who handled many coins could put them all back into circulation a little smaller.
    Whoever was paid with such a coin did best to pass it on quickly and to keep the full ones at
    home. By the 1690s England's old coins, struck by hand, weighed on average little more than
    half of what they should. The cure had been cut by machine on newer ones since the 1660s: fine
    ridges, or a motto, all around the edge, so that the smallest shaving left a gap that anyone
    could see. Coins today are made of metal that nobody would take the trouble to shave. They
    have kept the ridges, by which a blind person can tell one value from another.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did the ridges on the edge of a coin make visible?",
      key: {
        text: "That some of its metal had been removed",
        reason: "*The smallest shaving left a gap that anyone could see.*",
      },
      wrong: [
        {
          text: "That it had been struck in another land",
          code: "not-in-the-text",
          reason: "Other lands are not mentioned.",
        },
        {
          text: "That more metal had been put into it",
          code: "relationship-reversed",
          reason: "Metal was taken from coins, not added.",
        },
        {
          text: "That it was worth less than its silver",
          code: "wrong-group-or-measure",
          reason: "Its value is not shown by the edge.",
        },
      ],
      evidence: ["the smallest shaving left a gap that anyone could see"],
      opening: "The sentence about the cure says what the ridges were for.",
      steps: [
        "With ridges *all around the edge*, *the smallest shaving left a gap that anyone could see*.",
      ],
      hint: "Find what left a gap.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the coins with which people in England paid in the early 1690s?",
      key: {
        text: "They were for the most part worse than the hoarded ones.",
        reason: "People passed on the shaved ones and kept the full ones at home.",
      },
      wrong: [
        {
          text: "They tended to be better than those kept in chests.",
          code: "relationship-reversed",
          reason: "It was the full coins that stayed at home.",
        },
        {
          text: "They tended to come from the mints of other lands.",
          code: "not-in-the-text",
          reason: "Where coins were struck is not told.",
        },
        {
          text: "They had each lost more than half of their weight.",
          code: "too-extreme",
          reason: "On average they weighed a little more than half, and some were full.",
        },
      ],
      evidence: ["did best to pass it on quickly and to keep the full ones at home"],
      opening: "Each person had reason to pay with one kind of coin and to keep the other.",
      steps: [
        "It was best *to pass* a shaved coin *on quickly and to keep the full ones at home*. So what changed hands was the shaved.",
      ],
      hint: "Ask which coin you would have paid with.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion: "The ridges on the coins of today thus ______",
      key: {
        text: "serve a purpose for which they were not intended.",
        reason: "They were meant against shaving, and they now help the blind.",
      },
      wrong: [
        {
          text: "prevent what those of the 1660s could not.",
          code: "relationship-reversed",
          reason: "Nobody would shave the coins of today.",
        },
        {
          text: "are cut by machines that are better than ever.",
          code: "beside-the-point",
          reason: "How good the machines are does not follow from anything said.",
        },
        {
          text: "could be left out without being missed by anyone.",
          code: "too-extreme",
          reason: "A blind person would miss them.",
        },
      ],
      evidence: [
        "Coins today are made of metal that nobody would take the trouble to shave.",
        "by which a blind person can tell one value from another",
      ],
      opening: "The old reason for the ridges is gone, and they have found another.",
      steps: [
        "No one would shave today's coins, so the ridges guard nothing. But *a blind person can tell one value from another* by them.",
      ],
      hint: "Ask what the ridges were for, and what they are for.",
      tip: habits.conclusion,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It tells of coins that were shaved, of a cure for this, and of what the cure is good for now.",
        reason: "Shaving, ridges, and the ridges of today follow in order.",
      },
      wrong: [
        {
          text: "It accounts for an abuse, describes what put an end to it, and notes how the abuse came back.",
          code: "half-right",
          reason: "Nobody would take the trouble to shave coins now.",
        },
        {
          text: "It describes coins in use today, names those who use them, and rejects an account of their origin.",
          code: "relationship-reversed",
          reason: "The coins in use today come last, and no account of their origin is rejected.",
        },
        {
          text: "It compares two kinds of money, weighs their merits, and argues for a return to the older.",
          code: "wrong-purpose",
          reason: "The text argues for nothing.",
        },
      ],
      evidence: [
        "a thin shaving from its edge",
        "The cure had been cut by machine",
        "They have kept the ridges",
      ],
      opening: "Abuse, cure, and what is left of the cure make up the text.",
      steps: [
        "The first half tells of shaving; *the cure had been cut by machine*; the last two sentences speak of coins today, which *have kept the ridges*.",
      ],
      hint: "Look for the word *cure* and for the word *today*.",
      tip: habits.structure,
    },
  ],
};
