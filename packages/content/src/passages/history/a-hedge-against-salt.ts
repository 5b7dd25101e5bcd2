import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const aHedgeAgainstSalt: Passage = {
  id: "a-hedge-against-salt",
  genre: "history",
  source:
    "The Inland Customs Line of British India and its hedge, given up in 1879: standard histories of the salt tax.",
  text: prose`
    In the nineteenth century the British taxed salt heavily in the northern provinces of India,
    while beyond them it could be had for much less. To keep the cheap salt out, their customs
    service drew a line across the country that grew to more than two thousand miles, and along much
    of it they planted a hedge. Thorny shrubs were watered, replaced, and trimmed by the mile until
    in places the hedge stood ten feet high. Thousands of men patrolled it. By the late 1870s the
    government had gained control of most of the salt works on the far side and could tax salt where
    it was made. In 1879 the line was given up.
  `,
  facets: [
    {
      kind: "detail",
      level: "Easy",
      stem: "According to the text, what was the hedge meant to prevent?",
      key: {
        text: "The carrying of cheap salt into the northern provinces",
        reason: "It was there *to keep the cheap salt out*.",
      },
      wrong: [
        {
          text: "The sale of northern salt on the far side",
          code: "relationship-reversed",
          reason:
            "Salt was dear inside the line; it was the cheap salt outside that was to be kept out.",
        },
        {
          text: "The theft of crops from the fields along the line",
          code: "not-in-the-text",
          reason: "Neither crops nor thefts are mentioned.",
        },
        {
          text: "The flight of men from the patrols along the line",
          code: "words-echoed",
          reason: "The men guarded the line and were not kept in by it.",
        },
      ],
      evidence: ["To keep the cheap salt out, their customs service drew a line"],
      opening: "The second sentence begins with the purpose of the line.",
      steps: [
        "*To keep the cheap salt out, their customs service drew a line* and planted much of it with a hedge.",
      ],
      hint: "Look for a phrase that begins with *To*.",
      tip: habits.detail,
    },
    {
      kind: "structure",
      level: "Medium",
      key: {
        text: "It tells why a barrier was raised, what it was like, and how it came to be needed no longer.",
        reason: "The tax comes first, then hedge and patrols, then the control of the salt works.",
      },
      wrong: [
        {
          text: "It gives the reason for a barrier, tells of the barrier itself, and then tells how smugglers broke it.",
          code: "contradicts-the-text",
          reason: "No smugglers are mentioned; the line was *given up*.",
        },
        {
          text: "It describes a barrier, questions whether it could have worked, and then proposes a better one.",
          code: "wrong-purpose",
          reason: "It proposes nothing; it relates what was done.",
        },
        {
          text: "It describes a barrier, compares it with another one, and then tells which of them was the better.",
          code: "not-in-the-text",
          reason: "There is one line, and it is not compared with any other.",
        },
      ],
      evidence: [
        "To keep the cheap salt out",
        "Thorny shrubs were watered, replaced, and trimmed",
        "could tax salt where it was made",
      ],
      opening: "Why, how, and why no longer: these are the three steps of the text.",
      steps: [
        "The first sentence gives the cause, cheap salt beyond the line. Then come the line, the hedge, the men. The last two sentences tell how the tax came to be raised elsewhere and the line was dropped.",
      ],
      hint: "Sum up the first sentence, the middle, and the last two sentences in a word or two each.",
      tip: habits.structure,
    },
    {
      kind: "conclusion",
      level: "Medium",
      completion:
        "The hedge thus came to an end not because it had been broken through but because ______",
      key: {
        text: "there was no longer cheap salt beyond it to keep out.",
        reason: "With salt taxed *where it was made*, the far side had lost what made it a danger.",
      },
      wrong: [
        {
          text: "its patrols had become too few for so long a line.",
          code: "not-in-the-text",
          reason: "*Thousands of men patrolled it*; a lack of them is not mentioned.",
        },
        {
          text: "salt was taxed more heavily beyond it than within.",
          code: "relationship-reversed",
          reason:
            "The tax could now be raised on both sides; that it was higher beyond is not said.",
        },
        {
          text: "its shrubs had to be watered and trimmed by the mile.",
          code: "beside-the-point",
          reason:
            "True of the years in which it was kept up, but not the reason given for its end.",
        },
      ],
      evidence: ["could tax salt where it was made", "To keep the cheap salt out"],
      opening: "What the government gained on the far side took away the reason for the line.",
      steps: [
        "The line was *to keep the cheap salt out*. Once the government could *tax salt where it was made*, salt from beyond was no longer cheap, and a hedge against it had nothing left to do.",
      ],
      hint: "Ask what the control of the salt works did to the price of the salt beyond the line.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Hard",
      underline:
        "Thorny shrubs were watered, replaced, and trimmed by the mile until in places the hedge stood ten feet high.",
      key: {
        text: "It conveys how much labor was spent on a line that was in the end to be given up.",
        reason:
          "The sentence lingers on the tending of the hedge; one short sentence at the end does away with all of it.",
      },
      wrong: [
        {
          text: "It conveys the ease with which a tax could be protected in a land of thorny shrubs.",
          code: "contradicts-the-text",
          reason: "Watering, replacing, and trimming by the mile are not ease.",
        },
        {
          text: "It argues that money raised by a tax would have been better spent on growing something else.",
          code: "wrong-purpose",
          reason: "The sentence describes and does not argue.",
        },
        {
          text: "It proves that a tax could be raised along the line without any salt getting through.",
          code: "too-extreme",
          reason:
            "Height in places does not prove that nothing got through, and the text makes no such claim.",
        },
      ],
      evidence: [
        "Thorny shrubs were watered, replaced, and trimmed by the mile",
        "In 1879 the line was given up.",
      ],
      opening: "The long sentence on the hedge stands in contrast to the short one that ends it.",
      steps: [
        "Verbs pile up, *watered, replaced, and trimmed*, and *by the mile*; behind it all is a tax on salt. Then: *In 1879 the line was given up.* The detail gives the reader a measure of what was abandoned.",
      ],
      hint: "Compare the length of this sentence, and what is done in it, with the last sentence of the text.",
      tip: habits.function,
    },
  ],
};
