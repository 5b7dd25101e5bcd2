import type { Study } from "../study.ts";

export const songsSungAtWork: Study = {
  id: "songs-sung-at-work",
  genre: "society",
  field: "musicology",
  scholars: "musicologists",
  critics: "labor historians",
  others: "social historians",
  scene:
    "Weavers of the nineteenth century spent twelve hours a day at their looms. In certain workshops they sang through most of them; in the rest, hardly a word was heard.",
  words: ["sing", "song", "sang"],
  causes: [
    {
      factor: "steady looms",
      claim: "the steady beat of the looms encouraged weavers to sing",
      supports:
        "The steadier the beat of the looms in a workshop was, the more songs its weavers wrote down or reported.",
      weakens:
        "Weavers whose looms stopped and started without any beat reported as many songs as those whose looms ran evenly.",
      words: ["loom", "beat"],
    },
    {
      factor: "shared lodgings",
      claim: "shared lodgings encouraged weavers to sing at work",
      supports:
        "Visitors began to mention singing in the very months in which workshops lodged their weavers under one roof.",
      weakens:
        "Visitors mention singing as often in workshops whose weavers lodged apart as in those where they lodged together.",
      words: ["lodg"],
    },
    {
      factor: "choir training",
      claim: "training in a choir encouraged weavers to sing at work",
      supports:
        "In workshops where more of the weavers had been trained in a choir, the manager's diary speaks of singing on more days.",
      weakens:
        "Managers' diaries speak of singing no less often in workshops where none of the weavers had been in a choir.",
      words: ["choir"],
    },
  ],
  rivals: {
    Easy: "Musicologists suppose that the looms of the singing workshops had a steady beat, by which a tune is easily kept. Labor historians suppose that the weavers shared lodgings, and that people who spend their evenings together come to know the same tunes.",
    Medium:
      "Visitors to the weaving workshops of the nineteenth century were surprised to find that some of them sounded like churches. Social historians think that the singers had been trained in a village choir. Labor historians think that they lived in shared lodgings, where songs were passed on after supper. It was the looms, in the opinion of musicologists, that made the difference, for their beat in these workshops was as steady as a drummer's.",
    Hard: "It cannot have been happiness that made the weavers of certain workshops sing for most of a day of twelve hours, since the silent workshops paid no less. Labor historians have suggested that a song needs people who know it, and that weavers learned one another's songs in the lodgings that they shared. That a choir is the better school, and that those trained in one do not mind being heard, is the reply of social historians. For musicologists, the song began in the machine: where looms keep a steady beat, a tune will sooner or later be laid over it.",
  },
  tests: {
    plain: {
      lead: "Was it the steady beat of the looms, the lodgings that some weavers shared, or the training that others had received in a choir? Musicologists have compared those workshops of which enough is known.",
      close: "The comparison gives reason to believe that",
    },
    dense: {
      lead: "In 1840, a weaver might work in silence or in song, depending on the workshop. The songs may have been helped along by looms with a steady beat, by lodgings in which the weavers lived together, or by choirs in which they had been trained. Musicologists have sought evidence in diaries and bills.",
      close: "What the evidence shows is that",
    },
  },
  none: "what moved some weavers to sing is still unknown",
  upshot: {
    names: "left",
    close: "If a workshop fell silent one year, one should look for a change in",
    options: ["the beat of its looms", "the lodgings of its weavers", "the choirs of its weavers"],
    other: "some other part of its life",
  },
  premise: "Weavers everywhere knew songs enough; one of the three must have made them sing.",
  data: {
    design: "comparison",
    leads: [
      "Weavers, dyers, carters, and millers all knew songs, and some of them had learned to sing in a choir. From the notebooks of a collector, musicologists worked out how many songs they knew on average, with such training and without it.",
      "Around 1850, a collector asked several hundred working people for every song they knew and whether they had ever belonged to a choir. Musicologists have sorted the answers by trade.",
    ],
    hypothesis:
      "A choir learns a new song every week and forgets few of them. Was this where workers got what they sang at their looms and on their carts? Musicologists adopted the hypothesis that workers with choir training knew more songs than workers without choir training, and searched a collector's notebooks for four trades.",
    doubt:
      "Other songs were learned on the road, and labor historians doubt that every trade owed its songs to a choir.",
    claims: {
      wide: "In one trade, those who had been in a choir knew far more",
      narrow: "In one trade, those who had been in a choir knew hardly more",
      widest:
        "Between workers who had been in a choir and workers who had not, the greatest difference in songs known was that of one trade",
      narrowest:
        "Between workers who had been in a choir and workers who had not, the smallest difference in songs known was that of one trade",
      highest: "The most songs of all with choir training were known in one trade",
      lowest: "The fewest songs of all without choir training were known in one trade",
    },
    title: "Songs Known by Heart in One District",
    rowHead: "Trade",
    rows: ["weavers", "dyers", "carters", "millers"],
    kind: "trade",
    measure: "Average number of songs",
    columns: [
      { head: "With choir training", phrase: "with choir training" },
      { head: "Without it", phrase: "without choir training" },
    ],
    say: "ROW with choir training knew X songs on average and ROW without choir training knew Y",
    differ:
      "ROW with choir training knew D more|fewer songs on average than did ROW without choir training",
    change: "choir training",
    more: "first",
    low: 20,
    high: 60,
    step: 4,
    grain: 1,
  },
};
