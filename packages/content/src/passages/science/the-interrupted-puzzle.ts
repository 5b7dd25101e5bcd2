import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theInterruptedPuzzle: Passage = {
  id: "the-interrupted-puzzle",
  genre: "science",
  text: prose`
    People who are interrupted in the middle of a task go on thinking of it, often at the expense of
    whatever they do next. A team of psychologists suspected that what troubles the mind is not that
    the task is unfinished but that nothing has been settled about finishing it. Volunteers were
    stopped halfway through a puzzle and given a story to read. Before they read, half of them were
    asked to write down when and where they would go on with the puzzle.
  `,
  facets: [
    {
      kind: "support",
      level: "Easy",
      stem: "Which finding, if true, would most directly support the psychologists' idea?",
      key: {
        text: "Volunteers who wrote down a plan thought less about the puzzle as they read.",
        reason: "For them the task was still unfinished, but its completion had been settled.",
      },
      wrong: [
        {
          text: "Volunteers who wrote down a plan liked the puzzle better than the others did.",
          code: "wrong-group-or-measure",
          reason: "The idea is about what occupies the mind, not about what people like.",
        },
        {
          text: "Volunteers who wrote down a plan thought about the puzzle as much as the others.",
          code: "contradicts-the-text",
          reason: "That would show that settling the matter makes no difference.",
        },
        {
          text: "Volunteers who wrote down no plan had seen similar puzzles before the study.",
          code: "not-in-the-text",
          reason: "What they had seen before does not show how a plan affects the mind.",
        },
      ],
      evidence: ["nothing has been settled about finishing it"],
      opening: "If an open question is what troubles the mind, a written plan should quiet it.",
      steps: [
        "The psychologists think that the trouble is that *nothing has been settled*. Writing down when and where settles it, so those who wrote should be freer to read.",
      ],
      hint: "Ask what the written plan changes, and what it leaves as it was.",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the psychologists' idea?",
      key: {
        text: "Volunteers asked to write about their walk that morning were freed from the puzzle just as much.",
        reason: "Then it is the writing, or the pause, that frees the mind, and not the plan.",
      },
      wrong: [
        {
          text: "Volunteers who had written a plan solved the rest of the puzzle no faster when they went on with it.",
          code: "beside-the-point",
          reason: "The idea concerns what they think of while reading, not how they do later.",
        },
        {
          text: "Volunteers who had finished the puzzle before the story thought about it least of all as they read.",
          code: "relationship-reversed",
          reason: "A finished task leaves nothing to be settled, so this fits the idea.",
        },
        {
          text: "Volunteers who had written a plan with no day or hour in it were distracted as much as before.",
          code: "contradicts-the-text",
          reason: "A plan that settles nothing should not help, so this fits the idea.",
        },
      ],
      evidence: ["nothing has been settled about finishing it", "write down when and where"],
      opening: "The idea gives the credit to the plan, so a rival cause would take it away.",
      steps: [
        "Those who wrote a plan also paused and wrote. If writing about something else works as well, settling the matter is not what makes the difference.",
      ],
      hint: "Apart from making a plan, what else did half of the volunteers do?",
      tip: habits.weaken,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Psychologists designed a test of why interrupted tasks stay on people's minds.",
        reason:
          "The text gives a familiar effect, an idea about its cause, and a study made to test the idea.",
      },
      wrong: [
        {
          text: "Psychologists showed that written plans help people to finish interrupted tasks.",
          code: "possibility-as-fact",
          reason: "No result is reported, and finishing is not what was studied.",
        },
        {
          text: "Psychologists found that readers enjoy a story less after working on a puzzle.",
          code: "not-in-the-text",
          reason: "Enjoyment of the story is not mentioned.",
        },
        {
          text: "Psychologists doubted that interruptions distract people from the tasks that follow.",
          code: "contradicts-the-text",
          reason:
            "That interruptions distract is taken for granted; the reason for it is in question.",
        },
      ],
      evidence: ["A team of psychologists suspected", "half of them were asked to write down"],
      opening: "The text leads from a known effect to a suspected cause and a way of testing it.",
      steps: [
        "Interrupted tasks distract: this is the effect. *A team of psychologists suspected* a cause. The rest is how they set about testing it, without a result.",
      ],
      hint: "Notice what the text does not yet tell.",
      tip: habits["main-idea"],
    },
  ],
};
