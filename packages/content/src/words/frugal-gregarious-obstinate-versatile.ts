import { wordSet } from "./word-set.ts";

export const frugalGregariousObstinateVersatile = wordSet({
  id: "frugal-gregarious-obstinate-versatile",
  contexts: {
    frugal: {
      level: "Easy",
      clueKind: "W5",
      text: "Like her mother, who saved string, the professor was ______, and wasted nothing. She wrote her lectures on the backs of old examinations, turned her collars when they frayed, and owned one good lamp, which she carried with her from room to room.",
      clue: "wasted nothing",
      reason: "Someone who wastes nothing, down to string and collars, is *frugal*.",
      misfits: {
        gregarious: { code: "not-in-the-text", reason: "Whether she sought company is not said." },
        obstinate: {
          code: "wrong-strength-or-tone",
          reason: "Her ways were fixed, but each example shows her saving something.",
        },
        versatile: {
          code: "words-echoed",
          reason: "The paper served for two things, but that is not said of the professor.",
        },
      },
      opening: "The professor, like her mother, saved whatever could be saved.",
      hint: "What do the string, the paper, the collars and the lamp have in common?",
    },
    gregarious: {
      level: "Medium",
      clueKind: "W7",
      text: "On a morning in January, a starling seen at work on a lawn, alone or with one companion, might be taken for a hermit. An hour before dark it is another bird, and ______: flock streams into flock, until a hundred thousand of them wheel above the reeds as one.",
      clue: "flock streams into flock",
      reason:
        "Birds that stream together by the hundred thousand love company: they are *gregarious*.",
      misfits: {
        frugal: {
          code: "words-echoed",
          reason:
            "A bird that seeks its food alone may live sparely, but the flocks at dusk show something else.",
        },
        obstinate: {
          code: "contradicts-the-text",
          reason: "Birds that all wheel as one do not insist on ways of their own.",
        },
        versatile: {
          code: "wrong-strength-or-tone",
          reason:
            "The bird does have two ways of life, but what follows the colon is only its love of company.",
        },
      },
      opening: "By day it looks like a hermit; at dusk it seeks the company of thousands.",
      hint: "The colon explains in what way the bird of the evening differs from a hermit.",
      source: "Flocking of starlings at winter roosts: standard reference works",
    },
    obstinate: {
      level: "Hard",
      clueKind: "W9",
      text: "His friends praised the inventor's constancy, and his biographer would like to agree with them. But constancy, she objects, is faith in something that may yet succeed. Shown by three engineers that the engine could not run, he built it six times more, and for that she knows no kinder word than ______.",
      clue: "Shown by three engineers that the engine could not run",
      reason:
        "One who goes on against all proof is not constant but stubborn, that is, *obstinate*.",
      misfits: {
        frugal: {
          code: "contradicts-the-text",
          reason: "To build a useless engine again and again is not a saving.",
        },
        gregarious: {
          code: "wrong-sense",
          reason: "His love of company, if he had any, built no engines.",
        },
        versatile: {
          code: "not-in-the-text",
          reason: "He does the same thing over and over and shows no other gifts.",
        },
      },
      opening: "He went on when he had been shown that it was hopeless: that is stubbornness.",
      hint: "The biographer looks for a less kind word for what his friends called constancy.",
    },
    versatile: {
      level: "Easy",
      clueKind: "W4",
      text: "Few plants are as ______ as bamboo. The young shoots are cooked and eaten; the grown canes hold up scaffolds many floors high; split, the stem is woven into baskets, and pulped, it becomes paper; and a length with holes in it is a flute.",
      clue: "a length with holes in it is a flute",
      reason:
        "A plant that serves as food, scaffold, basket, paper and flute has many uses: it is *versatile*.",
      misfits: {
        frugal: {
          code: "wrong-sense",
          reason: "A plant cannot be sparing with its means as a person can.",
        },
        gregarious: {
          code: "not-in-the-text",
          reason: "Bamboo may grow in groves, but the examples are of what is made from it.",
        },
        obstinate: {
          code: "wrong-strength-or-tone",
          reason: "The canes are strong enough, but the list is one of uses, not of resistance.",
        },
      },
      opening: "Food, scaffold, basket, paper, flute: bamboo can be put to many uses.",
      hint: "What do all the examples show about bamboo?",
      source: "Uses of bamboo: standard reference works",
    },
  },
});
