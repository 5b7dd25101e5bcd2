import type { Study } from "../study.ts";

export const dawnSongInTown: Study = {
  id: "dawn-song-in-town",
  genre: "science",
  field: "ornithology",
  scholars: "ornithologists",
  critics: "sound engineers",
  others: "urban ecologists",
  scene:
    "In many towns, blackbirds begin to sing well before sunrise, while blackbirds in the woods nearby wait for the sun.",
  words: ["sing", "sang", "song"],
  causes: [
    {
      factor: "street lighting",
      claim: "street lamps lead town blackbirds to sing early",
      supports:
        "After a row of brighter lamps had been hung over one square, its blackbirds began to sing forty minutes earlier.",
      weakens:
        "In squares whose lamps were switched off for a month, blackbirds began to sing as early as they had before.",
      words: ["lamp", "lit", "lighting"],
    },
    {
      factor: "traffic noise",
      claim: "the noise of traffic leads town blackbirds to sing early",
      supports:
        "On holidays, when traffic starts two hours later than usual, town blackbirds also began to sing later.",
      weakens:
        "Blackbirds in walled gardens that no traffic noise can reach began to sing as early as those beside main roads.",
      words: ["traffic", "nois", "road"],
    },
    {
      factor: "plentiful food",
      claim: "plentiful food leads town blackbirds to sing early",
      supports:
        "Where residents put out more seed in the evening, blackbirds began to sing earlier on the following morning.",
      weakens:
        "When the feeders in several gardens were left empty, the blackbirds there began to sing at the same hour as before.",
      words: ["food", "fed", "feeder", "seed"],
    },
  ],
  rivals: {
    Easy: "Ornithologists think that the birds in town mistake the lamps in the street for the coming of day. Sound engineers believe that they wish to be heard before the traffic begins, while a song still carries.",
    Medium:
      "A blackbird in the woods waits for the sun before it sings; its cousin in town may start an hour earlier. Well-fed birds have time to spare, say urban ecologists who have recorded both, and town gardens are full of feeders. Ornithologists are struck by how brightly the streets are lit all night. Sound engineers draw attention to the noise of the morning rush, which would drown out any bird that waited.",
    Hard: "The earliest concerts of the year are given not in the forest but in the city, where blackbirds strike up long before there is any sun to greet. For ornithologists, the explanation hangs above every sidewalk: a lamp outside the nest passes for the dawn. Sound engineers have come to think of the early hour as the only one that is not taken, since by seven the streets are loud with traffic. A less poetic suggestion comes from urban ecologists, who hold that a bird with a feeder in the next garden can afford to sing before breakfast.",
  },
  tests: {
    plain: {
      lead: "Street lamps, traffic, and feeders full of seed all set the town apart from the woods. Ornithologists have looked at the effect of each.",
      close: "It would seem that",
    },
    dense: {
      lead: "Residents of one town, roused by blackbirds at three in the morning, asked ornithologists what could be done. Dim the street lamps? Reroute the trucks? Stop filling the feeders? Before giving advice, the ornithologists put each cause to the test.",
      close: "The advice should rest on the finding that",
    },
  },
  none: "what wakes the blackbirds of a town is still unknown",
  upshot: {
    names: "left",
    close: "The town might get some sleep if it could",
    options: [
      "dim its street lamps at night",
      "send the traffic around it",
      "take in its feeders of seed",
    ],
    other: "find out what else wakes the birds",
  },
  premise: "In all else the town is like the woods, and so one of the three must be the reason.",
  data: {
    design: "comparison",
    leads: [
      "Five days a week, a city wakes to the sound of engines; on Sundays it sleeps late. Ornithologists noted how long before sunrise the birds of four species began to sing on weekdays and on Sundays.",
      "Do birds know what day it is? From recordings made in one city, ornithologists worked out how many minutes before sunrise four species began to sing, both when there was traffic to come and when there was none.",
    ],
    hypothesis:
      "A song that cannot be heard attracts nobody, and in a city it is drowned out as soon as people drive to work. Might the birds get in ahead of the engines? Ornithologists hypothesized that they start to sing earlier on weekdays than on Sundays, and recorded the first songs of four species for a year.",
    doubt:
      "To sound engineers, who doubt that every species takes notice of the calendar, a few early risers prove little.",
    claims: {
      wide: "One species kept far earlier hours during the working week",
      narrow: "One species paid hardly any attention to the day of the week",
      widest: "The gap between the two kinds of morning was widest for one species",
      narrowest:
        "Between weekday songs and Sunday songs, the smallest difference in time was that of one species",
      highest:
        "The prize for early rising goes to the species with the longest lead over the sun on weekdays",
      lowest:
        "The latest riser, with the shortest lead over the sun on Sundays, was one of the four",
    },
    title: "Average Start of Morning Song in One Town",
    rowHead: "Species",
    rows: ["starlings", "sparrows", "wrens", "finches"],
    kind: "species",
    measure: "Minutes before sunrise",
    columns: [
      { head: "Weekdays", phrase: "on weekdays" },
      { head: "Sundays", phrase: "on Sundays" },
    ],
    say: "ROW began to sing X minutes before sunrise on weekdays, as opposed to Y minutes on Sundays",
    differ: "ROW began to sing D minutes earlier|later, by the sun, on weekdays than on Sundays",
    change: "the day of the week",
    more: "first",
    low: 25,
    high: 75,
    step: 5,
    grain: 1,
  },
};
