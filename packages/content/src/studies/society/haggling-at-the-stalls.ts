import type { Study } from "../study.ts";

export const hagglingAtTheStalls: Study = {
  id: "haggling-at-the-stalls",
  genre: "society",
  field: "economics",
  scholars: "economists",
  critics: "anthropologists",
  others: "food scientists",
  scene:
    "At certain open-air markets, whoever pays the asking price is taken for a fool, and hardly anything is sold without minutes of bargaining. At others, whoever bargains is taken for a thief.",
  words: ["bargain"],
  causes: [
    {
      factor: "hidden prices",
      claim: "prices that are not posted lead people to bargain",
      supports:
        "After the sellers at one market had taken down half of their posted prices, buyers bargained far more often.",
      weakens:
        "Buyers bargained as often at stalls where prices were posted in large figures as at stalls where none were.",
      words: ["posted"],
    },
    {
      factor: "regular customers",
      claim: "regular customers lead people to bargain",
      supports:
        "Buyers whom a seller knew as regular customers bargained over most of their purchases, and strangers over few of theirs.",
      weakens:
        "Strangers bargained no less often than regular customers did, and they gained reductions of equal size.",
      words: ["regular"],
    },
    {
      factor: "perishable goods",
      claim: "perishable goods lead people to bargain",
      supports:
        "The sooner the goods on a stall were bound to spoil, the more of its buyers bargained and the more they saved.",
      weakens:
        "Sellers of pots and brooms, which never spoil, were drawn into bargaining as often as sellers of fish.",
      words: ["perish", "spoil", "fish"],
    },
  ],
  rivals: {
    Easy: "Economists say that at such markets no price is posted, and that a sum which has been written down no longer seems open to question. Anthropologists say that the customers there are regular ones, to whom a seller will give way.",
    Medium:
      "Whether to bargain is a question that a traveler has to settle anew at every market. Food scientists settle it by looking at the goods: whatever will spoil by evening can be had for less. Anthropologists look at the customers, and expect to find bargaining wherever the regular ones come back each week. It is enough for economists to look for a price tag, since nobody bargains where prices are posted.",
    Hard: "Bargaining wastes the time of buyer and seller alike, and a market at which it is the rule must have some use for it. Anthropologists see the use in friendship: with a regular customer, a few minutes of dispute are a form of conversation. According to economists, no explanation is required except that the prices have not been posted, which leaves each of them to be discovered. Food scientists remind both that a heap of fish will spoil by sunset, so that for perishable goods there cannot be one price all day.",
  },
  tests: {
    plain: {
      lead: "A visitor will notice that some markets post no prices, that some live on regular customers, and that some sell goods that spoil. Economists have visited forty of them to learn which of these counts.",
      close: "After forty markets, the economists concluded that",
    },
    dense: {
      lead: "Two markets, an hour apart, have opposite customs: at the one, everybody bargains, and at the other nobody does. Perhaps the one posts no prices, lives on regular customers, or sells what will spoil. Economists have searched other markets for evidence of each.",
      close: "The search has led them to believe that",
    },
  },
  none: "the custom of bargaining is still unexplained",
  upshot: {
    names: "left",
    close: "A market that wanted to be rid of bargaining would have to see that",
    options: ["its prices were posted", "its regulars stayed away", "its goods could never spoil"],
    other: "another of its customs changed",
  },
  premise: "Such customs have a reason, the economists held, and it had to be one of the three.",
  data: {
    design: "comparison",
    leads: [
      "Toward evening, a seller who does not want to carry the goods home may be open to an offer. Economists recorded by how much sellers of fish, flowers, fruit, and herbs lowered their prices in the morning and late in the day.",
      "With a list of things to buy, students trained by economists bargained for fresh fish, cut flowers, ripe fruit, and green herbs. Some of them went in the morning and the rest when the stalls were about to close.",
    ],
    hypothesis:
      "What has not been sold by sunset must be carried home, and by morning it will have wilted. Economists hypothesized that sellers lower their prices more in the evening than in the morning. Students were sent out to bargain for fresh fish, cut flowers, ripe fruit, and green herbs at both hours.",
    doubt:
      "The first sale of the day is said to bring luck, and anthropologists doubt that a buyer should always wait.",
    claims: {
      wide: "Sellers of one kind of goods were far more willing to give way late in the day",
      narrow: "Sellers of one kind of goods were almost as firm at sunset as at sunrise",
      widest:
        "To wait until closing time pays best with one kind of goods, for which the gap between early discounts and late ones is widest",
      narrowest:
        "To wait until closing time is least worthwhile with one kind of goods, for which early discounts and late ones are closest together",
      highest: "The largest discounts of all in the evening were to be had on one kind of goods",
      lowest: "The smallest discounts of all in the morning were to be had on one kind of goods",
    },
    title: "Average Reductions at One Market",
    rowHead: "Goods",
    rows: ["fresh fish", "cut flowers", "ripe fruit", "green herbs"],
    kind: "kind of goods",
    measure: "Percent off the asking price",
    columns: [
      { head: "Morning", phrase: "in the morning" },
      { head: "Evening", phrase: "in the evening" },
    ],
    say: "sellers of ROW went from reductions of X percent in the morning to reductions of Y percent in the evening",
    differ:
      "sellers of ROW gave a discount that was D percentage points larger|smaller in the evening than in the morning",
    change: "the time of day",
    more: "second",
    low: 20,
    high: 60,
    step: 4,
    grain: 1,
  },
};
