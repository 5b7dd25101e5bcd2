import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theShorterLine: Passage = {
  id: "the-shorter-line",
  genre: "society",
  source: "Single-line queues and the psychology of waiting: standard works on operations research",
  text: prose`
    While both tellers of a bank are kept busy, it makes no difference to the average wait whether
    customers stand in two lines or in one that feeds both tellers. It makes a great difference to
    the customers. In two lines, many of them must watch people who came later being served sooner,
    and a person so overtaken will remember it long after the minutes have been forgotten. In a
    single line nobody is overtaken. Many banks and airports have therefore gone over to it, although
    to a visitor it may look longer. They have not saved anyone time; they have removed a grievance.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Easy",
      key: {
        text: "A single line makes waiting more bearable without making it shorter.",
        reason: "The average wait is the same, but nobody is overtaken.",
      },
      wrong: [
        {
          text: "A single line makes waiting shorter although it looks much longer.",
          code: "half-right",
          reason: "It may look longer, but it has not saved anyone time.",
        },
        {
          text: "Two lines can make customers forget how many minutes they have waited.",
          code: "relationship-reversed",
          reason: "What they remember, though the minutes are forgotten, is being overtaken.",
        },
        {
          text: "Two lines, although they look longer, allow a bank to serve more customers.",
          code: "contradicts-the-text",
          reason: "The arrangement makes no difference to the average wait.",
        },
      ],
      evidence: [
        "it makes no difference to the average wait",
        "In a single line nobody is overtaken.",
      ],
      opening: "The text grants that time is not saved and says what is gained instead.",
      steps: [
        "*It makes no difference to the average wait*, but *in a single line nobody is overtaken*. The last sentence sums up: no time saved, *a grievance* removed.",
      ],
      hint: "Read the last sentence, which holds both halves of the point.",
      tip: habits["main-idea"],
    },
    {
      kind: "purpose",
      level: "Easy",
      key: {
        text: "To explain why businesses prefer a way of waiting that saves no time",
        reason: "Banks and airports use the single line because it removes a grievance.",
      },
      wrong: [
        {
          text: "To show how businesses might learn to serve customers more quickly",
          code: "contradicts-the-text",
          reason: "The time is the same in both arrangements.",
        },
        {
          text: "To complain that businesses pay too little heed to their customers",
          code: "wrong-strength-or-tone",
          reason: "Businesses are shown taking their customers' feelings into account.",
        },
        {
          text: "To compare what customers expect of a bank with what they expect of an airport",
          code: "words-echoed",
          reason: "Both are named as places with a single line; they are not compared.",
        },
      ],
      evidence: [
        "Many banks and airports have therefore gone over to it",
        "they have removed a grievance",
      ],
      opening: "The word *therefore* marks what the text sets out to explain.",
      steps: [
        "The single line does not shorten the wait, and yet *many banks and airports have therefore gone over to it*. The text gives the reason: nobody is overtaken.",
      ],
      hint: "Look at the sentence with *therefore*.",
      tip: habits.purpose,
    },
    {
      kind: "function",
      level: "Easy",
      underline: "It makes a great difference to the customers.",
      key: {
        text: "It turns from the measured wait to the way it is felt.",
        reason:
          "The sentence before is about the average wait; those after it are about how people feel.",
      },
      wrong: [
        {
          text: "It corrects the figure given in the sentence before.",
          code: "wrong-purpose",
          reason: "The average remains as stated; another side of the matter is opened.",
        },
        {
          text: "It repeats the claim made in the sentence before it.",
          code: "contradicts-the-text",
          reason: "That sentence says *no difference*, this one *a great difference*.",
        },
        {
          text: "It describes who the customers of a bank usually are.",
          code: "not-in-the-text",
          reason: "Nothing is said about who the customers are.",
        },
      ],
      evidence: [
        "it makes no difference to the average wait",
        "It makes a great difference to the customers.",
      ],
      opening: "No difference in one respect is set against a great difference in another.",
      steps: [
        "For *the average wait* the arrangement *makes no difference*; *to the customers* it makes *a great difference*. From here on the text is about being overtaken.",
      ],
      hint: "Compare the underlined sentence with the one before it, word by word.",
      tip: habits.function,
    },
  ],
};
