import type { NoteSet } from "../note-set.ts";

export const lighthouseLens: NoteSet = {
  id: "lighthouse-lens",
  field: "technology",
  source: "Standard encyclopedias; histories of lighthouses",
  notes: [
    "In the early 1800s, many lighthouses had mirrors behind their lamps, and much of the light was lost.",
    "A single lens of the size needed would have been very thick and heavy.",
    "French physicist Augustin-Jean Fresnel designed a far lighter lens made up of rings of glass, each fairly thin.",
    "Every ring bends the light of the lamp into the same strong beam.",
    "Fresnel's lens was first lit in 1823 in the Cordouan lighthouse, off the southwestern coast of France.",
    "Lighthouses in many countries later adopted it.",
  ],
  questions: [
    {
      goal: "advantage",
      level: "Medium",
      wants: "explain an advantage of Fresnel's lens over a single large lens",
      uses: [1, 2],
      key: {
        text: "Made up of rings of glass that are each fairly thin, Fresnel's lens is far lighter than a single lens of the size needed would have been.",
        reason: "This names the benefit and the single lens with which Fresnel's is compared.",
      },
      wrong: [
        {
          text: "Made up of rings of glass that are each fairly thin, Fresnel's lens was first lit in 1823, and lighthouses in many countries later adopted it.",
          code: "half-right",
          reason:
            "This names a good quality of the lens but makes no comparison with a single one.",
        },
        {
          text: "Made up of a single piece of glass, Fresnel's lens is far thinner and lighter than a lens that is divided into rings of glass would have been.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This exchanges the two lenses, since Fresnel's is the divided one.",
        },
        {
          text: "Before lighthouses in many countries adopted Fresnel's lens, many of them had mirrors behind their lamps, and much of the light was lost.",
          code: "beside-the-point",
          reason:
            "This concerns a fault of lighthouses with mirrors, not that of a single large lens.",
        },
      ],
      step: "The goal asks for an advantage over a single lens, so the sentence must name the fault that Fresnel's avoids. One note names the fault, the next the remedy.",
      look: "what a single lens would have been like and what Fresnel's was like",
    },
    {
      goal: "difficulty",
      level: "Easy",
      wants: "explain a problem with the lighthouses of the early 1800s",
      uses: [0],
      key: {
        text: "Many lighthouses of the early 1800s had mirrors behind their lamps, and much of the light of the lamps was lost.",
        reason: "This says what was wrong with the usual arrangement.",
      },
      wrong: [
        {
          text: "Many lighthouses had a problem with their light before they adopted Fresnel's lens, first used off the coast of France.",
          code: "half-right",
          reason: "This says that there was a problem but not what it was.",
        },
        {
          text: "Many lighthouses of the early 1800s had mirrors behind their lamps, and Fresnel's lens was first lit in 1823.",
          code: "wrong-purpose",
          reason:
            "This mentions the mirrors and the later lens but not what was wrong with the mirrors.",
        },
        {
          text: "One lighthouse of the early 1800s, off the southwestern coast of France, was lit with Fresnel's lens in 1823.",
          code: "beside-the-point",
          reason: "This turns to the first use of the new lens.",
        },
      ],
      step: "The goal asks for a problem, so the sentence must say what went wrong with the light. The first note does so.",
      look: "what happened to the light in many lighthouses",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how Fresnel's lens produces a strong beam",
      uses: [2, 3],
      key: {
        text: "Fresnel's lens consists of rings of glass, and every ring bends the light of the lamp into the same beam.",
        reason: "This says what each part of the lens does to the light.",
      },
      wrong: [
        {
          text: "Fresnel's lens consists of rings of glass, each of them fairly thin, and was designed by a French physicist.",
          code: "half-right",
          reason: "This describes the parts but not what they do to the light.",
        },
        {
          text: "Fresnel's lens consists of rings of glass, each of them fairly thin, and only the largest bends the light into a beam.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This has a single ring bend the light, whereas every ring does so.",
        },
        {
          text: "Fresnel's lens produced its first beam in 1823 in the Cordouan lighthouse, off the southwestern coast of France.",
          code: "beside-the-point",
          reason: "This tells when and where the lens was first used.",
        },
      ],
      step: "The goal asks how the beam arises, so the sentence must say what the glass does to the light. One note tells this of every ring.",
      look: "what every ring does with the light of the lamp",
    },
    {
      goal: "place",
      level: "Easy",
      wants: "specify where Fresnel's lens was first lit",
      uses: [2, 4],
      key: {
        text: "Fresnel's lens was first lit in the Cordouan lighthouse, which stands off the southwestern coast of France.",
        reason: "This names the place, the Cordouan lighthouse.",
      },
      wrong: [
        {
          text: "Fresnel's lens, which a French physicist designed and which is made up of rings of glass, was first lit in 1823.",
          code: "wrong-purpose",
          reason: "This tells when the lens was first lit, not where.",
        },
        {
          text: "Fresnel's lens was first lit in a single lighthouse and was later adopted by others in many countries.",
          code: "half-right",
          reason: "This mentions one lighthouse without saying which.",
        },
        {
          text: "Fresnel's lens consists of rings of glass that each bend the light of a lamp into the same strong beam.",
          code: "beside-the-point",
          reason: "This describes how the lens works.",
        },
      ],
      step: "The goal asks where, so it is not enough to mention a lighthouse or a date. One note names the lighthouse.",
      look: "in which lighthouse the lens was first lit",
    },
    {
      goal: "change",
      level: "Medium",
      wants: "describe how the equipment of many lighthouses changed after the early 1800s",
      uses: [0, 2, 5],
      key: {
        text: "Many lighthouses of the early 1800s had mirrors behind their lamps, but lighthouses in many countries later adopted Fresnel's lens.",
        reason: "This gives the equipment before the change and after it.",
      },
      wrong: [
        {
          text: "Many lighthouses of the early 1800s had mirrors behind their lamps, and much of the light that these lamps gave was lost.",
          code: "half-right",
          reason: "This gives the equipment before the change only.",
        },
        {
          text: "Fresnel's lens, first lit in 1823 in the Cordouan lighthouse, gave way in many countries to mirrors placed behind the lamps.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This has mirrors follow the lens, which came after them.",
        },
        {
          text: "Fresnel's lens, first lit in 1823 in the Cordouan lighthouse, is made up of rings of glass and is far lighter than a single lens.",
          code: "beside-the-point",
          reason: "This describes the lens without saying what was in use before it.",
        },
      ],
      step: "The goal asks for a change, so the sentence must say what lighthouses had at first and what they had later. The first and last notes tell this.",
      look: "what many lighthouses had at first and what they later adopted",
    },
  ],
};
