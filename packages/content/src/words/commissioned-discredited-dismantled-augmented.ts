import { wordSet } from "./word-set.ts";

export const commissionedDiscreditedDismantledAugmented = wordSet({
  id: "commissioned-discredited-dismantled-augmented",
  contexts: {
    commissioned: {
      version: 2,
      level: "Easy",
      clueKind: "W4",
      text: "In 1503, Isabella d'Este ______ Pietro Perugino's *Combat of Love and Chastity* for her study in Mantua. The surviving contract prescribes the subject, the fee, and the attributes of the principal figures, and it forbids the painter to introduce anything of his own invention.",
      clue: "The surviving contract prescribes the subject, the fee",
      reason:
        "To *commission* is to order and pay for a work. A contract that sets *the subject, the fee*, and the figures is such an order.",
      misfits: {
        discredited: {
          code: "contradicts-the-text",
          reason:
            "To *discredit* is to damage the reputation of. Isabella wanted the painting for her own study.",
        },
        dismantled: {
          code: "not-in-the-text",
          reason:
            "To *dismantle* is to take apart. The contract concerns a painting that was still to be made.",
        },
        augmented: {
          code: "half-right",
          reason:
            "To *augment* is to add to. Isabella contributed ideas, but a contract with a *fee* ordered the whole work.",
        },
      },
      opening: "A contract that sets the subject and the fee is an order for a painting.",
      hint: "The second sentence lists what the contract contains.",
      source: "Isabella d'Este's contract with Perugino: standard reference works in art history",
    },
    discredited: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "In 1903, physicist René Blondlot reported a new form of radiation, N-rays, which dozens of scientists soon claimed to have detected. A test conducted by Robert Wood the following year ______ the discovery: although an essential prism had been secretly removed from the apparatus, observers continued to report the rays.",
      clue: "observers continued to report the rays",
      reason:
        "To *discredit* is to destroy trust in. Rays that are *reported* even when the apparatus cannot produce them are not to be believed.",
      misfits: {
        commissioned: {
          code: "wrong-sense",
          reason:
            "To *commission* is to order a work. The test came *the following year* and did not order the discovery.",
        },
        dismantled: {
          code: "words-echoed",
          reason:
            "To *dismantle* is to take apart. A prism was *removed* from the apparatus, but what the sentence speaks of is the discovery.",
        },
        augmented: {
          code: "contradicts-the-text",
          reason:
            "To *augment* is to add to. That observers saw rays without the *essential prism* counts against the discovery.",
        },
      },
      opening: "Observers saw the rays even when the apparatus could not produce them.",
      hint: "Ask what the removal of an essential part shows about the reports.",
      source: "N-rays: standard reference works in the history of science",
    },
    dismantled: {
      version: 2,
      level: "Easy",
      clueKind: "W7",
      text: "Before the reservoir of the Aswan High Dam submerged their original site, the temples of Abu Simbel were ______. Engineers cut the sandstone structures into more than a thousand numbered blocks, raised these to a plateau above the future shoreline, and by 1968 had reassembled them in the same arrangement.",
      clue: "cut the sandstone structures into more than a thousand numbered blocks",
      reason:
        "To *dismantle* is to take apart. The temples were *cut* into *numbered blocks* and later *reassembled*.",
      misfits: {
        commissioned: {
          code: "relationship-reversed",
          reason:
            "To *commission* is to order the making of. The temples already existed and were to be saved.",
        },
        discredited: {
          code: "not-in-the-text",
          reason: "To *discredit* is to damage trust in. No doubt about the temples is expressed.",
        },
        augmented: {
          code: "contradicts-the-text",
          reason:
            "To *augment* is to add to. The temples were restored *in the same arrangement*, with nothing added.",
        },
      },
      opening: "The temples were cut into blocks before they were reassembled elsewhere.",
      hint: "Ask what must be done to a building before it can be reassembled.",
      source: "The relocation of the Abu Simbel temples: standard reference works in archaeology",
    },
    augmented: {
      version: 2,
      level: "Hard",
      clueKind: "W6",
      text: "The 1616 text of Christopher Marlowe's *Doctor Faustus* was once considered a corruption of the shorter edition of 1604. Many editors now maintain that the play had been not so much damaged as ______, since most passages peculiar to the later text probably derive from writers paid in 1602 to supply new scenes.",
      clue: "writers paid in 1602 to supply new scenes",
      reason:
        "To *augment* is to make larger by adding. The later text is longer, and the passages found only there come from writers paid *to supply new scenes*.",
      misfits: {
        commissioned: {
          code: "words-echoed",
          reason:
            "To *commission* is to order a work. The new scenes were *paid* for, but the play itself already existed.",
        },
        discredited: {
          code: "not-in-the-text",
          reason:
            "To *discredit* is to damage the reputation of. The editors compare two texts and not what was thought of the play.",
        },
        dismantled: {
          code: "contradicts-the-text",
          reason:
            "To *dismantle* is to take apart, which would be damage, and *not so much damaged* denies that.",
        },
      },
      opening: "New scenes were supplied, so the play had been enlarged and not damaged.",
      hint: "The blank is set against damage, and *since* introduces what happened to the text.",
      source: "The 1604 and 1616 texts of *Doctor Faustus*: standard reference works in literature",
    },
  },
});
