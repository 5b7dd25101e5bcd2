import { wordSet } from "./word-set.ts";

export const meaningsOfCharge = wordSet({
  id: "meanings-of-charge",
  meaningsOf: "charge",
  contexts: {
    accusation: {
      version: 2,
      level: "Easy",
      clueKind: "W11",
      text: "In January 1857, Gustave Flaubert appeared in court on the charge of having offended public morals with his novel *Madame Bovary*. His lawyer maintained that a work depicting the consequences of misconduct served to discourage it, and the judges ruled that the author's guilt had not been sufficiently established.",
      clue: "the author's guilt had not been sufficiently established",
      reason:
        "An *accusation* is a claim that someone has done wrong. The court ruled on whether Flaubert's *guilt* had been established.",
      misfits: {
        fee: {
          code: "wrong-sense",
          reason:
            "A *fee* is a sum to be paid. Flaubert came before judges because of an offense, not of a payment.",
        },
        attack: {
          code: "too-extreme",
          reason:
            "An *attack* is an assault. The word is followed by what he was said to have done, and it leads to a ruling in court.",
        },
        responsibility: {
          code: "relationship-reversed",
          reason:
            "A *responsibility* is a duty that one is given to fulfill. Having offended public morals is no duty; it is a fault that others found in him.",
        },
      },
      opening: "The court had to decide whether Flaubert was guilty of what was claimed.",
      hint: "The last clause says on what question the judges ruled.",
      source: "The trial of *Madame Bovary* in 1857: standard reference works in literature",
    },
    fee: {
      version: 2,
      level: "Medium",
      clueKind: "W11",
      text: "Subscription libraries of the eighteenth century lent their books to members who paid by the year, and thereby excluded most laborers. The institutions established in Britain after the Public Libraries Act of 1850 admitted readers without charge, since the expense was met instead by a local tax on property.",
      clue: "members who paid by the year",
      reason:
        "A *fee* is a sum paid for a service. The new libraries differ from those whose members *paid by the year*.",
      misfits: {
        accusation: {
          code: "wrong-sense",
          reason:
            "An *accusation* is a claim of wrongdoing. The text contrasts ways of meeting an expense, and no reader is blamed.",
        },
        attack: {
          code: "not-in-the-text",
          reason: "An *attack* is an assault. Nothing in the text threatens the readers.",
        },
        responsibility: {
          code: "half-right",
          reason:
            "A *responsibility* is a duty of care. Readers were indeed relieved of something, but the *expense* and the *tax* show that it was a payment.",
        },
      },
      opening: "The older libraries asked members to pay, and the newer ones used a tax instead.",
      hint: "Two ways of meeting an expense are contrasted; find the first.",
      source:
        "Subscription libraries and the Public Libraries Act of 1850: standard reference works in history",
    },
    attack: {
      version: 2,
      level: "Easy",
      clueKind: "W11",
      text: "Early travelers described the charge of the male gorilla as the greatest danger of the forest. Zoologist Amara Nkemelu, who recorded 214 encounters, reports that the animal usually rushed several meters toward the intruder but then stopped or turned aside; physical contact followed in only three cases.",
      clue: "rushed several meters toward the intruder",
      reason:
        "An *attack* is a violent movement against someone. The gorilla *rushed several meters toward the intruder*.",
      misfits: {
        accusation: {
          code: "wrong-sense",
          reason:
            "An *accusation* is a claim that someone has done wrong. Gorillas make no claims; the text describes a rush.",
        },
        fee: {
          code: "not-in-the-text",
          reason: "A *fee* is a sum to be paid, and nobody in the text pays anything.",
        },
        responsibility: {
          code: "half-right",
          reason:
            "A *responsibility* is a duty of care. A male may have one toward his group, but the travelers describe a *danger*.",
        },
      },
      opening: "The animal rushes at an intruder and only then turns aside.",
      hint: "The second sentence describes what the animal does in an encounter.",
    },
    responsibility: {
      version: 2,
      level: "Hard",
      clueKind: "W11",
      text: "Under the statutes of the foundation, the instruction of the children belonged to the schoolmaster and their diet to the matron. Their health was the charge of neither: the governors appointed a visiting physician, whom they paid separately and held to account for every fever that interrupted the lessons.",
      clue: "held to account",
      reason:
        "A *responsibility* is a task for which one must answer. Instruction *belonged to* one officer and diet to another, and the physician was *held to account* for the third matter.",
      misfits: {
        accusation: {
          code: "half-right",
          reason:
            "An *accusation* is a claim of wrongdoing. The physician might face one after a fever, but the health of the children is a task and not a claim.",
        },
        fee: {
          code: "words-echoed",
          reason:
            "A *fee* is a sum to be paid. The governors *paid* the physician, but the children's health was not a sum owed to anyone.",
        },
        attack: {
          code: "wrong-sense",
          reason: "An *attack* is an assault, and health is none.",
        },
      },
      opening: "Each matter belongs to one officer, and the physician has to answer for health.",
      hint: "The word stands in parallel with *belonged to* in the sentence before.",
    },
  },
});
