import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const atTheSlip: Passage = {
  id: "at-the-slip",
  genre: "poem",
  text: `"At the Slip" is a poem written for SAT Practice. Its speaker, at a ferry landing, finds in waiting among strangers a companionship that arrival will end.`,
  facets: [
    {
      kind: "quotation",
      level: "Medium",
      stem: `Which quotation from "At the Slip" most effectively illustrates the claim?`,
      key: {
        text: `"We share one bench, one lamp, one look along the water; / the boat that we all want will take us from each other."`,
        reason: "Bench, lamp, and look are the companionship, and the boat that comes will end it.",
      },
      wrong: [
        {
          text: `"We sit like stones along the harbor wall and do not speak; / the boat will find us as we were before, and no one nearer."`,
          code: "contradicts-the-text",
          reason: "These strangers stay strangers, so there is no companionship to end.",
        },
        {
          text: `"A woman passed her thermos down the line to me; / I held it as you hold a hand, and passed it on."`,
          code: "half-right",
          reason: "The companionship is there, but nothing is said of what arrival will do.",
        },
        {
          text: `"I waited by myself for half the night in rain; / the boat came in with all its yellow windows full of friends."`,
          code: "relationship-reversed",
          reason: "Here the waiting is lonely and the boat brings the company.",
        },
      ],
      evidence: ["finds in waiting among strangers a companionship that arrival will end"],
      opening: "The claim names a closeness and what will put an end to it.",
      steps: [
        "*We share one bench, one lamp* is companionship among people who wait. *The boat that we all want will take us from each other*: what they wait for will part them.",
      ],
      hint: "Look for a quotation that has both the waiting together and what ends it.",
      tip: habits.quotation,
    },
  ],
};
