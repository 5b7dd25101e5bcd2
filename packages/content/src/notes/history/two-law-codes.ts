import type { NoteSet } from "../note-set.ts";

export const twoLawCodes: NoteSet = {
  id: "two-law-codes",
  field: "history",
  source: "Roth, Law Collections from Mesopotamia and Asia Minor (2nd ed., 1997)",
  notes: [
    "The laws of Ur-Nammu, written in Sumerian around 2100 BCE, are the oldest laws that survive.",
    "The laws of Hammurabi, king of Babylon, were written in Akkadian around 1750 BCE.",
    "Both collections state a case with *if* and then name the penalty.",
    "Under Ur-Nammu's laws, a man who put out another's eye paid half a mina of silver.",
    "Under Hammurabi's laws, a man who put out the eye of an equal lost an eye himself.",
    "For a commoner's eye, he paid one mina of silver.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity in the form of the two collections of laws",
      uses: [0, 1, 2],
      key: {
        text: "Both collections of laws, Ur-Nammu's and Hammurabi's, state a case with *if* and then name the penalty.",
        reason: "This names a form that the two collections share.",
      },
      wrong: [
        {
          text: "The laws of Ur-Nammu were written in Sumerian, whereas the laws of Hammurabi were written in Akkadian.",
          code: "wrong-purpose",
          reason: "This names a difference of language.",
        },
        {
          text: "The laws of Ur-Nammu, which are older than those of Hammurabi, state a case with *if*.",
          code: "half-right",
          reason: "This describes the form of one collection.",
        },
        {
          text: "The laws of Ur-Nammu and the laws of Hammurabi were written in the same language, Akkadian.",
          code: "contradicts-the-text",
          against: 0,
          reason: "Ur-Nammu's laws were written in Sumerian.",
        },
      ],
      step: "Form means the way in which a law is put. One note describes this for both collections.",
      look: "how the cases are stated",
    },
    {
      goal: "difference",
      level: "Easy",
      wants:
        "emphasize a difference in how the two collections punished an injury to the eye of an equal",
      uses: [3, 4],
      key: {
        text: "Ur-Nammu's laws had a man who put out another's eye pay silver, whereas Hammurabi's had him lose an eye of his own if the victim was his equal.",
        reason: "This contrasts a payment with the loss of an eye.",
      },
      wrong: [
        {
          text: "Ur-Nammu's laws, which name a penalty for putting out an eye, were written in Sumerian around 2100 BCE, whereas Hammurabi's were written in Akkadian.",
          code: "beside-the-point",
          reason: "This contrasts languages and leaves the punishments out.",
        },
        {
          text: "Hammurabi's laws had a man who put out the eye of an equal lose an eye of his own but had him pay one mina of silver if the victim was a commoner.",
          code: "half-right",
          reason: "This stays within one of the two collections.",
        },
        {
          text: "Hammurabi's laws had a man who put out the eye of an equal pay one mina of silver, twice the amount that Ur-Nammu's laws had demanded for an eye.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "For an equal's eye, Hammurabi's laws took an eye; one mina was the price of a commoner's.",
        },
      ],
      step: "The same offense must be followed through both collections. The notes on eyes give the penalty in each.",
      look: "what penalty each collection named for an eye",
    },
    {
      goal: "generalization",
      level: "Hard",
      wants: "make a generalization about the role of rank in Hammurabi's laws",
      uses: [4, 5],
      key: {
        text: "Under Hammurabi's laws, the penalty for the same injury could depend on the rank of the person who had been injured.",
        reason: "This states a general rule that covers both cases in the notes.",
      },
      wrong: [
        {
          text: "Under Hammurabi's laws, a man who put out the eye of a commoner, rather than that of an equal, paid one mina of silver.",
          code: "half-right",
          reason: "This gives a single case and not a general statement.",
        },
        {
          text: "Under Hammurabi's laws, a man lost an eye for putting out that of an equal but paid one mina of silver for that of a commoner.",
          code: "wrong-purpose",
          reason: "This lists two cases and leaves the general rule unsaid.",
        },
        {
          text: "Under Hammurabi's laws, as under those of Ur-Nammu, a case was stated with *if* before the penalty was named.",
          code: "beside-the-point",
          reason: "This concerns the form of the laws.",
        },
      ],
      step: "A generalization must cover more than one case. The last two notes give the same injury to two kinds of victims.",
      look: "what happened to a man who put out an equal's or a commoner's eye",
    },
    {
      goal: "figures",
      level: "Easy",
      wants: "compare the dates of the two collections",
      uses: [0, 1],
      key: {
        text: "Some three and a half centuries lie between the laws of Ur-Nammu, written around 2100 BCE, and those of Hammurabi, written around 1750 BCE.",
        reason: "This gives a date for each collection and the time between them.",
      },
      wrong: [
        {
          text: "The laws of Ur-Nammu, which were written in Sumerian around 2100 BCE, are older than those of Hammurabi and the oldest laws that survive.",
          code: "half-right",
          reason: "This dates one collection and calls the other only later.",
        },
        {
          text: "The laws of Ur-Nammu, which were written in Sumerian around 1750 BCE, are more recent than those of Hammurabi, which date from around 2100 BCE.",
          code: "contradicts-the-text",
          against: 0,
          reason: "This exchanges the dates.",
        },
        {
          text: "The laws of Ur-Nammu demanded half a mina of silver for an eye and the laws of Hammurabi one mina, if the eye was that of a commoner.",
          code: "beside-the-point",
          reason: "This compares payments.",
        },
      ],
      step: "Two dates must be set side by side. The first two notes contain one each.",
      look: "when the two collections were written",
    },
  ],
};
