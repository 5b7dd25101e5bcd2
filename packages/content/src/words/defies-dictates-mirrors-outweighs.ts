import { wordSet } from "./word-set.ts";

export const defiesDictatesMirrorsOutweighs = wordSet({
  id: "defies-dictates-mirrors-outweighs",
  contexts: {
    defies: {
      version: 2,
      level: "Medium",
      clueKind: "W2",
      text: "Traditional classification divided organisms into stationary plants, which produce nourishment from sunlight, and mobile animals, which feed. *Euglena* ______ this division: a single cell of the genus swims by means of a flagellum and absorbs nutrients in darkness, yet it also contains chloroplasts and can photosynthesize.",
      clue: "yet it also contains chloroplasts",
      reason:
        "To *defy* something is to resist it or refuse to fit it, as does an organism with the characteristics of both of the classes that were to be kept apart.",
      misfits: {
        dictates: {
          code: "relationship-reversed",
          reason:
            "To *dictate* is to lay down with authority, but it is the *traditional classification* that lays down rules for organisms, and not the other way around.",
        },
        mirrors: {
          code: "contradicts-the-text",
          reason:
            "To *mirror* is to reproduce faithfully, but a cell that combines what the division separates does the reverse.",
        },
        outweighs: {
          code: "not-in-the-text",
          reason:
            "To *outweigh* is to be more important than, and the text does not measure the importance of the genus against that of the division.",
        },
      },
      opening:
        "A cell with features of plants and of animals does not fit a division into the two.",
      hint: "Read what comes after the colon, and ask how *yet it also* relates to the two classes named before.",
      source: "Euglena and the classification of living things: standard reference works",
    },
    dictates: {
      version: 2,
      level: "Easy",
      clueKind: "W3",
      text: "In many species of turtle, it is the temperature of the nest, rather than the inheritance of particular chromosomes, that ______ the sex of the young. Eggs of the red-eared slider produce males when they are incubated at about 26 degrees Celsius, whereas the same eggs will produce females at about 31 degrees.",
      clue: "the same eggs will produce females at about 31 degrees",
      reason:
        "To *dictate* is to control or determine, and the example shows that a change of temperature alone changes the sex of the young.",
      misfits: {
        defies: {
          code: "contradicts-the-text",
          reason:
            "To *defy* is to resist or act against, but in the example sex follows from temperature.",
        },
        mirrors: {
          code: "wrong-strength-or-tone",
          reason:
            "To *mirror* is to resemble or reproduce, which is less than *produce males* and *produce females* say: temperature brings the result about.",
        },
        outweighs: {
          code: "wrong-sense",
          reason:
            "To *outweigh* is to count for more than; temperature may count for more than chromosomes, but the object of the verb here is *the sex of the young*.",
        },
      },
      opening: "Males or females result according to the temperature at which the eggs are kept.",
      hint: "The example after the blank shows what happens to the same eggs under two conditions.",
      source: "Temperature-dependent sex determination in turtles: standard reference works",
    },
    mirrors: {
      version: 2,
      level: "Easy",
      clueKind: "W5",
      text: "Geographer Priya Halvorsen finds that the layout of the settlement's nineteenth-century cemetery ______ that of the town itself. The widest path corresponds to the main street, families occupy plots in the order of their houses, and the graves of newcomers, like their dwellings, are located along the northern edge.",
      clue: "like their dwellings",
      reason:
        "To *mirror* is to correspond to or reproduce: path and street, plots and houses, graves and dwellings match each other.",
      misfits: {
        defies: {
          code: "contradicts-the-text",
          reason:
            "To *defy* is to go against, but every detail of the cemetery agrees with the town.",
        },
        dictates: {
          code: "relationship-reversed",
          reason:
            "To *dictate* is to determine; if either layout determined the other, it would be the town's, since families were given plots *in the order of their houses*.",
        },
        outweighs: {
          code: "beside-the-point",
          reason:
            "To *outweigh* is to be more important than, and the three details tell of likeness, not of importance.",
        },
      },
      opening: "Three details of the cemetery are matched with three details of the town.",
      hint: "Notice *corresponds to*, *in the order of*, and *like*, and ask what relation they express.",
    },
    outweighs: {
      version: 2,
      level: "Hard",
      clueKind: "W8",
      text: "Hydrologist Nadia Fernholm does not dispute that the reservoir loses water by evaporation; her own measurements put the annual loss at four million cubic meters. She maintains only that the volume gained by the retention of floods ______ this loss, although by a margin considerably narrower than the one calculated by the ministry in 2011.",
      clue: "by a margin considerably narrower",
      reason:
        "To *outweigh* is to be greater or count for more than: a gain that exceeds a loss by some margin, even a narrow one, outweighs it.",
      misfits: {
        defies: {
          code: "wrong-sense",
          reason:
            "To *defy* is to resist or refuse to obey, and nothing is resisted *by a margin*; the words call for a comparison of two amounts.",
        },
        dictates: {
          code: "cause-claimed",
          reason:
            "To *dictate* is to determine, but the loss is due to *evaporation*, not to the volume that is gained.",
        },
        mirrors: {
          code: "contradicts-the-text",
          reason: "To *mirror* is to match, and amounts that match do not differ *by a margin*.",
        },
      },
      opening: "The gain and the loss are compared as amounts, and the one is larger by a margin.",
      hint: "Consider what kind of comparison ends in a *margin*, and which of the two amounts Fernholm defends.",
    },
  },
});
