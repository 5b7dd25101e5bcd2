import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const theSoundOfAReef: Pair = {
  id: "the-sound-of-a-reef",
  genre: "science",
  source: "Fish drawn to underwater recordings of healthy reefs: published field experiments",
  texts: [
    prose`
      A living reef crackles; a dead one is silent. Marine biologists set loudspeakers among
      patches of dead coral and played them, for forty nights, the noise of a healthy reef.
      Twice as many young fish arrived there as at silent patches. Since it is fish that
      keep algae from smothering new coral, the team suggests, sound might bring dying reefs
      back to life.
    `,
    prose`
      That young fish swim toward the sound of a reef I do not doubt. Whether they do well
      when they get there is another question. They come looking for crevices and food, and
      a dead reef has little of either. A restaurant may fill its tables by playing the
      noise of a party in the street, but unless there is something in the kitchen, the
      guests will leave or starve.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the suggestion of the team in Text 1?",
      key: {
        text: "By objecting that fish, once arrived, will not stay where they cannot live",
        reason:
          "Fish that come for crevices and food will *leave or starve* where there is little of either.",
      },
      wrong: [
        {
          text: "By objecting that young fish do not in fact find a reef by means of its noise",
          code: "contradicts-the-text",
          reason: "That they swim toward the sound is what the author does not doubt.",
        },
        {
          text: "By objecting that fish do harm to new coral when too many of them arrive at once",
          code: "not-in-the-text",
          reason: "Harm done by fish is not mentioned.",
        },
        {
          text: "By agreeing that sound brings fish but urging that louder noise be used",
          code: "wrong-strength-or-tone",
          reason: "The author asks for something in the kitchen, not for a louder party.",
        },
      ],
      evidence: [
        "Whether they do well when they get there is another question.",
        "the guests will leave or starve",
      ],
      opening: "Text 2 grants that the fish come and asks what will keep them.",
      steps: [
        "*That young fish swim toward the sound of a reef I do not doubt.* But a dead reef offers few crevices and little food, and so *the guests will leave or starve*.",
      ],
      hint: "What does the author of Text 2 want to know after the fish have arrived?",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the claim in Text 1 that more young fish arrived where sound was played?",
      key: {
        text: "By accepting it as a fact",
        reason: "*That young fish swim toward the sound of a reef I do not doubt.*",
      },
      wrong: [
        {
          text: "By calling it a mistake",
          code: "contradicts-the-text",
          reason: "The author says that there is no doubt of it.",
        },
        {
          text: "By asking to see it tested again",
          code: "not-in-the-text",
          reason: "No further test of the arrival is asked for.",
        },
        {
          text: "By comparing it to a dying reef",
          code: "words-echoed",
          reason: "The comparison in Text 2 is with a restaurant and a party.",
        },
      ],
      evidence: ["That young fish swim toward the sound of a reef I do not doubt."],
      opening: "The first sentence of Text 2 settles what its author thinks of the finding.",
      steps: [
        "*That young fish swim toward the sound of a reef I do not doubt*: the finding is granted before the objection begins.",
      ],
      hint: "Read how Text 2 begins.",
      tip: habits.response,
    },
  ],
};
