import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const partlyFurnished: Passage = {
  id: "partly-furnished",
  genre: "poem",
  credit: `The following text is from "Partly Furnished," a poem written for SAT Practice.`,
  text: prose`
    | One kettle, dented where it met the wall.
    | One wall, since painted.
    | Four chairs that never were a set
    | and were, by then, a family.
    | The good knife. The other knife.
    | A door frame, pencil marks to five foot three,
    | the last one dated in a different hand.
    | The agent's list says *partly furnished*.
    | It does not say by whom.
  `,
  facets: [
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about the door frame?",
      key: {
        text: "It was used over the years to record somebody's growth.",
        reason: "Dated pencil marks that rise to a person's height are a record of growing up.",
      },
      wrong: [
        {
          text: "It was damaged on the day when the kettle hit the wall.",
          code: "words-echoed",
          reason: "The dent is in the kettle, and the frame bears pencil marks, not damage.",
        },
        {
          text: "It was measured to find out whether a table would pass.",
          code: "not-in-the-text",
          reason: "No table is mentioned, and several dated marks would not be needed for that.",
        },
        {
          text: "It was marked on a single day by two people in turn.",
          code: "contradicts-the-text",
          reason: "The last mark has a date of its own, so the marks were made at different times.",
        },
      ],
      evidence: ["pencil marks to five foot three", "the last one dated in a different hand"],
      opening: "Dated marks that climb a door frame to five foot three tell how tall someone was.",
      steps: [
        "The marks go *to five foot three*, a person's height, and are dated, *the last one* by another writer. Such marks are made over years, as a child grows.",
      ],
      hint: "Think about what the number stands for and why the marks have dates.",
      tip: habits.implication,
    },
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Plain objects keep a history of a household that a list leaves out.",
        reason:
          "Each thing carries a trace of the people who lived there, but the agent's two words name none of them.",
      },
      wrong: [
        {
          text: "Things left behind in a house have little value to those who go.",
          code: "not-in-the-text",
          reason:
            "The poem dwells on what the things recall; it does not say that anyone thought little of them.",
        },
        {
          text: "A careful list can tell more about a family than memory is able to.",
          code: "relationship-reversed",
          reason:
            "The agent's list tells less than the things themselves: it does not say by whom.",
        },
        {
          text: "A quarrel has left its mark on nearly every object in a house.",
          code: "too-narrow",
          reason: "Only the kettle and the wall may hint at a quarrel.",
        },
      ],
      evidence: ["and were, by then, a family", "It does not say by whom."],
      opening: "The poem's own list is full of people; the agent's list has none.",
      steps: [
        "A dented kettle, chairs that *were, by then, a family*, marks on a door frame: each object tells of lives. Against this stands the agent's phrase, which *does not say by whom* the house was furnished.",
      ],
      hint: "Compare the two lists in the text: the speaker's and the agent's.",
      tip: habits["main-idea"],
    },
    {
      kind: "function",
      level: "Hard",
      underline: "It does not say by whom.",
      key: {
        text: "It points to the family whom the agent's description passes over.",
        reason:
          "*By whom* asks after those who furnished the house, and thus after everyone whom the objects recall.",
      },
      wrong: [
        {
          text: "It protests that the agent has kept a former owner's name secret.",
          code: "too-extreme",
          reason: "The agent's phrase leaves people out, but nothing suggests a deliberate secret.",
        },
        {
          text: "It corrects a mistake that the speaker has found in an agent's list.",
          code: "wrong-purpose",
          reason: "The phrase is not said to be wrong; it is said to tell too little.",
        },
        {
          text: "It admits that the speaker has forgotten who bought the family's chairs.",
          code: "wrong-person-or-text",
          reason:
            "It is the list that does not say; the speaker shows a close knowledge of the house.",
        },
      ],
      evidence: ["The agent's list says *partly furnished*.", "It does not say by whom."],
      opening: "The last line takes up the agent's phrase and asks what it leaves unsaid.",
      steps: [
        "Everything before has been about traces of people. The agent's *partly furnished* counts the things; the last line notes that it does not count the people who put them there.",
      ],
      hint: "Ask whom the word *whom* brings back to mind.",
      tip: habits.function,
    },
  ],
};
