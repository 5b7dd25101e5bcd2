import type { Study } from "../study.ts";

export const wordsFromTheMainland: Study = {
  id: "words-from-the-mainland",
  genre: "society",
  field: "linguistics",
  scholars: "linguists",
  critics: "dialect geographers",
  others: "historians of education",
  scene:
    "The villages of one fishing coast speak a language of their own, but some of them have taken over hundreds of words from the mainland, and others only a few dozen.",
  words: ["word"],
  causes: [
    {
      factor: "a weekly market",
      claim: "trade at a weekly market brought in the borrowed words",
      supports:
        "Families that sold their catch at the weekly market used three hundred mainland words, and families that did not used forty.",
      weakens:
        "Villages that never held a market took over as many mainland words as villages that held one every week.",
      words: ["market"],
    },
    {
      factor: "mixed marriages",
      claim: "marriage with mainlanders brought in the borrowed words",
      supports:
        "The larger the share of marriages with mainlanders in a village, the more mainland words were recorded there.",
      weakens:
        "As many mainland words were recorded in villages without a single mixed marriage as in those with dozens.",
      words: ["marri"],
    },
    {
      factor: "mainland schoolteachers",
      claim: "schoolteachers from the mainland brought in the borrowed words",
      supports:
        "In the twenty years after a mainland schoolteacher had come to one village, its people took over two hundred mainland words.",
      weakens:
        "Villages that had local schoolteachers only came to use no fewer mainland words than the other villages did.",
      words: ["schoolteacher"],
    },
  ],
  rivals: {
    Easy: "Linguists have found a weekly market in the villages that borrow freely, and reason that buyers and sellers must agree on what to call their goods. Dialect geographers have found mixed marriages: a child who hears two languages at home, they explain, will carry words from one into the other.",
    Medium:
      "A language takes in foreign words as a house takes in guests, and along one fishing coast some villages are far more hospitable than others. Historians of education think that their schoolteachers came from the mainland. Dialect geographers think that their husbands and wives did, and speak of marriage as the real school of languages. Linguists, who like to listen at the weekly market, think that a word is bought along with the thing it names.",
    Hard: "One village on a fishing coast has a dozen words from the mainland, and the next, an hour's sail away, has several hundred. Dialect geographers trace them to the nursery, for where a marriage has brought two languages under one roof, the children will mix them. That words travel with goods is the conviction of linguists, who expect most of them where there is a market every week. Historians of education consider that children neither trade nor marry, and that they learned their words from schoolteachers sent over from the mainland.",
  },
  tests: {
    plain: {
      lead: "Words may be bought at a weekly market, married into a family, or brought home from the lessons of mainland schoolteachers. Linguists have recorded the speech of twenty villages.",
      close: "Word for word, the evidence is that",
    },
    dense: {
      lead: "Linguists who study one fishing coast keep a list of the words that its villages have borrowed from the mainland. The list is long for some villages and short for others, and the reason may be a market, mixed marriages, or the schoolteachers. Each of these ideas has been put to the test.",
      close: "For the present, it seems that",
    },
  },
  none: "the borrowed words came in by some other way",
  upshot: {
    names: "fallen",
    close: "Of the three ways in which a word may have traveled, one may now rule out",
    options: [
      "the market, with its traders",
      "marriage, with its in-laws",
      "schoolteachers, with their lessons",
    ],
    other: "none, since words took them all",
  },
  data: {
    design: "comparison",
    leads: [
      "People who sell fish to strangers may speak differently when they come home. Linguists counted how many borrowed words net makers, boatbuilders, fish sellers, and lighthouse keepers used per hour in either place.",
      "With small recorders in their pockets, people of four trades went to the market of a fishing village and afterward home to supper. Linguists then counted every word that had been borrowed from the mainland.",
    ],
    hypothesis:
      "At the market of a fishing village, buyers come from the mainland, and a seller who uses their words sells more. At home, nobody has anything to gain. Linguists hypothesized that people use more borrowed words at the market than at home, and members of four trades agreed to be recorded in both places.",
    doubt:
      "There are people who speak with strangers in the old way on purpose, and dialect geographers doubt that every trade gives way.",
    claims: {
      wide: "One trade spoke in a far more foreign manner among strangers",
      narrow: "One trade spoke in hardly any other manner among strangers",
      widest:
        "The way home made the greatest difference to the number of borrowed words in one trade",
      narrowest:
        "The way home made the smallest difference to the number of borrowed words in one trade",
      highest: "The most borrowed words of all at the market were used in one trade",
      lowest: "The fewest borrowed words of all at home were used in one trade",
    },
    title: "Borrowed Words in Recorded Conversations",
    rowHead: "Speakers",
    rows: ["net makers", "boatbuilders", "fish sellers", "lighthouse keepers"],
    kind: "trade",
    measure: "Borrowed words per hour",
    columns: [
      { head: "At the market", phrase: "at the market" },
      { head: "At home", phrase: "at home" },
    ],
    say: "the speech of ROW went from X borrowed words per hour at the market to Y per hour at home",
    differ: "ROW used D more|fewer borrowed words per hour at the market than at home",
    change: "the place of the conversation",
    more: "first",
    low: 25,
    high: 75,
    step: 5,
    grain: 1,
  },
};
