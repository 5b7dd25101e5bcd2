import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const whatTheCoatCarries: Passage = {
  id: "what-the-coat-carries",
  genre: "story",
  credit: `The following text is from "Eleven Chestnuts," a short story written for SAT Practice. The narrator's aunt is a tailor.`,
  text: prose`
    When a customer brought back a coat, my aunt Rosalba never asked what was wrong. She put her
    hand into the pockets. A man who walks with his fists in them drags a coat forward; a man who
    keeps a book in one lets the whole shoulder go. Mr. Lindqvist, complaining that she had cut his
    collar crooked, was made to lay out upon the counter a pipe, a child's shoe, and eleven
    chestnuts. At once the collar lay flat. He looked at the shoe for some time. Then he put it
    back, with the rest, and told her that on second thought he had got used to the collar.
  `,
  facets: [
    {
      kind: "function",
      level: "Easy",
      underline: "a man who keeps a book in one lets the whole shoulder go",
      key: {
        text: "It illustrates how what people put in their pockets can alter a coat.",
        reason: "The book weighs on one side, and the shoulder of the coat gives way to it.",
      },
      wrong: [
        {
          text: "It names the object that has made the collar of Mr. Lindqvist's coat crooked.",
          code: "wrong-person-or-text",
          reason: "Mr. Lindqvist carries a pipe, a shoe, and chestnuts, not a book.",
        },
        {
          text: "It shows that the narrator's aunt has little respect for men who like to read.",
          code: "not-in-the-text",
          reason: "The remark is about weight in a pocket; it does not judge readers.",
        },
        {
          text: "It explains why customers never tell the aunt what is wrong with their coats.",
          code: "contradicts-the-text",
          reason: "Mr. Lindqvist does tell her; it is the aunt who does not ask.",
        },
      ],
      evidence: [
        "She put her hand into the pockets.",
        "a man who keeps a book in one lets the whole shoulder go",
      ],
      opening: "The underlined words explain by a case why the aunt looks into the pockets first.",
      steps: [
        "The aunt *put her hand into the pockets* because coats are bent by what is in them. Fists drag a coat forward, a book pulls down a shoulder: these are her examples.",
      ],
      hint: "Ask what the underlined words have to do with the aunt's search of the pockets.",
      tip: habits.function,
    },
    {
      kind: "detail",
      level: "Medium",
      stem: "What does the text indicate about the collar of Mr. Lindqvist's coat?",
      key: {
        text: "The fault he found in it was not of the tailor's making.",
        reason: "With the pockets empty *the collar lay flat*, so it had been cut as it should be.",
      },
      wrong: [
        {
          text: "The aunt had to cut it again before he was satisfied.",
          code: "contradicts-the-text",
          reason: "It lay flat *at once*, with nothing cut.",
        },
        {
          text: "He had bent it by walking with his fists in his pockets.",
          code: "words-echoed",
          reason: "Fists are an example; in his case it was the things in his pockets.",
        },
        {
          text: "It lay flat only while the coat was not being worn.",
          code: "wrong-group-or-measure",
          reason:
            "It lay flat when the pockets were empty; nothing is said of taking off the coat.",
        },
      ],
      evidence: ["complaining that she had cut his collar crooked", "At once the collar lay flat."],
      opening: "Emptying the pockets put the collar right, which shows where the fault lay.",
      steps: [
        "Mr. Lindqvist complains *that she had cut his collar crooked*. When the pockets are emptied, *at once the collar lay flat*. The cut was good; what he carried had pulled it out of line.",
      ],
      hint: "Put his complaint beside what happens when the pockets are empty.",
      tip: habits.detail,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about why Mr. Lindqvist gives up his complaint?",
      key: {
        text: "He would rather wear a crooked collar than go without the shoe.",
        reason:
          "He looks at the shoe *for some time* and puts it back, which will make the collar crooked again.",
      },
      wrong: [
        {
          text: "He has come to like the look of a collar that sits a little crooked.",
          code: "wrong-strength-or-tone",
          reason:
            "That is what he says, but he says it after a long look at the shoe; it is a way of not explaining.",
        },
        {
          text: "He is satisfied that from now on the collar will sit as it should.",
          code: "half-right",
          reason:
            "He has seen it lie flat, but with everything back in the pockets it will not stay so.",
        },
        {
          text: "He is embarrassed to have accused the aunt of careless work.",
          code: "not-in-the-text",
          reason: "No embarrassment is shown; what holds his attention is the shoe.",
        },
      ],
      evidence: [
        "He looked at the shoe for some time.",
        "Then he put it back, with the rest, and told her that on second thought he had got used to the collar.",
      ],
      opening: "What he looks at before he answers tells more than the answer does.",
      steps: [
        "Without the things in his pockets the collar lies flat, so he has to choose. *He looked at the shoe for some time*, and *he put it back*: a child's shoe matters more to him than a collar.",
      ],
      hint: "Ask what will happen to the collar now, and what he looked at before deciding.",
      tip: habits.implication,
    },
  ],
};
