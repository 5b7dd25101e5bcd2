import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const rhymeForRhyme: Pair = {
  id: "rhyme-for-rhyme",
  genre: "arts",
  texts: [
    prose`
      A rhymed poem should be put into rhyme. So holds the translator Varga, who has given
      twenty years to it. Rhyme is no ribbon on the parcel, she says; it is a promise, made
      at the end of one line and kept at the end of another. A version without it may have
      every word of the poem and lack the one thing that made us wait for the next.
    `,
    prose`
      I once put a ballad by a miller's daughter into rhyme. Its refrain turns on a word
      that, in her language, means both "bread" and "again." To rhyme, I had to choose a
      bird. The stanzas chimed; the hunger in them was gone. I gave up the chime and got the
      bread back. With most poems I would do as my elders do. With that one I kept the
      promise that mattered more.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to Varga's rule in Text 1?",
      key: {
        text: "By following it in general but making an exception",
        reason: "With most poems the author would do so, but not with the ballad.",
      },
      wrong: [
        {
          text: "By rejecting it for poems that have a refrain",
          code: "contradicts-the-text",
          reason: "One ballad is the exception, and no rule is drawn for refrains.",
        },
        {
          text: "By following it once she has had more years of practice",
          code: "not-in-the-text",
          reason: "The author does not plead a want of practice.",
        },
        {
          text: "By rejecting it in general but making allowance for ballads",
          code: "relationship-reversed",
          reason: "It is the ballad in which the author gave up rhyme.",
        },
      ],
      evidence: [
        "With most poems I would do as my elders do.",
        "I gave up the chime and got the bread back.",
      ],
      opening: "The author goes by the rule except where a rhyme would cost too much.",
      steps: [
        "*With most poems I would do as my elders do*: the rule is accepted. But in one ballad rhyme drove out *the hunger*, and there the author *gave up the chime*.",
      ],
      hint: "Compare what the author does with most poems and with one.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Hard",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "A translation may keep much of a poem and still lack what mattered in it.",
        reason:
          "Varga misses the waiting in versions without rhyme, and the author of Text 2 missed hunger in one with it.",
      },
      wrong: [
        {
          text: "A translation may keep the rhymes of a poem and still keep its words.",
          code: "half-right",
          reason: "Text 1 has a version with every word and no rhyme; in Text 2 rhyme cost a word.",
        },
        {
          text: "A translation should give up a rhyme that would change what the words mean.",
          code: "too-narrow",
          reason: "This is what Text 2 did once; Varga would not agree.",
        },
        {
          text: "A translation that has no rhyme makes no promise that a reader could see kept.",
          code: "wrong-person-or-text",
          reason: "Text 2 kept a promise by giving up rhyme.",
        },
      ],
      evidence: [
        "may have every word of the poem and lack the one thing",
        "the hunger in them was gone",
      ],
      opening: "Each can name something dear that a translation let slip.",
      steps: [
        "Varga's example has *every word of the poem* and lacks the waiting that rhyme creates. In Text 2 *the stanzas chimed; the hunger in them was gone*. Both know of faithful versions with the heart missing.",
      ],
      hint: "What is missing from the translation that each author finds fault with?",
      tip: habits.agreement,
    },
  ],
};
