import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theStandardPound: Passage = {
  id: "the-standard-pound",
  genre: "story",
  credit: `The following text is from "The Standard Pound," a short story written for SAT Practice. Mr. Pell keeps the official weights of a market town.`,
  text: prose`
    For thirty-one years Mr. Pell had carried the brass weights from the town safe to the market and
    back again, and in thirty-one years he had not once been thanked, which he took as the highest
    form of approval. People do not thank the floor. It was therefore with something close to alarm
    that he found, one wet Tuesday, a small cake upon his scales, with a card that read only *With
    the gratitude of the stallholders*. He weighed it, since that was what the scales were for. Then
    he weighed it again. All afternoon he went from stall to stall with his weights and his
    notebook, looking for whatever it was he had let slip.
  `,
  facets: [
    {
      kind: "function",
      level: "Easy",
      underline: "People do not thank the floor.",
      key: {
        text: "It offers a comparison that explains how Mr. Pell sees being ignored.",
        reason:
          "A floor that does its work goes unnoticed, and so, in Mr. Pell's eyes, should the keeper of the weights.",
      },
      wrong: [
        {
          text: "It voices the stallholders' poor opinion of Mr. Pell's occupation.",
          code: "wrong-person-or-text",
          reason:
            "The thought is Mr. Pell's own; the stallholders, as the card shows, think well of him.",
        },
        {
          text: "It introduces a complaint that Mr. Pell later makes to the market.",
          code: "not-in-the-text",
          reason:
            "Mr. Pell never complains: he takes the lack of thanks as the highest form of approval.",
        },
        {
          text: "It describes the building in which Mr. Pell has spent his career.",
          code: "words-echoed",
          reason: "The floor is a figure of speech here; no building is described.",
        },
      ],
      evidence: [
        "he had not once been thanked, which he took as the highest form of approval",
        "People do not thank the floor.",
      ],
      opening:
        "The underlined sentence compares the keeper to a thing that nobody notices while it holds.",
      steps: [
        "The sentence before says that he has never been thanked and takes this as approval. The remark about the floor explains that odd view: what is relied on completely is not thanked.",
      ],
      hint: "Look at how the sentence just before it describes thirty-one years without thanks.",
      tip: habits.function,
    },
    {
      kind: "detail",
      level: "Medium",
      stem: "Based on the text, how does Mr. Pell understand the gift of the cake?",
      key: {
        text: "He takes it as a sign that his work has somehow fallen short.",
        reason:
          "For him silence means approval, so thanks must mean that he has let something slip, and he spends the afternoon looking for it.",
      },
      wrong: [
        {
          text: "He suspects that the stallholders hope to gain favors from him.",
          code: "not-in-the-text",
          reason:
            "Nothing shows that he doubts their motives; what he goes looking for is a lapse of his own.",
        },
        {
          text: "He feels that his years of service have been honored at last.",
          code: "contradicts-the-text",
          reason: "He meets the cake with something close to alarm, not with satisfaction.",
        },
        {
          text: "He regards it as one more object that he is obliged to weigh.",
          code: "too-narrow",
          reason:
            "He does weigh it, but the alarm and the long search show that it means far more to him than that.",
        },
      ],
      evidence: ["looking for whatever it was he had let slip", "something close to alarm"],
      opening: "The keeper reads thanks as bad news, because he has always read silence as praise.",
      steps: [
        "He takes never being thanked *as the highest form of approval*. Thanks therefore alarm him, and he goes from stall to stall *looking for whatever it was he had let slip*.",
      ],
      hint: "Put the last sentence beside what the first sentence says about approval.",
      tip: habits.detail,
    },
    {
      kind: "purpose",
      level: "Hard",
      key: {
        text: "To show how one man's idea of his work turns gratitude into alarm",
        reason:
          "Because good work ought to go unnoticed, the cake alarms him and sends him looking for a fault.",
      },
      wrong: [
        {
          text: "To show how a lonely man is moved by an unexpected act of gratitude",
          code: "contradicts-the-text",
          reason: "He is not moved but alarmed, and nothing says that he is lonely.",
        },
        {
          text: "To suggest that those who serve the public are seldom properly valued",
          code: "too-broad",
          reason:
            "The text is about this man's odd view of thanks, and here the public does in fact value his service.",
        },
        {
          text: "To trace how pride in an office hardens by degrees into distrust of others",
          code: "half-right",
          reason:
            "His pride is there, but it does not change, and the person he comes to distrust is himself.",
        },
      ],
      evidence: [
        "which he took as the highest form of approval",
        "looking for whatever it was he had let slip",
      ],
      opening:
        "Everything in the text follows from one man's belief that good work goes unnoticed.",
      steps: [
        "The first two sentences give the belief. The cake tests it: a gift that would please anyone else causes *something close to alarm* and an afternoon's search for a lapse.",
      ],
      hint: "Ask what connects the first sentence with the last.",
      tip: habits.purpose,
    },
  ],
};
