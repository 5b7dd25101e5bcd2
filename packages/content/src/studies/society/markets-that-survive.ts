import type { Study } from "../study.ts";

export const marketsThatSurvive: Study = {
  id: "markets-that-survive",
  genre: "society",
  field: "urban history",
  scholars: "urban historians",
  critics: "city economists",
  others: "restaurant critics",
  scene:
    "A century ago, every district of one large city had a covered market. Supermarkets put an end to most of them, but a handful still do business every morning.",
  words: ["open", "clos", "last"],
  causes: [
    {
      factor: "a streetcar stop",
      claim: "a streetcar stop at the door kept markets open",
      supports:
        "Of the markets with a streetcar stop at the door, two in three are still open; of the others, hardly any are.",
      weakens:
        "Markets that no streetcar ever reached remained open for as many years as markets with a stop at the door.",
      words: ["streetcar", "stop"],
    },
    {
      factor: "low rents",
      claim: "low rents kept markets open",
      supports:
        "In the year after the city had doubled the rents that sellers had to pay, half of its covered markets closed.",
      weakens:
        "Markets whose sellers paid high rents closed no sooner than markets whose sellers paid next to nothing.",
      words: ["rent"],
    },
    {
      factor: "prepared food",
      claim: "the sale of prepared food kept markets open",
      supports:
        "The more stalls of a market sold prepared food, the more years it remained open after the supermarkets had come.",
      weakens:
        "Markets that sold nothing but raw goods remained open just as long as markets known for their prepared food.",
      words: ["prepared", "lunch"],
    },
  ],
  rivals: {
    Easy: "Urban historians believe that the survivors owe it to a streetcar at the door, since shoppers with heavy bags do not like to walk. City economists believe that they owe it to low rents: a stall that sells onions, they explain, cannot pay what a bank would pay.",
    Medium:
      "Of the covered markets in which a large city once bought its food, only a handful still open in the morning. Restaurant critics, who eat in them, say that these began early to offer prepared food, a thing that no supermarket had. City economists say that they were spared a rise in rents. That all of them have a streetcar at the door is the fact to which urban historians return.",
    Hard: "Supermarkets were cheaper, cleaner, and open until nine, so the question is not why most of the old covered markets closed but why a few did not. To urban historians, a market is a place on a map, and it lasts as long as a streetcar brings people to it with empty bags and takes them home with full ones. City economists regard it as a tenant and inquire about the rent. Restaurant critics are not sure that the survivors are still markets at all, since what keeps them open is lunch: prepared food, eaten at a counter by people who buy nothing else.",
  },
  tests: {
    plain: {
      lead: "Is there a streetcar stop at the door of each, do they owe their lives to low rents, or have they taken to selling prepared food? Urban historians have looked into the fate of forty markets.",
      close: "The fate of these markets shows that",
    },
    dense: {
      lead: "One large city had forty covered markets and has six. The six may have been saved by a streetcar at the door, by the sale of prepared food, or by low rents. In the archives of the city, urban historians have found evidence that bears on each of these.",
      close: "It follows that",
    },
  },
  none: "why some markets stayed open is yet to be explained",
  upshot: {
    names: "left",
    close: "To protect a market that is left, the city should first make sure of",
    options: ["its streetcar stop", "its low rents", "its prepared dishes"],
    other: "another of its strengths",
  },
  premise:
    "What they sold was much alike, so that it must have been one of the three that saved them.",
  data: {
    design: "time-series",
    leads: [
      "Four covered markets of one city still stand, though not all of them are crowded. Urban historians have gathered old counts of how many visitors came to each in an hour, from four different years.",
      "Once in ten years, the city sent clerks to the doors of its covered markets to count whoever came in. Their lists, which urban historians have published, tell how four of the markets fared.",
    ],
    hypothesis:
      "Between 1960 and 1990, supermarkets opened on the edge of one city, with parking for everybody. Covered markets must have suffered. Such is the hypothesis of urban historians, who checked in four districts whether the market had more visitors in 1960 than in 1990.",
    doubt:
      "Stalls that one generation deserts may be discovered by the next, and city economists doubt that all of the markets declined.",
    claims: {
      wide: "In one district, the stalls lost a great part of their public",
      narrow: "In one district, the stalls had nearly as many visitors in the end",
      widest:
        "From the first count to the last, the number of visitors shows the greatest difference in one district",
      narrowest:
        "From the first count to the last, the number of visitors shows the smallest difference in one district",
      highest: "The busiest hall of all in 1960 stood in one district",
      lowest: "The quietest hall of all in 1990 stood in one district",
    },
    title: "Visitors to Covered Markets in One City",
    rowHead: "District",
    rows: [
      "the harbor district",
      "the castle district",
      "the station district",
      "the hill district",
    ],
    kind: "district",
    measure: "Visitors per hour",
    columns: [
      { head: "1960", phrase: "in 1960" },
      { head: "1990", phrase: "in 1990" },
    ],
    points: { label: "Year", at: [1960, 1970, 1980, 1990] },
    say: "the market in ROW went from X visitors per hour in 1960 to Y visitors per hour in 1990",
    differ: "the market in ROW had D more|fewer visitors per hour in 1960 than in 1990",
    change: "the passing of three decades",
    more: "first",
    low: 200,
    high: 600,
    step: 40,
    grain: 10,
  },
};
