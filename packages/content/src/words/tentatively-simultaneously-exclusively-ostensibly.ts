import { wordSet } from "./word-set.ts";

export const tentativelySimultaneouslyExclusivelyOstensibly = wordSet({
  id: "tentatively-simultaneously-exclusively-ostensibly",
  contexts: {
    tentatively: {
      version: 2,
      level: "Medium",
      clueKind: "W9",
      text: "Noting that its handwriting resembles that of a manuscript completed in Fez in 1203, paleographer Yusra Benali ______ assigns an undated fragment to the same scribe. Only eleven letters are legible, she cautions, and she expects to revise her opinion should further leaves be discovered.",
      clue: "she expects to revise her opinion",
      reason:
        "*Tentatively* means without certainty, subject to change. Benali *cautions* readers and *expects to revise her opinion* if more is found.",
      misfits: {
        simultaneously: {
          code: "wrong-sense",
          reason:
            "*Simultaneously* means at the same time. The text describes a single judgment and nothing that occurs along with it.",
        },
        exclusively: {
          code: "wrong-strength-or-tone",
          reason:
            "*Exclusively* means to one and no other. To rule out every other scribe on the basis of *eleven letters* would be firmer than her caution allows.",
        },
        ostensibly: {
          code: "not-in-the-text",
          reason:
            "*Ostensibly* means in appearance but not in truth. Her reasons are stated openly, and no hidden purpose is suggested.",
        },
      },
      opening: "Benali offers her opinion with caution and is prepared to change it.",
      hint: "The second sentence shows how certain Benali is.",
    },
    simultaneously: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "On a few nights following the full moon of late spring, many coral species of the Great Barrier Reef release their eggs and sperm ______. Because colonies throughout a wide area discharge them within the same few hours, predators are able to consume only a small proportion of the total.",
      clue: "within the same few hours",
      reason:
        "*Simultaneously* means at the same time. Colonies release their eggs and sperm *within the same few hours*.",
      misfits: {
        tentatively: {
          code: "wrong-strength-or-tone",
          reason:
            "*Tentatively* means with hesitation. A discharge over a wide area within hours is not hesitant.",
        },
        exclusively: {
          code: "half-right",
          reason:
            "*Exclusively* means only, without exception. The release is limited to *a few nights*, but *because* explains the advantage of its occurring together.",
        },
        ostensibly: {
          code: "contradicts-the-text",
          reason:
            "*Ostensibly* means only in appearance. The eggs are in fact released, since predators consume some of them.",
        },
      },
      opening: "Colonies throughout a wide area release their eggs within the same hours.",
      hint: "Look in the second sentence for the time within which the colonies act.",
      source: "Mass spawning of corals: standard reference works in marine biology",
    },
    exclusively: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "Nüshu, a syllabic script formerly current in Jiangyong County in southern China, was used almost ______ by women. Men of the region, even those who were literate in Chinese, neither read nor wrote it, while mothers and aunts transmitted it to girls through songs, embroidered cloths, and booklets presented at weddings.",
      clue: "neither read nor wrote it",
      reason:
        "*Exclusively* means limited to one group. Women used the script, and men *neither read nor wrote it*.",
      misfits: {
        tentatively: {
          code: "contradicts-the-text",
          reason:
            "*Tentatively* means with hesitation. A script handed on in songs, cloths, and booklets was in regular use.",
        },
        simultaneously: {
          code: "wrong-sense",
          reason:
            "*Simultaneously* means at the same time. The second sentence contrasts who used the script and not when it was used.",
        },
        ostensibly: {
          code: "not-in-the-text",
          reason:
            "*Ostensibly* means in appearance but not in truth. Nothing suggests that the users were other than they appeared to be.",
        },
      },
      opening: "Women used and transmitted the script, and men did not.",
      hint: "Ask what the second sentence says of the men of the region.",
      source: "Nüshu script: standard reference works in linguistics",
    },
    ostensibly: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "In 1974 the *Hughes Glomar Explorer* was sent to the North Pacific, ______ to gather manganese nodules from the seabed. Its equipment was convincing enough that several corporations were encouraged to investigate deep-sea mining; the vessel had been constructed, however, for the Central Intelligence Agency, whose objective was the recovery of a sunken Soviet submarine.",
      clue: "whose objective was the recovery of a sunken Soviet submarine",
      reason:
        "*Ostensibly* means according to appearance but not in truth. The *convincing* equipment suggested mining, but the real *objective* was a submarine.",
      misfits: {
        tentatively: {
          code: "beside-the-point",
          reason:
            "*Tentatively* means without certainty. A mission may be an attempt, but *however* contrasts its apparent purpose with its actual one.",
        },
        simultaneously: {
          code: "half-right",
          reason:
            "*Simultaneously* means at the same time. The ship did not pursue two objectives at once: gathering nodules was merely how the voyage was explained.",
        },
        exclusively: {
          code: "contradicts-the-text",
          reason:
            "*Exclusively* means for this and nothing else. The *objective* named last is a different one.",
        },
      },
      opening: "The stated purpose of the voyage was not the objective that it served.",
      hint: "*Convincing* and *however* together show how the first purpose is related to the second.",
      source: "Project Azorian: standard reference works in twentieth-century history",
    },
  },
});
