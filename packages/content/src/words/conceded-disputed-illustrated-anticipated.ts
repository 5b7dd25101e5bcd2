import { wordSet } from "./word-set.ts";

export const concededDisputedIllustratedAnticipated = wordSet({
  id: "conceded-disputed-illustrated-anticipated",
  contexts: {
    conceded: {
      level: "Medium",
      clueKind: "W9",
      text: "In her reply to the reviewers, the botanist ______ that her first survey had been too small to prove the point. Yet she did not give up the claim itself: a second survey, ten times as large, had since shown the same pattern in every valley.",
      clue: "Yet she did not give up the claim itself",
      reason: "To grant a weakness before holding to the claim is to concede it.",
      misfits: {
        disputed: {
          code: "contradicts-the-text",
          reason:
            "Had she argued against the weakness, *Yet* would not turn from it to the claim she kept.",
        },
        illustrated: {
          code: "wrong-sense",
          reason:
            "She admits that the survey was too small; there is no example in the sentence to illustrate it.",
        },
        anticipated: {
          code: "wrong-strength-or-tone",
          reason:
            "The reply looks back at a survey that is over, so she cannot be expecting its size.",
        },
      },
      opening: "The botanist grants one weakness before holding to her claim, so she conceded it.",
      hint: "The word *Yet* shows that the sentence before it went against her.",
    },
    disputed: {
      level: "Medium",
      clueKind: "W2",
      text: "The old map had always been dated to 1520. When its ink was tested, however, the historian who led the work ______ that date, pointing out that one of the pigments in its blue borders was not made anywhere before the 1700s.",
      clue: "was not made anywhere before the 1700s",
      reason: "To give evidence against a date is to dispute it.",
      misfits: {
        conceded: {
          code: "contradicts-the-text",
          reason:
            "To concede the date would be to accept it, but the pigment shows it to be wrong.",
        },
        illustrated: {
          code: "wrong-strength-or-tone",
          reason: "Her evidence does not give an example of the date; it speaks against it.",
        },
        anticipated: {
          code: "wrong-sense",
          reason: "The date had been given long before the test, so it was not hers to expect.",
        },
      },
      opening: "Evidence that the ink is younger speaks against the date, so she disputed it.",
      hint: "Ask whether the pigment speaks for the old date or against it.",
    },
    illustrated: {
      level: "Medium",
      clueKind: "W4",
      text: "To show how quickly rumors travel, the lecturer told of a single afternoon in a small port. A sailor mentioned a storm at noon; by two the storm had sunk a ship; by four there were names of the drowned. The tale ______ her point better than any chart.",
      clue: "To show how quickly rumors travel",
      reason: "A tale told to show a point is an example of it, so it illustrated the point.",
      misfits: {
        conceded: {
          code: "wrong-strength-or-tone",
          reason: "A tale cannot admit anything, and the lecturer gives no ground to an opponent.",
        },
        disputed: {
          code: "contradicts-the-text",
          reason: "The story supports what the lecturer says; it does not argue with it.",
        },
        anticipated: {
          code: "wrong-sense",
          reason:
            "The story comes with the lecture to make the point plain; it does not foresee it.",
        },
      },
      opening: "A story told to show a point serves as an example: it illustrated the point.",
      hint: "Find the purpose for which the lecturer told the story.",
    },
    anticipated: {
      level: "Medium",
      clueKind: "W7",
      text: "Years before engines were light enough to lift a person, the inventor sketched wings whose edges could twist in flight. He never left the ground, but in this detail he ______ the airplanes of the next century, whose makers came upon the idea anew.",
      clue: "Years before engines were light enough to lift a person",
      reason: "To have an idea long before others is to anticipate them.",
      misfits: {
        conceded: {
          code: "wrong-sense",
          reason: "There is nobody to whom the inventor could grant anything.",
        },
        disputed: {
          code: "contradicts-the-text",
          reason: "His sketch agrees with the later machines; it does not argue against them.",
        },
        illustrated: {
          code: "wrong-strength-or-tone",
          reason:
            "He could not make pictures of airplanes that had not been built, and their makers did not know his sketch.",
        },
      },
      opening: "He drew years ahead what others later built, so he anticipated their airplanes.",
      hint: "Compare the time of the sketch with the time of the airplanes.",
    },
  },
});
