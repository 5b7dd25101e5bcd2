import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const whichBookToBelieve: Passage = {
  id: "which-book-to-believe",
  genre: "history",
  source:
    "The lawspeaker of medieval Iceland, the writing down of the law in 1117 to 1118, and the rule of the Grágás about differing books: standard histories.",
  text: prose`
    For nearly two centuries, the law of medieval Iceland stood in no book. An elected lawspeaker
    carried it in his memory and, at the summer assembly, recited a third of it each year, so that
    in the three years of his office the whole was heard. In 1117 it was decided to have the law
    written down. One might suppose that from then on anyone could look up what the law was. Soon,
    however, there were several books, and they did not agree. A rule that survives says which is to
    be believed: a book that belongs to a bishop; if the bishops' books differ, the longer text; and
    if the texts are equally long, the book at Skálholt.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "Based on the text, how much of the law did the lawspeaker recite at one summer assembly?",
      key: {
        text: "One third of the law",
        reason: "He *recited a third of it each year*.",
      },
      wrong: [
        {
          text: "The whole of the law",
          code: "half-right",
          reason: "The whole was heard only over *the three years of his office*.",
        },
        {
          text: "The part in dispute",
          code: "not-in-the-text",
          reason: "What was recited did not depend on disputes.",
        },
        {
          text: "The longest of the texts",
          code: "words-echoed",
          reason: "Long texts come in later, with the books.",
        },
      ],
      evidence: ["recited a third of it each year"],
      opening: "The second sentence gives the share that was recited in a year.",
      steps: [
        "The lawspeaker *recited a third of it each year, so that in the three years of his office the whole was heard*.",
      ],
      hint: "Watch the difference between one year and three.",
      tip: habits.detail,
    },
    {
      kind: "conclusion",
      level: "Easy",
      completion: "Someone who owned one of these books therefore ______",
      key: {
        text: "had reason to ask whether it was to be believed.",
        reason:
          "Several books arose *and they did not agree*, so that a rule was needed to choose among them.",
      },
      wrong: [
        {
          text: "could be sure that the other books said the same.",
          code: "contradicts-the-text",
          reason: "The books *did not agree*.",
        },
        {
          text: "had to learn it by heart before the assembly.",
          code: "not-in-the-text",
          reason:
            "Learning by heart was the lawspeaker's task before there were books; no owner of a book is asked to do it.",
        },
        {
          text: "had no means of finding out what the law was.",
          code: "too-extreme",
          reason: "The rule tells which book is right, so there was a means.",
        },
      ],
      evidence: ["Soon, however, there were several books, and they did not agree."],
      opening: "What one might suppose of a written law turned out not to hold.",
      steps: [
        "*One might suppose* that now everyone could look up the law. But *there were several books, and they did not agree*; a rule had to say *which is to be believed*. To own a book was not enough.",
      ],
      hint: "Ask why a rule was needed that speaks of bishops and of longer texts.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "One might suppose that from then on anyone could look up what the law was.",
      key: {
        text: "It states an expectation about the written law that what follows will upset.",
        reason: "*However*, the next sentence says, the books did not agree.",
      },
      wrong: [
        {
          text: "It states a hope that those who decided on writing had expressed.",
          code: "wrong-person-or-text",
          reason: "It is the reader of today who *might suppose* it; no one's hope is reported.",
        },
        {
          text: "It states a gain from writing that the rest of the text confirms.",
          code: "contradicts-the-text",
          reason: "The rest shows that looking it up did not settle what the law was.",
        },
        {
          text: "It states a difference between those who could read and those who could not.",
          code: "wrong-group-or-measure",
          reason: "*Anyone* is meant; reading is not at issue.",
        },
      ],
      evidence: ["One might suppose", "Soon, however, there were several books"],
      opening: "The words *One might suppose* announce that the supposition will fail.",
      steps: [
        "*One might suppose* certainty; *soon, however*, there are several books that disagree. The sentence sets up what the text then overturns.",
      ],
      hint: "Read on to *however*.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Hard",
      key: {
        text: "It tells how the law passed from memory into books and what this brought.",
        reason:
          "Memory, then writing, then several books that differ, and a rule to deal with them.",
      },
      wrong: [
        {
          text: "It goes from a difficulty in keeping the law to a change that did away with it.",
          code: "relationship-reversed",
          reason: "The difficulty, differing books, came with the change and not before it.",
        },
        {
          text: "It compares memory with books and then tells why books were preferred.",
          code: "half-right",
          reason: "The two ways are there, but no reasons for the change are given.",
        },
        {
          text: "It states a rule about keeping the law and then traces how the rule was changed.",
          code: "wrong-purpose",
          reason: "The rule is what the text ends with.",
        },
      ],
      evidence: [
        "the law of medieval Iceland stood in no book",
        "it was decided to have the law written down",
        "they did not agree",
      ],
      opening: "Memory, writing, and a new uncertainty follow one another.",
      steps: [
        "The lawspeaker recites from memory; *in 1117* writing is decided on; *soon, however*, books *did not agree*. The final rule is an answer to what writing had brought about.",
      ],
      hint: "Ask whether the disagreement of the books comes before the change or after it.",
      tip: habits.structure,
    },
  ],
};
