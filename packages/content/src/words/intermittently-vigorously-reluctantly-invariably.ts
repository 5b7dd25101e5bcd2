import { wordSet } from "./word-set.ts";

export const intermittentlyVigorouslyReluctantlyInvariably = wordSet({
  id: "intermittently-vigorously-reluctantly-invariably",
  contexts: {
    intermittently: {
      level: "Medium",
      clueKind: "W1",
      text: "Herders say that the spring above the village breathes. It flows ______: for about twenty minutes, water pours from the rock with a roar; for as long again the channel is nearly dry; and then, with a gurgle for which the goats have learned to listen, the stream returns.",
      clue: "for as long again the channel is nearly dry",
      reason: "Water that pours, stops and returns flows by fits, or *intermittently*.",
      misfits: {
        vigorously: {
          code: "half-right",
          reason: "It does pour with a roar, but only until the channel falls dry.",
        },
        reluctantly: {
          code: "wrong-strength-or-tone",
          reason: "The stream seems to hesitate only if one forgets how it pours and roars.",
        },
        invariably: {
          code: "contradicts-the-text",
          reason: "A spring whose channel is dry half of the time does not flow always.",
        },
      },
      opening: "A spring that runs, stops and runs again flows with breaks.",
      hint: "Take in everything after the colon, and not only its first part.",
      source: "Rhythmic, or ebb-and-flow, springs: standard reference works in geology",
    },
    vigorously: {
      level: "Easy",
      clueKind: "W4",
      text: "Seldom has a charge been denied more ______. The company bought whole pages in three newspapers to say that its boats had never crossed the line; it sued a fourth; and it challenged the minister to a debate in any hall, and at any hour, that she cared to name.",
      clue: "challenged the minister to a debate in any hall",
      reason:
        "Whole pages, a lawsuit and a challenge are denials made with great energy: *vigorously*.",
      misfits: {
        intermittently: {
          code: "not-in-the-text",
          reason: "No pauses are mentioned between one denial and the next.",
        },
        reluctantly: {
          code: "contradicts-the-text",
          reason: "A company that seeks out a debate is not unwilling to speak.",
        },
        invariably: {
          code: "wrong-strength-or-tone",
          reason:
            "The examples do not show that it denied the charge each time, but with what force it did.",
        },
      },
      opening:
        "Newspaper pages, a lawsuit and a challenge show how forcefully the charge was denied.",
      hint: "What do the three examples show about the company's manner?",
    },
    reluctantly: {
      level: "Medium",
      clueKind: "W9",
      text: "In the end the astronomer accepted her assistant's result, but how ______ she did so may be seen from her letter to a friend. She had gone over his figures nine times in the hope of an error, she wrote, and would sooner have lost the telescope.",
      clue: "in the hope of an error",
      reason:
        "One who hopes for an error to the last accepts a result unwillingly, or *reluctantly*.",
      misfits: {
        intermittently: {
          code: "wrong-sense",
          reason: "A result is accepted once, in the end, and not on and off.",
        },
        vigorously: {
          code: "contradicts-the-text",
          reason: "The energy went into the search for an error, not into accepting the result.",
        },
        invariably: {
          code: "not-in-the-text",
          reason: "The sentence is about one acceptance and says nothing of others.",
        },
      },
      opening: "She accepted the result while wishing that she might find it wrong.",
      hint: "What would the astronomer have preferred?",
    },
    invariably: {
      level: "Hard",
      clueKind: "W8",
      text: "Of the sixty pictures in the trial, the expert misjudged ten, which for so hard a test is creditable enough. But his mistakes were all of a kind. When he erred, he ______ took a copy for the work of a master, and not once a master's work for a copy.",
      clue: "not once a master's work for a copy",
      reason:
        "Mistakes that are all of one kind, without one exception, are made *invariably* in the same way.",
      misfits: {
        intermittently: {
          code: "contradicts-the-text",
          reason: "An error that comes and goes would leave room for mistakes of another kind.",
        },
        vigorously: {
          code: "wrong-sense",
          reason: "With what energy he judged the pictures is not told.",
        },
        reluctantly: {
          code: "wrong-strength-or-tone",
          reason: "Whether he was sorry to decide as he did, the numbers cannot show.",
        },
      },
      opening: "All ten mistakes went the same way, without a single exception.",
      hint: "*Not once* rules something out; what must then hold for all ten?",
    },
  },
});
