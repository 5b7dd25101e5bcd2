import type { NoteSet } from "../note-set.ts";

export const cappedSeedlings: NoteSet = {
  id: "capped-seedlings",
  field: "science",
  source: "Darwin and Darwin, The Power of Movement in Plants (1880); textbooks of botany",
  notes: [
    "In 1880, Charles Darwin and his son Francis published *The Power of Movement in Plants*.",
    "They asked which part of a seedling senses light from one side.",
    "They put opaque caps on the tips of canary grass seedlings, which they lit from one side.",
    "Capped seedlings stayed nearly upright, whereas uncovered ones bent toward the light.",
    "Seedlings with only their lower parts covered bent as well, although the bend itself forms there.",
    "The Darwins concluded that some influence passes from the tip to the lower part and makes it bend.",
  ],
  questions: [
    {
      goal: "method",
      level: "Medium",
      wants: "describe the method of the Darwins' experiment with capped seedlings",
      uses: [2],
      key: {
        text: "The Darwins covered the tips of canary grass seedlings with opaque caps and then lit the plants from one side.",
        reason: "This tells what was done with the seedlings.",
      },
      wrong: [
        {
          text: "The Darwins wrote in 1880 that an influence passes from the tip of a seedling to its lower part.",
          code: "beside-the-point",
          reason: "This gives the conclusion, not the procedure.",
        },
        {
          text: "The Darwins lit seedlings of canary grass from one side in order to learn which part of a plant senses the light.",
          code: "half-right",
          reason: "This mentions the light and the aim but leaves out the caps.",
        },
        {
          text: "The Darwins lit seedlings of canary grass from above and put opaque caps on the tips to learn which part of a plant senses the light.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This has the light come from above, whereas it came from one side.",
        },
      ],
      step: "A method is what researchers do with their material. One note tells what the Darwins put where.",
      look: "what the Darwins put on the seedlings",
    },
    {
      goal: "finding",
      level: "Medium",
      wants: "present the conclusion that the Darwins drew from their experiments",
      uses: [5],
      key: {
        text: "Charles and Francis Darwin concluded that some influence passes from the tip of a seedling to its lower part, which it causes to bend.",
        reason: "This states as a claim what the Darwins took the results to mean.",
      },
      wrong: [
        {
          text: "Charles and Francis Darwin published a book on movement in plants in 1880, after they had put opaque caps on seedlings of canary grass.",
          code: "beside-the-point",
          reason: "This names the book and part of the method but gives no conclusion.",
        },
        {
          text: "Charles and Francis Darwin observed that seedlings with opaque caps on their tips stayed nearly upright, whereas uncovered ones bent toward the light.",
          code: "half-right",
          reason: "This reports an observation on which the conclusion rests.",
        },
        {
          text: "Charles and Francis Darwin concluded that seedlings sense light with their lower parts, since those with opaque caps on their tips bent toward it.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This has capped seedlings bend toward the light, whereas they stayed nearly upright.",
        },
      ],
      step: "Observation and conclusion are different. Only one note tells what the Darwins made of their observations.",
      look: "what the Darwins concluded",
    },
    {
      goal: "rebuttal",
      level: "Hard",
      wants: "challenge the view that a seedling senses light with the part that bends",
      uses: [3, 4],
      key: {
        text: "Although the bend forms in the lower part, seedlings with that part covered still bent toward the light, whereas those with capped tips hardly did.",
        reason:
          "This shows that bending depends on light at the tip and not at the place of the bend.",
      },
      wrong: [
        {
          text: "Uncovered seedlings of canary grass that the Darwins lit from one side bent toward the light, and the bend formed in their lower parts.",
          code: "beside-the-point",
          reason:
            "This tells how and where uncovered seedlings bend, which fits the view as well as it fits any other.",
        },
        {
          text: "Although Charles and Francis Darwin lit their seedlings of canary grass from one side only, they asked which part of a plant senses the light.",
          code: "half-right",
          reason: "This raises the question that the view answers but brings nothing against it.",
        },
        {
          text: "Uncovered seedlings of canary grass that the Darwins lit from one side bent toward the light, whereas those with covered lower parts stayed upright.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This says that covering the lower part stopped the bend, which the notes deny and which would support the view.",
        },
      ],
      step: "If the view were right, covering the bending part would stop the bend. Compare what happened when each part was covered.",
      look: "what happened when different parts were covered",
    },
    {
      goal: "aim",
      level: "Easy",
      wants: "present the question that the Darwins set out to answer",
      uses: [1],
      key: {
        text: "With their experiments on seedlings, Charles and Francis Darwin sought to learn which part of the plant senses light from one side.",
        reason: "This states their question.",
      },
      wrong: [
        {
          text: "In 1880, Charles and Francis Darwin published the results of their experiments on seedlings in *The Power of Movement in Plants*.",
          code: "beside-the-point",
          reason: "This tells where and when the results appeared.",
        },
        {
          text: "In their experiments on seedlings, Charles and Francis Darwin lit plants of canary grass from one side and put opaque caps on their tips.",
          code: "half-right",
          reason:
            "This describes the test by which they sought an answer but not what they were asking.",
        },
        {
          text: "From their experiments on seedlings, Charles and Francis Darwin concluded that some influence passes from the tip to the lower part.",
          code: "wrong-purpose",
          reason: "This gives the answer that they reached, not the question.",
        },
      ],
      step: "The goal asks for a question, not for a test or a result. The second note begins with what the Darwins asked.",
      look: "what the Darwins wanted to know",
    },
  ],
};
