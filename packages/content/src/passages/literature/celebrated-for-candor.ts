import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const celebratedForCandor: Passage = {
  id: "celebrated-for-candor",
  genre: "novel",
  credit:
    "The following text is from *Three Parishes*, a novel written for SAT Practice in the manner of the 1870s.",
  text: prose`
    Miss Winifred Arkwright was celebrated in three parishes for her candor. She told the curate that
    his sermons were long, the doctor that his horse was thin, and every young mother that the child
    favored the wrong side of the family; and she was universally admitted to mean nothing but good
    by it. It happened, however, that on her sixtieth birthday a niece of nine, who had been taught
    to look up to her aunt in all things, remarked across the cake that Aunt Winifred's new bonnet
    was very ugly. In the silence that followed, Miss Arkwright was heard to observe that children
    were no longer brought up as they used to be.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, how do people regard Miss Arkwright's remarks?",
      key: {
        text: "They accept that she intends no harm by them.",
        reason: "She was *universally admitted to mean nothing but good by it*.",
      },
      wrong: [
        {
          text: "They resent them but dare not answer her back.",
          code: "contradicts-the-text",
          reason: "She is celebrated for her candor, and everyone grants her good intentions.",
        },
        {
          text: "They find them too witty to be taken seriously.",
          code: "not-in-the-text",
          reason: "Nobody is said to find her remarks witty.",
        },
        {
          text: "They expect them on birthdays more than at other times.",
          code: "words-echoed",
          reason:
            "The birthday is the scene of the niece's remark; the aunt's candor has no season.",
        },
      ],
      evidence: ["she was universally admitted to mean nothing but good by it"],
      opening: "The second sentence ends by telling what everyone thinks of her candor.",
      steps: [
        "After three examples of her remarks, the text adds that she *was universally admitted to mean nothing but good by it*.",
      ],
      hint: "Look at the end of the sentence that lists what she has told people.",
      tip: habits.detail,
    },
    {
      kind: "purpose",
      level: "Medium",
      key: {
        text: "To show candor displeasing the very person who is celebrated for it",
        reason:
          "Famous for her frankness, Miss Arkwright takes a frank remark about her bonnet for bad upbringing.",
      },
      wrong: [
        {
          text: "To show a village growing weary of a woman who always speaks her mind",
          code: "contradicts-the-text",
          reason: "Her neighbors celebrate her candor and grant that she means well.",
        },
        {
          text: "To show a child being corrected for a rudeness that she did not intend",
          code: "not-in-the-text",
          reason: "Nobody corrects the child; the aunt makes a remark about children in general.",
        },
        {
          text: "To show a family disagreeing over the way in which children should be raised",
          code: "words-echoed",
          reason: "The aunt's words touch on upbringing, but no disagreement about it takes place.",
        },
      ],
      evidence: [
        "celebrated in three parishes for her candor",
        "children were no longer brought up as they used to be",
      ],
      opening:
        "The joke of the text is that candor pleases Miss Arkwright only when it is her own.",
      steps: [
        "The first half celebrates her candor; the second lets a child be candid with her. Her answer, that *children were no longer brought up as they used to be*, condemns in the child what is praised in herself.",
      ],
      hint: "Compare what she says to others with how she takes what is said to her.",
      tip: habits.purpose,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "who had been taught to look up to her aunt in all things",
      key: {
        text: "It lets the niece's remark be seen as following the aunt's example.",
        reason:
          "A child who looks up to a famously frank aunt in all things has learned frankness from her.",
      },
      wrong: [
        {
          text: "It gives a reason why the niece ought to have been more polite to her.",
          code: "relationship-reversed",
          reason:
            "To look up to this aunt is to learn plain speaking from her, so the phrase explains the remark.",
        },
        {
          text: "It suggests that somebody has told the niece what to say.",
          code: "too-extreme",
          reason: "She was taught to admire her aunt, not given words to speak.",
        },
        {
          text: "It contrasts the niece's upbringing with that of her aunt.",
          code: "not-in-the-text",
          reason: "Nothing is said about how the aunt herself was brought up.",
        },
      ],
      evidence: [
        "celebrated in three parishes for her candor",
        "who had been taught to look up to her aunt in all things",
      ],
      opening: "The underlined words make the child's rude remark a lesson well learned.",
      steps: [
        "The aunt is *celebrated* for telling people unwelcome truths. A niece taught to look up to her *in all things* would look up to that as well, and so the remark about the bonnet is in the aunt's own manner.",
      ],
      hint: "Ask what a child would learn from this particular aunt.",
      tip: habits.function,
    },
  ],
};
