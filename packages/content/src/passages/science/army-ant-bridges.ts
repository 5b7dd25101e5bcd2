import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const armyAntBridges: Passage = {
  id: "army-ant-bridges",
  genre: "science",
  source: "Well-established observations of bridge building in army ants of the genus Eciton.",
  text: prose`
    When a column of army ants meets a gap in the forest floor, some of the ants stop at its edge
    and cling to one another until their bodies form a bridge for the rest. A longer bridge means a
    shorter path, and so more food brought home in an hour. But every ant in the bridge is an ant
    that carries nothing. Researchers who put a wedge-shaped gap in the way of a column saw its
    bridge lengthened little by little, to cut off more of the way around; yet the bridge grew only
    up to a point, and the rest of that way the column went on walking.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Easy",
      key: {
        text: "Army ants lengthen bridges only while the gain in speed is worth its cost in workers.",
        reason:
          "It holds both the gain and the cost, and the point at which the one no longer pays for the other.",
      },
      wrong: [
        {
          text: "Army ants cling to one another at the edge of a gap until their bodies make a bridge.",
          code: "too-narrow",
          reason: "This is how a bridge is made, the matter of the first sentence only.",
        },
        {
          text: "Army ants will bridge any gap they meet, however wide it is, rather than choose to go around.",
          code: "contradicts-the-text",
          reason:
            "The bridge *grew only up to a point*, and a part of the way around was still walked.",
        },
        {
          text: "Insects that travel in columns weigh the cost of every path before they take it.",
          code: "too-broad",
          reason: "The text speaks of army ants and their bridges, not of insects and all paths.",
        },
      ],
      evidence: ["the bridge grew only up to a point"],
      opening:
        "The text weighs what a bridge gains against what it costs, and shows where the ants stop.",
      steps: [
        "A longer bridge shortens the path, but each ant in it carries nothing. The last sentence shows the ants letting the bridge grow only up to a point.",
        "The main idea has to hold the gain, the cost and the limit together.",
      ],
      hint: "Look for the word that turns the text, and keep both sides of it.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "But every ant in the bridge is an ant that carries nothing.",
      key: {
        text: "It names a cost of the bridge that accounts for the limit reported next.",
        reason:
          "The ants in the bridge are lost to the work of carrying, which is why a bridge stops growing.",
      },
      wrong: [
        {
          text: "It corrects a mistaken account of the ants given in the sentence before it.",
          code: "wrong-purpose",
          reason: "The sentence before it is not wrong; a longer bridge does bring a shorter path.",
        },
        {
          text: "It describes a behavior that the researchers had not expected to see.",
          code: "not-in-the-text",
          reason: "Nothing is said about what the researchers expected.",
        },
        {
          text: "It offers a reason why the ants prefer the shortest path to the longer one.",
          code: "relationship-reversed",
          reason: "It gives a reason against building for the shortest path, not for it.",
        },
      ],
      evidence: ["But every ant in the bridge is an ant that carries nothing."],
      opening:
        "The underlined sentence sets a cost against the gain, and the cost explains what follows.",
      steps: [
        "The sentence before it gives the gain of a longer bridge; *But* turns to the price of it.",
        "The next sentence reports that bridges grow only up to a point, which that price explains.",
      ],
      hint: "Read the sentence after the underlined one and ask what it would be without it.",
      tip: habits.function,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion: "This suggests that the bridges of army ants are ______",
      key: {
        text: "kept no longer than serves the column as a whole.",
        reason:
          "The bridge stops growing where more ants in it would cost the column more than the shorter path brings.",
      },
      wrong: [
        {
          text: "formed by those ants that are too weak to carry any food.",
          code: "not-in-the-text",
          reason: "The text does not say which ants make up the bridge.",
        },
        {
          text: "of more use to the column the longer they grow.",
          code: "half-right",
          reason: "A longer bridge shortens the path, but it also takes more ants from their work.",
        },
        {
          text: "meant above all to keep every ant from falling.",
          code: "wrong-group-or-measure",
          reason: "The text measures bridges by food brought home, not by safety.",
        },
      ],
      evidence: ["the bridge grew only up to a point"],
      opening: "A bridge that stops growing where it no longer pays is fitted to the whole column.",
      steps: [
        "The ants could have gone on building, for there was more of the way around to cut off; they stopped at a certain point.",
        "Since each ant in a bridge carries nothing, that point is where more bridge would cost more than it brings.",
      ],
      hint: "Ask what would have happened to the food brought home if the bridge had gone on growing.",
      tip: habits.conclusion,
    },
  ],
};
