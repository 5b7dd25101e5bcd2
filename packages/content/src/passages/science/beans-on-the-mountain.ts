import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const beansOnTheMountain: Passage = {
  id: "beans-on-the-mountain",
  genre: "science",
  source: "The fall of water's boiling point with altitude: elementary physics",
  text: prose`
    Water boils when its vapor can push back the air above it. Near the sea, where a deep ocean of air
    weighs upon every pot, this takes a temperature of about 212 degrees Fahrenheit. In a mountain
    town two miles up, where there is less air overhead, water boils below 195 degrees, and no fire,
    however fierce, will make it hotter while it boils. Beans soften in boiling water at a rate that
    depends on how hot the water is.
  `,
  facets: [
    {
      kind: "conclusion",
      level: "Easy",
      completion:
        "A cook who has moved from the coast to such a town should therefore expect to ______",
      key: {
        text: "wait a longer time for a pot of beans to become soft.",
        reason:
          "The water boils at a lower temperature there, and cooler water softens beans more slowly.",
      },
      wrong: [
        {
          text: "use a stronger fire to bring beans to a boil.",
          code: "contradicts-the-text",
          reason:
            "Less heat is needed for boiling there, and a fiercer fire will not make the water hotter.",
        },
        {
          text: "find that a pot of beans is done much sooner.",
          code: "relationship-reversed",
          reason: "Water may boil sooner, but it is cooler, so the beans take longer.",
        },
        {
          text: "put more water than before into a pot of beans to boil.",
          code: "not-in-the-text",
          reason: "Nothing in the text concerns the amount of water.",
        },
      ],
      evidence: ["water boils below 195 degrees", "at a rate that depends on how hot the water is"],
      opening: "The mountain's boiling water is cooler, and cooler water works more slowly.",
      steps: [
        "Two miles up, *water boils below 195 degrees* and gets no hotter. Since beans soften *at a rate that depends on how hot the water is*, they soften more slowly.",
      ],
      hint: "Join what the text says of water in the mountains with its last sentence about beans.",
      tip: habits.conclusion,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "Based on the text, what happens to the boiling point of water as the weight of the air above it decreases?",
      key: {
        text: "It falls, as it does in a town high up.",
        reason:
          "Where there is less air overhead, water boils below 195 degrees instead of at 212.",
      },
      wrong: [
        {
          text: "It rises, as it does over a fierce fire.",
          code: "relationship-reversed",
          reason: "Boiling water gets no hotter over any fire, and less air means a lower point.",
        },
        {
          text: "It stays the same as it is near the sea.",
          code: "contradicts-the-text",
          reason: "The text gives different figures for the sea and the mountain.",
        },
        {
          text: "It varies with what is cooked over the fire.",
          code: "not-in-the-text",
          reason: "What is cooked is not said to change the boiling point.",
        },
      ],
      evidence: ["where there is less air overhead, water boils below 195 degrees"],
      opening: "The text gives two boiling points and says why they differ.",
      steps: [
        "Near the sea, under *a deep ocean of air*, water boils at 212 degrees; two miles up, *where there is less air overhead*, below 195. Less air goes with a lower boiling point.",
      ],
      hint: "Compare the two temperatures and what is said about the air at each place.",
      tip: habits.implication,
    },
  ],
};
