import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const whatTheDriversLearned: Pair = {
  id: "what-the-drivers-learned",
  genre: "science",
  source:
    "Brain scans of London taxi drivers before and after their training: standard works on memory",
  texts: [
    prose`
      To drive a black taxi in London one must know some 25,000 streets by heart. Scans of drivers
      who did showed that the back of the hippocampus, a part of the brain that has to do with the
      memory of places, was larger in them than in other people, and largest in those who had driven
      longest. Learning the city, it was suggested, had made it grow.
    `,
    prose`
      Or is it that people with a large hippocampus are the ones who pass? Researchers scanned a
      number of trainees before they had learned the streets, and again some years later. At the
      start those who would pass could not be told from those who would fail, or from people who
      never tried. By the second scan the back of the hippocampus had grown, and it had done so in
      those alone who had passed.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Easy",
      stem: "Based on the texts, how would the researchers in Text 2 most likely respond to the suggestion reported in Text 1?",
      key: {
        text: "By confirming it with scans made before the streets were learned and after",
        reason:
          "Brains that were alike before the training differed after it, as the suggestion would have it.",
      },
      wrong: [
        {
          text: "By rejecting it, since the drivers' brains had been larger from the start",
          code: "contradicts-the-text",
          reason: "At the start they *could not be told from* the brains of others.",
        },
        {
          text: "By extending it to trainees who had studied the streets but failed to pass",
          code: "half-right",
          reason: "Growth was seen *in those alone who had passed*.",
        },
        {
          text: "By doubting it until drivers had been scanned in several other large cities",
          code: "not-in-the-text",
          reason: "No other city is mentioned, and the result leaves the suggestion standing.",
        },
      ],
      evidence: [
        "At the start those who would pass could not be told from those who would fail",
        "it had done so in those alone who had passed",
      ],
      opening:
        "Text 2 raises a doubt about the suggestion, tests it, and finds that the doubt fails.",
      steps: [
        "If a large hippocampus were what lets people pass, it would have been there *at the start*. It was not; it came with the learning, as Text 1 suggests.",
      ],
      hint: "Compare what the first scan showed with what the second one did.",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "The back of the hippocampus is larger in those who have learned the streets.",
        reason: "Text 1 reports this of drivers, and in Text 2 it grew in those who passed.",
      },
      wrong: [
        {
          text: "The back of the hippocampus grows in anyone who begins to learn the streets.",
          code: "half-right",
          reason: "In Text 2 it did not grow in those who failed.",
        },
        {
          text: "The back of the hippocampus decides who will be able to learn the streets.",
          code: "relationship-reversed",
          reason: "Text 2 tests this idea and finds no difference at the start.",
        },
        {
          text: "The back of the hippocampus is alike in people before they learn the streets.",
          code: "too-narrow",
          reason: "Only Text 2 looked at brains before the training.",
        },
      ],
      evidence: [
        "was larger in them than in other people",
        "the back of the hippocampus had grown",
      ],
      opening: "The difference itself, whatever its cause, is found in the scans of both texts.",
      steps: [
        "In Text 1 it *was larger in them than in other people*. In Text 2 it *had grown* in those who passed, who had been like the rest. Both leave those who know the streets with more.",
      ],
      hint: "Look for what the scans of both texts show, not for why.",
      tip: habits.agreement,
    },
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the author of Text 2 most likely characterize the scans reported in Text 1?",
      key: {
        text: "As true to fact, but open to a reading that only earlier scans could exclude",
        reason:
          "Scans of finished drivers cannot say whether size came before or after the learning.",
      },
      wrong: [
        {
          text: "As enough by themselves to prove that the learning of streets enlarges the brain",
          code: "too-extreme",
          reason: "Text 2 asks *Or is it* the other way around, and makes new scans to find out.",
        },
        {
          text: "As misleading, and best left out of account now that better scans can be had",
          code: "wrong-strength-or-tone",
          reason: "The later scans bear the earlier ones out rather than discredit them.",
        },
        {
          text: "As showing that people who fail to learn the streets have a smaller hippocampus",
          code: "wrong-person-or-text",
          reason:
            "People who failed were scanned in Text 2, and those of Text 1 were drivers and others.",
        },
      ],
      evidence: [
        "Or is it that people with a large hippocampus are the ones who pass?",
        "before they had learned the streets",
      ],
      opening: "The question that opens Text 2 gives the same scans a second possible meaning.",
      steps: [
        "A large hippocampus in drivers may be the result of learning or the reason for success. Text 2 scanned people *before they had learned the streets*, which the scans of Text 1 could not do.",
      ],
      hint: "Read the first sentence of Text 2 as a remark about Text 1.",
      tip: habits.response,
    },
  ],
};
