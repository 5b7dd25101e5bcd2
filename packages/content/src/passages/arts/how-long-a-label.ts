import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const howLongALabel: Pair = {
  id: "how-long-a-label",
  genre: "arts",
  texts: [
    prose`
      A museum label, one curator has argued, should be short enough to be read before the eye has
      left the picture. Visitors come to look, and every line of print is a line of looking lost.
      When a label runs on about patrons and pigments, people read it to the end, glance up to make
      sure that the picture is still there, and go on to the next label.
    `,
    prose`
      Educators at one museum timed visitors before pictures with labels of different lengths.
      Visitors given a longer label did spend more time reading; but they also spent more time
      looking, and afterward they could describe parts of the picture that other visitors had never
      noticed. Words, it would appear, can be what tells the eye where to go.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the educators in Text 2 most likely respond to the curator's view in Text 1?",
      key: {
        text: "By pointing out that visitors given more to read also looked for longer",
        reason: "Their timing showed more reading together with more looking.",
      },
      wrong: [
        {
          text: "By agreeing that visitors are likely to read labels rather than look",
          code: "contradicts-the-text",
          reason: "Visitors with longer labels looked more, not less.",
        },
        {
          text: "By arguing that labels should say less of patrons and pigments",
          code: "wrong-person-or-text",
          reason: "It is the curator who complains of patrons and pigments.",
        },
        {
          text: "By insisting that few pictures can be enjoyed without a label's help",
          code: "too-extreme",
          reason: "They compare longer labels with shorter ones and do not go nearly so far.",
        },
      ],
      evidence: [
        "every line of print is a line of looking lost",
        "they also spent more time looking",
      ],
      opening:
        "The curator counts reading as looking lost, and the educators' timing says otherwise.",
      steps: [
        "For the curator *every line of print is a line of looking lost*. The educators found that visitors with longer labels *also spent more time looking*.",
      ],
      hint: "Find what each text says about time spent looking.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Medium",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "A good label is one that helps the visitor to see.",
        reason:
          "The curator defends looking against print; the educators value print for the looking it leads to.",
      },
      wrong: [
        {
          text: "A good label is one that can be read at a glance.",
          code: "too-narrow",
          reason: "Only Text 1 asks for this; Text 2 speaks well of longer labels.",
        },
        {
          text: "Time given to reading is taken away from looking.",
          code: "contradicts-the-text",
          reason: "Text 2 found that both went up together.",
        },
        {
          text: "Visitors remember what can be read longer than what can be seen.",
          code: "not-in-the-text",
          reason: "Neither text compares the memory of words with that of pictures.",
        },
      ],
      evidence: [
        "Visitors come to look",
        "Words, it would appear, can be what tells the eye where to go.",
      ],
      opening: "The two disagree about the means, a short or a long label, and share the end.",
      steps: [
        "Text 1 holds that *visitors come to look*. Text 2 praises words because they tell *the eye where to go*. For both, a label is judged by what it does for looking.",
      ],
      hint: "Ask by what each author measures the worth of a label.",
      tip: habits.agreement,
    },
  ],
};
