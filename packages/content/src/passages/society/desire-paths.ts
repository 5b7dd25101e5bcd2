import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const desirePaths: Passage = {
  id: "desire-paths",
  genre: "society",
  text: prose`
    When one university opened a new green, its landscape designers laid no walkways at all. They
    waited a year and then paved the lines that people had worn into the grass. Elsewhere on the
    same campus, walkways had been laid in advance, along lines chosen for their symmetry; beside
    several of these a second, muddy track soon cut across the lawn.
  `,
  facets: [
    {
      kind: "conclusion",
      level: "Easy",
      completion:
        "Comparing the two, the designers concluded that walkways planned before people have used a place ______",
      key: {
        text: "may not run where people most want to cross.",
        reason:
          "The muddy tracks beside the planned walkways show people leaving them for lines of their own.",
      },
      wrong: [
        {
          text: "tend to wear out sooner than those paved later.",
          code: "not-in-the-text",
          reason: "Nothing is said about how long either kind of pavement lasts.",
        },
        {
          text: "are rarely as symmetrical as designers intend.",
          code: "contradicts-the-text",
          reason: "These walkways do follow symmetrical lines; that is what they were chosen for.",
        },
        {
          text: "will be abandoned by everyone who crosses a lawn.",
          code: "too-extreme",
          reason:
            "Second tracks appeared beside several walkways; not everyone left every walkway.",
        },
      ],
      evidence: [
        "paved the lines that people had worn into the grass",
        "a second, muddy track soon cut across the lawn",
      ],
      opening:
        "The muddy tracks show where people preferred to walk when walkways were planned for them.",
      steps: [
        "On the new green the pavement followed the walkers. Where it had been laid in advance, *a second, muddy track* appeared: some walkers wanted another line than the planned one.",
      ],
      hint: "Ask what the muddy tracks say about the walkways beside them.",
      tip: habits.conclusion,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about the walkways on the new green?",
      key: {
        text: "They follow routes that walkers had chosen for themselves.",
        reason: "They were paved along the lines that people had worn into the grass.",
      },
      wrong: [
        {
          text: "They form a pattern that is pleasing in its symmetry.",
          code: "wrong-person-or-text",
          reason: "Symmetry guided the walkways elsewhere on the campus.",
        },
        {
          text: "They lie beside several muddy tracks that cut across the lawn.",
          code: "relationship-reversed",
          reason: "The muddy tracks appeared beside the other walkways, those planned in advance.",
        },
        {
          text: "They cost less to lay than those that had been planned.",
          code: "not-in-the-text",
          reason: "The text says nothing about cost.",
        },
      ],
      evidence: ["paved the lines that people had worn into the grass"],
      opening: "The designers let a year of footsteps draw the walkways before they paved them.",
      steps: [
        "On the new green the designers *laid no walkways at all* at first and later *paved the lines that people had worn into the grass*, so the routes are the walkers' own.",
      ],
      hint: "Keep apart what happened on the new green and what happened elsewhere.",
      tip: habits.implication,
    },
  ],
};
