import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theLastTenMinutes: Passage = {
  id: "the-last-ten-minutes",
  genre: "society",
  text: prose`
    A small theater sold its unsold seats at half price to anyone who came within ten minutes of the
    curtain. The scheme was meant for people who could not pay more, and for some weeks it filled the
    house. The manager then noticed that seats which had always been sold at full price a week ahead
    were beginning to go unsold until the last ten minutes, and that among those waiting in the lobby
    were a good many faces she knew from the front rows.
  `,
  facets: [
    {
      kind: "conclusion",
      level: "Easy",
      completion: "It seemed to her that some of those who could afford the full price ______",
      key: {
        text: "were now waiting on purpose for the lower one.",
        reason:
          "Seats once sold early now went unsold, and people from the front rows stood in the lobby.",
      },
      wrong: [
        {
          text: "no longer cared for plays as much as they once had.",
          code: "contradicts-the-text",
          reason: "They still came; they were waiting in the lobby.",
        },
        {
          text: "would rather sit farther back than they once had.",
          code: "words-echoed",
          reason: "The front rows tell who they are, not where they wished to sit now.",
        },
        {
          text: "had bought seats for those who could not pay.",
          code: "not-in-the-text",
          reason: "Nothing suggests that anyone bought seats for others.",
        },
      ],
      evidence: [
        "were beginning to go unsold until the last ten minutes",
        "a good many faces she knew from the front rows",
      ],
      opening: "Early sales fell while familiar faces from good seats gathered in the lobby.",
      steps: [
        "Seats that *had always been sold at full price* now waited for the last ten minutes, and those in the lobby included *faces she knew from the front rows*: people who used to pay in full.",
      ],
      hint: "Ask who the people in the lobby were and why they might come so late.",
      tip: habits.conclusion,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about the theater's scheme?",
      key: {
        text: "It was used by people for whom it was not intended.",
        reason:
          "It was meant for those who could not pay more, and regular holders of good seats used it.",
      },
      wrong: [
        {
          text: "It was given up as soon as its effects had become visible.",
          code: "possibility-as-fact",
          reason: "The manager notices something; what she did is not told.",
        },
        {
          text: "It left more seats empty than there had been before it.",
          code: "contradicts-the-text",
          reason: "For some weeks it filled the house.",
        },
        {
          text: "It kept away those who could not pay the usual price.",
          code: "relationship-reversed",
          reason: "They are the ones for whom it was made, and nothing says that they stayed away.",
        },
      ],
      evidence: [
        "The scheme was meant for people who could not pay more",
        "a good many faces she knew from the front rows",
      ],
      opening: "The text says for whom the scheme was meant and then who was found to use it.",
      steps: [
        "*The scheme was meant for people who could not pay more*. Yet those waiting included people *from the front rows*, who had paid in full before.",
      ],
      hint: "Compare the purpose of the scheme with the people in the lobby.",
      tip: habits.implication,
    },
  ],
};
