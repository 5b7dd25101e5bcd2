import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theBombayMail: Passage = {
  id: "the-bombay-mail",
  genre: "story",
  credit: `The following text is from "The Bombay Mail," a short story written for SAT Practice. It is set in India in the 1930s.`,
  text: prose`
    At four-ten each afternoon the stationmaster, Mr. Raghavan, came out in a clean collar to salute
    the Bombay Mail, which in nineteen years had never once stopped. It came, it was magnificent, it
    took the dust with it. Then one hot April it stopped, on account of an axle, for eleven minutes.
    People got down. They asked for tea; a child was sick near the geraniums; a gentleman in first
    class wished to know whether the place had a name. "And how was it?" the signalman asked
    afterward, almost whispering. Mr. Raghavan considered. He was a truthful man. "It is shorter,"
    he said, "than one thinks." Next day at four-ten he was at his post. His collar, the signalman
    noticed, was yesterday's.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what made the train stop at the station?",
      key: {
        text: "Something was wrong with an axle.",
        reason: "It stopped *on account of an axle*.",
      },
      wrong: [
        {
          text: "A passenger had asked to get down.",
          code: "words-echoed",
          reason: "People got down once it had stopped; nobody had asked for a stop.",
        },
        {
          text: "Dust was lying thick on the line.",
          code: "not-in-the-text",
          reason: "The dust is what the train takes with it as it passes.",
        },
        {
          text: "A child in it had been taken sick.",
          code: "relationship-reversed",
          reason: "The child was sick after the train had stopped.",
        },
      ],
      evidence: ["it stopped, on account of an axle, for eleven minutes"],
      opening: "The sentence that tells of the stop also tells its cause.",
      steps: ["*Then one hot April it stopped, on account of an axle*: the cause was mechanical."],
      hint: "Look at the words between the commas in the sentence about the stop.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "It came, it was magnificent, it took the dust with it.",
      key: {
        text: "It shows the train as it was on all the days it did not stop.",
        reason:
          "The three short clauses give the passing of the train as he had watched it for nineteen years.",
      },
      wrong: [
        {
          text: "It shows the train as it was on the one day of the broken axle.",
          code: "wrong-group-or-measure",
          reason: "That day comes in the next sentence, which begins with *Then*.",
        },
        {
          text: "It gives the words in which he spoke of the train to the signalman.",
          code: "wrong-person-or-text",
          reason: "To the signalman he says that the train *is shorter than one thinks*.",
        },
        {
          text: "It makes fun of him for the pains that he takes with his collar.",
          code: "wrong-strength-or-tone",
          reason: "The collar comes in the sentence before; this one is about the train.",
        },
      ],
      evidence: ["had never once stopped", "Then one hot April it stopped"],
      opening: "The sentence is about every afternoon before the one that begins with *Then*.",
      steps: [
        "*In nineteen years* the train *had never once stopped*. The underlined sentence gives what he saw each time: something splendid that was gone at once. *Then* marks the end of that.",
      ],
      hint: "See which word begins the sentence after it.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "Based on the text, why does Mr. Raghavan most likely wear yesterday's collar on the last day?",
      key: {
        text: "Seeing the train at rest has cost it some of his respect.",
        reason:
          "For nineteen years it was owed a clean collar; the day after the stop it gets an old one.",
      },
      wrong: [
        {
          text: "Having to serve the passengers has left him very tired.",
          code: "wrong-purpose",
          reason: "They stayed for eleven minutes, and he is at his post the next day.",
        },
        {
          text: "Being asked about the train has made him ashamed of it.",
          code: "not-in-the-text",
          reason: "Nothing shows shame; he considers the question and answers it truthfully.",
        },
        {
          text: "Hoping that the train will stop again has made him careless.",
          code: "half-right",
          reason: "He has grown careless, but he gives no sign of hoping for the train to stop.",
        },
      ],
      evidence: [
        "in a clean collar to salute the Bombay Mail",
        "His collar, the signalman noticed, was yesterday's.",
      ],
      opening:
        "The clean collar was part of his salute, so its absence says something about the train.",
      steps: [
        "He used to come out *in a clean collar* for a train that was *magnificent*. When it has stood still before him, he finds it *shorter than one thinks*, and the next day the collar is *yesterday's*.",
      ],
      hint: "Compare the last sentence with the first.",
      tip: habits.implication,
    },
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "A thing that was splendid in passing proves to be an ordinary one when it stops to be looked at.",
        reason:
          "The magnificent train, once it stops, is tea, a sick child, and a length that disappoints.",
      },
      wrong: [
        {
          text: "A thing that was taken for granted comes to be valued when there is a chance to look at it.",
          code: "contradicts-the-text",
          reason: "The train was honored for nineteen years, and by stopping it loses.",
        },
        {
          text: "A man who has long served the great resents it when they ask him where they are.",
          code: "too-narrow",
          reason:
            "The gentleman's question is one detail; what changes is how the train seems to Mr. Raghavan.",
        },
        {
          text: "A man who has long done his duty gives it up when he sees that it has served nobody.",
          code: "half-right",
          reason: "The next day he is at his post at the same time.",
        },
      ],
      evidence: ["It came, it was magnificent", `"It is shorter," he said, "than one thinks."`],
      opening:
        "The text sets nineteen years of passing splendor against eleven minutes of standing still.",
      steps: [
        "In motion the train *was magnificent*. Standing, it is people who want tea and do not know the station's name. He sums it up himself: *shorter than one thinks*.",
      ],
      hint: "Ask what the train was to him before the eleven minutes and what it was after.",
      tip: habits["main-idea"],
    },
  ],
};
