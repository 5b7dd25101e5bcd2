import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theIceHarvest: Passage = {
  id: "the-ice-harvest",
  genre: "story",
  text: `"The Ice Harvest" is a short story written for SAT Practice. In the story, a young laborer comes to see that the older men's silence is not indifference to him but a way of teaching.`,
  facets: [
    {
      kind: "quotation",
      level: "Hard",
      stem: `Which quotation from "The Ice Harvest" most effectively illustrates the claim?`,
      key: {
        text: `By March I knew that when they fell quiet and went on sawing slowly beside me, it was so that I might watch their hands.`,
        reason:
          "He finds out what the quiet is for: slow work done beside him, meant to be watched and learned.",
      },
      wrong: [
        {
          text: `By noon the men had gone an hour without a word, and I had begun to think that they might not notice if I walked home.`,
          code: "relationship-reversed",
          reason: "This is the mistaken view, silence as indifference, before he sees otherwise.",
        },
        {
          text: `In the evenings the men taught me songs, each man a verse, and laughed so hard at my singing that the lamp shook on its nail.`,
          code: "contradicts-the-text",
          reason: "Here the men teach by singing and laughing, not by silence.",
        },
        {
          text: `I learned by spring that ice has a grain, as wood does, and that a saw set wrong may wander off wherever the grain wants it.`,
          code: "half-right",
          reason: "He has learned something here, but the men and their silence are absent.",
        },
      ],
      evidence: ["the older men's silence is not indifference to him but a way of teaching"],
      opening:
        "The claim is about a change of mind, and about what the silence turns out to be for.",
      steps: [
        "*By March I knew* marks the new understanding. The men *fell quiet* and worked *slowly beside* him *so that I might watch their hands*: the silence is a lesson.",
      ],
      hint: "Look for a quotation that gives the silence a purpose.",
      tip: habits.quotation,
    },
  ],
};
