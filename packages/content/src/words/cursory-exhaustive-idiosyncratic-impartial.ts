import { wordSet } from "./word-set.ts";

export const cursoryExhaustiveIdiosyncraticImpartial = wordSet({
  id: "cursory-exhaustive-idiosyncratic-impartial",
  contexts: {
    cursory: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Guidelines for the care of patients with diabetes call for regular inspection of the feet, but in a 2016 study of forty clinics, nursing researcher Aiko Lindgren found that these inspections tended to be ______. Most were completed in under thirty seconds, and few included any test of sensation.",
      clue: "completed in under thirty seconds",
      reason:
        "*Cursory* means hasty and without attention to detail, which describes inspections that take less than half a minute and leave out the test of sensation.",
      misfits: {
        exhaustive: {
          code: "contradicts-the-text",
          reason:
            "*Exhaustive* means leaving nothing out, but *few included any test of sensation*.",
        },
        idiosyncratic: {
          code: "not-in-the-text",
          reason:
            "*Idiosyncratic* means peculiar to one person, but the text reports what *most* inspections in forty clinics had in common.",
        },
        impartial: {
          code: "wrong-sense",
          reason:
            "*Impartial* means favoring no side, and an inspection that is too short has no sides to choose between.",
        },
      },
      opening: "The inspections are shown to have been quick and to have left things out.",
      hint: "The sentence after the blank gives two details of the inspections; ask what both say about their quality.",
    },
    exhaustive: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Whereas earlier catalogs of the island's mosses recorded only such specimens as their compilers happened to collect along roads, the inventory directed by botanist Ineke Prasetyo in 2018 was intended to be ______. The island was divided into 1,400 plots, and every plot was searched in each season of the year.",
      clue: "every plot was searched in each season of the year",
      reason:
        "*Exhaustive* means covering everything, which is the aim of a search of every plot in every season and the reverse of collecting what is found along roads.",
      misfits: {
        cursory: {
          code: "wrong-group-or-measure",
          reason:
            "*Cursory* means hasty and superficial, which would describe the earlier catalogs with which this one is contrasted by *whereas*.",
        },
        idiosyncratic: {
          code: "contradicts-the-text",
          reason:
            "*Idiosyncratic* means peculiar to one person's taste, but a search of *each* plot leaves nothing to taste.",
        },
        impartial: {
          code: "half-right",
          reason:
            "*Impartial* means favoring no side; the plots are indeed treated alike, but the contrast with mosses collected *along roads* concerns how much was covered.",
        },
      },
      opening:
        "The new inventory is contrasted with catalogs that covered only a part of the island.",
      hint: "*Whereas* announces a contrast; compare where the earlier compilers looked with where the later ones did.",
    },
    idiosyncratic: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "The prophetic books of William Blake are dominated by figures such as Urizen and Los, who belong to no established religion or mythology. So ______ is this system of symbols, which the poet devised for his own use, that scholars have compiled dictionaries to explain it to readers.",
      clue: "which the poet devised for his own use",
      reason:
        "*Idiosyncratic* means peculiar to one person, as is a system that belongs to no tradition and that its author made for himself.",
      misfits: {
        cursory: {
          code: "wrong-strength-or-tone",
          reason:
            "*Cursory* means hasty and superficial, but a system for which *dictionaries* are needed was hardly put together in haste.",
        },
        exhaustive: {
          code: "half-right",
          reason:
            "*Exhaustive* means covering everything; the system may be large, but what the text says is that it was *devised for his own use*.",
        },
        impartial: {
          code: "wrong-sense",
          reason:
            "*Impartial* means favoring no side, and the text tells of no dispute in which Blake's symbols might do so.",
        },
      },
      opening: "Blake's symbols belong to no tradition but were devised by the poet for himself.",
      hint: "Look at what the two clauses with *who* and *which* say about where the figures and symbols come from.",
      source: "The mythology of William Blake's prophetic books: standard reference works",
    },
    impartial: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "In her study of a land dispute of 1902, historian Solène Moreau does not claim to have consulted all surviving testimony, nor does the arrangement of her chapters follow any established model. Reviewers have accepted the work as ______ nevertheless, because it holds the contentions of settlers and herders to identical evidentiary standards.",
      clue: "it holds the contentions of settlers and herders to identical evidentiary standards",
      reason:
        "*Impartial* means favoring neither side, which is what a study does that judges the claims of two parties by the same standards.",
      misfits: {
        cursory: {
          code: "wrong-strength-or-tone",
          reason:
            "*Cursory* means hasty and superficial; *accepted* despite two limits calls for a merit that makes up for faults, not for another fault.",
        },
        exhaustive: {
          code: "contradicts-the-text",
          reason:
            "*Exhaustive* means leaving nothing out, which is what Moreau *does not claim* of her use of the testimony.",
        },
        idiosyncratic: {
          code: "words-echoed",
          reason:
            "*Idiosyncratic* means peculiar to one person; it fits chapters that do not follow *any established model*, but not the use of standards that are the same for all.",
        },
      },
      opening: "The quality in question rests on the use of the same standards for both parties.",
      hint: "*Nevertheless* sets two limits of the study aside; the clause with *because* names the ground for accepting it.",
    },
  },
});
