import { wordSet } from "./word-set.ts";

export const contradictExemplifyDistortCondense = wordSet({
  id: "contradict-exemplify-distort-condense",
  contexts: {
    contradict: {
      level: "Easy",
      clueKind: "W4",
      text: "The two diaries that survive from the voyage ______ each other at every turn. Where one has rain, the other has sunshine; what the captain sets down as a mutiny is, to the cook, a difference of opinion about the soup.",
      clue: "Where one has rain, the other has sunshine",
      reason:
        "Rain in one and sunshine in the other cannot both be right: the diaries *contradict* each other.",
      misfits: {
        exemplify: {
          code: "wrong-sense",
          reason: "A diary may be an example of its kind, but not of another diary.",
        },
        distort: {
          code: "wrong-strength-or-tone",
          reason:
            "One of them may twist the truth, but neither does anything to the other's pages.",
        },
        condense: {
          code: "not-in-the-text",
          reason: "Neither of the diaries is a short version of the other.",
        },
      },
      opening: "Where one diary has rain and the other sunshine, they say opposite things.",
      hint: "Compare what the two say of the weather and of the soup.",
    },
    exemplify: {
      level: "Medium",
      clueKind: "W10",
      text: "A fair mystery, the critic holds, hides its clue in plain sight, and she has a favorite case in point. In a tale by a forgotten curate, the murderer's boots ______ this rule to perfection: they stand by the door on nine different pages, and nobody looks at them.",
      clue: "she has a favorite case in point",
      reason:
        "Boots that are a case in point serve as an example of the rule: they *exemplify* it.",
      misfits: {
        contradict: {
          code: "contradicts-the-text",
          reason: "Boots on nine pages are in plain sight, just as the rule requires.",
        },
        distort: {
          code: "wrong-strength-or-tone",
          reason: "The rule comes out of the tale as it went in; it is not bent.",
        },
        condense: {
          code: "wrong-sense",
          reason: "A rule can be put more briefly, but not by a pair of boots.",
        },
      },
      opening: "Boots that stand in plain sight on nine pages are an example of the rule.",
      hint: "In what relation does a case in point stand to its rule?",
    },
    distort: {
      level: "Hard",
      clueKind: "W12",
      text: "On a flat map of a round earth, angles can be kept true, or areas, but not both. The chart that sailors came to prefer keeps the angles, so that a course may be drawn with a ruler. It pays for this by having to ______ the north, where Greenland appears as large as Africa.",
      clue: "Greenland appears as large as Africa",
      reason:
        "A map on which an island looks like a continent twists the north out of its true size: it *distorts* it.",
      misfits: {
        contradict: {
          code: "wrong-sense",
          reason: "A map may be at odds with another map, but it does not deny the north.",
        },
        exemplify: {
          code: "not-in-the-text",
          reason: "The north is not a rule of which the chart could be an instance.",
        },
        condense: {
          code: "contradicts-the-text",
          reason: "The north is not made smaller and closer on this chart; it swells.",
        },
      },
      opening: "On this chart the north is blown up out of its true size.",
      hint: "Something has been paid for true angles: what has become of the areas?",
      source: "The Mercator projection: standard reference works",
    },
    condense: {
      level: "Easy",
      clueKind: "W7",
      text: "When it reached the publisher, the history ran to nineteen hundred pages. Asked to ______ it, the author sacrificed no king and no battle. Out went the adjectives, and out went every quarrel with other historians, and the book that came back was shorter by half.",
      clue: "shorter by half",
      reason:
        "A book that is shorter by half with nothing of weight left out has been *condensed*.",
      misfits: {
        contradict: {
          code: "wrong-sense",
          reason: "An author who cuts adjectives does not deny what the book says.",
        },
        exemplify: {
          code: "not-in-the-text",
          reason: "Nothing is said of examples that she was asked to add.",
        },
        distort: {
          code: "contradicts-the-text",
          reason: "No king and no battle was lost, so the history was not falsified.",
        },
      },
      opening: "The same kings and battles now stand in half as many pages.",
      hint: "Compare the book as it was with the book that came back.",
    },
  },
});
