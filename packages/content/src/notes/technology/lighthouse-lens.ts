import type { NoteSet } from "../note-set.ts";

export const lighthouseLens: NoteSet = {
  id: "lighthouse-lens",
  field: "technology",
  source: "Standard encyclopedias; histories of lighthouses",
  notes: [
    "In the early 1800s, most lighthouses had mirrors behind their lamps, and much of the light was lost.",
    "A single lens of the size needed would have been very thick and heavy.",
    "French physicist Augustin-Jean Fresnel divided a large lens into rings of glass, each fairly thin.",
    "Every ring bends the light of the lamp into the same strong beam.",
    "Fresnel's lens was first lit in 1823 in the Cordouan lighthouse, off the southwestern coast of France.",
    "Lighthouses in many countries later adopted it.",
  ],
  questions: [
    {
      goal: "advantage",
      level: "Hard",
      wants: "explain an advantage of Fresnel's lens over a single large lens",
      uses: [1, 2],
      key: {
        text: "Because it consists of rings of glass that are each fairly thin, Fresnel's lens avoids the thickness and weight of a single lens of the size needed.",
        reason: "This names the benefit and the single lens with which Fresnel's is compared.",
      },
      wrong: [
        {
          text: "Because it consists of rings of glass that all bend the light into the same strong beam, Fresnel's lens was later adopted by lighthouses in many countries.",
          code: "half-right",
          reason: "This names a merit of the lens without any comparison with a single one.",
        },
        {
          text: "Because it consists of one piece of glass, Fresnel's lens avoids the thickness and weight of a lens that is divided into rings.",
          code: "contradicts-the-text",
          against: 2,
          reason: "This exchanges the two lenses, since Fresnel's is the divided one.",
        },
        {
          text: "Because lighthouses of the early 1800s had mirrors behind their lamps, much of the light was lost before Fresnel's lens came into use.",
          code: "beside-the-point",
          reason: "This concerns the fault of mirrors, not that of a single large lens.",
        },
      ],
      step: "The goal asks for an advantage over a single lens, so the sentence must name the fault that Fresnel's avoids. One note names the fault, the next the remedy.",
      look: "what a single lens would have been like and how thin each ring is",
    },
    {
      goal: "difficulty",
      level: "Easy",
      wants: "explain a problem with the lighthouses of the early 1800s",
      uses: [0],
      key: {
        text: "Most lighthouses of the early 1800s had mirrors behind their lamps, with which much of the light was lost.",
        reason: "This says what was wrong with the usual arrangement.",
      },
      wrong: [
        {
          text: "Many lighthouses had a problem with their light before they adopted Fresnel's lens, first used off the coast of France.",
          code: "half-right",
          reason: "This says that there was a problem but not what it was.",
        },
        {
          text: "Most lighthouses of the early 1800s had mirrors behind their lamps, and Fresnel's lens was first lit only in 1823.",
          code: "wrong-purpose",
          reason:
            "This uses the mirrors to date an arrangement, not to say what was wrong with it.",
        },
        {
          text: "One lighthouse of the early 1800s, off the southwestern coast of France, was lit with Fresnel's lens in 1823.",
          code: "beside-the-point",
          reason: "This turns to the first use of the new lens.",
        },
      ],
      step: "The goal asks for a problem, so the sentence must say what went wrong with the light. The first note does so.",
      look: "what happened to the light in most lighthouses",
    },
    {
      goal: "mechanism",
      level: "Medium",
      wants: "explain how Fresnel's lens produces a strong beam",
      uses: [2, 3],
      key: {
        text: "Fresnel's lens consists of rings of glass, and every ring bends the light of the lamp into the same beam.",
        reason: "This says what each part of the lens does to the light.",
      },
      wrong: [
        {
          text: "Fresnel's lens consists of rings of glass, each of them fairly thin, into which the French physicist divided a large lens.",
          code: "half-right",
          reason: "This describes the parts but not what they do to the light.",
        },
        {
          text: "Fresnel's lens consists of rings of glass, and every ring bends the light of the lamp into a beam of its own.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "This sends the light in several beams, whereas all rings bend it into the same one.",
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
          text: "Fresnel's lens, which a French physicist had divided into rings of glass, was first lit in 1823.",
          code: "wrong-purpose",
          reason: "This tells when the lens was first lit, not where.",
        },
        {
          text: "Fresnel's lens was first lit in a single lighthouse and was later adopted by others in many countries.",
          code: "half-right",
          reason: "This mentions one lighthouse without saying which.",
        },
        {
          text: "Fresnel's lens consists of rings that each bend the light of the lamp into the same strong beam.",
          code: "beside-the-point",
          reason: "This describes how the lens works.",
        },
      ],
      step: "The goal asks for a place, so the sentence must name the lighthouse. One note does so.",
      look: "in which lighthouse the lens was first lit",
    },
    {
      goal: "change",
      level: "Medium",
      wants: "describe how the equipment of lighthouses changed in the course of the 1800s",
      uses: [0, 2, 5],
      key: {
        text: "Most lighthouses of the early 1800s had mirrors behind their lamps, but lighthouses in many countries later adopted Fresnel's lens.",
        reason: "This gives the equipment before the change and after it.",
      },
      wrong: [
        {
          text: "Most lighthouses of the early 1800s had mirrors behind their lamps, and much of the light that these lamps gave was lost.",
          code: "half-right",
          reason: "This gives the equipment before the change only.",
        },
        {
          text: "Most lighthouses of the early 1800s had Fresnel's lens, but lighthouses in many countries later adopted mirrors behind their lamps.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This reverses the order of the two.",
        },
        {
          text: "Most of the light of a lamp is useful if every ring of a lens, as in the one that Fresnel designed, bends it into the same beam.",
          code: "beside-the-point",
          reason: "This tells how a lens works.",
        },
      ],
      step: "The goal asks for a change, so the sentence must say what lighthouses had at first and what they had later. The first and last notes tell this.",
      look: "what most lighthouses had at first and what many later adopted",
    },
  ],
};
