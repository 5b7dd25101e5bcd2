import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const downwind: Passage = {
  id: "downwind",
  genre: "history",
  source:
    "Standard histories of Edo: the Meireki fire of 1657, the townsmen's fire companies set up from about 1718, and firefighting by pulling down houses, done largely by construction workers.",
  text: prose`
    In Edo, the city that is now Tokyo, wooden houses stood close together, and fires were so
    frequent that people called them the flowers of the city. One, in 1657, destroyed more than half
    of it. The companies of townsmen formed in the following century to fight fires had little to do
    with water. Their tools were hooks, saws, and ladders, and a great many of their men were
    builders by trade. Arriving at a fire, they looked which way the wind was blowing; then they
    turned away from the burning houses and went to work on the sound ones.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Easy",
      key: {
        text: "Edo's fires were fought mostly by pulling houses down.",
        reason: "With hooks and saws they *went to work on the sound ones*, downwind of the fire.",
      },
      wrong: [
        {
          text: "Edo's fire companies failed because they lacked the water they needed.",
          code: "not-in-the-text",
          reason: "That they failed is not said; they worked without water.",
        },
        {
          text: "Edo's houses were all destroyed by one fire in 1657.",
          code: "too-extreme",
          reason: "That fire destroyed *more than half* of the city.",
        },
        {
          text: "Edo's builders learned from the fire companies how to pull houses down.",
          code: "relationship-reversed",
          reason: "It was the builders who brought their skill to the companies.",
        },
      ],
      evidence: ["Their tools were hooks, saws, and ladders", "went to work on the sound ones"],
      opening: "The tools and the last sentence together tell how the companies worked.",
      steps: [
        "The companies *had little to do with water*. They had *hooks, saws, and ladders*, and used them on *sound* houses in the path of the wind: they took away what the fire would have fed on.",
      ],
      hint: "Ask what one does to a sound house with hooks and saws.",
      tip: habits["main-idea"],
    },
    {
      kind: "conclusion",
      level: "Easy",
      completion:
        "It was an advantage that so many of the men were builders, since a person who knows how a house is put together ______",
      key: {
        text: "knows how to take it apart fast.",
        reason: "The companies' work was to pull houses down, and quickly.",
      },
      wrong: [
        {
          text: "knows how much wood is in it.",
          code: "words-echoed",
          reason: "How much wood there is would not help to bring a house down.",
        },
        {
          text: "knows how much it costs to put up.",
          code: "not-in-the-text",
          reason: "What a house costs is not what the men had to know at a fire.",
        },
        {
          text: "knows how to keep it standing.",
          code: "contradicts-the-text",
          reason: "Pulling down was what the companies were there to do.",
        },
      ],
      evidence: [
        "Their tools were hooks, saws, and ladders",
        "a great many of their men were builders by trade",
      ],
      opening: "The work of the companies tells what a builder's knowledge was good for.",
      steps: [
        "With *hooks, saws, and ladders* the men *went to work on the sound* houses, to clear them from the path of the fire. Whoever knows how a house is joined knows where it comes apart.",
      ],
      hint: "Ask what the men had to do to a house, and how fast.",
      tip: habits.conclusion,
    },
    {
      kind: "detail",
      level: "Medium",
      stem: "Based on the text, why did the men look which way the wind was blowing?",
      key: {
        text: "It told them which houses the fire would come to next.",
        reason: "They then went to *the sound ones*, away from the burning houses.",
      },
      wrong: [
        {
          text: "It told them from which side they could best throw water.",
          code: "contradicts-the-text",
          reason: "They *had little to do with water*.",
        },
        {
          text: "It told them in which of the burning houses the fire had begun.",
          code: "half-right",
          reason: "They *turned away from the burning houses*.",
        },
        {
          text: "It told them how many companies would be needed to help.",
          code: "not-in-the-text",
          reason: "Nothing is said of calling other companies.",
        },
      ],
      evidence: [
        "they looked which way the wind was blowing; then they turned away from the burning houses",
      ],
      opening: "What the men did next shows what they had wanted to know.",
      steps: [
        "Having seen the direction of the wind, *they turned away from the burning houses and went to work on the sound ones*: on those toward which the wind would carry the fire.",
      ],
      hint: "Read what follows the word *then*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "then they turned away from the burning houses and went to work on the sound ones",
      key: {
        text: "It states a surprising method for which the mention of hooks and saws has prepared the reader.",
        reason:
          "To attack sound houses seems perverse, but hooks, saws, and wind have already told why.",
      },
      wrong: [
        {
          text: "It blames the companies in plain words for leaving those whose houses were burning without help.",
          code: "wrong-strength-or-tone",
          reason: "The words surprise, but nothing in the text faults the method.",
        },
        {
          text: "It shows by means of an example how the fire of 1657 came to destroy so much of the city.",
          code: "too-narrow",
          reason: "The companies were formed in the century after that fire.",
        },
        {
          text: "It notes an exceptional case in which the companies had no use for the tools that they carried.",
          code: "contradicts-the-text",
          reason: "The tools are what they went to work with.",
        },
      ],
      evidence: [
        "Their tools were hooks, saws, and ladders",
        "they looked which way the wind was blowing",
      ],
      opening: "The clause is startling by itself and clear after what comes before it.",
      steps: [
        "Firefighters who turn their backs on the fire are a surprise. But *hooks, saws, and ladders*, *builders*, and the *wind* have all pointed to it: the sound houses are taken down before the fire can reach them.",
      ],
      hint: "Decide whether the clause blames the men, and whether the text has prepared for it.",
      tip: habits.function,
    },
  ],
};
