import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theHandThatMoved: Passage = {
  id: "the-hand-that-moved",
  genre: "arts",
  source:
    "Underdrawing and changes of mind in paintings studied by infrared and X-ray: standard works on art conservation",
  text: prose`
    Two panels show the same woman with the same glove, and nobody remembers which was painted
    first. Under infrared light, which passes through most paint and is stopped by black chalk,
    the drawing beneath each can be seen. In one panel it agrees with the finished picture to the
    width of a line. In the other, the hand with the glove was first drawn at the woman's side,
    then raised, then raised again; the glove itself seems to have been thought of late. The
    museum's conservator does not say that the second panel is by a better painter. She says that
    somebody who copies a picture knows from the start where the hand will be.
  `,
  facets: [
    {
      kind: "function",
      level: "Medium",
      underline:
        "The museum's conservator does not say that the second panel is by a better painter.",
      key: {
        text: "It keeps the order of the panels apart from the question of their worth.",
        reason: "What the conservator infers is which came first, not which is finer.",
      },
      wrong: [
        {
          text: "It casts doubt upon the conservator's knowledge of the older painters.",
          code: "wrong-purpose",
          reason: "The sentence says what she does not claim; her knowledge is not doubted.",
        },
        {
          text: "It suggests that the first of the panels is the finer work of the two.",
          code: "contradicts-the-text",
          reason: "It makes no judgment of either panel.",
        },
        {
          text: "It reports that the museum had hoped for another answer from her.",
          code: "not-in-the-text",
          reason: "The museum's hopes are not mentioned.",
        },
      ],
      evidence: [
        "She says that somebody who copies a picture knows from the start where the hand will be.",
      ],
      opening: "One claim is set aside so that another can be seen for what it is.",
      steps: [
        "*Does not say* and *She says* stand one after the other: not that a painter is better, but that a copyist has no need to search.",
      ],
      hint: "Compare what she does not say with what she says.",
      tip: habits.function,
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about the panel whose drawing agrees with the finished picture?",
      key: {
        text: "It is probably the later of the two.",
        reason: "One who copies *knows from the start where the hand will be*.",
      },
      wrong: [
        {
          text: "It may have been the model for the other.",
          code: "relationship-reversed",
          reason: "The other shows a painter still in search of the picture.",
        },
        {
          text: "It was drawn in something other than chalk.",
          code: "not-in-the-text",
          reason: "Its drawing is seen under infrared, as chalk is.",
        },
        {
          text: "It was made by a painter of lesser gifts.",
          code: "wrong-strength-or-tone",
          reason: "The conservator says nothing of the painters' gifts.",
        },
      ],
      evidence: [
        "it agrees with the finished picture to the width of a line",
        "knows from the start where the hand will be",
      ],
      opening: "A drawing without a change of mind is what one expects of a copy.",
      steps: [
        "In this panel the hand was in its place from the first line. *Somebody who copies a picture knows from the start where the hand will be.*",
      ],
      hint: "Ask which painter had no need to move the hand.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion:
        "The conservator's inference supposes that the painter of a copy would have ______",
      key: {
        text: "no cause to try out a hand in several places.",
        reason: "Searching is the mark of one who does not yet know where the hand will be.",
      },
      wrong: [
        {
          text: "less skill in drawing than the first to paint it.",
          code: "too-extreme",
          reason: "She does not say that either panel is by a better painter.",
        },
        {
          text: "no drawing beneath the paint to be found.",
          code: "words-echoed",
          reason: "Both panels have a drawing beneath.",
        },
        {
          text: "good cause to raise a hand that had been lower.",
          code: "relationship-reversed",
          reason: "Then the changes would tell nothing about which panel came first.",
        },
      ],
      evidence: [
        "was first drawn at the woman's side, then raised, then raised again",
        "knows from the start where the hand will be",
      ],
      opening: "The changes point to the first panel only if a copyist would not make them.",
      steps: [
        "The hand was drawn, *then raised, then raised again*. That speaks for the original because a copyist *knows from the start*.",
      ],
      hint: "Ask what must be true of copyists if the changes are to prove anything.",
      tip: habits.conclusion,
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the conservator's inference about the two panels?",
      key: {
        text: "Painters of the time often altered the pose when they made a copy of a portrait and later altered it back.",
        reason: "A hand that moves would then be found under copies as well.",
      },
      wrong: [
        {
          text: "Painters of the time often used a black chalk that later cleaning could remove from the edges of a panel.",
          code: "beside-the-point",
          reason: "Chalk that is lost at the edges does not explain a hand drawn three times.",
        },
        {
          text: "Painters of the time often made a tracing of a portrait before they set about making a copy of it.",
          code: "relationship-reversed",
          reason: "A traced copy would agree to the width of a line, as she supposes.",
        },
        {
          text: "Painters of the time often gave the women in their portraits a glove to hold as a sign of their rank.",
          code: "wrong-group-or-measure",
          reason: "The custom bears on why there is a glove, not on which panel came first.",
        },
      ],
      evidence: ["knows from the start where the hand will be"],
      opening: "Her inference fails if copyists, too, moved hands about.",
      steps: [
        "She takes the moved hand for a sign of the original. If copyists often altered the pose and altered it back, the sign may belong to a copy.",
      ],
      hint: "Ask how a moved hand could come to be under a copy.",
      tip: habits.weaken,
    },
  ],
};
