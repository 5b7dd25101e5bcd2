import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theGardenPanels: Passage = {
  id: "the-garden-panels",
  genre: "history",
  text: prose`
    Twelve painted panels of garden scenes, none of them signed, have long been given to a Flemish
    master on the strength of their brushwork. An art historian now argues that they were painted by
    his daughter, who was trained in his workshop and handled the brush as he did. Style, she
    points out, cannot tell a teacher from a pupil who has learned everything from him. What might,
    she suggests, are things that a painter did not learn but knew, such as which flowers grew in the
    garden of the house where the daughter lived after her marriage.
  `,
  facets: [
    {
      kind: "support",
      level: "Hard",
      stem: "Which finding, if true, would most directly support the art historian's argument?",
      key: {
        text: "The panels show a rare striped iris that was grown only in the garden of the daughter's married home.",
        reason:
          "It is knowledge of the daughter's garden, which the text names as what could tell the two apart.",
      },
      wrong: [
        {
          text: "The panels show leaves built up from short, curved strokes that are also found in the daughter's signed works.",
          code: "beside-the-point",
          reason:
            "Such strokes may equally be her father's, since she handled the brush as he did.",
        },
        {
          text: "The panels show varieties of tulip that were popular in gardens throughout the Flemish cities at the time.",
          code: "wrong-group-or-measure",
          reason: "What grew everywhere could be known to either painter.",
        },
        {
          text: "The panels show a wall and a gate that resemble those in the garden of the father's last home.",
          code: "wrong-person-or-text",
          reason: "A link with the father's home would speak for him rather than for her.",
        },
      ],
      evidence: [
        "Style, she points out, cannot tell a teacher from a pupil",
        "which flowers grew in the garden of the house where the daughter lived after her marriage",
      ],
      opening:
        "Only something that the daughter knew and the father did not can decide between them.",
      steps: [
        "Brushwork *cannot tell a teacher from a pupil*. The text names what could: *which flowers grew in the garden* of her later home. A flower found there and nowhere else fits her and not him.",
      ],
      hint: "Ask of each finding whether it could be true of the father as well.",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the art historian's argument?",
      key: {
        text: "The wood of the panels comes from oaks felled many years after the daughter is known to have died.",
        reason: "She cannot have painted on wood that was still growing when she died.",
      },
      wrong: [
        {
          text: "The frames of the panels were made by a carpenter who is known to have worked for several Flemish painters.",
          code: "beside-the-point",
          reason: "Who made the frames does not decide who painted the panels.",
        },
        {
          text: "The works that the daughter did sign are portraits and contain no flowers of any kind.",
          code: "too-narrow",
          reason: "A painter may sign portraits and also paint gardens; this rules nothing out.",
        },
        {
          text: "The brushwork of the panels is in several respects like that of works which the master is known to have signed late in life.",
          code: "words-echoed",
          reason: "She handled the brush as he did, so the likeness is what her argument expects.",
        },
      ],
      evidence: ["they were painted by his daughter", "handled the brush as he did"],
      opening: "The strongest objection is one that makes the daughter's authorship impossible.",
      steps: [
        "Brushwork and subjects leave the question open, because father and daughter were alike in both. Wood from after her death would exclude her, whatever the style.",
      ],
      hint: "Look for a finding that the daughter's authorship could not survive.",
      tip: habits.weaken,
    },
    {
      kind: "detail",
      level: "Medium",
      stem: "According to the text, why does the art historian distrust style as evidence in this case?",
      key: {
        text: "A pupil's brushwork is apt to match that of her teacher.",
        reason: "Style *cannot tell a teacher from a pupil who has learned everything from him*.",
      },
      wrong: [
        {
          text: "A painter's brushwork is apt to change with age.",
          code: "not-in-the-text",
          reason: "Change with age is not mentioned.",
        },
        {
          text: "The panels were left unsigned by whoever made them.",
          code: "beside-the-point",
          reason: "They are unsigned, but this is why style was used, not why it is distrusted.",
        },
        {
          text: "The daughter's own brushwork has not been studied.",
          code: "contradicts-the-text",
          reason: "She is said to have handled the brush as her father did, so it is known.",
        },
      ],
      evidence: [
        "Style, she points out, cannot tell a teacher from a pupil who has learned everything from him",
      ],
      opening: "Father and daughter painted alike because she had learned everything from him.",
      steps: [
        "The daughter *was trained in his workshop and handled the brush as he did*; so style *cannot tell a teacher from a pupil*.",
      ],
      hint: "Find the sentence that begins with *Style*.",
      tip: habits.detail,
    },
  ],
};
