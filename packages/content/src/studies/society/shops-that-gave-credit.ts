import type { Study } from "../study.ts";

export const shopsThatGaveCredit: Study = {
  id: "shops-that-gave-credit",
  genre: "society",
  field: "economic history",
  scholars: "economic historians",
  critics: "business historians",
  others: "genealogists",
  scene:
    "In the 1890s, some village shops of one farming district let their customers buy on credit for months. Others of the same size demanded cash.",
  words: ["credit"],
  causes: [
    {
      factor: "a single harvest",
      claim: "dependence on a single harvest led shops to give credit",
      supports:
        "In the one village that lived by a single harvest, the shop carried its customers on credit from January to October.",
      weakens:
        "Shops gave as much credit in villages that had three harvests a year as in villages that had only one.",
      words: ["harvest"],
    },
    {
      factor: "rival stores",
      claim: "the presence of a rival store led shops to give credit",
      supports:
        "Within a year of a rival store's opening nearby, the ledgers of most shops show credit for longer terms.",
      weakens:
        "Shops without a rival store for miles around gave as much credit as shops that faced one across the street.",
      words: ["rival"],
    },
    {
      factor: "family ties",
      claim: "family ties between the shopkeeper and the customers led shops to give credit",
      supports:
        "The more relatives a shopkeeper had among the customers, the longer the terms on which they bought on credit.",
      weakens:
        "Shopkeepers without relatives in the village gave credit on the same terms as shopkeepers who were related to many.",
      words: ["relat", "family"],
    },
  ],
  rivals: {
    Easy: "Economic historians believe that these shops lived off a single harvest, and that their customers could not pay before the fall. Business historians believe that they had a rival: whoever was turned away at one counter would have walked to the next.",
    Medium:
      "A shopkeeper who lets a farmer pay in the fall for what he buys in the spring is lending money, and in the 1890s not all shopkeepers would. Genealogists suspect that those who did were relatives of their customers. Business historians suspect that they had a rival across the street. It is enough, in the judgment of economic historians, to look at the fields around the village, for where there is one harvest there is one payday.",
    Hard: "Of two village shops in one farming district, both honest and both solvent, one might give credit for six months and the other not for a day. Business historians see generosity of this kind as a weapon, useful only to a shop with a rival to keep down. To economic historians, it was forced on the shops by the calendar: people who depended on a single harvest could pay once a year or not at all. Genealogists, who know who married whom, believe that credit was given where it was safe, that is, within the family.",
  },
  tests: {
    plain: {
      lead: "Where there was only one harvest, where there was a rival store, and where shopkeepers had family ties to their customers, credit might be expected. Economic historians have read the ledgers of sixty shops.",
      close: "By the last ledger, they were persuaded that",
    },
    dense: {
      lead: "In the ledger of one village shop of the 1890s, every page ends with a debt; in that of another, no debt is entered at all. The first may have served farmers with a single harvest, faced a rival store, or been run by a relative of half the village. Economic historians have looked into each of these ideas.",
      close: "They came to the conclusion that",
    },
  },
  none: "why certain shops gave credit is still unexplained",
  upshot: {
    names: "left",
    close: "A farmer who needed credit would have done best to settle",
    options: [
      "among growers of one harvest",
      "between two rival stores",
      "near a relative with a shop",
    ],
    other: "in another sort of place",
  },
  premise:
    "One shopkeeper was no kinder than the next, and so one of the three must be the reason.",
  data: {
    design: "comparison",
    leads: [
      "A farmer has money in some months and none in others. Economic historians worked out what share of their purchases people of four trades made on credit in spring and in fall.",
      "The ledgers of one village shop of the 1890s record who paid at once and who did not. Economic historians have used them to compare the habits of four trades in two seasons.",
    ],
    hypothesis:
      "Between the sowing and the harvest, a farming village spends and does not earn. Economic historians, with the books of one shop before them, hypothesized that customers bought more on credit in spring than in fall. Grain farmers, dairy farmers, blacksmiths, and schoolteachers all had accounts there.",
    doubt:
      "Not every trade has to wait for a harvest, and business historians doubt that all four were short of cash in spring.",
    claims: {
      wide: "In one trade, a great part of what was bought in one season was still unpaid for",
      narrow: "In one trade, debts were almost as common in one season as in the other",
      widest:
        "The calendar ruled one trade more than any other, as the gap between its debts in one season and the other, the widest of the four, makes plain",
      narrowest:
        "The calendar ruled one trade less than any other, since its debts in the two seasons lie closest together",
      highest: "In spring, members of one trade bought the largest share of their goods on credit",
      lowest: "In fall, members of one trade bought the smallest share of their goods on credit",
    },
    title: "Purchases on Credit in One Village Shop",
    rowHead: "Customers",
    rows: ["grain farmers", "dairy farmers", "blacksmiths", "schoolteachers"],
    kind: "trade",
    measure: "Percent of purchases on credit",
    columns: [
      { head: "Spring", phrase: "in spring" },
      { head: "Fall", phrase: "in fall" },
    ],
    say: "in spring, X percent of the purchases of ROW were made on credit, and in fall Y percent",
    differ:
      "ROW made a share of their purchases on credit that was D percentage points larger|smaller in spring than in fall",
    change: "the season",
    more: "first",
    low: 25,
    high: 90,
    step: 5,
    grain: 1,
  },
};
