import { wordSet } from "./word-set.ts";

export const impededExpeditedNecessitatedDocumented = wordSet({
  id: "impeded-expedited-necessitated-documented",
  contexts: {
    impeded: {
      level: "Easy",
      clueKind: "W3",
      text: "Digging the new canal had been expected to take two summers. Heavy clay, however, clogged the diggers' buckets, and water seeped into each trench as soon as it was opened. These conditions ______ the work so badly that, when the third summer ended, scarcely half of the bed had been cut.",
      clue: "scarcely half of the bed had been cut",
      reason:
        "Clay and water made the work take longer than planned: they slowed, or *impeded*, it.",
      misfits: {
        expedited: {
          code: "contradicts-the-text",
          reason:
            "Work that was sped up would have been done before the second summer ended, not left half done after the third.",
        },
        necessitated: {
          code: "wrong-sense",
          reason:
            "Clay and water did not make it needful to dig a canal; that had been decided before.",
        },
        documented: {
          code: "not-in-the-text",
          reason: "Clay and water kept no record of the digging.",
        },
      },
      opening:
        "Clay and water held up the digging, so that half of the canal was cut in three summers.",
      hint: "Compare the time that was expected with the time that was taken.",
    },
    expedited: {
      level: "Medium",
      clueKind: "W7",
      text: "Joining the broken pieces of one clay tablet used to cost a scholar several weeks, most of them spent pulling out drawers in search of an edge that matched. A catalog of photographs that can be searched by shape has since ______ that search, a step that now takes an afternoon.",
      clue: "a step that now takes an afternoon",
      reason: "Where weeks have become an afternoon, the search has been sped up, or *expedited*.",
      misfits: {
        impeded: {
          code: "contradicts-the-text",
          reason: "The catalog has shortened the search, and what is hindered takes longer.",
        },
        necessitated: {
          code: "relationship-reversed",
          reason: "The search had to be made long before there was a catalog.",
        },
        documented: {
          code: "words-echoed",
          reason:
            "The catalog is itself a record, but a record of the pieces, and what the sentence tells of the search is how short it has become.",
        },
      },
      opening: "Once it took weeks and now an afternoon: the catalog has sped the search up.",
      hint: "What has changed about the search between then and now?",
    },
    necessitated: {
      level: "Hard",
      clueKind: "W12",
      text: "Engineers had hoped to repair the dome without any scaffold from floor to roof, and so without closing the church. The survey, which found cracks not only in the shell but in the ring of stone that holds it, ended that hope. The state of the ring ______ what they had wished to avoid.",
      clue: "ended that hope",
      reason:
        "Since the cracks in the ring ended the hope of doing without a scaffold, they made one necessary: they *necessitated* it.",
      misfits: {
        impeded: {
          code: "contradicts-the-text",
          reason:
            "What was hindered by the ring was the hope of avoiding a scaffold, not the scaffold.",
        },
        expedited: {
          code: "wrong-strength-or-tone",
          reason:
            "There was no plan for a scaffold that could be carried out sooner; until the survey there was to be none.",
        },
        documented: {
          code: "words-echoed",
          reason: "The survey put the cracks on record, but the ring itself records nothing.",
        },
      },
      opening:
        "The cracks in the ring left the engineers no choice but the scaffold they had hoped to avoid.",
      hint: "Ask what became of the hope after the survey, and what had therefore to be done.",
    },
    documented: {
      level: "Hard",
      clueKind: "W6",
      text: "Admirers of the surveyor long credited her with holding up the felling of the coastal forest. In fact, her biographer shows, her maps and photographs did nothing to slow it. She ______ the destruction, tree by tree and with the date on every plate, and it is for this that later generations are in her debt.",
      clue: "her maps and photographs did nothing to slow it",
      reason:
        "Maps and dated photographs of each tree put the felling on record: she *documented* it.",
      misfits: {
        impeded: {
          code: "contradicts-the-text",
          reason: "The biographer shows that her work did nothing to slow the felling.",
        },
        expedited: {
          code: "too-extreme",
          reason:
            "That she did not slow the felling does not mean that she hastened it, for which no one would be in her debt.",
        },
        necessitated: {
          code: "wrong-sense",
          reason: "Nothing that she did made it needful that the trees should fall.",
        },
      },
      opening: "She could not stop the felling, but she kept an exact record of it.",
      hint: "What does one do to something by photographing it with the date on every plate?",
    },
  },
});
