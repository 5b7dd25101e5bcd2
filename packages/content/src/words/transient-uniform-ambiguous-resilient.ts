import { wordSet } from "./word-set.ts";

export const transientUniformAmbiguousResilient = wordSet({
  id: "transient-uniform-ambiguous-resilient",
  contexts: {
    transient: {
      version: 2,
      level: "Hard",
      clueKind: "W6",
      text: "Psychologist Odile Marchand questions neither the reports that memory exercises improve the scores of older adults nor the magnitude of the improvement. Her objection is that the gains are ______: in the four trials in which testing continued after the exercises had ceased, participants could not be distinguished from untrained adults within a year.",
      clue: "could not be distinguished from untrained adults within a year",
      reason:
        "*Transient* means lasting only a short time. *Within a year*, the gains could no longer be detected.",
      misfits: {
        uniform: {
          code: "not-in-the-text",
          reason:
            "*Uniform* means the same throughout. Nothing is said of whether all participants gained by the same amount.",
        },
        ambiguous: {
          code: "half-right",
          reason:
            "*Ambiguous* means open to more than one interpretation. Marchand does raise an objection, but she does not question that scores improved; they did not last.",
        },
        resilient: {
          code: "contradicts-the-text",
          reason:
            "*Resilient* means able to recover or last. Gains that disappear within a year do not last.",
        },
      },
      opening: "Marchand accepts the gains but finds that they disappear within a year.",
      hint: "The first sentence tells what Marchand does not question; the colon tells what she does.",
    },
    uniform: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Fired bricks from settlements of the Indus civilization are remarkably ______. Although the cities of Harappa and Mohenjo-daro are separated by some 600 kilometers, most bricks used in either share the same proportions, with a length twice the width and a width twice the thickness.",
      clue: "share the same proportions",
      reason:
        "*Uniform* means the same in all cases. Bricks from both cities *share the same proportions*.",
      misfits: {
        transient: {
          code: "contradicts-the-text",
          reason:
            "*Transient* means lasting only a short time. Bricks that can still be measured today have lasted very long.",
        },
        ambiguous: {
          code: "wrong-sense",
          reason:
            "*Ambiguous* means having more than one possible meaning. The bricks share proportions and carry no message.",
        },
        resilient: {
          code: "not-in-the-text",
          reason:
            "*Resilient* means able to recover from damage. The second sentence gives the measurements of the bricks and not their strength.",
        },
      },
      opening: "Bricks from cities far apart have the same proportions.",
      hint: "The second sentence compares bricks from two cities.",
      source: "Brickmaking in the Indus civilization: standard reference works in archaeology",
    },
    ambiguous: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: 'The final lines of John Keats\'s "Ode on a Grecian Urn" (1820) remain ______. Because punctuation differs among the early printings, it cannot be determined whether the last words are spoken by the urn or addressed by the poet to the reader, and critics continue to defend both interpretations.',
      clue: "critics continue to defend both interpretations",
      reason:
        "*Ambiguous* means open to more than one interpretation. The words may be the urn's or the poet's, and *critics continue to defend both*.",
      misfits: {
        transient: {
          code: "wrong-sense",
          reason:
            "*Transient* means lasting only a short time. Two centuries after 1820, the lines are still being discussed.",
        },
        uniform: {
          code: "contradicts-the-text",
          reason:
            "*Uniform* means the same in all cases. The punctuation *differs* among the early printings.",
        },
        resilient: {
          code: "beside-the-point",
          reason:
            "*Resilient* means able to recover from harm. That the lines still interest critics may show strength, but *because* explains why their meaning is uncertain.",
        },
      },
      opening: "The last words can be given to either of two speakers, and critics disagree.",
      hint: "*Because* introduces the reason why something about the lines cannot be determined.",
      source: 'Keats\'s "Ode on a Grecian Urn": standard reference works in English literature',
    },
    resilient: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "Vegetation of the tallgrass prairie is unusually ______. Since most of its living tissue, including the buds from which new shoots develop, lies below the surface, an area that has been burned to bare soil is covered again within weeks, and growth is frequently more vigorous than before.",
      clue: "is covered again within weeks",
      reason:
        "*Resilient* means able to recover quickly from harm. An area *burned to bare soil* is *covered again within weeks*.",
      misfits: {
        transient: {
          code: "contradicts-the-text",
          reason:
            "*Transient* means lasting only a short time. The vegetation survives the fire and returns each time.",
        },
        uniform: {
          code: "not-in-the-text",
          reason:
            "*Uniform* means the same throughout. Nothing is said of whether the plants are alike.",
        },
        ambiguous: {
          code: "wrong-sense",
          reason:
            "*Ambiguous* means having more than one possible meaning. Vegetation that grows again after a fire conveys no meaning.",
        },
      },
      opening: "Burned areas are covered with vegetation again within weeks.",
      hint: "Ask what happens to the vegetation after a fire.",
      source: "Fire in tallgrass prairie: standard reference works in ecology",
    },
  },
});
