import { wordSet } from "./word-set.ts";

export const skepticalNostalgicAmbivalentAdamant = wordSet({
  id: "skeptical-nostalgic-ambivalent-adamant",
  contexts: {
    skeptical: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "Reports that a lost orchid had been rediscovered in Madagascar were welcomed by conservation organizations. Botanist Hery Rakotoarisoa, however, remained ______: the photographs did not show the lip of the flower, which distinguishes the species from two common relatives, and no specimen had been deposited for verification.",
      clue: "no specimen had been deposited for verification",
      reason:
        "*Skeptical* means doubting. Photographs without the decisive part and the lack of a *specimen* gave Rakotoarisoa grounds for doubting the reports.",
      misfits: {
        nostalgic: {
          code: "wrong-sense",
          reason:
            "*Nostalgic* means longing for the past. Rakotoarisoa examines the evidence and expresses no longing for the orchid.",
        },
        ambivalent: {
          code: "half-right",
          reason:
            "*Ambivalent* means drawn in two directions at once. Both reasons after the colon count against the reports, and none for them.",
        },
        adamant: {
          code: "wrong-strength-or-tone",
          reason:
            "*Adamant* means refusing to change one's mind. Missing evidence is a reason for doubt, and a specimen could still remove it.",
        },
      },
      opening: "The identification could not be checked, so the botanist doubted the reports.",
      hint: "The colon introduces two reasons: ask to what attitude toward the reports they lead.",
    },
    nostalgic: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "Songs recorded by Greek musicians who resettled in Athens and Piraeus after 1922 are frequently ______. The lyrics dwell affectionately on the neighborhoods and cafés of Smyrna before its destruction and express a longing to return to a way of life that had been lost.",
      clue: "a longing to return to a way of life",
      reason:
        "*Nostalgic* means longing for the past. The lyrics dwell on the city as it had been and express *a longing to return*.",
      misfits: {
        skeptical: {
          code: "not-in-the-text",
          reason:
            "*Skeptical* means doubting. The lyrics remember the city *affectionately* and question nothing.",
        },
        ambivalent: {
          code: "contradicts-the-text",
          reason:
            "*Ambivalent* means having two opposed feelings. The feelings described are all on the side of affection.",
        },
        adamant: {
          code: "wrong-sense",
          reason:
            "*Adamant* means unwilling to yield. The songs express a wish, not an insistence on a demand.",
        },
      },
      opening: "The lyrics express affection and longing for a way of life in the past.",
      hint: "The second sentence names the feeling that the lyrics express.",
      source: "Songs of the refugees from Smyrna: standard reference works in Greek music",
    },
    ambivalent: {
      version: 2,
      level: "Hard",
      clueKind: "W9",
      text: 'Commentators on Claude McKay\'s sonnet "America" (1921) have tended to emphasize either its protest or its patriotism. Both tendencies, literary scholar Renée Baptiste contends, misrepresent a speaker whose attitude is ______: the nation that "feeds me bread of bitterness" is also one whose vigor flows "like tides into my blood," and neither sentiment is permitted to prevail.',
      clue: "neither sentiment is permitted to prevail",
      reason:
        "*Ambivalent* means having opposed feelings at the same time. Bitterness and admiration stand side by side, and *neither sentiment is permitted to prevail*.",
      misfits: {
        skeptical: {
          code: "half-right",
          reason:
            "*Skeptical* means doubting. Doubt would account for the *bitterness* but not for the vigor that the speaker admires.",
        },
        nostalgic: {
          code: "not-in-the-text",
          reason:
            "*Nostalgic* means longing for the past. Both quotations are in the present tense, and nothing past is desired.",
        },
        adamant: {
          code: "contradicts-the-text",
          reason:
            "*Adamant* means firmly decided. An attitude in which no sentiment may *prevail* is not decided.",
        },
      },
      opening:
        "Baptiste finds two opposed feelings in the speaker and denies that one is stronger.",
      hint: "Baptiste rejects *either* reading by itself: ask what the two quotations show together.",
      source: 'Claude McKay\'s "America": standard reference works in American literature',
    },
    adamant: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "On the matter of stage directions, Samuel Beckett was ______. When the American Repertory Theater set *Endgame* in an abandoned subway station in 1984, he denounced the production as a parody, would not approve the changes, and declared in the printed program that such a staging was completely unacceptable to him.",
      clue: "would not approve the changes",
      reason:
        "*Adamant* means refusing to give way. Beckett *would not approve the changes* and called the staging *completely unacceptable*.",
      misfits: {
        skeptical: {
          code: "wrong-strength-or-tone",
          reason:
            "*Skeptical* means doubting. A statement that a staging is *completely unacceptable* goes beyond doubt to refusal.",
        },
        nostalgic: {
          code: "not-in-the-text",
          reason:
            "*Nostalgic* means longing for the past. Beckett objects to changes, but nothing is said of a wish for earlier days.",
        },
        ambivalent: {
          code: "contradicts-the-text",
          reason:
            "*Ambivalent* means divided in one's feelings. Beckett's denunciation leaves no second feeling.",
        },
      },
      opening: "Beckett refused to accept any change in the setting of his play.",
      hint: "The second sentence gives an example: ask how far Beckett was prepared to yield.",
      source: "Beckett and the 1984 production of *Endgame*: standard reference works in drama",
    },
  },
});
