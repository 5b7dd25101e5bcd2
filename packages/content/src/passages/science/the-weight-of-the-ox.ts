import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Pair } from "../passage.ts";

export const theWeightOfTheOx: Pair = {
  id: "the-weight-of-the-ox",
  genre: "science",
  source: `Galton, "Vox Populi" (1907): standard accounts in statistics and psychology`,
  texts: [
    prose`
      At a cattle show in Plymouth in 1906, some eight hundred people paid sixpence each to guess
      what an ox would weigh once slaughtered and dressed. Francis Galton, an English man of science
      who thought little of the judgment of the many, borrowed their tickets. The middle guess was
      1,207 pounds; the ox weighed 1,198. A crowd, many of whom had no special knowledge of
      cattle, had gone wrong by less than one part in a hundred.
    `,
    prose`
      Psychologists asked volunteers how many beans a jar held. Some wrote down a number by
      themselves. Their guesses were scattered far and wide, and the middle one was good. Others
      could see, on a board, what had been guessed before them. Their guesses drew together and they
      felt surer of them, but the middle wandered off now this way and now that, after whoever had
      happened to be first. They had come to agree, which is not the same as coming nearer to the
      beans.
    `,
  ],
  facets: [
    {
      kind: "response",
      level: "Medium",
      stem: "Based on the texts, how would the psychologists in Text 2 most likely respond to the finding about the tickets in Text 1?",
      key: {
        text: "By adding that it depends on people who guess by themselves",
        reason:
          "Guesses written *by themselves* had a good middle, and guesses made in view of others did not.",
      },
      wrong: [
        {
          text: "By calling it luck, since the middle of many guesses wanders off",
          code: "contradicts-the-text",
          reason: "The middle wandered off only where earlier guesses were in view.",
        },
        {
          text: "By adding that it depends on people with a knowledge of oxen",
          code: "wrong-group-or-measure",
          reason: "Their volunteers differ in what they could see, not in what they knew.",
        },
        {
          text: "By calling it natural, since people who agree come nearer the truth",
          code: "relationship-reversed",
          reason: "To agree *is not the same as coming nearer to the beans*.",
        },
      ],
      evidence: ["Some wrote down a number by themselves.", "the middle one was good"],
      opening:
        "The jar gave a good middle in one of the two groups, and the groups differed in one thing.",
      steps: [
        "Those who guessed *by themselves* did, taken together, as well as the people at the show. For those who saw the board *the middle wandered off*. So the finding holds on a condition.",
      ],
      hint: "What could the people of one group see that the others could not?",
      tip: habits.response,
    },
    {
      kind: "response",
      level: "Hard",
      stem: "Based on the texts, how would the psychologists in Text 2 most likely describe a cattle show at which each guess was read aloud as it was made?",
      key: {
        text: "As one with more agreement among the guesses but with a middle that deserves less trust",
        reason:
          "With the board in view guesses *drew together*, and the middle followed *whoever had happened to be first*.",
      },
      wrong: [
        {
          text: "As one whose guesses would lie closer together and whose middle would be the better for it",
          code: "half-right",
          reason: "The first half fits; but agreement did not bring anyone nearer to the beans.",
        },
        {
          text: "As one whose guesses would be scattered farther but whose middle would be much the same",
          code: "relationship-reversed",
          reason: "Guesses scattered where no one knew of the others.",
        },
        {
          text: "As one whose guesses would be fewer, so that hardly any middle could be worked out",
          code: "not-in-the-text",
          reason: "The number of guesses is not in question.",
        },
      ],
      evidence: [
        "Their guesses drew together",
        "the middle wandered off now this way and now that",
      ],
      opening: "Reading guesses aloud does at the show what the board did with the jar.",
      steps: [
        "People who saw earlier guesses *drew together* and *felt surer*, but *the middle wandered off*. Guesses read aloud would be known in the same way.",
      ],
      hint: "Which of the two groups with the jar would such a show resemble?",
      tip: habits.response,
    },
    {
      kind: "agreement",
      level: "Easy",
      stem: "Based on the texts, both authors would most likely agree with which statement?",
      key: {
        text: "The middle of many guesses has been near the truth.",
        reason:
          "The middle ticket missed by less than one part in a hundred, and the middle guess made alone was good.",
      },
      wrong: [
        {
          text: "Guesses are of use when they are made by those who know.",
          code: "contradicts-the-text",
          reason:
            "In Text 1 *a good many had no special knowledge of cattle*, and the guesses were of use.",
        },
        {
          text: "Guesses made in view of other guesses are alike.",
          code: "too-narrow",
          reason: "Only Text 2 has guesses of this kind.",
        },
        {
          text: "The people who pay for a guess take pains over it.",
          code: "not-in-the-text",
          reason: "Neither text says what the sixpence did to the guesses.",
        },
      ],
      evidence: [
        "The middle guess was 1,207 pounds; the ox weighed 1,198.",
        "the middle one was good",
      ],
      opening: "There is one good middle in each text.",
      steps: [
        "In Text 1 *the middle guess was 1,207 pounds; the ox weighed 1,198*. In Text 2, for those who guessed alone, *the middle one was good*.",
      ],
      hint: "Look in each text for the word *middle*.",
      tip: habits.agreement,
    },
  ],
};
