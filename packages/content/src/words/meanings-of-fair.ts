import { wordSet } from "./word-set.ts";

export const meaningsOfFair = wordSet({
  id: "meanings-of-fair",
  meaningsOf: "fair",
  contexts: {
    just: {
      version: 2,
      level: "Easy",
      clueKind: "W11",
      text: "In the ultimatum game, one participant proposes how a sum of money is to be divided and another accepts or refuses. Offers of less than a fifth are frequently refused, although both participants then receive nothing; those who refuse explain that the division was not fair, since it favored the proposer so heavily.",
      clue: "it favored the proposer so heavily",
      reason:
        "*Just* means giving each person what is due. A division that *favored the proposer so heavily* does not do so.",
      misfits: {
        blond: {
          code: "wrong-sense",
          reason:
            "*Blond* describes light hair, and the word is applied here to a division of money.",
        },
        cloudless: {
          code: "not-in-the-text",
          reason: "*Cloudless* describes a sky, and nothing is said of the weather.",
        },
        passable: {
          code: "wrong-strength-or-tone",
          reason:
            "*Passable* means barely good enough. The objection is not to quality but to a division that *favored* one side.",
        },
      },
      opening: "The division is refused because it favors one participant.",
      hint: "The clause that begins with *since* gives the objection.",
      source: "The ultimatum game: standard reference works in behavioral economics",
    },
    blond: {
      version: 2,
      level: "Easy",
      clueKind: "W11",
      text: "Military rolls of the 1790s record the height, build, and complexion of every recruit. Historian Signe Halvorsen, who tabulated the entries from one province, finds that men described as fair made up two-fifths of the recruits from the inland valleys but scarcely a tenth of those from the coast, where brown or black hair predominated.",
      clue: "where brown or black hair predominated",
      reason:
        "*Blond* means having light hair. These men are few where *brown or black hair predominated*.",
      misfits: {
        just: {
          code: "not-in-the-text",
          reason:
            "*Just* means acting rightly toward others. The rolls record *height, build, and complexion*, not conduct.",
        },
        cloudless: {
          code: "wrong-sense",
          reason: "*Cloudless* is said of the sky and cannot describe a recruit.",
        },
        passable: {
          code: "half-right",
          reason:
            "*Passable* means barely good enough. A roll might grade its recruits, but the contrast here is with the color of their hair.",
        },
      },
      opening: "The men so described are rare where dark hair is common.",
      hint: "The last clause tells what most men on the coast had instead.",
    },
    cloudless: {
      version: 2,
      level: "Medium",
      clueKind: "W11",
      text: "The instructions issued to the surveyors restricted observation of the distant summits to fair mornings. A slight haze could be corrected for, but a single bank of vapor passing before the signal was sufficient to spoil the measurement of an angle, and the party accordingly spent much of the season waiting beneath an overcast sky.",
      clue: "waiting beneath an overcast sky",
      reason:
        "*Cloudless* means without clouds. The party could not observe under *an overcast sky*, and even *a single bank of vapor* spoiled the work.",
      misfits: {
        just: {
          code: "wrong-sense",
          reason: "*Just* means treating people rightly, which mornings cannot do.",
        },
        blond: {
          code: "words-echoed",
          reason:
            "*Blond* means pale in color, but it is said of hair. The sky matters here because vapor hides the signal.",
        },
        passable: {
          code: "contradicts-the-text",
          reason:
            "*Passable* means barely good enough. A morning with one bank of vapor was not good enough for this purpose.",
        },
      },
      opening: "Even one bank of vapor before the signal made a morning unfit for the survey.",
      hint: "Look for the kind of sky under which the party could do nothing but wait.",
    },
    passable: {
      version: 2,
      level: "Hard",
      clueKind: "W11",
      text: "In the reports of the academy's examiners, the terms of judgment appear to have been fixed: drawings considered excellent were exhibited, those considered good were retained for instruction, and those considered fair were returned to the student without comment, although with permission to proceed. Only work marked insufficient had to be done again.",
      clue: "although with permission to proceed",
      reason:
        "*Passable* means just good enough. Such drawings rank below the good ones, and yet the student receives *permission to proceed*.",
      misfits: {
        just: {
          code: "words-echoed",
          reason:
            "*Just* means right and impartial. The examiners may judge impartially, but the word is one of the grades they give to drawings.",
        },
        blond: {
          code: "not-in-the-text",
          reason: "*Blond* describes light hair, and no person's looks are in question.",
        },
        cloudless: {
          code: "wrong-strength-or-tone",
          reason:
            "*Cloudless* means perfectly clear. The grade stands third of four, far from perfection.",
        },
      },
      opening: "The grade lies between good and insufficient, and it lets the student go on.",
      hint: "Put the four grades in order and see what follows from each.",
    },
  },
});
