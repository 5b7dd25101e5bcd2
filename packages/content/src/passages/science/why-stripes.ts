import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const whyStripes: Pair = {
  id: "why-stripes",
  genre: "science",
  source:
    "Field studies of biting flies on zebras and on horses in striped coats: well-established results",
  texts: [
    prose`
      Why should an animal of the open plains be painted so boldly? The usual answer is that stripes
      confuse. In a running herd, the argument goes, bold lines break up the outline of each zebra
      until a lion can no longer tell where one animal ends and the next begins; and a lion that
      hesitates for a second has lost its dinner.
    `,
    prose`
      Lions, the records show, catch quite as many zebras as the number of zebras would lead one to expect. Biting flies do
      less well. Researchers who dressed horses in striped coats found that flies approached them as
      often as horses in plain coats but failed, far more often, to land. Zebras, moreover, are found
      where such flies abound, and their short hair gives little protection against bites.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the usual answer described in Text 1?",
      key: {
        text: "By proposing that it is insects, and not lions, that stripes keep off",
        reason: "Lions are not put off by stripes, while flies fail to land on them.",
      },
      wrong: [
        {
          text: "By proposing that stripes confuse lions only when a herd of zebras is running",
          code: "words-echoed",
          reason: "The running herd belongs to Text 1; in Text 2 lions are not put off at all.",
        },
        {
          text: "By proposing that stripes keep biting flies from coming near to zebras",
          code: "half-right",
          reason: "Flies came near as often; it was landing in which they failed.",
        },
        {
          text: "By proposing that stripes help zebras to recognize others of their herd",
          code: "not-in-the-text",
          reason: "Recognition within the herd is mentioned in neither text.",
        },
      ],
      evidence: [
        "Lions, the records show, catch quite as many zebras as the number of zebras would lead one to expect.",
        "failed, far more often, to land",
      ],
      opening:
        "Text 2 first removes lions from the explanation and then puts flies in their place.",
      steps: [
        "Lions catch *quite as many zebras* as one would expect, so stripes do not confuse them much. Flies, on the other hand, *failed, far more often, to land* on stripes.",
      ],
      hint: "Ask which enemy each text has in mind.",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely characterize the argument about a running herd in Text 1?",
      key: {
        text: "As plausible in itself but at odds with records of how zebras fare among lions",
        reason:
          "The argument predicts that lions should do badly, and the records show that they do not.",
      },
      wrong: [
        {
          text: "As correct for lions but in need of being extended to include insects as well",
          code: "half-right",
          reason: "The records speak against its being correct for lions.",
        },
        {
          text: "As mistaken about how a herd moves but correct about how a lion picks its prey",
          code: "not-in-the-text",
          reason: "Text 2 says nothing about how herds move or how lions pick their prey.",
        },
        {
          text: "As supported by trials in which horses were dressed in striped and plain coats",
          code: "wrong-person-or-text",
          reason: "Those trials were about flies, not about lions and herds.",
        },
      ],
      evidence: [
        "Lions, the records show, catch quite as many zebras as the number of zebras would lead one to expect.",
      ],
      opening: "An argument from how things ought to go is met with a record of how they went.",
      steps: [
        "Text 1 argues that a lion ought to hesitate and lose its dinner. Text 2 answers with *records*: lions catch *quite as many zebras* as one would expect. The argument fails on the facts.",
      ],
      hint: "Compare what Text 1 expects of lions with the first sentence of Text 2.",
      tip: habits.response,
    },
  ],
};
