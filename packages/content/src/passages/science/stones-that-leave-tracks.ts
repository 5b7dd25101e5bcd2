import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const stonesThatLeaveTracks: Passage = {
  id: "stones-that-leave-tracks",
  genre: "science",
  source: "The moving rocks of Racetrack Playa, Death Valley: standard works of geology",
  text: prose`
    On a dry lake bed in Death Valley stones lie at the end of long tracks, as if they had been
    dragged there. Some weigh more than a person, and for most of a century nobody saw one move.
    Two explanations were current. According to the first, rain makes the clay so slick that a
    gale can push a stone along by itself. According to the second, a pond forms on a winter night
    and freezes about the stones; when the sun breaks up the sheet, even a light wind can set a
    broad floe of ice going, and whatever it holds goes with it.
  `,
  facets: [
    {
      kind: "support",
      level: "Medium",
      stem: "Which finding, if true, would most directly support the second explanation over the first?",
      key: {
        text: "Tracks of stones that lay far apart were found to turn together, as rails do.",
        reason:
          "Stones held by one floe turn when it turns; a gale would push each in its own way.",
      },
      wrong: [
        {
          text: "Tracks of stones that had lain side by side were found to part and to cross each other.",
          code: "contradicts-the-text",
          reason: "Stones held by one floe could not part.",
        },
        {
          text: "Tracks of stones were found to be longest in years that had gales of unusual strength.",
          code: "wrong-person-or-text",
          reason: "This fits the first explanation, which needs a gale.",
        },
        {
          text: "Tracks of stones were found to be deepest in places where the clay had been wet.",
          code: "half-right",
          reason: "Both explanations begin with water on the clay.",
        },
      ],
      evidence: ["a broad floe of ice", "whatever it holds goes with it"],
      opening: "What one floe holds must move together.",
      steps: [
        "By the second explanation a floe carries *whatever it holds*. Stones far apart would turn at once, as a gale pushing stones one by one could not make them do.",
      ],
      hint: "What would be true of all the stones that are held in one floe?",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Easy",
      stem: "Which finding, if true, would most directly weaken the first explanation?",
      key: {
        text: "A large stone was seen to move on a morning with hardly a breeze.",
        reason: "The first explanation cannot do without a gale.",
      },
      wrong: [
        {
          text: "A large stone was seen to move in a gale when the clay was slick.",
          code: "contradicts-the-text",
          reason: "This is just what the first explanation says.",
        },
        {
          text: "A large stone was seen to lie still all summer while the clay was dry.",
          code: "wrong-group-or-measure",
          reason: "The first explanation needs rain, so a dry summer tells us nothing.",
        },
        {
          text: "A large stone was seen to have come from the cliff above the lake bed.",
          code: "beside-the-point",
          reason: "Where stones come from is not what is explained.",
        },
      ],
      evidence: ["a gale can push a stone along by itself"],
      opening: "Look for a stone that does without what the first explanation needs.",
      steps: [
        "The first explanation takes slick clay and *a gale*. A stone that moves in a breeze must have been moved in another way.",
      ],
      hint: "What kind of wind does each of the two explanations need?",
      tip: habits.weaken,
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what does the second explanation call for that the first does not?",
      key: { text: "A night cold enough for ice", reason: "The pond *freezes about the stones*." },
      wrong: [
        {
          text: "A wind strong enough for stones",
          code: "relationship-reversed",
          reason: "The second makes do with *a light wind*.",
        },
        {
          text: "A lake bed wet enough to slide on",
          code: "beside-the-point",
          reason: "Water on the lake bed belongs to both explanations.",
        },
        {
          text: "A lake deep enough for a boat",
          code: "not-in-the-text",
          reason: "No boat is spoken of.",
        },
      ],
      evidence: ["freezes about the stones"],
      opening: "Put the two explanations side by side and see what only one of them has.",
      steps: ["Both have water and wind. In the second a pond also *freezes about the stones*."],
      hint: "What holds the stones in the second explanation?",
      tip: habits.detail,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion:
        "To anyone who held the second explanation, the weight of a stone would thus be ______",
      key: {
        text: "less of a puzzle than to one who held the first.",
        reason:
          "A gale has to push each stone by itself, while a broad floe lends it the push of a light wind on all its ice.",
      },
      wrong: [
        {
          text: "more of a puzzle than to one who held the first.",
          code: "relationship-reversed",
          reason: "In the second the stone does not have to be pushed by itself.",
        },
        {
          text: "as great a puzzle as to one who held the first.",
          code: "half-right",
          reason:
            "Wind and water are common to both, but the first has the wind push the stone itself.",
        },
        {
          text: "a reason to doubt that the tracks were real.",
          code: "not-in-the-text",
          reason: "Nobody doubts the tracks.",
        },
      ],
      evidence: [
        "a gale can push a stone along by itself",
        "even a light wind can set a broad floe of ice going",
      ],
      opening: "In one explanation the wind meets a stone, and in the other a field of ice.",
      steps: [
        "The first has the wind push a stone *by itself*, so its weight counts in full. In the second a broad floe catches the wind, and *whatever it holds goes with it*.",
      ],
      hint: "On what does the wind have to act in each of the two?",
      tip: habits.conclusion,
    },
  ],
};
