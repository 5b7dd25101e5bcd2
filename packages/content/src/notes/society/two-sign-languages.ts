import type { NoteSet } from "../note-set.ts";

export const twoSignLanguages: NoteSet = {
  id: "two-sign-languages",
  field: "society",
  source: "Standard encyclopedias of linguistics; histories of deaf education",
  notes: [
    "Many deaf people in the United States use American Sign Language (ASL); many in the United Kingdom use British Sign Language (BSL).",
    "English is the main spoken language of both countries, but signers of ASL and of BSL cannot readily understand each other.",
    "ASL arose from French Sign Language and from signs already in use in New England.",
    "Laurent Clerc, a deaf teacher from France, helped found a school for the deaf in Connecticut in 1817.",
    "BSL arose largely apart from French Sign Language.",
    "To spell words, signers of ASL use one hand and signers of BSL use two.",
  ],
  questions: [
    {
      goal: "rebuttal",
      level: "Medium",
      wants:
        "challenge the assumption that people who share a spoken language also share a sign language",
      uses: [0, 1],
      key: {
        text: "Signers of ASL in the United States and of BSL in the United Kingdom cannot readily understand each other, although English is the main spoken language of both countries.",
        reason: "This gives a case in which spoken language is shared and sign language is not.",
      },
      wrong: [
        {
          text: "In both the United States and the United Kingdom, where English is the main spoken language, signers of ASL or BSL can spell words by hand.",
          code: "beside-the-point",
          reason: "This brings out a likeness between the two countries.",
        },
        {
          text: "Although English is the main spoken language of the United States, ASL arose from French Sign Language and from signs already in use in New England.",
          code: "half-right",
          reason:
            "This separates sign from speech in one country but gives no case of two that share a spoken language.",
        },
        {
          text: "Although English is the main spoken language of both the United States and the United Kingdom, both ASL and BSL arose from French Sign Language.",
          code: "contradicts-the-text",
          against: 4,
          reason:
            "This derives BSL from French Sign Language, from which, by the notes, it arose largely apart.",
        },
      ],
      step: "The assumption would lead one to expect that signers in two countries with one spoken language understand each other. One note says whether they do.",
      look: "what signers in the two countries can and cannot do",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in how signers of ASL and of BSL spell words",
      uses: [5],
      key: {
        text: "When they spell words, signers of American Sign Language use one hand, whereas signers of British Sign Language use two.",
        reason: "This gives the number of hands for each language.",
      },
      wrong: [
        {
          text: "American Sign Language arose in part from French Sign Language, whereas British Sign Language arose largely apart from it.",
          code: "beside-the-point",
          reason: "This contrasts origins, not spelling.",
        },
        {
          text: "When they spell words, signers of British Sign Language use two hands, but signers of American Sign Language cannot readily understand them.",
          code: "half-right",
          reason: "This describes the spelling in one language only.",
        },
        {
          text: "Signers of American Sign Language and of British Sign Language, who cannot readily understand each other, both use their hands to spell words.",
          code: "wrong-purpose",
          reason: "This speaks of spelling in a way that shows no difference.",
        },
      ],
      step: "The goal narrows the difference to spelling. One note is about just that.",
      look: "how many hands are used",
    },
    {
      goal: "newcomers",
      level: "Easy",
      wants: "introduce Laurent Clerc to an audience unfamiliar with him",
      uses: [3],
      key: {
        text: "Laurent Clerc was a deaf teacher from France who helped found a school for the deaf in Connecticut in 1817.",
        reason: "This says who Clerc was and what he did.",
      },
      wrong: [
        {
          text: "French Sign Language, from the country of Laurent Clerc, was one of the sources from which ASL arose.",
          code: "beside-the-point",
          reason: "This tells of a language and not of Clerc.",
        },
        {
          text: "A school for the deaf was founded in Connecticut in 1817 with the help of Laurent Clerc, among others.",
          code: "half-right",
          reason: "This mentions what he did but not who he was.",
        },
        {
          text: "ASL is used by many deaf people in the United States, where Laurent Clerc helped found a school for the deaf in 1817.",
          code: "wrong-purpose",
          reason: "This uses Clerc to introduce a language.",
        },
      ],
      step: "Readers who do not know a person need to hear who he was and what he is known for.",
      look: "who Clerc was and what he helped to do",
    },
    {
      goal: "reason",
      level: "Medium",
      wants: "explain why ASL is more like French Sign Language than BSL is",
      uses: [2, 4],
      key: {
        text: "ASL arose in part from French Sign Language and in part from signs already in use in New England, whereas BSL arose largely apart from the former.",
        reason: "This gives the origin of each language as the cause.",
      },
      wrong: [
        {
          text: "ASL, whose signers spell words with one hand, is used by many deaf people in the United States, where English is the main spoken language.",
          code: "beside-the-point",
          reason: "This describes ASL and gives no cause of a likeness.",
        },
        {
          text: "BSL, which many deaf people in the United Kingdom use and signers of ASL cannot readily understand, arose largely apart from French Sign Language.",
          code: "half-right",
          reason: "This gives the origin of BSL but not that of ASL.",
        },
        {
          text: "ASL, whose signers spell words with one hand, arose wholly from French Sign Language and owes nothing to signs already in use in the United States.",
          code: "contradicts-the-text",
          against: 2,
          reason:
            "This denies the share of the signs from New England, which the notes name as a second source.",
        },
      ],
      step: "A likeness between languages can come from descent. Two notes tell from where each language came.",
      look: "from which language each did or did not arise",
    },
  ],
};
