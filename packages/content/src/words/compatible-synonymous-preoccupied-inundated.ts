import { wordSet } from "./word-set.ts";

export const compatibleSynonymousPreoccupiedInundated = wordSet({
  id: "compatible-synonymous-preoccupied-inundated",
  contexts: {
    compatible: {
      version: 2,
      level: "Hard",
      clueKind: "W8",
      text: "Strontium ratios measured in teeth from a Bronze Age cemetery in Jutland do not demonstrate that the individuals grew up nearby, archaeologist Ulla Berg cautions, for similar ratios occur in several other regions. The most that can be said of the measurements is that they are ______ with local origin, since nothing in them excludes it.",
      clue: "nothing in them excludes it",
      reason:
        "*Compatible* means able to exist together without conflict. Measurements in which *nothing* excludes local origin agree with it without proving it.",
      misfits: {
        synonymous: {
          code: "too-extreme",
          reason:
            "*Synonymous* means having the same meaning. If the ratios meant local origin, they would *demonstrate* it, and Berg denies this.",
        },
        preoccupied: {
          code: "wrong-sense",
          reason: "*Preoccupied* means absorbed in thought. Measurements have no thoughts.",
        },
        inundated: {
          code: "not-in-the-text",
          reason:
            "*Inundated* means flooded or overwhelmed. Nothing is said of an excess of anything.",
        },
      },
      opening: "The measurements neither prove nor exclude local origin.",
      hint: "*The most that can be said* limits the strength of the word.",
    },
    synonymous: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "By the nineteenth century, the name of Timbuktu had become ______ with remoteness among speakers of English. They employed it as an expression meaning any place impossibly distant, although the city itself stood near the intersection of established trade routes and had been a center of Islamic scholarship.",
      clue: "as an expression meaning any place impossibly distant",
      reason:
        "*Synonymous* means having the same meaning. The name was used *as an expression meaning* a distant place.",
      misfits: {
        compatible: {
          code: "wrong-strength-or-tone",
          reason:
            "*Compatible* means able to go together. The name did more than go with the idea; it was used to express it.",
        },
        preoccupied: {
          code: "wrong-sense",
          reason:
            "*Preoccupied* means absorbed in thought. The speakers might be so, but a name cannot.",
        },
        inundated: {
          code: "not-in-the-text",
          reason:
            "*Inundated* means flooded. The text concerns the meaning of the name and not a quantity of anything.",
        },
      },
      opening: "Speakers used the name to mean any distant place.",
      hint: "The second sentence says how speakers employed the name.",
      source: "The name of Timbuktu in English usage: standard reference works",
    },
    preoccupied: {
      version: 2,
      level: "Medium",
      clueKind: "W7",
      text: "Claude Monet, who had earlier painted railway stations, cathedrals, and coastal cliffs, was ______ with a single motif during the last decades of his life. The pond in his garden at Giverny absorbed most of his attention: it is the subject of some 250 canvases, including the panels displayed in the Orangerie.",
      clue: "absorbed most of his attention",
      reason:
        "*Preoccupied* means so absorbed in something that little else is noticed. The pond *absorbed most of his attention*, after many subjects earlier.",
      misfits: {
        compatible: {
          code: "wrong-sense",
          reason:
            "*Compatible* means able to exist together without conflict. The text measures the painter's *attention* and not whether he suited the motif.",
        },
        synonymous: {
          code: "half-right",
          reason:
            "*Synonymous* means the same in meaning. Monet's name may call up the pond, but the text tells where his *attention* went *during* those decades.",
        },
        inundated: {
          code: "not-in-the-text",
          reason:
            "*Inundated* means overwhelmed by a flood of things. A *single motif* is not a flood.",
        },
      },
      opening: "One motif took up most of the attention of a painter who had earlier used many.",
      hint: "Compare the earlier subjects with the last ones, and read on after the colon.",
      source: "Claude Monet's water lilies: standard reference works in art history",
    },
    inundated: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "The organizers of Galaxy Zoo, a project in which volunteers classify photographs of galaxies, assumed in 2007 that the task would require years. Within a day of its launch, however, they were ______ with responses, which arrived at a rate of almost seventy thousand an hour and exceeded the server's capacity.",
      clue: "exceeded the server's capacity",
      reason:
        "*Inundated* means flooded with more than one can handle. Responses at *seventy thousand an hour* that *exceeded the server's capacity* amount to a flood.",
      misfits: {
        compatible: {
          code: "contradicts-the-text",
          reason:
            "*Compatible* means able to work together without conflict. The responses *exceeded the server's capacity*.",
        },
        synonymous: {
          code: "wrong-sense",
          reason:
            "*Synonymous* means the same in meaning. Organizers and responses cannot mean the same.",
        },
        preoccupied: {
          code: "half-right",
          reason:
            "*Preoccupied* means absorbed in thought. The organizers may have been busy, but the rate and the server show an excess.",
        },
      },
      opening: "Responses arrived in such numbers that they exceeded what the server could take.",
      hint: "The figures at the end show how many responses there were.",
      source: "Galaxy Zoo: standard reference works in astronomy",
    },
  },
});
