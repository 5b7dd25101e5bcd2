import { wordSet } from "./word-set.ts";

export const terseConciliatoryEvasiveIrreverent = wordSet({
  id: "terse-conciliatory-evasive-irreverent",
  contexts: {
    terse: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "The narrators of the medieval Icelandic sagas are characteristically ______. Landscapes go undescribed, emotions are rarely named, and events of the greatest consequence (a killing, a shipwreck, a divorce) may be reported in a single sentence of five or six words before the narrative proceeds to another matter.",
      clue: "may be reported in a single sentence of five or six words",
      reason:
        "*Terse* means using few words. Narrators who report a killing *in a single sentence of five or six words* use very few.",
      misfits: {
        conciliatory: {
          code: "not-in-the-text",
          reason:
            "*Conciliatory* means intended to make peace. The examples concern how events are told, and the narrators settle no dispute.",
        },
        evasive: {
          code: "half-right",
          reason:
            "*Evasive* means avoiding a direct statement. Emotions are left out, but a killing is reported directly, if in few words.",
        },
        irreverent: {
          code: "wrong-strength-or-tone",
          reason:
            "*Irreverent* means lacking respect. To report a death briefly is sober and does not make light of it.",
        },
      },
      opening: "The narrators leave out descriptions and report great events in a few words.",
      hint: "Ask what the examples have in common: how much is said?",
      source: "The style of the Icelandic sagas: standard reference works in medieval literature",
    },
    conciliatory: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "By July 1775 fighting between British troops and American colonists had begun, and several delegates to the Continental Congress favored independence. The petition that Congress addressed to George III was nonetheless ______: it affirmed the colonists' loyalty, blamed ministers rather than the king, and asked him to assist in restoring harmony.",
      clue: "asked him to assist in restoring harmony",
      reason:
        "*Conciliatory* means intended to win goodwill and end a quarrel. The petition affirmed *loyalty* and asked for help *in restoring harmony*.",
      misfits: {
        terse: {
          code: "not-in-the-text",
          reason:
            "*Terse* means using few words. What follows the colon is the attitude of the petition and not its length.",
        },
        evasive: {
          code: "half-right",
          reason:
            "*Evasive* means avoiding a direct statement. The petition does not blame the king, but it does not avoid the quarrel: it names those to blame and what is asked.",
        },
        irreverent: {
          code: "contradicts-the-text",
          reason:
            "*Irreverent* means showing a lack of respect. A petition that *affirmed the colonists' loyalty* shows respect.",
        },
      },
      opening: "Despite the fighting, the petition sought to restore good relations with the king.",
      hint: "*Nonetheless* sets the petition against the fighting, and the colon lists what it said.",
      source: "The Olive Branch Petition: standard reference works in American history",
    },
    evasive: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "In an analysis of 300 televised interviews with cabinet ministers, political scientist Marek Nowicki classified any reply that avoided the question as ______. Asked whether they had approved a particular decision, for example, some ministers discussed the general accomplishments of their departments or disputed the wording of the question.",
      clue: "any reply that avoided the question",
      reason:
        "*Evasive* means avoiding a direct answer. Nowicki used the term for *any reply that avoided the question*.",
      misfits: {
        terse: {
          code: "contradicts-the-text",
          reason:
            "*Terse* means using few words. Ministers who *discussed* the accomplishments of their departments used many.",
        },
        conciliatory: {
          code: "not-in-the-text",
          reason:
            "*Conciliatory* means intended to make peace. The examples show ministers turning away from a question and not toward an agreement.",
        },
        irreverent: {
          code: "wrong-strength-or-tone",
          reason:
            "*Irreverent* means lacking respect. To dispute the wording of a question may be impolite, but the class is defined by whether the question was answered.",
        },
      },
      opening: "The class consists of replies that did not answer the question.",
      hint: "The first sentence itself says which replies were placed in the class.",
    },
    irreverent: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Lucian of Samosata, who wrote in the second century CE, neither denies the existence of the Olympian gods nor argues against their worship. His *Dialogues of the Gods* is nevertheless thoroughly ______: by assigning to deities the jealousies and complaints of an ordinary household, it withholds from them the solemnity that such subjects customarily received.",
      clue: "it withholds from them the solemnity that such subjects customarily received",
      reason:
        "*Irreverent* means showing a lack of respect for serious things. The work *withholds from them the solemnity* that gods usually received.",
      misfits: {
        terse: {
          code: "not-in-the-text",
          reason:
            "*Terse* means using few words. The words after the colon concern how the gods are presented and not the length of the speeches.",
        },
        conciliatory: {
          code: "contradicts-the-text",
          reason:
            "*Conciliatory* means intended to win goodwill. *Nevertheless* introduces something that might offend worshipers, not something that would please them.",
        },
        evasive: {
          code: "half-right",
          reason:
            "*Evasive* means avoiding a direct statement. Lucian does not say whether the gods exist, but the colon explains the blank by the manner in which they are shown.",
        },
      },
      opening: "Without attacking belief, the dialogues deny the gods the usual solemnity.",
      hint: "*Nevertheless* contrasts with the first sentence, and the colon explains how.",
      source: "Lucian of Samosata: standard reference works in classical literature",
    },
  },
});
