import { wordSet } from "./word-set.ts";

export const precludeFacilitateMimicCommemorate = wordSet({
  id: "preclude-facilitate-mimic-commemorate",
  contexts: {
    preclude: {
      version: 2,
      level: "Hard",
      clueKind: "W6",
      text: "That the two languages differ extensively in vocabulary does not, linguist Teuila Faleolo argues, ______ their descent from a common ancestor. Words are readily replaced through contact with neighboring populations, whereas pronouns seldom are; since the pronouns of the two correspond in every particular, such descent remains not merely possible but probable.",
      clue: "such descent remains not merely possible but probable",
      reason:
        "To *preclude* is to make impossible. The difference does not do so, since descent *remains not merely possible but probable*.",
      misfits: {
        facilitate: {
          code: "beside-the-point",
          reason:
            "To *facilitate* is to make easier. The last clause says that descent *remains* possible in spite of the difference, and not that the difference fails to favor it.",
        },
        mimic: {
          code: "wrong-sense",
          reason:
            "To *mimic* is to imitate closely. A difference in vocabulary does not imitate descent.",
        },
        commemorate: {
          code: "not-in-the-text",
          reason: "To *commemorate* is to honor the memory of something. No memory is mentioned.",
        },
      },
      opening: "A difference in words leaves a common ancestor possible.",
      hint: "Read the blank together with *does not*, and compare the last five words.",
    },
    facilitate: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "Standardized shipping containers, introduced during the 1950s, did much to ______ international commerce. Merchandise that dockworkers had formerly loaded piece by piece could now be transferred in a single operation from truck to vessel, and the expense of handling a ton of cargo consequently declined by more than nine-tenths.",
      clue: "could now be transferred in a single operation from truck to vessel",
      reason:
        "To *facilitate* is to make easier. What had been loaded *piece by piece* could now be moved *in a single operation*.",
      misfits: {
        preclude: {
          code: "contradicts-the-text",
          reason: "To *preclude* is to make impossible. Commerce became cheaper and quicker.",
        },
        mimic: {
          code: "wrong-sense",
          reason:
            "To *mimic* is to imitate closely. Containers carry goods and do not copy commerce.",
        },
        commemorate: {
          code: "not-in-the-text",
          reason:
            "To *commemorate* is to honor the memory of something. The text describes a saving and not a memorial.",
        },
      },
      opening: "Containers made loading simpler and much cheaper.",
      hint: "Compare how cargo was loaded formerly and how it was loaded afterward.",
      source: "Containerization: standard reference works in economic history",
    },
    mimic: {
      version: 2,
      level: "Easy",
      clueKind: "W5",
      text: "Numerous species of hoverfly ______ wasps. Although the flies possess no sting, their bodies carry corresponding bands of black and yellow, and some individuals, when seized, press the abdomen downward as if to stab; predators that have learned to avoid wasps tend to avoid these insects as well.",
      clue: "their bodies carry corresponding bands of black and yellow",
      reason:
        "To *mimic* is to imitate in looks or behavior. The flies carry *corresponding bands* and move *as if to stab*.",
      misfits: {
        preclude: {
          code: "wrong-sense",
          reason:
            "To *preclude* is to make impossible. The flies do not prevent wasps from existing or acting.",
        },
        facilitate: {
          code: "relationship-reversed",
          reason:
            "To *facilitate* is to make easier. It is the wasps, which predators *have learned to avoid*, that make things easier for the flies.",
        },
        commemorate: {
          code: "not-in-the-text",
          reason: "To *commemorate* is to honor the memory of something, which flies do not do.",
        },
      },
      opening: "The flies have the colors and even the movements of wasps.",
      hint: "The second sentence gives two features that the flies share with wasps.",
      source: "Mimicry in hoverflies: standard reference works in entomology",
    },
    commemorate: {
      version: 2,
      level: "Medium",
      clueKind: "W4",
      text: "Since the 1990s, artist Gunter Demnig has placed small brass plates in the sidewalks of European cities to ______ victims of Nazi persecution. Each plate, installed before the last residence that the person had freely chosen, records a name, the year of birth, and the person's fate.",
      clue: "records a name, the year of birth",
      reason:
        "To *commemorate* is to honor the memory of someone. Each plate *records a name* where a victim lived.",
      misfits: {
        preclude: {
          code: "wrong-sense",
          reason:
            "To *preclude* is to make impossible. Plates made after the persecution cannot prevent it, and persons are not precluded.",
        },
        facilitate: {
          code: "not-in-the-text",
          reason: "To *facilitate* is to make easier. The plates record names and ease no action.",
        },
        mimic: {
          code: "contradicts-the-text",
          reason:
            "To *mimic* is to imitate. The plates carry words and no likeness of the persons.",
        },
      },
      opening: "Each plate records a person who lived at the place, and that person's fate.",
      hint: "See what a plate records and where it is placed.",
      source: "Gunter Demnig's Stolpersteine: standard reference works in art history",
    },
  },
});
