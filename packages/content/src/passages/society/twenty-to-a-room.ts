import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const twentyToARoom: Pair = {
  id: "twenty-to-a-room",
  genre: "society",
  texts: [
    prose`
      Children in our state were assigned by lot to classes of fifteen or of twenty-four.
      After four years, those in the smaller classes were ahead by some three months in
      reading. The lot was fair, the numbers large, and the gain as certain as anything in
      the study of schools. A state that wants better readers, the economists advise, need
      only hire more teachers.
    `,
    prose`
      Our state read the same study and hired eleven thousand teachers in two years. Reading
      did not improve. We have since sat in two hundred of the new, small classes. In most,
      one teacher still faced rows of desks and talked, only to fewer children. In a few,
      the teacher went from child to child, and those children were ahead by four months. It
      is an opportunity that fifteen children give, and one may fail to take it.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the authors of Text 2 most likely respond to the economists' advice in Text 1?",
      key: {
        text: "By adding that the gain comes from a way of teaching for which small classes make room",
        reason: "Only where the teacher went from child to child were children ahead.",
      },
      wrong: [
        {
          text: "By warning that small classes set children back when teachers talk too much",
          code: "contradicts-the-text",
          reason: "Reading did not improve, but it is not said to have grown worse.",
        },
        {
          text: "By adding that teachers ought to be chosen by lot as the children had been",
          code: "not-in-the-text",
          reason: "Nobody proposes to choose teachers by lot.",
        },
        {
          text: "By warning that small classes will not make better readers of any children",
          code: "too-extreme",
          reason: "In a few of them children were four months ahead.",
        },
      ],
      evidence: [
        "It is an opportunity that fifteen children give, and one may fail to take it.",
        "one teacher still faced rows of desks and talked",
      ],
      opening: "Small classes helped where teachers changed what they did, and only there.",
      steps: [
        "In most of the small classes a teacher *still faced rows of desks and talked*, and nothing was gained. Where *the teacher went from child to child*, children were *ahead by four months*.",
      ],
      hint: "What was different in the few classes where children were ahead?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Hard",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "Children can gain in reading from being taught in small classes.",
        reason: "Text 1 found a gain of three months, and Text 2 one of four in a few classes.",
      },
      wrong: [
        {
          text: "A state that hires more teachers will see its children read better.",
          code: "wrong-person-or-text",
          reason: "This is the economists' advice, which failed in Text 2.",
        },
        {
          text: "Most teachers teach as before when their classes become smaller.",
          code: "too-narrow",
          reason: "Only Text 2 reports on how teachers taught.",
        },
        {
          text: "Children learn to read no better in small classes than in large ones.",
          code: "contradicts-the-text",
          reason: "Both texts know of children in small classes who were months ahead.",
        },
      ],
      evidence: [
        "those in the smaller classes were ahead by some three months",
        "those children were ahead by four months",
      ],
      opening: "Both texts know of small classes in which children read better.",
      steps: [
        "In Text 1 children in smaller classes *were ahead by some three months*. In Text 2, where the teacher went from child to child, they *were ahead by four months*.",
      ],
      hint: "Did any small classes in Text 2 do what those in Text 1 had done?",
      tip: habits.agreement,
    },
  ],
};
