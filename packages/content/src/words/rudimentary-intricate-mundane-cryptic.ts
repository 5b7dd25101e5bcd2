import { wordSet } from "./word-set.ts";

export const rudimentaryIntricateMundaneCryptic = wordSet({
  id: "rudimentary-intricate-mundane-cryptic",
  contexts: {
    rudimentary: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "Although the phonograph that Thomas Edison demonstrated in 1877 attracted international attention, the apparatus itself was ______. It consisted of little more than a hand-cranked cylinder wrapped in tinfoil and a pair of diaphragms fitted with needles, and a recording deteriorated noticeably after it had been played only a few times.",
      clue: "It consisted of little more than a hand-cranked cylinder",
      reason:
        "*Rudimentary* means basic and undeveloped. A machine that *consisted of little more than* a cylinder, foil, and needles was just that.",
      misfits: {
        intricate: {
          code: "contradicts-the-text",
          reason:
            "*Intricate* means made up of many complicated parts. The apparatus had *little more than* a cylinder and two needles.",
        },
        mundane: {
          code: "wrong-strength-or-tone",
          reason:
            "*Mundane* means ordinary and unexciting. A machine that *attracted international attention* was simple but not commonplace.",
        },
        cryptic: {
          code: "not-in-the-text",
          reason:
            "*Cryptic* means having a hidden or puzzling meaning. The sentence lists plain parts and mentions nothing that was hard to understand.",
        },
      },
      opening: "The machine had few parts, and its recordings did not last.",
      hint: "The second sentence describes the parts of the apparatus: ask whether they were many or few.",
      source: "Edison's tinfoil phonograph: standard reference works in the history of technology",
    },
    intricate: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "The raffia cloths embroidered by Shoowa women in the Kuba kingdom of central Africa are known for designs that are exceptionally ______. Within a single panel, dozens of interlocking lines cross over and under one another, branching and changing angle so frequently that few can be traced from edge to edge.",
      clue: "dozens of interlocking lines cross over and under one another",
      reason:
        "*Intricate* means composed of many closely connected details. Designs in which *dozens of interlocking lines* cross and branch fit this exactly.",
      misfits: {
        rudimentary: {
          code: "contradicts-the-text",
          reason:
            "*Rudimentary* means simple and undeveloped. A panel with dozens of lines that branch and change angle is the reverse.",
        },
        mundane: {
          code: "wrong-strength-or-tone",
          reason:
            "*Mundane* means ordinary and dull. The designs *are known* for the quality named, and the description shows nothing ordinary.",
        },
        cryptic: {
          code: "half-right",
          reason:
            "*Cryptic* means hard to interpret because a meaning is hidden. The lines are hard to trace, but no hidden meaning is mentioned.",
        },
      },
      opening: "Dozens of lines cross, branch, and turn within a single panel.",
      hint: "The second sentence describes a panel: ask how much detail it holds.",
      source: "Shoowa textiles of the Kuba kingdom: standard reference works in African art",
    },
    mundane: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Papyri recovered from refuse mounds at Oxyrhynchus, Egypt, first attracted attention for fragments of lost plays and poems. By far the greater number of the documents, however, are ______: contracts, tax receipts, petitions, and private letters that record the routine transactions of a provincial town.",
      clue: "the routine transactions of a provincial town",
      reason:
        "*Mundane* means ordinary and belonging to everyday life. Receipts and letters that record *routine transactions* contrast with rare works of literature.",
      misfits: {
        rudimentary: {
          code: "wrong-sense",
          reason:
            "*Rudimentary* means undeveloped or basic. Contracts and petitions differ from plays in their subject, and no one calls them crude.",
        },
        intricate: {
          code: "not-in-the-text",
          reason:
            "*Intricate* means full of complicated detail. What the list illustrates is that the documents are *routine*, not that they are complex.",
        },
        cryptic: {
          code: "contradicts-the-text",
          reason:
            "*Cryptic* means puzzling or obscure. The text can say what each kind of document records, so their meaning is not in doubt.",
        },
      },
      opening:
        "The documents record routine transactions, in contrast with the lost works of literature.",
      hint: "*However* sets the greater number of documents against plays and poems.",
      source: "The Oxyrhynchus papyri: standard reference works in ancient history",
    },
    cryptic: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Financial records of the Ottoman Empire were often written in *siyakat*, a script that omits most of the dots distinguishing one Arabic letter from another and condenses common terms into signs. To historians without specialized training, such records are so ______ that some have suspected deliberate concealment; to the clerks who produced them, the script was merely rapid.",
      clue: "some have suspected deliberate concealment",
      reason:
        "*Cryptic* means having a meaning that seems hidden. The records lack dots and words in full, and readers therefore *suspected deliberate concealment*.",
      misfits: {
        rudimentary: {
          code: "wrong-strength-or-tone",
          reason:
            "*Rudimentary* means crude or basic. The script leaves out dots, but the effect described is that readers suspect *concealment*, not a lack of skill.",
        },
        intricate: {
          code: "relationship-reversed",
          reason:
            "*Intricate* means made up of many fine details. The script *omits* and *condenses*, so it offers the reader fewer details and not more.",
        },
        mundane: {
          code: "half-right",
          reason:
            "*Mundane* means ordinary. Accounts may be an ordinary subject, but an ordinary subject would lead no one to suspect that something was concealed.",
        },
      },
      opening: "The script seemed to untrained historians to hide the meaning of the records.",
      hint: "Ask what about the script would lead someone to suspect concealment.",
      source:
        "The siyakat script in Ottoman finance: standard reference works in Middle Eastern history",
    },
  },
});
