import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theWrongBlue: Passage = {
  id: "the-wrong-blue",
  genre: "arts",
  source:
    "Prussian blue, first made in Berlin in the first years of the eighteenth century: standard works on pigments",
  text: prose`
    A small landscape, signed and dated 1662, hangs in a provincial museum. Nothing about its canvas,
    its varnish, or the manner of its trees contradicts the date. In a recent cleaning, however, the
    blue of its sky was analyzed and turned out to be Prussian blue throughout. That pigment is known
    to have been made for the first time in Berlin in the early years of the eighteenth century. The
    paint of the trees, which overlaps the lower edge of the sky, holds nothing that was not in use
    by 1662.
  `,
  facets: [
    {
      kind: "conclusion",
      level: "Medium",
      completion: "Whatever may be true of the rest, the sky as it is now seen ______",
      key: {
        text: "cannot have been painted in the year which the picture bears.",
        reason: "Its pigment did not exist in 1662.",
      },
      wrong: [
        {
          text: "had been put there to hide some damage done by an early cleaning.",
          code: "not-in-the-text",
          reason: "No early cleaning and no damage are mentioned.",
        },
        {
          text: "shows that the signature on the picture is not the painter's.",
          code: "too-extreme",
          reason: "A later sky does not show who signed the picture.",
        },
        {
          text: "was painted with a blue that had long been in common use.",
          code: "contradicts-the-text",
          reason: "Prussian blue was new in the early eighteenth century, not long in use.",
        },
      ],
      evidence: [
        "signed and dated 1662",
        "made for the first time in Berlin in the early years of the eighteenth century",
      ],
      opening: "A pigment cannot be on a canvas before it has been invented.",
      steps: [
        "The picture is *dated 1662*. Its sky is *Prussian blue throughout*, a pigment first made some forty years later. So this sky was not painted in 1662.",
      ],
      hint: "Put the two dates in the text side by side.",
      tip: habits.conclusion,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the trees in the picture?",
      key: {
        text: "Their old pigments do not settle whether they date from 1662.",
        reason:
          "Pigments in use by 1662 may also be used later, and these trees overlap a sky that is later.",
      },
      wrong: [
        {
          text: "Their old pigments prove that the picture is older than its sky.",
          code: "possibility-as-fact",
          reason: "Old pigments could be used at any later time, so they prove no age.",
        },
        {
          text: "Their manner shows them to be the work of a provincial painter.",
          code: "words-echoed",
          reason: "The museum is provincial; nothing of the kind is said of the painter.",
        },
        {
          text: "Their paint was overlooked when the picture was last cleaned.",
          code: "contradicts-the-text",
          reason: "Their paint was analyzed and found to hold nothing new in 1662.",
        },
      ],
      evidence: [
        "which overlaps the lower edge of the sky",
        "holds nothing that was not in use by 1662",
      ],
      opening: "That a paint could have been used in 1662 does not mean that it was used then.",
      steps: [
        "The trees hold *nothing that was not in use by 1662*, but such paints remained in use. Since their paint *overlaps* the sky, which is later, it may be later as well.",
      ],
      hint: "Ask in what order two layers of paint were put on when one overlaps the other.",
      tip: habits.implication,
    },
  ],
};
