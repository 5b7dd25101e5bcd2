import type { NoteSet } from "../note-set.ts";

export const savingTheChina: NoteSet = {
  id: "saving-the-china",
  field: "everyday",
  source: "United States Patent and Trademark Office; National Inventors Hall of Fame",
  notes: [
    "Josephine Cochran of Shelbyville, Illinois, owned fine china that her servants sometimes chipped when they washed it by hand.",
    "She resolved to build a machine to do the work, and she received a patent in 1886.",
    "Some earlier machines had scrubbed dishes with brushes.",
    "In hers, wire racks held the dishes in place, and jets of hot, soapy water cleaned them.",
    "At the World's Columbian Exposition in 1893, it won a prize.",
    "Hotels and restaurants bought it, but few homes had enough hot water for it.",
  ],
  questions: [
    {
      goal: "reason",
      level: "Easy",
      wants: "explain why Cochran decided to build a dishwashing machine",
      uses: [0, 1],
      key: {
        text: "Josephine Cochran decided to build a dishwashing machine because her servants sometimes chipped her fine china when they washed it by hand.",
        reason: "This names the damage to the china as the cause.",
      },
      wrong: [
        {
          text: "Josephine Cochran, who lived in Shelbyville, Illinois, resolved to build a dishwashing machine and in 1886 received a patent for it.",
          code: "half-right",
          reason: "This reports the decision but not the cause.",
        },
        {
          text: "Josephine Cochran decided to build a dishwashing machine in which wire racks held the dishes while jets of hot, soapy water cleaned them.",
          code: "wrong-purpose",
          reason: "This tells how the machine worked, not what led to it.",
        },
        {
          text: "Josephine Cochran's dishwashing machine was bought by hotels and restaurants, whereas few homes had enough hot water to use it.",
          code: "beside-the-point",
          reason: "This concerns the buyers of the finished machine.",
        },
      ],
      step: "The cause lies before the machine. The first note tells what happened to Cochran's dishes.",
      look: "what happened when the dishes were washed by hand",
    },
    {
      goal: "mechanism",
      level: "Easy",
      wants: "explain how Cochran's machine cleaned dishes",
      uses: [0, 3],
      key: {
        text: "In Josephine Cochran's machine, wire racks held the dishes in place while jets of hot, soapy water cleaned them.",
        reason: "This names the racks and the jets and what each did.",
      },
      wrong: [
        {
          text: "In Josephine Cochran's machine, which won a prize at the World's Columbian Exposition in 1893, wire racks held the dishes in place.",
          code: "half-right",
          reason: "This has the racks but not the water that did the cleaning.",
        },
        {
          text: "In Josephine Cochran's machine, hot, soapy water covered the dishes while brushes, held in place by wire racks, scrubbed them.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This puts the brushes of earlier machines in hers.",
        },
        {
          text: "In hotels and restaurants, which bought it, Josephine Cochran's machine did work that servants had done by hand in her house.",
          code: "beside-the-point",
          reason: "This tells where the machine was used, not how it worked.",
        },
      ],
      step: "Look for the parts of the machine and what they do. One note describes its inside.",
      look: "what held the dishes and what cleaned them",
    },
    {
      goal: "difference",
      level: "Easy",
      wants: "emphasize how Cochran's machine differed from some earlier ones",
      uses: [0, 2, 3],
      key: {
        text: "Whereas some earlier machines had scrubbed dishes with brushes, Josephine Cochran's cleaned them with jets of hot, soapy water.",
        reason: "This sets the brushes of the earlier machines against the jets of hers.",
      },
      wrong: [
        {
          text: "Whereas her servants had washed her china by hand, Josephine Cochran built a machine, for which she received a patent in 1886.",
          code: "beside-the-point",
          reason: "This contrasts the machine with work by hand.",
        },
        {
          text: "Whereas some earlier machines had scrubbed dishes with brushes, Josephine Cochran's won a prize at the World's Columbian Exposition in 1893.",
          code: "half-right",
          reason: "This says how the earlier machines worked but not how hers did.",
        },
        {
          text: "Whereas some earlier machines had held dishes in wire racks, Josephine Cochran built one in which brushes scrubbed her china.",
          code: "contradicts-the-text",
          against: 3,
          reason: "This exchanges the earlier machines and hers.",
        },
      ],
      step: "Both kinds of machines need a description. Two neighboring notes tell what touched the dishes in each.",
      look: "what earlier machines used and what hers used",
    },
    {
      goal: "two-part",
      level: "Medium",
      wants: "state who bought the machine and what kept it out of most homes",
      uses: [0, 5],
      key: {
        text: "Hotels and restaurants bought Josephine Cochran's machine, but it could not be used in most homes, which lacked enough hot water.",
        reason: "This names the buyers and the obstacle in homes.",
      },
      wrong: [
        {
          text: "Hotels and restaurants bought Josephine Cochran's machine, in which wire racks held the dishes while jets of hot, soapy water cleaned them.",
          code: "half-right",
          reason: "This names the buyers but not what stood in the way in homes.",
        },
        {
          text: "Josephine Cochran's machine, for which she received a patent in 1886, found its buyers in homes, since few hotels and restaurants had enough hot water.",
          code: "contradicts-the-text",
          against: 5,
          reason: "This exchanges the businesses and the homes.",
        },
        {
          text: "Josephine Cochran's machine, for which she received a patent in 1886, won a prize at the World's Columbian Exposition in 1893.",
          code: "beside-the-point",
          reason: "This speaks of the prize and names neither buyers nor an obstacle.",
        },
      ],
      step: "Two questions must be answered: who bought it, and what stood in the way elsewhere. One note does both, before and after its but.",
      look: "who bought the machine and what few homes had",
    },
  ],
};
