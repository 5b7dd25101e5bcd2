import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theHousesThatAreLeft: Passage = {
  id: "the-houses-that-are-left",
  genre: "society",
  source: "Survivorship in the building stock: standard works on statistics and building history",
  text: prose`
    Walk through the old quarter of almost any town and you may well come away convinced that
    people used to build better. The beams are thick, the doors close, the stairs do not complain
    after two hundred years. What you have walked through, however, is a selection. In the same
    years, in the same town, people put up houses of thin boards on wet ground, and those have
    burned, or rotted, or been pulled down by owners who saw nothing in them to keep. Nobody takes
    a walk among them. Those put up this year still stand, all of them, the careful ones and the
    rest. Two hundred years will see to the rest, and then somebody will walk past what remains
    and sigh for the craftsmanship of our time.
  `,
  facets: [
    {
      kind: "main-idea",
      level: "Medium",
      key: {
        text: "Old houses seem better built since the poorly built ones among them are gone.",
        reason:
          "What one walks through is *a selection*; the others have burned, rotted or been pulled down.",
      },
      wrong: [
        {
          text: "Old houses seem poorly built since the better ones among them are gone.",
          code: "relationship-reversed",
          reason: "It is the poor ones that have disappeared.",
        },
        {
          text: "Old houses were better built since craftsmen were given more time to work.",
          code: "not-in-the-text",
          reason:
            "The time given to craftsmen is not mentioned, and that they built better is doubted.",
        },
        {
          text: "Old houses of thin boards were put up on wet ground, where they soon rotted.",
          code: "too-narrow",
          reason: "This is one example of what has been lost.",
        },
      ],
      evidence: [
        "What you have walked through, however, is a selection.",
        "those have burned, or rotted, or been pulled down",
      ],
      opening: "The word *selection* says what is wrong with judging from what still stands.",
      steps: [
        "You *come away convinced* that people built better. But the badly built houses of the same years are not there to be seen.",
      ],
      hint: "Ask which houses of two hundred years ago you cannot walk past.",
      tip: habits["main-idea"],
    },
    {
      kind: "implication",
      level: "Easy",
      stem: "What does the text most strongly suggest about houses built this year that are of poor quality?",
      key: {
        text: "Few of them will be standing in two hundred years.",
        reason: "*Two hundred years will see to the rest.*",
      },
      wrong: [
        {
          text: "None of them can now be found in an old quarter.",
          code: "contradicts-the-text",
          reason:
            "Whether any stand there is not said; all houses put up this year are said to stand.",
        },
        {
          text: "Most of them are sold for less than they are worth.",
          code: "not-in-the-text",
          reason: "Prices are not mentioned.",
        },
        {
          text: "There are more of them than there were of old ones.",
          code: "relationship-reversed",
          reason: "The numbers of then and now are not compared.",
        },
      ],
      evidence: ["the careful ones and the rest. Two hundred years will see to the rest"],
      opening: "What happened to the poor houses of the past awaits those of the present.",
      steps: [
        "*The careful ones and the rest* are all here now. *Two hundred years will see to the rest*: the poor ones will go.",
      ],
      hint: "Find what will happen to *the rest*.",
      tip: habits.implication,
    },
    {
      kind: "conclusion",
      level: "Hard",
      completion:
        "To learn whether people really did build better two hundred years ago, one would have to know ______",
      key: {
        text: "how many of the houses put up then had been poor ones.",
        reason: "The houses still standing are a selection and do not show what has gone.",
      },
      wrong: [
        {
          text: "what share of the houses now standing were built then.",
          code: "wrong-group-or-measure",
          reason: "This tells how many have lasted, not how well people built.",
        },
        {
          text: "which of the houses built then are still lived in today.",
          code: "beside-the-point",
          reason: "Those are again the ones that have lasted.",
        },
        {
          text: "which of the houses built then had burned and which rotted.",
          code: "possibility-as-fact",
          reason: "How a house was lost does not tell how many had been good.",
        },
      ],
      evidence: ["What you have walked through, however, is a selection."],
      opening: "A selection cannot show what it was selected from.",
      steps: [
        "The walk shows the good houses only. To judge the builders, one must count the others too, *all* that were put up *in the same years*.",
      ],
      hint: "Ask what the walk leaves out.",
      tip: habits.conclusion,
    },
    {
      kind: "function",
      level: "Hard",
      underline: "Nobody takes a walk among them.",
      key: {
        text: "It points out why the lost houses do not enter into anyone's judgment.",
        reason: "What has burned or been pulled down cannot be seen and so is not counted.",
      },
      wrong: [
        {
          text: "It laments that people show so little respect for what has been lost.",
          code: "wrong-strength-or-tone",
          reason: "The text regrets nothing; the owners *saw nothing in them to keep*.",
        },
        {
          text: "It explains why the lost houses were pulled down by those who owned them.",
          code: "relationship-reversed",
          reason: "The owners' reason is given in the sentence before.",
        },
        {
          text: "It advises the reader where it is better not to walk in an old town.",
          code: "wrong-purpose",
          reason: "The houses are gone; there is nowhere to walk.",
        },
      ],
      evidence: [
        "those have burned, or rotted, or been pulled down",
        "What you have walked through, however, is a selection.",
      ],
      opening: "What cannot be seen is not compared, and this is how the mistake arises.",
      steps: [
        "You judge by what you walk among. *Nobody takes a walk among them*: the bad houses are missing from the judgment.",
      ],
      hint: "Ask what would change if one could walk among them.",
      tip: habits.function,
    },
  ],
};
