import { wordSet } from "./word-set.ts";

export const precursorCounterpartCaricatureBeneficiary = wordSet({
  id: "precursor-counterpart-caricature-beneficiary",
  contexts: {
    precursor: {
      level: "Hard",
      clueKind: "W12",
      text: "Sixty years before any film was shown, fairs sold a disk whose painted figures seemed to move when it was spun. It showed no photographs and told no story; but it proved that still pictures, in quick succession, are seen as motion, and historians are right to call it cinema's ______.",
      clue: "Sixty years before any film was shown",
      reason:
        "What came sixty years earlier and showed what films would rest on is a forerunner, or *precursor*.",
      misfits: {
        counterpart: {
          code: "wrong-group-or-measure",
          reason:
            "A counterpart holds the same place elsewhere; the disk had no photographs and no story, and its time was another.",
        },
        caricature: {
          code: "relationship-reversed",
          reason: "A mocking picture needs something to mock, and there were no films as yet.",
        },
        beneficiary: {
          code: "contradicts-the-text",
          reason: "The disk gained nothing from films; if anything, films gained from it.",
        },
      },
      opening: "The disk came first and showed what films would one day be built upon.",
      hint: "Look for the time of the disk and for what it proved.",
      source: "The phenakistiscope of the 1830s: standard histories of film",
    },
    counterpart: {
      level: "Easy",
      clueKind: "W5",
      text: "The two embassies, built on opposite banks, were run as twins. The cook of one wrote to the cook of the other every week, the gardener wrote to the gardener, and the ambassador, though less often, to her ______ across the river, with whom she also shared a dentist.",
      clue: "The cook of one wrote to the cook of the other",
      reason:
        "As cook writes to cook, the ambassador writes to the ambassador: the one who holds the same place, her *counterpart*.",
      misfits: {
        precursor: {
          code: "relationship-reversed",
          reason: "Someone who held the post before her would not sit in the other embassy.",
        },
        caricature: {
          code: "wrong-sense",
          reason: "One does not write letters to a mocking likeness.",
        },
        beneficiary: {
          code: "not-in-the-text",
          reason: "No one is said to profit from the ambassador.",
        },
      },
      opening: "Cook writes to cook and gardener to gardener, and so ambassador to ambassador.",
      hint: "Continue the pattern of the cook and the gardener.",
    },
    caricature: {
      level: "Hard",
      clueKind: "W2",
      text: "The actor spent a year at the old senator's side before playing her, and he has her limp, her cough, and her way of folding a newspaper. That is just the trouble, one critic complains. Each of them is twice life size, and what walks onto the stage is less the senator's portrait than her ______.",
      clue: "Each of them is twice life size",
      reason: "A likeness in which each habit is made twice as large is a *caricature*.",
      misfits: {
        precursor: {
          code: "not-in-the-text",
          reason: "Nothing that the actor plays comes before the senator or prepares her way.",
        },
        counterpart: {
          code: "wrong-strength-or-tone",
          reason:
            "One who holds her place elsewhere would not be a matter for complaint, and limps twice life size are.",
        },
        beneficiary: {
          code: "wrong-sense",
          reason: "What the actor may gain from the senator is not what walks onto the stage.",
        },
      },
      opening: "All her habits are there, but each is twice too large.",
      hint: "What becomes of a portrait when each feature is made too large?",
    },
    beneficiary: {
      level: "Medium",
      clueKind: "W3",
      text: "The railroad had been built for the sake of the coal mines, and the coal ran out before the line was paid for. Its one ______ turned out to be a fishing village on the way, whose catch now reached the city fresh and whose income tripled within ten years.",
      clue: "whose income tripled within ten years",
      reason:
        "A village whose income triples because of a railroad has profited from it: it is its *beneficiary*.",
      misfits: {
        precursor: {
          code: "relationship-reversed",
          reason:
            "The village does not prepare the way for the railroad; it profits after it has come.",
        },
        counterpart: {
          code: "wrong-sense",
          reason: "A village does not hold the same place as a railroad.",
        },
        caricature: {
          code: "wrong-strength-or-tone",
          reason: "Nothing here mocks or exaggerates the railroad.",
        },
      },
      opening:
        "The coal ran out, and it was the fishing village whose income the railroad tripled.",
      hint: "What did the village have from the railroad?",
    },
  },
});
