import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const anyOtherBusiness: Passage = {
  id: "any-other-business",
  genre: "story",
  credit: `The following text is from "Any Other Business," a short story written for SAT Practice.`,
  text: prose`
    The minute book of the quarrymen's dinner cabin lay in the museum under glass, open at its last
    page. Every noon for sixty years the men had debated there by strict rule: no oaths, no
    pointing, one speaker at a time. "Subject," the guide read out, "whether the sun or the moon be
    of more use to man. Mr. Ellis Pugh opened for the moon. Adjourned, the blasting bell having
    rung." The quarry had closed that week. When the party moved on to the tools, one old man stayed
    where he was, buttoning his jacket. The guide asked, kindly, whether he was lost. "No," said
    Ellis Pugh. "But I believe that I still have the floor."
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, why did the debate about the sun and the moon break off?",
      key: {
        text: "The bell before a blast was heard.",
        reason: "The book says *Adjourned, the blasting bell having rung*.",
      },
      wrong: [
        {
          text: "One of the men had pointed at another speaker.",
          code: "words-echoed",
          reason: "Pointing is forbidden by the rules; nobody is said to have done it.",
        },
        {
          text: "The men agreed that the moon was of more use.",
          code: "contradicts-the-text",
          reason: "One man had opened for the moon, and nothing was decided.",
        },
        {
          text: "The quarry closed in the middle of the meeting.",
          code: "possibility-as-fact",
          reason: "It closed in the same week; what ended the meeting was the bell.",
        },
      ],
      evidence: ["Adjourned, the blasting bell having rung"],
      opening: "The last words read from the book give the reason for the interruption.",
      steps: [
        "The guide reads that the debate was *Adjourned, the blasting bell having rung*: the bell before a blast sent the men away.",
      ],
      hint: "Read the last sentence that the guide takes from the book.",
      tip: habits.detail,
    },
    {
      kind: "function",
      level: "Medium",
      underline: "The quarry had closed that week.",
      key: {
        text: "It tells why a short break was to last for years.",
        reason:
          "The men would have gone on at the next noon, but there was no next noon in that cabin.",
      },
      wrong: [
        {
          text: "It hints that an accident had followed the bell that day.",
          code: "not-in-the-text",
          reason: "The bell was an everyday warning; no accident is mentioned.",
        },
        {
          text: "It shows what the men had gained by debating at noon.",
          code: "relationship-reversed",
          reason: "The closing is no result of the debates, and it took the debates away.",
        },
        {
          text: "It explains how the cabin's minute book came to be lost.",
          code: "wrong-purpose",
          reason: "The book is not lost: it lies under glass in front of the visitors.",
        },
      ],
      evidence: ["Adjourned, the blasting bell having rung", "The quarry had closed that week."],
      opening: "The sentence tells why a debate that was merely put off was never taken up again.",
      steps: [
        "*Adjourned* means put off, not ended. Because *the quarry had closed that week*, the men did not meet again, and the debate stayed open until the old man spoke.",
      ],
      hint: "Ask what would have happened the next noon if this sentence were not true.",
      tip: habits.function,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It presents a record of the past and then has a man in it speak as though no time had passed.",
        reason:
          "The book lies in a museum; then Ellis Pugh, who is named in it, claims his turn in the same debate.",
      },
      wrong: [
        {
          text: "It presents a set of rules and then shows how a man who lived by them came at last to break one.",
          code: "contradicts-the-text",
          reason: "Ellis Pugh claims the floor as the rules allow; he breaks none.",
        },
        {
          text: "It presents a guide's lesson and then lets a man who was there point out its mistakes.",
          code: "wrong-strength-or-tone",
          reason: "He corrects nothing that she has read; her one question he meets with *No*.",
        },
        {
          text: "It presents a visitor who seems to be lost and then shows how he comes to find his party again.",
          code: "half-right",
          reason:
            "He is taken to be lost, but he stays behind on purpose, and the text begins with the book.",
        },
      ],
      evidence: ["open at its last page", "I believe that I still have the floor"],
      opening: "The old man's answer turns a museum piece back into an unfinished meeting.",
      steps: [
        "The first sentences treat the debate as history: a book *under glass*, read aloud to a party. Then a visitor turns out to be the Ellis Pugh of the page, and he holds that it is still his turn.",
      ],
      hint: "Compare what the book is to the guide with what it is to the last speaker.",
      tip: habits.structure,
    },
    {
      kind: "implication",
      level: "Hard",
      stem: "What does the text most strongly suggest about the old man's buttoning of his jacket?",
      key: {
        text: "He is making himself ready to speak in the debate again.",
        reason:
          "He believes that he still has the floor, in a debate that was held by strict rule.",
      },
      wrong: [
        {
          text: "He means to go out to where the cabin once stood.",
          code: "wrong-purpose",
          reason: "He stays where he is, and the floor that he claims is his turn to speak.",
        },
        {
          text: "He is offended that the guide takes him to be lost.",
          code: "wrong-strength-or-tone",
          reason: "He buttons it before she asks, and she asks kindly.",
        },
        {
          text: "He hopes that the guide will know him by his dress.",
          code: "not-in-the-text",
          reason: "Nothing is said of what he wears except that he buttons it.",
        },
      ],
      evidence: [
        "one old man stayed where he was, buttoning his jacket",
        "I believe that I still have the floor",
      ],
      opening: "What he says last tells what he was preparing for when he did up his jacket.",
      steps: [
        "The men debated *by strict rule*. An old man who thinks that he *still* has *the floor* does what a speaker in such a place would do before he begins: he puts his dress in order.",
      ],
      hint: "Let his last sentence explain the small thing that he does before it.",
      tip: habits.implication,
    },
  ],
};
