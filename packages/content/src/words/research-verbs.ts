import { wordSet } from "./word-set.ts";

export const researchVerbs = wordSet({
  id: "research-verbs",
  contexts: {
    undermine: {
      version: 2,
      level: "Medium",
      clueKind: "W3",
      text: "The date traditionally assigned to an anonymous treatise on navigation rests entirely on its reference to a comet that was observed in 1222. A discovery by Byzantinist Eleni Stavrou threatens to ______ that dating: the sentence about the comet is written in a later ink and is absent from every other copy.",
      clue: "is absent from every other copy",
      reason:
        "To *undermine* is to weaken the support of something. The date *rests entirely* on a sentence that is *written in a later ink* and *absent from every other copy*.",
      misfits: {
        corroborate: {
          code: "contradicts-the-text",
          reason:
            "To *corroborate* is to confirm by further evidence. The discovery suggests that the sentence was added later.",
        },
        anticipate: {
          code: "relationship-reversed",
          reason:
            "To *anticipate* is to come before or foresee. Stavrou's discovery comes after the dating that it puts in doubt.",
        },
        replicate: {
          code: "wrong-sense",
          reason:
            "To *replicate* is to copy or repeat. A discovery that leads to another date does not repeat the old one.",
        },
      },
      opening: "The evidence for the date proves to be a later addition.",
      hint: "Ask on what the date rests and what the colon says of it.",
    },
    corroborate: {
      version: 2,
      level: "Easy",
      clueKind: "W5",
      text: "Indigenous oral traditions of the Pacific Northwest describe a winter night on which the ground shook and the sea inundated the coast. Geological evidence appears to ______ these accounts: layers of sand deposited by a tsunami, together with the remains of drowned forests, indicate that an exceptionally powerful earthquake occurred in 1700.",
      clue: "indicate that an exceptionally powerful earthquake occurred in 1700",
      reason:
        "To *corroborate* is to confirm by further evidence. Sand and drowned forests *indicate* the same event that the traditions *describe*.",
      misfits: {
        undermine: {
          code: "contradicts-the-text",
          reason:
            "To *undermine* is to weaken. The deposits agree with the accounts of an earthquake and a flood.",
        },
        anticipate: {
          code: "relationship-reversed",
          reason:
            "To *anticipate* is to come before or foresee. The evidence was gathered after the accounts and looks back to the same night.",
        },
        replicate: {
          code: "wrong-sense",
          reason:
            "To *replicate* is to copy exactly or repeat. Layers of sand support a story but do not repeat it.",
        },
      },
      opening: "The deposits are evidence of the event that the traditions describe.",
      hint: "Compare what the traditions describe with what the colon introduces.",
      source: "The Cascadia earthquake of 1700: standard reference works in geology",
    },
    anticipate: {
      version: 2,
      level: "Hard",
      clueKind: "W12",
      text: "In the third century BCE, Aristarchus of Samos proposed that the Earth revolves around the Sun. Although he may be said to ______ Copernicus in this respect, historians of astronomy caution against regarding the later theory as a mere repetition, since the detailed planetary models of 1543 have no equivalent in what survives of Aristarchus's work.",
      clue: "regarding the later theory as a mere repetition",
      reason:
        "To *anticipate* is to do or say something before another does. Aristarchus proposed the idea *in the third century BCE*, and the theory of Copernicus is *the later* one.",
      misfits: {
        undermine: {
          code: "contradicts-the-text",
          reason:
            "To *undermine* is to weaken. The two agree *in this respect*, so neither weakens the other.",
        },
        corroborate: {
          code: "half-right",
          reason:
            "To *corroborate* is to confirm by further evidence. Aristarchus held the same view, but he wrote long before there was anything of Copernicus to confirm.",
        },
        replicate: {
          code: "relationship-reversed",
          reason:
            "To *replicate* is to repeat what another has done. If there were repetition, it would be on the part of *the later theory*.",
        },
      },
      opening: "Aristarchus proposed the idea long before Copernicus did.",
      hint: "Put the two astronomers in order of time, and see in what respect they agree.",
      source:
        "Aristarchus of Samos and heliocentrism: standard reference works in the history of astronomy",
    },
    replicate: {
      version: 2,
      level: "Easy",
      clueKind: "W1",
      text: "In a project whose results were published in 2015, some 270 researchers attempted to ______ one hundred psychological experiments. They followed the original procedures as closely as possible, although with new participants; in fewer than half of the cases did the effects prove to be of comparable strength.",
      clue: "followed the original procedures as closely as possible",
      reason:
        "To *replicate* is to repeat in the same way. The researchers *followed the original procedures as closely as possible*.",
      misfits: {
        undermine: {
          code: "wrong-strength-or-tone",
          reason:
            "To *undermine* is to weaken. Some of the results were indeed put in doubt, but this was the outcome and not what *followed the original procedures* describes.",
        },
        corroborate: {
          code: "half-right",
          reason:
            "To *corroborate* is to confirm. A conclusion can be confirmed; the experiments themselves were carried out a second time.",
        },
        anticipate: {
          code: "relationship-reversed",
          reason:
            "To *anticipate* is to act ahead of something. The *original* experiments came first.",
        },
      },
      opening: "The researchers carried out the original procedures with new participants.",
      hint: "The second sentence tells how the researchers went about it.",
      source:
        "The Open Science Collaboration's project of 2015: standard reference works in psychology",
    },
  },
});
