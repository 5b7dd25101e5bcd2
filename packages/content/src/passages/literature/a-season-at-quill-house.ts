import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aSeasonAtQuillHouse: Passage = {
  id: "a-season-at-quill-house",
  genre: "novel",
  text: "*A Season at Quill House* is a novel written for SAT Practice in the manner of the 1850s. The narrator portrays Mrs. Dace as someone who prides herself on giving freely and yet keeps close account of her gifts.",
  facets: [
    {
      kind: "quotation",
      level: "Hard",
      stem: "Which quotation from *A Season at Quill House* most effectively illustrates the claim?",
      key: {
        text: `Mrs. Dace was fond of saying that she never thought of what she gave, and could have told you, to the shilling, what it was.`,
        reason:
          "Her boast is that she gives without a thought; that she knows the sum to the shilling shows the account she keeps.",
      },
      wrong: [
        {
          text: `Mrs. Dace gave the coachman a shilling at Christmas, and a second when his wife was ill, and could not have told you in spring that she had.`,
          code: "half-right",
          reason: "She gives here, but shows neither pride in it nor any care to reckon it up.",
        },
        {
          text: `Mrs. Dace held that one cannot be too careful with money, having been poor as a girl and not intending to be so again.`,
          code: "beside-the-point",
          reason: "This shows care with money but no gift and no pride in giving.",
        },
        {
          text: `It was said that nobody left the door of Mrs. Dace with empty hands, though nobody remembered having left it with full ones.`,
          code: "wrong-group-or-measure",
          reason:
            "This measures how much she gave, not what she thought of it or whether she counted.",
        },
      ],
      evidence: ["prides herself on giving freely and yet keeps close account of her gifts"],
      opening: "The claim sets pride in careless giving against exact knowledge of what was given.",
      steps: [
        "*Never thought of what she gave* is the pride; *could have told you, to the shilling* is the account. Each of the others shows at most one of the two.",
      ],
      hint: "The word *yet* in the claim asks for two things that pull against each other.",
      tip: habits.quotation,
    },
  ],
};
