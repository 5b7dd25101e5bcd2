import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theTopFloor: Passage = {
  id: "the-top-floor",
  genre: "society",
  source:
    "The passenger elevator and the reordering of floors: standard histories of building and the city",
  text: prose`
    In a Paris apartment house of 1850 one rose in the world by going down. The finest rooms lay a
    single flight above the street, beyond its mud and short of the fatigue of the stairs. With
    every landing the rents grew lower, and under the roof, too hot in summer and too cold in
    winter, lived students, seamstresses, and servants. Grand hotels were let out in the same
    order. The passenger elevator, which came into use in the decades that followed, might have
    done no more than save the legs of those at the top. Instead it took from height the only
    thing that was the matter with it. Light, quiet, and a view were up there already, and could
    now be charged for. By the 1920s people of fashion in New York lived in penthouses, a word
    that had meant a shed.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "By making height easy to reach, the elevator reversed which floors were wanted.",
        reason:
          "The top had been the cheapest; without the stairs its merits could be charged for.",
      },
      wrong: [
        {
          text: "By making height easy to reach, the elevator gave the poor a better life.",
          code: "half-right",
          reason:
            "It might have saved the legs of those at the top, but it was the top that changed hands.",
        },
        {
          text: "By making rooms at the top so dear, the elevator drove the poor from cities.",
          code: "too-extreme",
          reason: "Where the poor went is not told.",
        },
        {
          text: "By the 1920s a word that had long meant a shed was used of costly rooms.",
          code: "too-narrow",
          reason: "The word is the last touch to the story.",
        },
      ],
      evidence: [
        "With every landing the rents grew lower",
        "took from height the only thing that was the matter with it",
      ],
      opening: "The old order of floors and the new one are linked by what the elevator took away.",
      steps: [
        "Before it, *with every landing the rents grew lower*. It *took from height the only thing that was the matter with it*. Afterward people of fashion lived at the top.",
      ],
      hint: "Compare who lives at the top at the beginning and at the end.",
      tip: habits["main-idea"],
    },
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, where did one find the best rooms in the Paris house of 1850?",
      key: {
        text: "On the floor one flight up",
        reason: "They *lay a single flight above the street*.",
      },
      wrong: [
        {
          text: "On the floor next to the roof",
          code: "relationship-reversed",
          reason: "Under the roof lived students, seamstresses and servants.",
        },
        {
          text: "On the same level as a street",
          code: "contradicts-the-text",
          reason: "They lay beyond the mud of the street, one flight up.",
        },
        {
          text: "On the side facing a garden",
          code: "not-in-the-text",
          reason: "No garden is mentioned.",
        },
      ],
      evidence: ["The finest rooms lay a single flight above the street"],
      opening: "The second sentence tells where and why.",
      steps: [
        "*The finest rooms lay a single flight above the street, beyond its mud and short of the fatigue of the stairs.*",
      ],
      hint: "Look for another word for *best*.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "might have done no more than save the legs of those at the top",
      key: {
        text: "It names a modest effect so that the actual one will stand out.",
        reason: "*Instead* brings in the effect it really had, on what height was worth.",
      },
      wrong: [
        {
          text: "It names the actual effect so that its causes can be explored.",
          code: "wrong-purpose",
          reason: "*Instead* says that it did something else.",
        },
        {
          text: "It grants that the elevator was of little use to most people.",
          code: "contradicts-the-text",
          reason: "It was to be of great consequence.",
        },
        {
          text: "It foretells that the elevator will be improved in the future.",
          code: "not-in-the-text",
          reason: "No improvements are spoken of.",
        },
      ],
      evidence: ["Instead it took from height the only thing that was the matter with it."],
      opening: "The words *might have* and *Instead* belong together.",
      steps: [
        "What it *might have done* is small: spare some climbing. *Instead* it changed what the top was worth.",
      ],
      hint: "Read the first word of the next sentence.",
      tip: habits.function,
    },
    {
      kind: "purpose",
      level: "Hard",
      key: {
        text: "To show how the elevator turned the worth of floors upside down",
        reason: "The elevator saved climbing, and turned the order of floors upside down.",
      },
      wrong: [
        {
          text: "To show how students and seamstresses had to live in an older Paris",
          code: "too-narrow",
          reason: "They appear in one sentence, as the tenants of the top.",
        },
        {
          text: "To show how an invention could be spread from one city to the others",
          code: "wrong-purpose",
          reason: "How it spread is not told.",
        },
        {
          text: "To show how heartless it was to lodge working people under the roofs",
          code: "wrong-strength-or-tone",
          reason: "The text states the facts of the lodging and passes no judgment.",
        },
      ],
      evidence: ["might have done no more", "Instead it took from height"],
      opening: "The text sets what the elevator was for against what it brought about.",
      steps: [
        "The elevator carries people up. *Instead* of leaving the order of the floors alone, it reversed it: the poor man's roof became the rich man's address.",
      ],
      hint: "Ask what the elevator changed besides the climbing.",
      tip: habits.purpose,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the light and the view on the upper floors before the elevator?",
      key: {
        text: "They were there but did not raise the rents.",
        reason: "They were *up there already, and could now be charged for*.",
      },
      wrong: [
        {
          text: "They were paid for by tenants who were rich.",
          code: "contradicts-the-text",
          reason: "The rich paid for rooms one flight up.",
        },
        {
          text: "They were not yet thought of as an advantage.",
          code: "not-in-the-text",
          reason: "That they could not be charged for was owing to the stairs.",
        },
        {
          text: "They were better in New York than in Paris.",
          code: "wrong-group-or-measure",
          reason: "The two cities are not compared in this.",
        },
      ],
      evidence: ["Light, quiet, and a view were up there already, and could now be charged for."],
      opening: "The words *already* and *now* divide what was there from what could be charged.",
      steps: [
        "Light and view *were up there already*. Only *now*, when the stairs no longer stood in the way, could they *be charged for*.",
      ],
      hint: "Weigh the words *already* and *now*.",
      tip: habits.implication,
    },
  ],
};
