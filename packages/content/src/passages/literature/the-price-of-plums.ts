import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const thePriceOfPlums: Passage = {
  id: "the-price-of-plums",
  genre: "memoir",
  credit: `The following text is from "The Price of Plums," a memoir by an invented narrator, written for SAT Practice.`,
  text: prose`
    My father taught most of our town to drive, and he did it in silence. Other instructors shouted;
    he put two fingers on the dashboard, very lightly, when a pupil was about to make a mistake, and
    the pupil, who could not have said why, slowed down. I was the only one to whom he talked. From
    the moment I took the wheel he talked without a pause, of gaskets, of his boyhood, of the price
    of plums. For years I told this as a joke on him. Then I taught my own son, and at the first
    crossing I heard a voice begin, brightly, to explain how plums are grown.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how did the narrator's father keep most of his pupils from making mistakes?",
      key: {
        text: "He laid two fingers on the dashboard.",
        reason: "He *put two fingers on the dashboard, very lightly*, and the pupil slowed down.",
      },
      wrong: [
        {
          text: "He shouted at them to slow the car.",
          code: "wrong-person-or-text",
          reason: "It was the other instructors who shouted.",
        },
        {
          text: "He put his own hand on the wheel.",
          code: "words-echoed",
          reason: "The wheel is the narrator's; the father touches only the dashboard.",
        },
        {
          text: "He talked to them about other things.",
          code: "wrong-group-or-measure",
          reason: "He talked to nobody but the narrator.",
        },
      ],
      evidence: ["he put two fingers on the dashboard, very lightly"],
      opening: "The second sentence sets the father's method against that of other instructors.",
      steps: [
        "*Other instructors shouted*; the father *put two fingers on the dashboard, very lightly*, and that was enough.",
      ],
      hint: "Look at what comes right after the remark about other instructors.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "For years I told this as a joke on him.",
      key: {
        text: "It gives a view of the father's talk held for years and then changed.",
        reason:
          "*For years* marks the view as past; *Then* brings the lesson that shows the talk in another light.",
      },
      wrong: [
        {
          text: "It shows that the father did not mind being laughed at by his family.",
          code: "not-in-the-text",
          reason: "How the father took the joke is not told.",
        },
        {
          text: "It explains why the father had been silent with most of his pupils.",
          code: "relationship-reversed",
          reason: "The joke is about his talking, and it explains nothing about his silence.",
        },
        {
          text: "It confirms that the narrator had learned little from the lessons.",
          code: "wrong-purpose",
          reason: "The sentence is about how the lessons were told of, not what they taught.",
        },
      ],
      evidence: ["For years I told this as a joke on him.", "Then I taught my own son"],
      opening: "The words *For years* and *Then* place an old view before a new one.",
      steps: [
        "Until the narrator teaches a son, the father's chatter is only funny. After *Then*, the narrator does the same thing, so the joke no longer fits.",
      ],
      hint: "See what the word *Then*, in the next sentence, puts an end to.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the father's talk during the narrator's lessons?",
      key: {
        text: "It covered the unease of a man whose own child was at the wheel.",
        reason:
          "He was calm with all but his own child; the narrator, with a son at the wheel, talks in the same way.",
      },
      wrong: [
        {
          text: "It was his way of sharing a past that he seldom spoke of at home.",
          code: "too-narrow",
          reason:
            "His boyhood is one subject beside gaskets and plums; the subjects do not matter, as the end shows.",
        },
        {
          text: "It tested whether his child could drive well while being distracted.",
          code: "not-in-the-text",
          reason: "Nothing suggests a test, and the narrator's own chatter is not planned at all.",
        },
        {
          text: "It showed that he found his own child an easier pupil than others.",
          code: "relationship-reversed",
          reason:
            "With the other pupils he was calm enough to be silent; the change points the other way.",
        },
      ],
      evidence: [
        "I was the only one to whom he talked.",
        "at the first crossing I heard a voice begin, brightly, to explain how plums are grown",
      ],
      opening: "The narrator's own voice, at the first crossing, explains the father's at last.",
      steps: [
        "The father was silent with everyone else's children and could not stop talking with his own. Years later, at the *first crossing* with a son at the wheel, the narrator hears a voice begin *brightly* about plums, as if by itself: this is what a parent's nerves sound like.",
      ],
      hint: "Ask what the two drivers to whom a teacher talked have in common.",
      tip: habits.implication,
    },
  ],
};
