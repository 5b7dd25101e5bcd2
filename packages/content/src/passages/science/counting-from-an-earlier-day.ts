import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const countingFromAnEarlierDay: Passage = {
  id: "counting-from-an-earlier-day",
  genre: "science",
  source: "Lead-time bias in the evaluation of screening: standard works on epidemiology",
  text: prose`
    Before a certain test came into use, patients with one slow disease lived, on average, five
    years from the day on which it was found. The test finds it in people who feel nothing yet,
    and patients found in this way live eight. The gain looks plain enough. Suppose, however, that
    the test does nothing but find the disease three years sooner, and that no treatment then
    makes any difference. Each patient would live to exactly the same birthday as before, and the
    average would still go up from five years to eight. That is why those who judge such a test do
    not ask how long patients live after it. They ask how many people of a given age die of the
    disease in towns that use the test and in towns that do not.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Hard",
      key: {
        text: "Longer survival after a test need not mean that the test makes anyone's life longer.",
        reason:
          "If the count begins three years sooner, the average rises though nobody lives to a later birthday.",
      },
      wrong: [
        {
          text: "Longer survival after a test is in every case an effect of counting from an earlier day.",
          code: "too-extreme",
          reason: "The text supposes one such case; it does not say that no test ever helps.",
        },
        {
          text: "Patients whose disease is found before it is felt have more to gain from their treatment.",
          code: "contradicts-the-text",
          reason: "In the case supposed, no treatment makes any difference.",
        },
        {
          text: "Patients whose disease is found before it is felt live eight years on average, and not five.",
          code: "too-narrow",
          reason: "These are the figures whose meaning the text examines.",
        },
      ],
      evidence: [
        "The gain looks plain enough.",
        "Each patient would live to exactly the same birthday as before",
      ],
      opening: "A gain that looks plain is shown to be possible without anyone's gaining a day.",
      steps: [
        "The figures go from five years to eight. *Suppose, however*, shows that they would do so even if each patient lived *to exactly the same birthday as before*.",
      ],
      hint: "Ask what the word *however* takes back.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Medium",
      stem: "Based on the text, why would the average rise even if the test did the patients no good?",
      key: {
        text: "The count of years would begin on a day that came sooner.",
        reason:
          "The disease is found *three years sooner*, and the years run from *the day on which it was found*.",
      },
      wrong: [
        {
          text: "Patients who know of a disease take better care of themselves.",
          code: "not-in-the-text",
          reason: "Nothing is said of the patients' care for themselves.",
        },
        {
          text: "Patients who feel nothing would not be counted among the sick.",
          code: "wrong-group-or-measure",
          reason: "They are counted: the eight years are theirs.",
        },
        {
          text: "Fewer patients would be found by the test than before.",
          code: "relationship-reversed",
          reason: "How many are found is not said to fall, and an average need not rise with it.",
        },
      ],
      evidence: ["from the day on which it was found", "find the disease three years sooner"],
      opening: "What changes is the day from which the counting starts.",
      steps: [
        "The years are counted *from the day on which it was found*. If that day comes *three years sooner*, three years are added to the count, and none to the life.",
      ],
      hint: "Look at what the five years were counted from.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion: "Such judges will therefore approve a test only if, where it is used, ______",
      key: {
        text: "fewer people of a given age die of the disease.",
        reason: "This is the comparison by which such a test is judged.",
      },
      wrong: [
        {
          text: "fewer people of a given age feel nothing yet.",
          code: "words-echoed",
          reason: "Who feels nothing says nothing about who dies.",
        },
        {
          text: "more patients of a given age know of the disease.",
          code: "relationship-reversed",
          reason: "The test finds it sooner whether or not it saves anyone.",
        },
        {
          text: "more patients live for years after it is found.",
          code: "half-right",
          reason: "The text shows that this can happen without any lives saved.",
        },
      ],
      evidence: ["They ask how many people of a given age die of the disease"],
      opening: "The last sentence names the measure that the counting cannot deceive.",
      steps: [
        "Those who judge a test compare *how many people of a given age die of the disease* with it and without it. Lives saved must show there.",
      ],
      hint: "Find the measure that does not depend on when the disease is found.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Easy",
      underline: "The gain looks plain enough.",
      key: {
        text: "It states an impression that the text goes on to question.",
        reason: "*Suppose, however* begins to take the impression apart.",
      },
      wrong: [
        {
          text: "It states a conclusion that the text goes on to prove.",
          code: "wrong-purpose",
          reason: "What follows speaks against it.",
        },
        {
          text: "It expresses the relief that patients felt at the news.",
          code: "wrong-strength-or-tone",
          reason: "No patients' feelings are reported.",
        },
        {
          text: "It sums up what doctors had said in favor of a rival test.",
          code: "not-in-the-text",
          reason: "There is no rival test.",
        },
      ],
      evidence: ["The gain looks plain enough. Suppose, however"],
      opening: "The word *looks* and the *however* after it belong together.",
      steps: [
        "The gain *looks* plain. *Suppose, however*, leads to a case in which there is none.",
      ],
      hint: "Read the sentence together with the first words of the next.",
      tip: habits.function,
    },
  ],
};
