import type { Study } from "../study.ts";

export const namesSignedInFull: Study = {
  id: "names-signed-in-full",
  genre: "society",
  field: "history of education",
  scholars: "historians of education",
  critics: "labor historians",
  others: "economic historians",
  scene:
    "Couples who married in one rural county in the 1850s had to sign a register. In some parishes, nearly all wrote their names; in others, most drew a cross.",
  words: ["sign", "register"],
  causes: [
    {
      factor: "a free school",
      claim: "a free school taught couples to sign their names",
      supports:
        "The longer a parish had offered free school lessons, the more couples signed the register with their names.",
      weakens:
        "Couples signed the register as often in parishes where school had to be paid for as in those where it was free.",
      words: ["school"],
    },
    {
      factor: "work in a printing shop",
      claim: "work in a printing shop taught couples to sign their names",
      supports:
        "As more people found work at the printing press of a parish, more couples signed the register with their names.",
      weakens:
        "Parishes that never had a printing press have as many signatures in their registers as parishes with a large one.",
      words: ["print"],
    },
    {
      factor: "letters from abroad",
      claim: "letters from abroad taught couples to sign their names",
      supports:
        "In parishes to which emigrants sent letters every month, nine couples in ten signed the register with their names.",
      weakens:
        "Couples in parishes to which no letters came from abroad signed the register as often as couples in the others.",
      words: ["letter", "emigra"],
    },
  ],
  rivals: {
    Easy: "Historians of education would credit a free school, since a family of laborers could not spare even a penny a week. Labor historians would credit a printing shop, where anyone who handles type soon learns to read it.",
    Medium:
      "A cross in a marriage register means that the bride or groom could not write. In some parishes of one county there are pages without a single cross. Economic historians suspect that people there had relatives who had emigrated, and letters to answer. Labor historians connect the signatures with work in a printing shop. Only a school that cost nothing, historians of education believe, could have reached the children of laborers.",
    Hard: "For most couples of the 1850s, the marriage register was the only paper that they were ever asked to sign, and it preserves what they could do on that one day. Historians of education, who find the signatures in clusters, would expect a free school at the center of each. Reading is learned by handling type, say labor historians, and a parish with a printing shop had hands that did little else. Economic historians ask what use writing was to a farm laborer and answer that those whose children had emigrated had every use for it.",
  },
  tests: {
    plain: {
      lead: "A bride or groom may have learned to write at a free school, over the type of a printing shop, or for the sake of relatives who had emigrated. Historians of education have examined the registers of fifty parishes.",
      close: "Fifty parishes are enough to show that",
    },
    dense: {
      lead: "Did the brides and grooms of the 1850s learn to write at a free school, over the type of a printing shop, or from letters sent by relatives who had emigrated? Parish registers, in which some signed and others drew a cross, have given historians of education a way to find out.",
      close: "To judge by the registers,",
    },
  },
  none: "couples learned to sign their names in another way",
  upshot: {
    names: "left",
    close: "The parishes in which crosses are rare should be those",
    options: ["that had a free school", "that had a printing shop", "that had letters from abroad"],
    other: "that had another kind of teacher",
  },
  premise: "Nobody learns to write for no reason, and the reason must have been one of the three.",
  data: {
    design: "time-series",
    leads: [
      "Whoever married in one county between 1850 and 1880 had to sign a register or mark it with a cross. Historians of education worked out what share of the weavers, shepherds, miners, and fishermen signed in each decade.",
      "The ability to write spread slowly and not evenly. In the marriage registers of one county, historians of education have followed it through four trades and three decades.",
    ],
    hypothesis:
      "Village schools opened all over one county in the 1850s, and children who had learned to write grew up and married. Historians of education hypothesized that a larger share of people signed the register in 1880 than in 1850. Four trades are well represented in it.",
    doubt:
      "A trade may lose its ablest members to the city, labor historians caution, and they doubt that all four advanced.",
    claims: {
      wide: "One trade learned to write at a great pace",
      narrow: "One trade made hardly any progress",
      widest:
        "Schooling may have done the most for one trade, whose first share and last are separated by the widest gap",
      narrowest:
        "Schooling may have passed by one trade, whose first share and last lie closest together",
      highest: "In 1880, the largest share of signatures was that of one trade",
      lowest: "In 1850, the smallest share of signatures was that of one trade",
    },
    title: "Signatures in the Registers of One County",
    rowHead: "Trade",
    rows: ["weavers", "shepherds", "miners", "fishermen"],
    kind: "trade",
    measure: "Percent who signed",
    columns: [
      { head: "1850", phrase: "in 1850" },
      { head: "1880", phrase: "in 1880" },
    ],
    points: { label: "Year", at: [1850, 1860, 1870, 1880] },
    say: "the share of ROW who signed the register went from X percent in 1850 to Y percent in 1880",
    differ:
      "of all ROW, a share that was D percentage points larger|smaller signed the register in 1880 than in 1850",
    change: "the passing of three decades",
    more: "second",
    low: 25,
    high: 90,
    step: 5,
    grain: 1,
  },
};
