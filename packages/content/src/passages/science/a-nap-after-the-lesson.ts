import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const aNapAfterTheLesson: Pair = {
  id: "a-nap-after-the-lesson",
  genre: "science",
  texts: [
    prose`
      Students learned forty word pairs in the morning. Half of them then slept for an hour,
      while the others watched a film about rivers. In the evening the sleepers recalled
      nearly a third more of the pairs. A psychologist who led the trial concludes that
      sleep does for a fresh memory what drying does for wet clay: whatever has lately been
      learned, it fixes.
    `,
    prose`
      Our volunteers, too, learned pairs of words and then slept. Some had been told that
      they would be tested in the evening, and these did as well as sleepers in earlier
      trials. The others, who thought that the task was over, recalled no more than those
      who had stayed awake. The sleeping brain seems to keep what it has been given a reason
      to keep.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the authors of Text 2 most likely respond to the psychologist's conclusion in Text 1?",
      key: {
        text: "By restricting it to what sleepers expect to need",
        reason: "Their sleepers remembered more only when they had been told of the test.",
      },
      wrong: [
        {
          text: "By restricting it to learners who stayed awake",
          code: "relationship-reversed",
          reason: "Those who stayed awake are the ones against whom the benefit is measured.",
        },
        {
          text: "By rejecting it for learning of every kind",
          code: "too-extreme",
          reason:
            "Sleepers who expected a test did as well as in earlier trials, so the conclusion holds for them.",
        },
        {
          text: "By extending it to learners who watched films",
          code: "not-in-the-text",
          reason: "They tested pairs of words and do not speak of films.",
        },
      ],
      evidence: [
        "what it has been given a reason to keep",
        "The others, who thought that the task was over, recalled no more",
      ],
      opening: "Sleep fixed the pairs only for those who knew that they would be asked for them.",
      steps: [
        "Text 1 says that sleep fixes *whatever has lately been learned*. In Text 2 it did so for those told of a test, and not for *the others, who thought that the task was over*.",
      ],
      hint: "Compare the two groups of sleepers in Text 2.",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the authors of Text 2 most likely characterize the comparison with wet clay in Text 1?",
      key: {
        text: "As misleading, since clay dries regardless of what it will be used for",
        reason:
          "Clay has no part in choosing, but the sleeping brain keeps what it has a reason to keep.",
      },
      wrong: [
        {
          text: "As misleading, since clay once dry can never be shaped again",
          code: "half-right",
          reason: "They do not discuss whether memories can be changed later.",
        },
        {
          text: "As fitting, since sleepers kept the pairs whether they were told of a test or not",
          code: "contradicts-the-text",
          reason: "Sleepers who were not told of a test kept no more than those who stayed awake.",
        },
        {
          text: "As fitting, since what the sleepers learned was lost where they had been kept awake",
          code: "wrong-group-or-measure",
          reason:
            "Their point is a difference between sleepers, not one between sleeping and waking.",
        },
      ],
      evidence: [
        "whatever has lately been learned, it fixes",
        "what it has been given a reason to keep",
      ],
      opening: "Clay dries in any case, whereas the sleeping brain makes a choice.",
      steps: [
        "Drying fixes *whatever* is there. The findings in Text 2 show something that chooses: the brain keeps *what it has been given a reason to keep*. This is where the comparison breaks down.",
      ],
      hint: "Does drying clay treat one shape differently from another?",
      tip: habits.response,
    },
  ],
};
