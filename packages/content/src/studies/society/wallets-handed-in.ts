import type { Study } from "../study.ts";

export const walletsHandedIn: Study = {
  id: "wallets-handed-in",
  genre: "society",
  field: "behavioral economics",
  scholars: "behavioral economists",
  critics: "criminologists",
  others: "social psychologists",
  scene:
    "Researchers left wallets on the benches of forty railroad stations. At some stations nearly every wallet was handed in, and at others nearly every one vanished.",
  words: ["handed in", "hand in", "return"],
  causes: [
    {
      factor: "a staffed counter",
      claim: "a staffed counter leads people to hand in wallets",
      supports:
        "At one station, the share of wallets that were handed in doubled once a counter there was staffed all day.",
      weakens:
        "At stations without a staffed counter, as many wallets were handed in as at stations with one on each platform.",
      words: ["counter"],
    },
    {
      factor: "family photographs",
      claim: "family photographs in a wallet lead people to hand it in",
      supports:
        "Of two hundred wallets with a family photograph, most were handed in; of two hundred wallets without one, most were not.",
      weakens:
        "Wallets without any photographs were handed in as often as wallets that contained pictures of small children.",
      words: ["photograph", "picture"],
    },
    {
      factor: "regular commuters",
      claim: "a public of regular commuters leads people to hand in wallets",
      supports:
        "The larger the share of regular commuters at a station, the more wallets were handed in there.",
      weakens:
        "Wallets were handed in as often at stations used by tourists as at stations used by commuters alone.",
      words: ["commuter"],
    },
  ],
  rivals: {
    Easy: "Behavioral economists have noticed a staffed counter at these stations, and know that someone in a hurry will not go searching for an office. Criminologists have noticed family photographs in the wallets: an owner with a face, they say, is harder to rob than an owner without one.",
    Medium:
      "A lost wallet is a small examination in honesty, and whole railroad stations seem to pass it or fail it. Social psychologists think that those which pass are used by commuters, who are there every morning and may be recognized. Criminologists ask whether there was a photograph in the wallet, so that the finder had to look at a face. It may be no more than a matter of convenience, behavioral economists believe, and of a counter with somebody behind it.",
    Hard: "When researchers leave wallets on benches, they learn little about any one finder and a good deal about the place. Criminologists, it is true, expect the difference to lie in the wallet itself, since a picture of the owner's children turns a windfall into a theft. Behavioral economists expect honesty to depend on its price, which is measured in minutes and is low wherever there is a staffed counter. To social psychologists, people are honest where they are known, and nowhere are they so well known as among the commuters of a small station.",
  },
  tests: {
    plain: {
      lead: "A finder may come upon a staffed counter, upon a family photograph inside the wallet, or upon commuters who will be there again tomorrow. Behavioral economists have tried the wallets with and without each.",
      close: "To judge by those that came back,",
    },
    dense: {
      lead: "If you lose your wallet at a railroad station, you may hope for a counter at which it can be left, for the effect of the photographs inside it, or for the conscience of commuters. How much each of these hopes is worth has been tested by behavioral economists, who lost several hundred wallets on purpose.",
      close: "The experiment shows that",
    },
  },
  none: "what moves people to hand in wallets is still unknown",
  upshot: {
    names: "left",
    close: "Of all lost wallets, the one with the best prospects is the one",
    options: ["dropped near a counter", "that holds a photograph", "found by a commuter"],
    other: "lucky in some other way",
  },
  premise: "People are as honest at one station as at the next, so it must be one of the three.",
  data: {
    design: "comparison",
    leads: [
      "Is a wallet full of money safer than an empty one? Behavioral economists left wallets of both kinds in railroad stations, post offices, museums, and hotels and recorded how many were handed in.",
      "Money may tempt the finder of a wallet, or it may trouble the finder's conscience. In four kinds of place, behavioral economists compared the fate of wallets with money in them and wallets without.",
    ],
    hypothesis:
      "To keep an empty wallet is careless, but to keep a full one is theft, and few people like to think of themselves as thieves. Behavioral economists drew from this a surprising hypothesis: lost wallets are handed in more often when they contain money than when they are empty. They left both sorts in four kinds of place.",
    doubt:
      "There are places in which nobody expects to be thanked, and criminologists doubt that money makes finders honest there.",
    claims: {
      wide: "In one kind of place, a full wallet was far safer",
      narrow: "In one kind of place, a full wallet was hardly safer",
      widest:
        "A little money protected wallets best in one kind of place, where the gap between full wallets and empty ones was widest",
      narrowest:
        "A little money was the poorest protection in one kind of place, where the gap between full wallets and empty ones was narrowest",
      highest: "When they contained money, wallets were handed in most often in one kind of place",
      lowest: "When they were empty, wallets were handed in least often in one kind of place",
    },
    title: "Wallets Handed In",
    rowHead: "Place",
    rows: ["railroad stations", "post offices", "museums", "hotels"],
    kind: "kind of place",
    measure: "Percent handed in",
    columns: [
      { head: "With money", phrase: "when they contained money" },
      { head: "Empty", phrase: "when they were empty" },
    ],
    say: "in ROW, X percent of lost wallets were handed in when they contained money, and Y percent when they were empty",
    differ:
      "in ROW, a share of lost wallets that was D percentage points larger|smaller was handed in when they contained money than when they were empty",
    change: "the money",
    more: "first",
    low: 25,
    high: 95,
    step: 5,
    grain: 1,
  },
};
