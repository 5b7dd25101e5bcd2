import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theFiresThatWereNot: Passage = {
  id: "the-fires-that-were-not",
  genre: "speech",
  credit:
    "The following text is from a speech written for SAT Practice in the manner of the 1890s. The captain of a fire company addresses a city council.",
  text: prose`
    You have voted us, this year, a silver trumpet and a parade, in gratitude for eleven fires put
    out. I should like to tell you of the fires that there were not. In the wharf district my men
    went from cellar to cellar in the spring, carting out straw and oily rags, and all summer we
    were not called there once. No newspaper reported it. A fire that does not happen draws no
    crowd, has no hero, and cannot be counted; and so, when you came to trim our budget, it was the
    cellars that you trimmed. Gentlemen, keep the trumpet. Give me back the carts.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what did the captain's men do in the wharf district in the spring?",
      key: {
        text: "They cleared cellars of things that easily catch fire.",
        reason: "They went *from cellar to cellar*, *carting out straw and oily rags*.",
      },
      wrong: [
        {
          text: "They put out most of the eleven fires that had broken out.",
          code: "contradicts-the-text",
          reason: "The district stands for fires that did not happen.",
        },
        {
          text: "They marched in a parade that the council had voted them.",
          code: "words-echoed",
          reason: "The parade is the council's thanks; it has nothing to do with the wharves.",
        },
        {
          text: "They taught the owners of warehouses how to store straw.",
          code: "not-in-the-text",
          reason: "The men carted straw out; no lessons are mentioned.",
        },
      ],
      evidence: ["went from cellar to cellar in the spring, carting out straw and oily rags"],
      opening: "The captain says what the men carted out of the cellars.",
      steps: [
        "In the spring the men went *from cellar to cellar*, *carting out straw and oily rags*, which are things that burn easily.",
      ],
      hint: "Find the sentence that names the wharf district.",
      tip: habits.detail,
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To persuade the council to pay again for work that keeps fires from starting",
        reason: "The speech ends, *Give me back the carts*, the means of clearing the cellars.",
      },
      wrong: [
        {
          text: "To thank the council for the honors that it has voted to the fire company",
          code: "contradicts-the-text",
          reason: "The captain tells the council to keep the trumpet.",
        },
        {
          text: "To blame the newspapers for taking no notice of the bravery of the company",
          code: "too-narrow",
          reason:
            "The newspapers come in only as a step of the argument, which is addressed to the budget.",
        },
        {
          text: "To report to the council how many fires have been put out in the past year",
          code: "wrong-purpose",
          reason: "Eleven fires are mentioned only to turn to those that did not happen.",
        },
      ],
      evidence: ["it was the cellars that you trimmed", "Give me back the carts."],
      opening: "The last two sentences say what the captain will do without and what he must have.",
      steps: [
        "The council honors fires *put out* and has *trimmed* the cellars. Showing what the cleared cellars saved, the captain asks for the carts back: the money for prevention.",
      ],
      hint: "Ask what the carts were used for.",
      tip: habits.purpose,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "A fire that does not happen draws no crowd, has no hero, and cannot be counted",
      key: {
        text: "It accounts for the council's choice of what to cut in the budget.",
        reason:
          "Since prevented fires go unseen, the work that prevents them looked like the thing to spare: *and so*.",
      },
      wrong: [
        {
          text: "It concedes that the captain has no right to ask for the carts.",
          code: "contradicts-the-text",
          reason: "The captain goes straight on to ask for them.",
        },
        {
          text: "It doubts whether clearing the cellars had in fact prevented any fires.",
          code: "relationship-reversed",
          reason:
            "That such fires cannot be counted explains why they are overlooked, not whether they were prevented.",
        },
        {
          text: "It faults the crowds for admiring heroes over better workers.",
          code: "words-echoed",
          reason: "Crowds and heroes only show why a fire that is prevented goes unnoticed.",
        },
      ],
      evidence: [
        "cannot be counted; and so, when you came to trim our budget, it was the cellars that you trimmed",
      ],
      opening: "The words *and so* make the council's decision a result of what is underlined.",
      steps: [
        "The underlined part says why prevention is invisible. *And so*, the captain goes on, *it was the cellars that you trimmed*: the council cut what nobody could see.",
      ],
      hint: "Notice the two words that follow the semicolon.",
      tip: habits.function,
    },
  ],
};
