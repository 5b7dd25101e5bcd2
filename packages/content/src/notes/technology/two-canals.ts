import type { NoteSet } from "../note-set.ts";

export const twoCanals: NoteSet = {
  id: "two-canals",
  field: "technology",
  source: "Standard encyclopedias; Suez Canal Authority; Panama Canal Authority",
  notes: [
    "The Suez Canal, in Egypt, opened in 1869 and joins the Mediterranean Sea to the Red Sea.",
    "It is about 193 kilometers long.",
    "It has no locks, since it crosses low land between two seas of nearly the same level.",
    "The Panama Canal opened in 1914 and joins the Atlantic Ocean to the Pacific.",
    "It is about 82 kilometers long.",
    "Its locks raise ships 26 meters to Gatun Lake and lower them again on the far side.",
  ],
  questions: [
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in how ships pass through the two canals",
      uses: [0, 2, 3, 5],
      key: {
        text: "Ships that pass through the Panama Canal are raised and lowered by locks, whereas those that pass through the Suez Canal encounter no locks.",
        reason: "This says for each canal whether ships pass through locks and contrasts the two.",
      },
      wrong: [
        {
          text: "Ships can pass between the Atlantic and the Pacific through the Panama Canal and between two seas through the Suez Canal.",
          code: "beside-the-point",
          reason: "This tells what waters the canals join.",
        },
        {
          text: "Ships that pass through the Panama Canal, which opened decades after the Suez Canal, are raised 26 meters by locks to Gatun Lake and lowered again.",
          code: "half-right",
          reason: "This tells how ships pass through only one canal.",
        },
        {
          text: "Ships that pass through the Panama Canal, which opened decades after the Suez Canal, are raised much higher by its locks than by those of the older canal.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This gives the Suez Canal locks, of which it has none.",
        },
      ],
      step: "The goal asks for a contrast in passage, so the sentence must say what ships meet in each canal. Two of the notes speak of locks.",
      look: "which canal has locks and what they do",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the lengths of the two canals",
      uses: [0, 1, 3, 4],
      key: {
        text: "At about 193 kilometers, the Suez Canal is more than twice as long as the Panama Canal, which measures about 82 kilometers.",
        reason: "This gives both lengths and says how they compare.",
      },
      wrong: [
        {
          text: "The Suez Canal, about 193 kilometers long, joins two seas, whereas the Panama Canal joins the Atlantic to the Pacific.",
          code: "half-right",
          reason: "This gives the length of only one canal.",
        },
        {
          text: "The Suez Canal, which opened in 1869, is more than forty years older than the Panama Canal, which opened in 1914.",
          code: "beside-the-point",
          reason: "This compares the ages of the canals.",
        },
        {
          text: "The Suez Canal, about 193 kilometers long, is shorter than the Panama Canal, which joins the Atlantic to the Pacific.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This makes the Panama Canal the longer one, although it measures about 82 kilometers.",
        },
      ],
      step: "The goal asks for a comparison of lengths, so the sentence must give a number for each canal. Two of the notes give one each.",
      look: "how many kilometers long each canal is",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why the Suez Canal has no locks",
      uses: [0, 2],
      key: {
        text: "The Suez Canal has no locks because it crosses low land and because the seas it joins lie at nearly the same level.",
        reason: "This gives the cause, low land and equal levels.",
      },
      wrong: [
        {
          text: "The Suez Canal, which joins the Mediterranean Sea to the Red Sea, has no locks, whereas the Panama Canal does.",
          code: "half-right",
          reason: "This states that the canal has no locks but not why.",
        },
        {
          text: "The Panama Canal has locks, which raise ships 26 meters to Gatun Lake and lower them on the far side.",
          code: "beside-the-point",
          reason: "This concerns the other canal.",
        },
        {
          text: "The Suez Canal crosses low land between the Mediterranean Sea and the Red Sea, which it has joined since 1869.",
          code: "wrong-purpose",
          reason: "This mentions the low land without a word about locks.",
        },
      ],
      step: "The goal asks for a cause, so the sentence must say what makes locks unnecessary. One note does so.",
      look: "why ships need no locks in the Suez Canal",
    },
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity in the purpose of the two canals",
      uses: [0, 3],
      key: {
        text: "Both canals join large bodies of water, the Suez Canal two seas and the Panama Canal the Atlantic Ocean and the Pacific.",
        reason: "This names the purpose that both canals share.",
      },
      wrong: [
        {
          text: "The two canals differ in length, since the Suez Canal measures about 193 kilometers and the Panama Canal about 82.",
          code: "beside-the-point",
          reason: "This names a difference between the canals.",
        },
        {
          text: "The Suez Canal, which joins the Mediterranean Sea to the Red Sea, opened in 1869, more than forty years before the Panama Canal.",
          code: "half-right",
          reason: "This gives the purpose of only one canal.",
        },
        {
          text: "Both canals had opened by 1914, although the Suez Canal, which opened in 1869, is decades older than the Panama Canal.",
          code: "wrong-purpose",
          reason: "This names a similarity of age, not of purpose.",
        },
      ],
      step: "The goal asks for a shared purpose, so the sentence must say what both canals do. Two of the notes tell what each one joins.",
      look: "what each canal joins",
    },
  ],
};
