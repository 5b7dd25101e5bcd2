import type { Study } from "../study.ts";

export const matineesThatSoldOut: Study = {
  id: "matinees-that-sold-out",
  genre: "society",
  field: "theater history",
  scholars: "theater historians",
  critics: "cultural historians",
  others: "literary scholars",
  scene:
    "In the 1890s, many theaters began to give performances in the afternoon. At some houses, the new matinees sold out week after week; at others, they were soon dropped.",
  words: ["matinee"],
  causes: [
    {
      factor: "nearby department stores",
      claim: "nearby department stores made matinees succeed",
      supports:
        "When two department stores moved across the city, the theaters beside their old buildings lost most of their matinee audience.",
      weakens:
        "Theaters miles from any department store sold as many seats for their matinees as theaters next door to one.",
      words: ["store"],
    },
    {
      factor: "half-price seats",
      claim: "half-price seats made matinees succeed",
      supports:
        "As more of the seats were offered at half price, theaters sold a growing share of them for matinees.",
      weakens:
        "Theaters that charged the full price sold as many seats for their matinees as theaters that charged half.",
      words: ["price", "charge"],
    },
    {
      factor: "comic plays",
      claim: "comic plays made matinees succeed",
      supports:
        "At one theater, the comic plays of a season filled the house at every matinee, and the tragic ones left it empty.",
      weakens:
        "Matinees at which tragedies were given were attended just as well as matinees of comic plays.",
      words: ["comic", "traged"],
    },
  ],
  rivals: {
    Easy: "Theater historians believe that the successful houses lived off nearby department stores, whose customers were glad to sit down. Cultural historians believe that they owed everything to the price: where a seat cost half as much in the afternoon, families came that could not have paid for an evening.",
    Medium:
      "When theaters began to play in the afternoon, some filled every seat and some played to the ushers. Literary scholars suspect that the full ones had put on comic plays, since nobody likes to walk out of a tragedy into the sunshine. Cultural historians suspect that they had halved the price. The ladies who came to the department stores by the thousand, theater historians note, needed somewhere to rest before the ride home.",
    Hard: "The afternoon had belonged to shops and offices until, in the 1890s, theaters tried to get a share of it. Those that succeeded, in the judgment of theater historians, did so by alliance and not by conquest: they stood beside department stores and lived off the same crowds. Cultural historians believe that the matinee found an audience of its own, made up of families to whom the evening price had closed the door. Literary scholars ask what was performed and conclude that the hour agreed with comic plays alone.",
  },
  tests: {
    plain: {
      lead: "Managers of the time swore by a house near the department stores, by seats at half price, or by comic plays. Theater historians have gone through the books of thirty houses to see who was right.",
      close: "In the books, there is good evidence that",
    },
    dense: {
      lead: "The owner of a theater in the 1890s who planned a matinee could choose a house near the department stores, halve the price of the seats, or put on nothing but comic plays. Which choice was wise can be learned from ledgers that theater historians have brought to light.",
      close: "According to the ledgers,",
    },
  },
  none: "the success of certain matinees is still unexplained",
  upshot: {
    names: "left",
    close: "An owner of 1895 with these books in hand would have",
    options: ["moved close to the stores", "cut the prices in half", "put on comic plays"],
    other: "looked for another remedy",
  },
  premise: "The actors were the same at all hours, so one of the three has to explain it.",
  data: {
    design: "comparison",
    leads: [
      "A tragedy at three in the afternoon was a gamble that many theaters of the 1890s declined. From the ledgers of one that did not, theater historians have worked out how many tickets four kinds of play sold by daylight and how many in the evening.",
      "A ticket stub of the 1890s shows the play, the date, and the hour. With the help of several thousand of them, theater historians have compared the audiences of four kinds of play in the afternoon and in the evening.",
    ],
    hypothesis:
      "Most people in the 1890s worked until six, and daylight does nothing for a painted forest. For both reasons, theater historians hypothesized that plays sold more tickets in the evening than in the afternoon. The ledgers of one theater, in which four kinds of play appear, allowed a test.",
    doubt:
      "The public of the afternoon had tastes of its own, remark cultural historians, who doubt that every kind of play needed the dark.",
    claims: {
      wide: "With one kind of play, a house might be full at night and far from full at three",
      narrow: "With one kind of play, a house was nearly as full at three as at eight",
      widest:
        "With one kind of play, a manager had the most to fear from daylight, since the gap between the two audiences was the widest of the four",
      narrowest:
        "With one kind of play, a manager had little to fear from daylight, since the sizes of the two audiences lie closest together",
      highest: "One kind of play sold the most tickets in the evening",
      lowest: "One kind of play sold the fewest tickets in the afternoon",
    },
    title: "Tickets Sold at One Theater in a Season",
    rowHead: "Plays",
    rows: ["comedies", "tragedies", "operettas", "melodramas"],
    kind: "kind of play",
    measure: "Tickets per performance",
    columns: [
      { head: "Evening", phrase: "in the evening" },
      { head: "Afternoon", phrase: "in the afternoon" },
    ],
    say: "for an average performance, ROW sold X tickets in the evening, as compared with Y tickets in the afternoon",
    differ: "ROW sold D more|fewer tickets per performance in the evening than in the afternoon",
    change: "the time of day",
    more: "first",
    low: 250,
    high: 750,
    step: 50,
    grain: 10,
  },
};
