import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const heldByTheLamp: Passage = {
  id: "held-by-the-lamp",
  genre: "science",
  text: prose`
    An evening flower that depends on hawk moths sets fewer seeds beneath streetlights than in the
    dark. It is often assumed that the light drives the moths away. A team of ecologists has proposed
    that it does the opposite: drawn to the lamps, the moths go round them for hours and spend there
    the time in which they would otherwise feed, so that the flowers below are surrounded by
    pollinators that never come down.
  `,
  facets: [
    {
      kind: "support",
      level: "Easy",
      stem: "Which finding, if true, would most directly support the team's proposal?",
      key: {
        text: "Moths caught near the lamps had fed on far less nectar than moths caught in the dark.",
        reason: "Moths that circle instead of feeding should be found with little nectar.",
      },
      wrong: [
        {
          text: "Moths were counted less often near the lamps than over meadows lying in the dark.",
          code: "contradicts-the-text",
          reason:
            "Fewer moths near the lamps would fit the assumption that light drives them away.",
        },
        {
          text: "Flowers beneath the lamps tended to open at the same hour as flowers growing in the dark.",
          code: "wrong-group-or-measure",
          reason: "The proposal is about what the moths do, not about when the flowers open.",
        },
        {
          text: "Flowers of other kinds set as many seeds beneath the lamps as they did in the dark.",
          code: "beside-the-point",
          reason: "Other flowers may not need hawk moths, so they tell us nothing about these.",
        },
      ],
      evidence: ["spend there the time in which they would otherwise feed"],
      opening: "The proposal says that moths near a lamp lose the time in which they would feed.",
      steps: [
        "If moths *go round* the lamps for hours and *spend there the time in which they would otherwise feed*, those near the lamps should have fed less than those in the dark.",
      ],
      hint: "Ask what the hours round the lamp would cost a moth.",
      tip: habits.support,
    },
    {
      kind: "support",
      level: "Hard",
      stem: "Which finding, if true, would most directly support the team's proposal over the common assumption?",
      key: {
        text: "Seed set fell beneath the lamps although more moths were present there than before they were lit.",
        reason:
          "More moths together with fewer seeds is what the proposal predicts and what the assumption rules out.",
      },
      wrong: [
        {
          text: "Seed set fell beneath the lamps by about the same amount in warm nights as it did in cool ones.",
          code: "not-in-the-text",
          reason: "Neither view says anything about the warmth of the nights.",
        },
        {
          text: "Seed set rose again beneath the lamps once they had been switched off for the rest of the season.",
          code: "half-right",
          reason: "Both views expect a recovery in the dark, so it cannot decide between them.",
        },
        {
          text: "Seed set fell beneath the lamps most sharply in places where moths had been common beforehand.",
          code: "beside-the-point",
          reason:
            "Plants that had many moths have most to lose, whether these are driven off or held.",
        },
      ],
      evidence: [
        "It is often assumed that the light drives the moths away.",
        "it does the opposite",
      ],
      opening: "To decide between two views, a finding must fit one of them and not the other.",
      steps: [
        "Both views explain why fewer seeds are set. They differ about where the moths are: driven away, or circling overhead. Only the number of moths near the lamps tells the two apart.",
      ],
      hint: "Ask on which point the two views expect different things.",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Medium",
      stem: "Which finding, if true, would most directly weaken the team's proposal?",
      key: {
        text: "Moths marked near the lamps visited as many flowers in an hour as moths marked elsewhere.",
        reason: "Moths that visit flowers as often as others do are not held by the lamps.",
      },
      wrong: [
        {
          text: "Moths marked near the lamps were found at the same lamps on several following nights.",
          code: "relationship-reversed",
          reason: "Moths that return to the lamps are just what the proposal describes.",
        },
        {
          text: "Moths of several other species were often seen to gather near lamps of different shapes and colors.",
          code: "too-broad",
          reason: "Other species and lamps do not tell whether these moths stop feeding.",
        },
        {
          text: "Moths marked in the dark were found to live for longer than the team had first supposed.",
          code: "not-in-the-text",
          reason: "How long moths live has no bearing on what lamps do to their feeding.",
        },
      ],
      evidence: ["spend there the time in which they would otherwise feed"],
      opening: "The proposal fails if moths near the lamps go on visiting flowers as usual.",
      steps: [
        "The moths are supposed to *never come down*. If those near the lamps visit flowers as often as moths elsewhere, they do come down, and something else must lower the seed set.",
      ],
      hint: "Ask what the moths near the lamps must not be doing if the proposal is right.",
      tip: habits.weaken,
    },
  ],
};
