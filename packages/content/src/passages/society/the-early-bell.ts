import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theEarlyBell: Passage = {
  id: "the-early-bell",
  genre: "society",
  text: prose`
    A clock on a tower need not be right to be useful. In one mountain town the bell rang six
    minutes early for most of a century, and the trains, which kept the time of the capital, left
    to the second. Travelers who lived there never missed one: they had learned the bell's error
    as they learned their own street. It was after the clock was mended that people began to
    arrive at the station to find the platform empty.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Easy",
      key: {
        text: "A steady error that people know can serve them better than a sudden correction.",
        reason: "The known error did no harm; its correction made people miss their trains.",
      },
      wrong: [
        {
          text: "A clock that is not exactly right will sooner or later make people miss a train.",
          code: "contradicts-the-text",
          reason: "Nobody who lived there missed a train while the clock was wrong.",
        },
        {
          text: "A bell on a tower in one town rang six minutes early for most of a century.",
          code: "too-narrow",
          reason: "This is the case the text tells, not the point it makes with it.",
        },
        {
          text: "A clock on a tower goes unnoticed by the people who live in a small town.",
          code: "too-broad",
          reason: "They attended to the bell closely enough to know its error.",
        },
      ],
      evidence: ["they had learned the bell's error as they learned their own street"],
      opening: "Nobody was late while the clock was wrong; the trouble came when it was put right.",
      steps: [
        "The bell was always six minutes early, and people reckoned with it.",
        "After the clock was mended they still reckoned with an error that was gone, and missed their trains.",
      ],
      hint: "Compare what happened before the clock was mended with what happened after.",
      tip: habits["main-idea"],
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To make a point about usefulness by way of one clock's error",
        reason: "The first sentence states the point, and the story of the town bears it out.",
      },
      wrong: [
        {
          text: "To explain how the clock of a mountain town came to be mended at last",
          code: "wrong-group-or-measure",
          reason: "The mending is mentioned; how it came about is not told.",
        },
        {
          text: "To argue that trains should keep the time of the places they pass by",
          code: "not-in-the-text",
          reason: "The writer asks for no change in the trains.",
        },
        {
          text: "To show that people in the past were careless about exact time",
          code: "contradicts-the-text",
          reason: "They knew their bell to the minute and never missed a train.",
        },
      ],
      evidence: ["A clock on a tower need not be right to be useful."],
      opening:
        "The opening sentence makes a general claim, and all that follows is one case of it.",
      steps: [
        "A clock need not be right to be useful: that is a claim about clocks in general.",
        "The mountain town is told in order to show it, down to its surprising end.",
      ],
      hint: "See what the first sentence does that the others do not.",
      tip: habits.purpose,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion: "The case suggests that the use of a public clock ______",
      key: {
        text: "depends less on being right than on being steady.",
        reason:
          "The early bell was steady and served well; the exact one broke the habit and misled people.",
      },
      wrong: [
        {
          text: "is lost from the moment that it goes wrong by minutes.",
          code: "contradicts-the-text",
          reason: "The bell was six minutes wrong and served the town well.",
        },
        {
          text: "lies in keeping the same time as every other clock.",
          code: "wrong-group-or-measure",
          reason: "The bell did not keep the time of the trains, and nobody missed one.",
        },
        {
          text: "grows with each year that it goes without being mended.",
          code: "too-extreme",
          reason: "It was its steadiness and not its age that people relied on.",
        },
      ],
      evidence: ["they had learned the bell's error as they learned their own street"],
      opening: "What people relied on was that the error stayed the same, not that there was none.",
      steps: [
        "Travelers could reckon with the bell because its error never changed.",
        "When it changed, even for the better, they were misled. What counts, then, is steadiness.",
      ],
      hint: "Ask what the travelers relied on while the bell was wrong.",
      tip: habits.conclusion,
    },
  ],
};
