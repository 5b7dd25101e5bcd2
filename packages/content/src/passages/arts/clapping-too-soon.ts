import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const clappingTooSoon: Pair = {
  id: "clapping-too-soon",
  genre: "arts",
  source:
    "Applause between and during movements in the eighteenth and nineteenth centuries: standard histories of concert life",
  texts: [
    prose`
      A symphony is one thought in four parts. The audience that claps after the first of
      them is like a reader who shuts the book at each chapter and congratulates the author.
      Silence between movements, our leading critic holds, is no mere manners: it is how the
      work asks to be heard, and audiences took long enough to learn it.
    `,
    prose`
      Mozart, in a letter from Paris, rejoices that the audience of a new symphony burst
      into applause in the middle of a movement, at a passage he had written for that
      purpose. For a century after him, players would repeat a movement on the spot if it
      was clapped enough. Silence came in only about 1900. It may be how we like to hear. It
      is not how those works asked to be heard.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the critic's view in Text 1 that the work itself asks for silence?",
      key: {
        text: "By showing that a composer of such works hoped for applause in the midst of them",
        reason:
          "Mozart rejoiced at applause in the middle of a movement, which he had planned for.",
      },
      wrong: [
        {
          text: "By showing that players of such works resented applause before the last movement",
          code: "contradicts-the-text",
          reason: "Players would repeat a movement if it was clapped enough.",
        },
        {
          text: "By showing that audiences of such works kept silent from the first but out of mere politeness",
          code: "half-right",
          reason: "Silence came in only about 1900.",
        },
        {
          text: "By showing that composers of such works disagreed about applause among themselves",
          code: "not-in-the-text",
          reason: "Only one composer is mentioned.",
        },
      ],
      evidence: [
        "at a passage he had written for that purpose",
        "It is not how those works asked to be heard.",
      ],
      opening: "Mozart wrote a passage in order to be clapped in the middle of a movement.",
      steps: [
        "The critic says that silence *is how the work asks to be heard*. Mozart rejoiced at applause at *a passage he had written for that purpose*, so that symphony asked for the opposite.",
      ],
      hint: "What did Mozart want from his audience in Paris?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Audiences of earlier times did not keep silent between the movements of a symphony.",
        reason:
          "Text 1 says that they took long to learn it, and Text 2 that silence came in about 1900.",
      },
      wrong: [
        {
          text: "Audiences should be silent so as to hear a symphony as one thought.",
          code: "wrong-person-or-text",
          reason: "This is the view of Text 1 alone.",
        },
        {
          text: "Audiences of today clap less than those of any other art.",
          code: "not-in-the-text",
          reason: "Other arts of today are not mentioned.",
        },
        {
          text: "Audiences could once have a movement repeated by clapping.",
          code: "too-narrow",
          reason: "Only Text 2 reports that players repeated movements.",
        },
      ],
      evidence: ["audiences took long enough to learn it", "Silence came in only about 1900."],
      opening:
        "For one it is a lesson learned late and for the other a late fashion: but late it was.",
      steps: [
        "In Text 1 *audiences took long enough to learn it*; in Text 2 *silence came in only about 1900*. Both imply a time when audiences clapped.",
      ],
      hint: "When, according to each text, did audiences begin to keep silent?",
      tip: habits.agreement,
    },
  ],
};
