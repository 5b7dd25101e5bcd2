import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const inventionsMadeTwice: Pair = {
  id: "inventions-made-twice",
  genre: "history",
  source: "Multiple independent invention, a well-established pattern in the history of technology",
  texts: [
    prose`
      We like to say that a device had an inventor. Yet the record shows, again and again, several
      people arriving at the same device within a few months of one another, unknown to each other
      and sometimes in different countries. What looks like genius is mostly timing. When the parts
      of an invention lie ready, someone will put them together, and the individual hardly matters.
    `,
    prose`
      That inventions are often made twice is true enough; but the twins are seldom identical. Of
      two people who join the same parts, one may see a curiosity for the laboratory and the other a
      thing for every kitchen, and it is this second seeing that decides what the invention becomes.
      The moment makes a device possible. It does not say which device it will be.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the author of Text 2 most likely respond to the claim in Text 1 that the individual hardly matters?",
      key: {
        text: "By granting the fact of repeated invention but holding that a person shapes what comes of it",
        reason:
          "Text 2 accepts that inventions are made twice and adds that someone's seeing decides what they become.",
      },
      wrong: [
        {
          text: "By granting that timing explains an invention but doubting that it is ever made more than once",
          code: "relationship-reversed",
          reason: "That inventions are made twice is just what Text 2 calls *true enough*.",
        },
        {
          text: "By objecting that the parts of an invention are seldom ready until a gifted person looks for them",
          code: "contradicts-the-text",
          reason:
            "Text 2 says that the moment makes a device possible; it does not say that a person makes the moment.",
        },
        {
          text: "By objecting that the record of such inventions is too incomplete to support a conclusion",
          code: "not-in-the-text",
          reason: "Text 2 does not question the record.",
        },
      ],
      evidence: [
        "That inventions are often made twice is true enough",
        "it is this second seeing that decides what the invention becomes",
      ],
      opening: "Text 2 accepts the fact that Text 1 starts from and rejects what is made of it.",
      steps: [
        "*True enough* grants the repeated inventions. *But the twins are seldom identical*: what one person sees in the parts *decides what the invention becomes*, and so the individual does matter.",
      ],
      hint: "Separate what Text 2 grants from what it denies.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Medium",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "The same parts may be joined by different people at nearly the same time.",
        reason: "Text 1 reports it from the record, and Text 2 calls it *true enough*.",
      },
      wrong: [
        {
          text: "The parts of an invention decide what use people will come to make of it.",
          code: "contradicts-the-text",
          reason: "Text 2 gives that decision to what somebody sees in the parts.",
        },
        {
          text: "The people who first make a device rarely get the credit that is due to them.",
          code: "not-in-the-text",
          reason: "Neither text is concerned with who gets credit.",
        },
        {
          text: "The importance of single inventors has on the whole been exaggerated.",
          code: "too-narrow",
          reason: "Text 1 says so; Text 2 insists on what a single person's seeing decides.",
        },
      ],
      evidence: [
        "several people arriving at the same device within a few months of one another",
        "That inventions are often made twice is true enough",
      ],
      opening: "What both authors accept is the fact of repeated invention, not its meaning.",
      steps: [
        "Text 1 tells of *several people arriving at the same device*. Text 2 begins by calling this *true enough*. From there on the two part ways.",
      ],
      hint: "Look at the words with which Text 2 begins.",
      tip: habits.agreement,
    },
  ],
};
