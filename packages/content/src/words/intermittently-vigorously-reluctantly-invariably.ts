import { wordSet } from "./word-set.ts";

export const intermittentlyVigorouslyReluctantlyInvariably = wordSet({
  id: "intermittently-vigorously-reluctantly-invariably",
  contexts: {
    intermittently: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "Although maps of South Australia generally represent Kati Thanda–Lake Eyre as a body of water, the basin is filled only ______. Floodwaters originating in Queensland reach it in some years and evaporate within months; in others, which may follow one another for a decade, its bed consists of dry salt.",
      clue: "in some years",
      reason:
        "*Intermittently* means from time to time, with interruptions: the basin holds water in some years and is dry in others.",
      misfits: {
        vigorously: {
          code: "not-in-the-text",
          reason:
            "*Vigorously* means with energy, and the force with which the floodwaters arrive is not described.",
        },
        reluctantly: {
          code: "wrong-sense",
          reason: "*Reluctantly* means unwillingly, and a basin has no will.",
        },
        invariably: {
          code: "contradicts-the-text",
          reason:
            "*Invariably* means in every case without exception, but the bed may be dry *for a decade*.",
        },
      },
      opening: "The basin holds water in some years and is dry in others.",
      hint: "The second sentence describes two kinds of years; ask how they alternate.",
      source: "Kati Thanda–Lake Eyre: standard reference works",
    },
    vigorously: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "According to environmental historian Jonas Adebayo, a proposal of 1905 to drain marshes along the lower Danube attracted little notice in the surrounding villages at first but was later ______ opposed there. Between 1908 and 1910, the inhabitants submitted eleven petitions, twice took the drainage company to court, and financed a survey that contested the projected benefits.",
      clue: "submitted eleven petitions, twice took the drainage company to court",
      reason:
        "*Vigorously* means with energy and force, as do opponents who submit *eleven petitions*, go to court *twice*, and finance a survey within three years.",
      misfits: {
        intermittently: {
          code: "half-right",
          reason:
            "*Intermittently* means with interruptions; the steps were separate, but so many of them *between 1908 and 1910* show effort without pause.",
        },
        reluctantly: {
          code: "contradicts-the-text",
          reason:
            "*Reluctantly* means unwillingly, but opponents who *financed a survey* of their own were eager to act.",
        },
        invariably: {
          code: "too-extreme",
          reason:
            "*Invariably* means in every case without exception; the proposal *attracted little notice* at first, so it was not opposed at every time.",
        },
      },
      opening: "Petitions, lawsuits, and a survey show the energy of the opposition.",
      hint: "Ask what the number and variety of the villagers' actions show.",
    },
    reluctantly: {
      version: 2,
      level: "Medium",
      clueKind: "W9",
      text: "When physicist Max Planck introduced the quantum of energy in 1900, he appears to have done so ______. He later described the step as an act of desperation, and during the following years he attempted to reconcile it with the principles of classical physics, which he was far from eager to abandon.",
      clue: "an act of desperation",
      reason:
        "*Reluctantly* means unwillingly: Planck called the step an act of desperation and was *far from eager* to abandon the principles that it called into question.",
      misfits: {
        intermittently: {
          code: "wrong-sense",
          reason:
            "*Intermittently* means with interruptions, but the quantum was introduced once, *in 1900*.",
        },
        vigorously: {
          code: "wrong-strength-or-tone",
          reason:
            "*Vigorously* means with energy; the effort described was spent afterward on reconciling the step with *classical physics*, not on the step.",
        },
        invariably: {
          code: "not-in-the-text",
          reason:
            "*Invariably* means in every case without exception, and the text describes no series of cases.",
        },
      },
      opening: "Planck took the step in desperation and tried to save the older principles.",
      hint: "Planck's later description and his later attempts both show how he regarded the step; ask how.",
      source: "Max Planck and the quantum hypothesis: standard reference works",
    },
    invariably: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "Desert ants displaced on their way back from food continue, at first, on the course that would have brought them home from the point of capture. In 186 trials recorded by biologist Davi Thornbury, the ants ______ did so: though they moved at very different speeds, and though landmarks indicated another course, none deviated from the original one.",
      clue: "none deviated from the original one",
      reason:
        "*Invariably* means in every case without exception, which is what *none deviated* says of 186 trials.",
      misfits: {
        intermittently: {
          code: "contradicts-the-text",
          reason:
            "*Intermittently* means with interruptions, but there was no trial in which an ant did otherwise.",
        },
        vigorously: {
          code: "half-right",
          reason:
            "*Vigorously* means with energy; some of the ants may have moved so, but they moved at *very different speeds*, and the blank must hold for them all.",
        },
        reluctantly: {
          code: "wrong-sense",
          reason:
            "*Reluctantly* means unwillingly, and no preference of the ants for *another course* is reported.",
        },
      },
      opening: "The ants kept their course in all of the trials, despite different conditions.",
      hint: "*Though* introduces two things that varied or might have mattered; the last clause tells what did not vary.",
    },
  },
});
