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
      level: "Medium",
      wants: "emphasize a difference in how ships pass through the two canals",
      uses: [0, 2, 3, 5],
      key: {
        text: "Ships that pass through the Panama Canal are raised and lowered by locks, but those that pass through the Suez Canal meet none.",
        reason: "This says for each canal whether ships pass through locks and contrasts the two.",
      },
      wrong: [
        {
          text: "Ships can pass between the Atlantic and the Pacific through the Panama Canal and between two seas through the Suez Canal.",
          code: "beside-the-point",
          reason: "This tells what waters the canals join.",
        },
        {
          text: "Ships are raised by locks to Gatun Lake in the Panama Canal, which opened in 1914, decades after the Suez Canal.",
          code: "half-right",
          reason: "This tells how ships pass through only one canal.",
        },
        {
          text: "Ships that pass through the Suez Canal are raised and lowered by locks, but those that pass through the Panama Canal meet none.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This exchanges the two canals.",
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
        text: "The Suez Canal, about 193 kilometers long, is more than twice as long as the Panama Canal, which measures about 82.",
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
          text: "The Panama Canal, about 193 kilometers long, is more than twice as long as the Suez Canal, which measures about 82.",
          code: "contradicts-the-text",
          against: 4,
          reason: "This exchanges the two lengths.",
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
      look: "what kind of land the Suez Canal crosses and how the seas lie",
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
          text: "Both canals are used by ships, but the Suez Canal is more than twice as long as the Panama Canal and has no locks.",
          code: "beside-the-point",
          reason: "This names differences between the canals.",
        },
        {
          text: "The Suez Canal, which joins the Mediterranean Sea to the Red Sea, opened in 1869, more than forty years before the Panama Canal.",
          code: "half-right",
          reason: "This gives the purpose of only one canal.",
        },
        {
          text: "Both canals are more than a century old, since the Suez Canal opened in 1869 and the Panama Canal in 1914.",
          code: "wrong-purpose",
          reason: "This names a similarity of age, not of purpose.",
        },
      ],
      step: "The goal asks for a shared purpose, so the sentence must say what both canals do. Two of the notes tell what each one joins.",
      look: "what each canal joins",
    },
  ],
};
