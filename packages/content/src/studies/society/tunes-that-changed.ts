import type { Study } from "../study.ts";

export const tunesThatChanged: Study = {
  id: "tunes-that-changed",
  genre: "society",
  field: "ethnomusicology",
  scholars: "ethnomusicologists",
  critics: "archivists",
  others: "folk singers",
  scene:
    "Collectors wrote down the same hundred folk songs in one mountain region in 1910 and again in 1980. Some of the tunes had hardly changed; others could scarcely be recognized.",
  words: ["tune", "note"],
  causes: [
    {
      factor: "a dance step",
      claim: "a dance step keeps a tune from changing",
      supports:
        "The more often a song was danced at weddings, the fewer notes of its tune differed between the two collections.",
      weakens:
        "Songs that nobody ever danced to have tunes with as few changed notes as songs known from every dance floor.",
      words: ["danc"],
    },
    {
      factor: "a printed songbook",
      claim: "a printed songbook keeps a tune from changing",
      supports:
        "Of the songs that had been printed in a songbook, most were sung in 1980 with hardly a note of the tune changed.",
      weakens:
        "Songs that never appeared in a songbook have tunes with as few changed notes as songs that were often printed.",
      words: ["songbook", "print"],
    },
    {
      factor: "a repeated refrain",
      claim: "a repeated refrain keeps a tune from changing",
      supports:
        "In songs with a refrain, the tune of the refrain lost one note in fifty, and the tune of the rest one in six.",
      weakens:
        "Songs without any refrain have tunes with no more changed notes than songs whose refrain returns in each verse.",
      words: ["refrain"],
    },
  ],
  rivals: {
    Easy: "Ethnomusicologists suggest that the unchanged tunes belong to dances, and that feet which know where to land will not allow a beat to be dropped. Archivists suggest that they had been printed in a songbook, in which an unsure singer can look up how a line goes.",
    Medium:
      "Sung from memory for seventy years, some folk tunes of one mountain region have changed beyond recognition, and some have not changed at all. Folk singers say that the steady ones have a refrain, in which the whole room joins and corrects whoever goes astray. Archivists say that they can be found in a printed songbook. As ethnomusicologists tell it, they are tunes to which people dance.",
    Hard: "A tune that lives in memory alone ought to wear away, and the wonder is not that many songs in one mountain region have been altered in seventy years but that some have not. Archivists suspect that memory had help, namely a songbook to which a doubtful singer could turn. Ethnomusicologists credit the feet, for a tune that is danced to cannot lose a beat without a stumble. Folk singers reply that on a winter evening neither is of any use, and that what preserves a song is a refrain in which everybody joins.",
  },
  tests: {
    plain: {
      lead: "What holds a tune together may be the step of a dance, the page of a songbook, or a refrain that comes round again and again. Ethnomusicologists have compared a hundred songs as sung in 1910 and in 1980.",
      close: "Laid side by side, the songs reveal that",
    },
    dense: {
      lead: "Some tunes survive seventy years of singing without the loss of a note. They may owe it to dancers, to a songbook, or to a refrain in which everyone joins. With two collections made seventy years apart, ethnomusicologists were able to test all three ideas.",
      close: "From the two collections, it appears that",
    },
  },
  none: "why certain tunes never change is still unexplained",
  upshot: {
    names: "left",
    close: "A singer who wants a new tune to last should",
    options: ["set it to a dance step", "have it put in print", "give it a refrain"],
    other: "protect it in another way",
  },
  premise:
    "Singers forget equally fast everywhere, so one of the three must hold the tunes together.",
  data: {
    design: "comparison",
    leads: [
      "Songs grow shorter as their stories are forgotten, or so it is said. Ethnomusicologists counted the verses of wedding songs, harvest songs, drinking songs, and hunting songs in a collection made in 1910 and in one made in 1980.",
      "Two collectors, seventy years apart, asked the people of one region for every verse they knew. Ethnomusicologists have compared the length of four kinds of song in the old collection and in the new one.",
    ],
    hypothesis:
      "No singer remembers everything, and what one forgets the next cannot learn. Songs would then grow shorter, and ethnomusicologists turned this into a hypothesis: songs have more verses in an old collection than in a new one. Two collections, made seventy years apart, include four kinds of song.",
    doubt:
      "People in search of a good story may well have added to it, say archivists, who doubt that every kind of song has been cut short.",
    claims: {
      wide: "One kind of song was cut down greatly on the way",
      narrow: "One kind of song came down almost whole",
      widest:
        "The first collector and the second recorded the greatest difference in the length of one kind of song",
      narrowest:
        "The first collector and the second come closest together in the length of one kind of song",
      highest: "Of the songs in the old collection, one kind took the longest to sing",
      lowest: "Songs of one kind are over soonest, being the shortest in the new collection",
    },
    title: "Length of Folk Songs in Two Collections",
    rowHead: "Songs",
    rows: ["wedding songs", "harvest songs", "drinking songs", "hunting songs"],
    kind: "kind of song",
    measure: "Average number of verses",
    columns: [
      { head: "Old collection", phrase: "in the old collection" },
      { head: "New collection", phrase: "in the new collection" },
    ],
    say: "the average length of ROW went from X verses in the old collection to Y verses in the new collection",
    differ:
      "ROW had D more|fewer verses on average in the old collection than in the new collection",
    change: "the passing of seventy years",
    more: "first",
    low: 10,
    high: 28,
    step: 2,
    grain: 0.2,
  },
};
