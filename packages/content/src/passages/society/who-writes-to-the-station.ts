import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const whoWritesToTheStation: Passage = {
  id: "who-writes-to-the-station",
  genre: "society",
  text: prose`
    A radio station that plays chamber music all night announced that it might give up the hours
    between two and five, and invited its listeners to write. More than nine hundred letters came,
    nearly all of them begging for those hours to be kept. The station's director read them with
    pleasure. But she noted that the station had asked for letters only on the air, and only between
    two and five in the morning.
  `,
  facets: [
    {
      kind: "conclusion",
      level: "Medium",
      completion: "She concluded that the letters could not tell her ______",
      key: {
        text: "what share of all the station's listeners would miss those hours.",
        reason:
          "Only people who listen in those hours had been asked, so nothing is known of all the others.",
      },
      wrong: [
        {
          text: "whether anyone was awake to hear the station in those hours.",
          code: "contradicts-the-text",
          reason: "Nine hundred letters show that people were listening.",
        },
        {
          text: "which of the pieces played in those hours were well liked.",
          code: "beside-the-point",
          reason:
            "They may not tell that either, but her reason bears on who was asked, not on pieces.",
        },
        {
          text: "why those who wrote wished for those hours to be kept.",
          code: "not-in-the-text",
          reason:
            "Letters that beg for something may well give reasons; her doubt is about who wrote.",
        },
      ],
      evidence: ["only on the air, and only between two and five in the morning"],
      opening: "Those who were asked are exactly those who use the hours in question.",
      steps: [
        "The request went out *only between two and five in the morning*, so only people listening then could answer. How many there are who never listen then, and would miss nothing, their letters cannot say.",
      ],
      hint: "Ask who had no chance to hear the request.",
      tip: habits.conclusion,
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "What does the text most strongly suggest about listeners who do not tune in between two and five in the morning?",
      key: {
        text: "They probably did not learn that letters had been asked for.",
        reason: "The request was made on the air in those hours and nowhere else.",
      },
      wrong: [
        {
          text: "They probably wished for the night program to be given up.",
          code: "possibility-as-fact",
          reason: "Their wishes are unknown, since they were not asked.",
        },
        {
          text: "They probably preferred other music to chamber music.",
          code: "not-in-the-text",
          reason: "The text says nothing about other music.",
        },
        {
          text: "They probably wrote most of the nine hundred letters.",
          code: "relationship-reversed",
          reason: "People who were not listening could not have heard the request.",
        },
      ],
      evidence: ["asked for letters only on the air, and only between two and five in the morning"],
      opening: "A request made only at night reaches only those who listen at night.",
      steps: [
        "The station asked *only on the air, and only between two and five in the morning*. Someone not listening then would have had no way to hear of it.",
      ],
      hint: "Find out how and when the request was made.",
      tip: habits.implication,
    },
  ],
};
