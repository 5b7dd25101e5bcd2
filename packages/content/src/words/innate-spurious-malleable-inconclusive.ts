import { wordSet } from "./word-set.ts";

export const innateSpuriousMalleableInconclusive = wordSet({
  id: "innate-spurious-malleable-inconclusive",
  contexts: {
    innate: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Sea turtles receive no parental care and emerge at night from nests buried in sand. Since hatchlings that have never encountered the ocean nonetheless crawl toward the brightest part of the horizon, biologists regard this response as ______; there has been no opportunity for it to be acquired through experience.",
      clue: "no opportunity for it to be acquired through experience",
      reason:
        "*Innate* means present from birth, as a response must be that appears at once and cannot have been *acquired through experience*.",
      misfits: {
        spurious: {
          code: "contradicts-the-text",
          reason:
            "*Spurious* means false or not genuine, but the hatchlings actually crawl toward the brightest light.",
        },
        malleable: {
          code: "wrong-strength-or-tone",
          reason:
            "*Malleable* means easily shaped or changed, but the text gives no instance of a change in the response, only its presence without *experience*.",
        },
        inconclusive: {
          code: "wrong-sense",
          reason:
            "*Inconclusive* means not settling a question, a word for evidence and not for an animal's behavior.",
        },
      },
      opening: "Hatchlings show the response before they could have learned it.",
      hint: "The clause after the semicolon rules out one origin of the response; ask which origin remains.",
      source: "Sea finding by turtle hatchlings: standard reference works",
    },
    spurious: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "For several centuries, popes supported their claims to temporal power by a decree in which the emperor Constantine supposedly granted them authority over the western empire. In 1440, Lorenzo Valla demonstrated that the decree was ______, as its Latin contained terms that did not come into use until long after Constantine's death.",
      clue: "terms that did not come into use until long after Constantine's death",
      reason:
        "*Spurious* means not genuine: a document with terms from after Constantine's death cannot have been issued by him.",
      misfits: {
        innate: {
          code: "wrong-sense",
          reason: "*Innate* means inborn, and a document is composed, not born with anyone.",
        },
        malleable: {
          code: "not-in-the-text",
          reason:
            "*Malleable* means easily changed, but Valla's point is not that the wording of the decree was altered.",
        },
        inconclusive: {
          code: "wrong-strength-or-tone",
          reason:
            "*Inconclusive* means not settling a question; the later terms do more than leave the decree in doubt, since Valla *demonstrated* his point.",
        },
      },
      opening: "Terms in the decree came into use only after its supposed author had died.",
      hint: "Compare the date of the terms with the lifetime of the supposed author.",
      source: "Lorenzo Valla and the Donation of Constantine: standard reference works",
    },
    malleable: {
      version: 2,
      level: "Easy",
      clueKind: "W2",
      text: "It might be supposed that a person's sense of which objects belong to the body is fixed. An experiment published in 1998 showed it to be surprisingly ______: after watching a rubber hand being stroked in time with their own concealed hand, many participants came to feel that the rubber one was part of themselves.",
      clue: "many participants came to feel that the rubber one was part of themselves",
      reason:
        "*Malleable* means easily shaped or changed, the opposite of *fixed*, and the participants' sense of the body had been changed within one experiment.",
      misfits: {
        innate: {
          code: "contradicts-the-text",
          reason:
            "*Innate* means present from birth, which would agree with the supposition that the sense is *fixed* instead of contradicting it.",
        },
        spurious: {
          code: "half-right",
          reason:
            "*Spurious* means not genuine; the feeling about the rubber hand was mistaken, but the blank describes the sense of the body, which *came to* be different.",
        },
        inconclusive: {
          code: "wrong-sense",
          reason:
            "*Inconclusive* means not settling a question, and a sense of the body is not a piece of evidence.",
        },
      },
      opening: "A sense that was supposed to be fixed was changed in an experiment.",
      hint: "*Surprisingly* marks a contrast with one word of the first sentence; find that word.",
      source:
        "The rubber hand illusion (Botvinick and Cohen, 1998): standard reference works in psychology",
    },
    inconclusive: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: "Archaeologist Elif Janssen considers the experiments conducted on replicas of the perforated bone from Divje Babe, in Slovenia, to be ______. Those that reproduced its holes with stone tools do not, she observes, exclude the possibility that a carnivore's teeth produced them, and those that reproduced them with teeth leave human manufacture equally possible.",
      clue: "leave human manufacture equally possible",
      reason:
        "*Inconclusive* means not settling a question: experiments of one kind do not exclude the second origin, and those of the other kind do not exclude the first.",
      misfits: {
        innate: {
          code: "wrong-sense",
          reason:
            "*Innate* means present from birth, and the text concerns experiments, which are devised.",
        },
        spurious: {
          code: "too-extreme",
          reason:
            "*Spurious* means false or not genuine; Janssen does not accuse the experiments of error, for each did reproduce the holes.",
        },
        malleable: {
          code: "not-in-the-text",
          reason:
            "*Malleable* means easily changed, and the text mentions no alteration of the experiments or of their results.",
        },
      },
      opening: "Each kind of experiment leaves the rival explanation of the holes possible.",
      hint: "Put together what the tests with tools do not exclude and what the tests with teeth do not exclude.",
    },
  },
});
