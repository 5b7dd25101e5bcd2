import type { NoteSet } from "../note-set.ts";

export const twoFoggyDeserts: NoteSet = {
  id: "two-foggy-deserts",
  field: "geography",
  source: "Standard encyclopedias of geography",
  notes: [
    "The Atacama in Chile and the Namib in southwestern Africa are deserts on coasts.",
    "Cold ocean currents cool the air above the coasts, so that fog is frequent but rain is rare.",
    "The Humboldt Current flows past the Atacama, and the Benguela Current flows past the Namib.",
    "The Andes also keep moist air from the east out of the Atacama.",
    "In the Namib, some beetles drink fog that condenses on their bodies.",
    "In the Atacama, people hang up nets that collect water from fog.",
  ],
  questions: [
    {
      goal: "similarity",
      level: "Easy",
      wants: "emphasize a similarity between the climates of the two deserts",
      uses: [0, 1],
      key: {
        text: "In the Atacama and in the Namib alike, fog is frequent on the coast, while rain is rare.",
        reason: "This names features of climate that the two deserts share.",
      },
      wrong: [
        {
          text: "In the Atacama, people collect water from fog, whereas in the Namib, beetles drink it.",
          code: "wrong-purpose",
          reason: "This tells who uses the fog in each desert.",
        },
        {
          text: "In the Atacama, rain is rare, and the Andes keep moist air from the east out of this desert.",
          code: "half-right",
          reason: "This describes the climate of one desert.",
        },
        {
          text: "In the Atacama, as in the Namib, rain is rare, and cold ocean currents keep fog away from the coast.",
          code: "contradicts-the-text",
          against: 1,
          reason: "With the cold currents, fog is frequent.",
        },
      ],
      step: "The similarity must be one of climate. The second note describes the weather on both coasts.",
      look: "what is frequent and what is rare on the coasts",
    },
    {
      goal: "mechanism",
      level: "Medium",
      wants: "explain how an ocean current and a mountain range together keep the Atacama dry",
      uses: [1, 2, 3],
      key: {
        text: "The cold Humboldt Current cools the air above the coast, so that rain is rare in the Atacama, and the Andes keep out moist air from the east.",
        reason: "This gives the effect of the current and that of the mountains.",
      },
      wrong: [
        {
          text: "The cold Humboldt Current cools the air above the coast of the Atacama, so that fog, from which people collect water with nets, is frequent and rain is rare.",
          code: "half-right",
          reason: "This leaves out the mountains.",
        },
        {
          text: "The cold Benguela Current keeps moist air from the east out of the Atacama, and the Andes cool the air above the coast, so that rain is rare there.",
          code: "contradicts-the-text",
          against: 3,
          reason:
            "The Andes keep out the moist air, and the Benguela Current flows past the Namib.",
        },
        {
          text: "The Atacama lies on a coast that the Humboldt Current flows past, whereas the current that flows past the coast of the Namib is the Benguela Current.",
          code: "beside-the-point",
          reason: "This tells which current belongs to which desert and explains no dryness.",
        },
      ],
      step: "Two causes must be explained, one in the sea and one on land. The notes on the currents and on the Andes give them.",
      look: "what cools the air and what the Andes do",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize a difference in the causes of dryness in the two deserts",
      uses: [1, 2, 3],
      key: {
        text: "Cold ocean currents account for the dryness of both deserts, but the Atacama is also dry because the Andes keep moist air from the east out of it.",
        reason: "This names a cause that is mentioned for only one of the deserts.",
      },
      wrong: [
        {
          text: "Some beetles of the Namib drink fog that condenses on their bodies, whereas people in the Atacama hang up nets that collect water from fog.",
          code: "beside-the-point",
          reason: "This contrasts uses of fog.",
        },
        {
          text: "The Atacama owes its dryness to a cold ocean current, which cools the air above the coast, and to the Andes, which keep out moist air from the east.",
          code: "half-right",
          reason: "This gives the causes for the Atacama alone.",
        },
        {
          text: "The Atacama owes its dryness to a cold ocean current, which cools the air above the coast, and the Namib owes its own to the Andes, which keep out moist air.",
          code: "contradicts-the-text",
          against: 3,
          reason: "The Andes keep moist air out of the Atacama.",
        },
      ],
      step: "One cause is shared, and the other is not. The fourth note adds something for one of the deserts.",
      look: "which desert has mountains to keep out moist air",
    },
    {
      goal: "generalization",
      level: "Hard",
      wants: "make a generalization about fog as a source of water in the two deserts",
      uses: [1, 4, 5],
      key: {
        text: "In coastal deserts where rain is rare, fog can serve animals and people alike as a source of water.",
        reason: "This makes a statement that covers the cases in both deserts.",
      },
      wrong: [
        {
          text: "In the Namib, where rain is rare, some beetles drink fog that condenses on their own bodies.",
          code: "half-right",
          reason: "This gives a single case.",
        },
        {
          text: "In the Namib, some beetles drink fog that condenses on their bodies, and in the Atacama, people collect water from fog with nets.",
          code: "wrong-purpose",
          reason: "This lists two cases and draws no general statement from them.",
        },
        {
          text: "In deserts on the coasts of Chile and southwestern Africa, fog is frequent because cold ocean currents cool the air.",
          code: "beside-the-point",
          reason: "This explains the fog and not its use as a source of water.",
        },
      ],
      step: "A general statement has to cover both deserts. The last two notes give one case from each.",
      look: "who makes use of the fog in each desert",
    },
  ],
};
