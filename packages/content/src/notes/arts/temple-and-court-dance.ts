import type { NoteSet } from "../note-set.ts";

export const templeAndCourtDance: NoteSet = {
  id: "temple-and-court-dance",
  field: "arts",
  source: "Standard encyclopedias of dance; histories of Indian performing arts",
  notes: [
    "Bharatanatyam and Kathak are classical dances of India.",
    "Bharatanatyam developed in the temples of Tamil Nadu, in the south.",
    "In the 1930s, Rukmini Devi Arundale and others brought Bharatanatyam to the concert stage.",
    "Kathak, shaped first by storytellers, flourished at the royal courts of the north.",
    "Dancers of Bharatanatyam often bend their knees outward, while dancers of Kathak usually stand upright and perform rapid spins.",
    "In both, the dancers wear bells around their ankles and mark the rhythm with their feet.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Medium",
      wants: "emphasize a similarity in how dancers perform Bharatanatyam and Kathak",
      uses: [0, 5],
      key: {
        text: "Wearing bells around their ankles, the dancers of both Bharatanatyam and Kathak mark the rhythm with their feet.",
        reason:
          "This names something that dancers in both forms do, marking the rhythm with belled feet.",
      },
      wrong: [
        {
          text: "Coming from two parts of the same country, Bharatanatyam and Kathak both belong to the classical dances of India.",
          code: "beside-the-point",
          reason: "This is a likeness of origin and rank, not of performance.",
        },
        {
          text: "Usually standing upright, the dancers of Kathak perform rapid spins and mark the rhythm with belled feet.",
          code: "half-right",
          reason: "This tells how dancers perform one of the two dances.",
        },
        {
          text: "Usually standing upright, the dancers of both Bharatanatyam and Kathak perform rapid spins as the bells around their ankles ring.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The notes give the upright stance and the spins to Kathak alone.",
        },
      ],
      step: "The common point must lie in the performance, so look for what the dancers of both forms wear and do.",
      look: "what the dancers in both forms do",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in the dancers' posture in the two forms",
      uses: [4],
      key: {
        text: "Whereas dancers of Kathak usually stand upright and perform rapid spins, those of Bharatanatyam often bend their knees outward.",
        reason: "This sets the bent knees of the one form against the upright stance of the other.",
      },
      wrong: [
        {
          text: "Whereas Bharatanatyam developed in the temples of Tamil Nadu in the south, Kathak flourished at royal courts in the north.",
          code: "beside-the-point",
          reason: "This contrasts the settings of the two dances.",
        },
        {
          text: "Whereas a dancer of Bharatanatyam often performs with knees bent outward, a dancer of Kathak wears bells around the ankles.",
          code: "half-right",
          reason: "This gives the posture for one form and the equipment for the other.",
        },
        {
          text: "Whereas a dancer of Bharatanatyam often performs with knees bent outward, a dancer of Kathak keeps them bent even in rapid spins.",
          code: "contradicts-the-text",
          against: 4,
          reason: "The notes say that dancers of Kathak usually stand upright.",
        },
      ],
      step: "Posture is how the body is held. One note describes it for each form in turn.",
      look: "how dancers in each form hold their bodies",
    },
    {
      goal: "place",
      level: "Easy",
      wants: "specify the region in which Bharatanatyam developed",
      uses: [0, 1],
      key: {
        text: "Bharatanatyam is a classical dance whose home is the region of Tamil Nadu, in the south of India, where it developed in temples.",
        reason: "This names the region, Tamil Nadu in the south.",
      },
      wrong: [
        {
          text: "Bharatanatyam, which is one of the classical dances of India, was brought to the concert stage by Rukmini Devi Arundale and others.",
          code: "beside-the-point",
          reason:
            "This tells to what stage the dance was brought, not in what region it developed.",
        },
        {
          text: "Bharatanatyam, one of the classical dances of India, developed in temples and was brought to the concert stage in the 1930s.",
          code: "half-right",
          reason: "This names the kind of building but no region.",
        },
        {
          text: "Bharatanatyam, one of the classical dances of India, developed in a different part of the country from Kathak, another such dance.",
          code: "wrong-purpose",
          reason: "This compares the origins of two dances and leaves both regions unnamed.",
        },
      ],
      step: "A region is a part of a country. Find the note on the origin of the dance in question.",
      look: "where Bharatanatyam developed",
    },
    {
      goal: "change",
      level: "Medium",
      wants: "describe how the setting of Bharatanatyam changed over time",
      uses: [1, 2],
      key: {
        text: "Bharatanatyam, which had developed in the temples of Tamil Nadu in the south, reached the concert stage in the 1930s through Rukmini Devi Arundale and others.",
        reason: "This gives the earlier setting, temples, and the later one, the concert stage.",
      },
      wrong: [
        {
          text: "Bharatanatyam, a classical dance of India, took on a new setting in the 1930s, when Rukmini Devi Arundale and others brought it to the concert stage.",
          code: "half-right",
          reason: "This gives the later setting without the earlier one.",
        },
        {
          text: "Bharatanatyam, in which dancers often bend their knees outward, differs in its setting from Kathak, which flourished at royal courts in the north.",
          code: "wrong-purpose",
          reason: "This compares two dances instead of two times.",
        },
        {
          text: "Bharatanatyam, a classical dance of India, took on a new setting in the 1930s, when Rukmini Devi Arundale and others brought it from royal courts to the concert stage.",
          code: "contradicts-the-text",
          against: 1,
          reason:
            "The notes give temples as the earlier setting of Bharatanatyam; the royal courts belong to Kathak.",
        },
      ],
      step: "A change needs a before and an after. Two notes about the same dance supply them.",
      look: "where the dance developed and where it was brought later",
    },
  ],
};
