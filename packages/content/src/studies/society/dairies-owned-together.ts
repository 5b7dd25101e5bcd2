import type { Study } from "../study.ts";

export const dairiesOwnedTogether: Study = {
  id: "dairies-owned-together",
  genre: "society",
  field: "agricultural history",
  scholars: "agricultural historians",
  critics: "rural sociologists",
  others: "historians of transport",
  scene:
    "Around 1900, the farmers of some parishes founded dairies that belonged to all of them together. In the parishes next to theirs, every farm went on churning its own butter.",
  words: ["dair"],
  causes: [
    {
      factor: "small herds",
      claim: "small herds led farmers to found a common dairy",
      supports:
        "The smaller the herds of a parish were, the sooner its farmers founded a common dairy.",
      weakens:
        "Parishes of large herds founded a common dairy as soon as parishes where nobody had more than three cows.",
      words: ["herd", "cow"],
    },
    {
      factor: "an evening school",
      claim: "an evening school led farmers to found a common dairy",
      supports:
        "In one parish, the forty farmers who founded a common dairy had all sat together in its evening school.",
      weakens:
        "Parishes that had no evening school founded a common dairy as soon as parishes in which everyone attended one.",
      words: ["school"],
    },
    {
      factor: "a railroad station",
      claim: "a railroad station led farmers to found a common dairy",
      supports:
        "Within two years of the arrival of the railroad, the farmers of nearly every parish with a station founded a dairy.",
      weakens:
        "A common dairy was founded no later in parishes far from the railroad than in parishes with a station.",
      words: ["railroad", "station"],
    },
  ],
  rivals: {
    Easy: "Agricultural historians have noticed how small the herds were in those parishes, and know that a cream separator did not pay for a man with three cows. Rural sociologists have noticed evening schools: people who had studied bookkeeping side by side, they say, trusted one another with money.",
    Medium:
      "To pour one's milk into a common vat takes a good deal of trust, or a good deal of need. Rural sociologists speak of trust, which they trace to evening schools in which farmers had sat together over their sums. Agricultural historians speak of need, for most of the founders owned herds too small to pay for a machine. Historians of transport doubt that either would have been enough without a railroad, as butter by the ton must reach a city overnight.",
    Hard: "Around 1900, in one parish after another, farmers who had never shared so much as a ladder founded a dairy together; in the parishes between, they did not. Agricultural historians explain this by arithmetic, since an owner of a small herd could pay for a separator only along with others. But sums can be done by anyone, rural sociologists reply, and what the founders had learned at evening school was to rely on each other's honesty. Historians of transport look to the market rather than to the founders, and hold that a dairy made sense only beside a railroad.",
  },
  tests: {
    plain: {
      lead: "Small herds would have been a reason to do so, but so would an evening school at which the farmers got to know one another, or a railroad to carry the butter. Agricultural historians have compared a hundred parishes.",
      close: "On the evidence of these parishes,",
    },
    dense: {
      lead: "In one archive lie the books of ninety dairies, each owned by all the farmers of a parish. Did the farmers join hands because their herds were small, because an evening school had taught them to keep accounts, or because a railroad had come? Agricultural historians have looked up every parish with these questions in mind.",
      close: "The archive bears out the view that",
    },
  },
  none: "why farmers founded a common dairy is still unknown",
  upshot: {
    names: "fallen",
    close: "Those who tell the story of the dairies may now leave out",
    options: ["the size of the herds", "the lessons of the school", "the coming of the railroad"],
    other: "none of its three parts",
  },
  data: {
    design: "before-and-after",
    leads: [
      "A dairy owned by all the farmers of a parish promised them better prices. From old account books, agricultural historians worked out what a farm in each of four parishes earned from butter in the years before the dairy and in the years after.",
      "Did it pay to give up one's own churn? For four parishes in which a common dairy was founded, agricultural historians have reconstructed the yearly earnings from butter both before and afterward.",
    ],
    hypothesis:
      "A farmer with a single churn took whatever the merchant offered; forty farmers with a dairy could name a price. Agricultural historians supposed that the difference showed in the account books. Their hypothesis was that farmers earned more from butter after a dairy was founded than before it, and four parishes had kept the books.",
    doubt:
      "Some dairies were planned in good years and opened in bad ones, so rural sociologists doubt that there was a gain in every parish.",
    claims: {
      wide: "For the farmers of one parish, the step was greatly rewarding",
      narrow: "The farmers of one parish were hardly better off than before",
      widest:
        "The farmers of one parish saw the greatest difference between their earnings before and afterward",
      narrowest:
        "The farmers of one parish had the least to thank their dairy for, since their earnings before and afterward lie closest together",
      highest: "After the dairy was founded, the farmers of one parish earned the most",
      lowest: "Before the dairy was founded, the farmers of one parish earned the least",
    },
    title: "Yearly Earnings from Butter",
    rowHead: "Parish",
    rows: ["the lake parish", "the forest parish", "the heath parish", "the river parish"],
    kind: "parish",
    measure: "Average earnings (crowns)",
    columns: [
      { head: "Before", phrase: "before the dairy was founded" },
      { head: "After", phrase: "after the dairy was founded" },
    ],
    say: "the yearly earnings of farmers in ROW went from X crowns before the dairy was founded to Y crowns after the dairy was founded",
    differ:
      "farmers in ROW earned D crowns more|less a year after the dairy was founded than before the dairy was founded",
    change: "the founding of the dairy",
    more: "second",
    low: 200,
    high: 600,
    step: 40,
    grain: 10,
  },
};
