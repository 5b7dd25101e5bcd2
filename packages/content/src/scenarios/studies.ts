/** A study of what doing something goes with. */
export interface StudyScenario {
  /** Who took part: "adults", and where all such are: "in the city of Ashford". */
  readonly members: string;
  readonly where: string;
  readonly count: number;
  /** "drank green tea every day for 8 weeks", "drank only water", as past deeds. */
  readonly treated: string;
  readonly untreated: string;
  /** The deed as the subject of a sentence: "drinking green tea every day". */
  readonly deed: string;
  /** What was found for those who did it: "slept longer on average", and as a thing: "longer sleep". */
  readonly found: string;
  readonly effect: string;
  /** The opposite finding. */
  readonly reverse: { readonly found: string; readonly effect: string };
}

export const studyScenarios: readonly StudyScenario[] = [
  {
    members: "adults",
    where: "in the city of Ashford",
    count: 240,
    treated: "drank herbal tea every evening for 8 weeks",
    untreated: "drank water every evening",
    deed: "drinking herbal tea every evening",
    found: "slept longer on average",
    effect: "longer sleep",
    reverse: { found: "slept for less time on average", effect: "shorter sleep" },
  },
  {
    members: "ninth graders",
    where: "in the Linden school district",
    count: 120,
    treated: "reviewed vocabulary with music playing",
    untreated: "reviewed it in silence",
    deed: "reviewing vocabulary with music playing",
    found: "scored lower on a quiz on average",
    effect: "lower quiz scores",
    reverse: { found: "scored higher on a quiz on average", effect: "higher quiz scores" },
  },
  {
    members: "nurses",
    where: "at the hospitals of one state",
    count: 180,
    treated: "took a short walk during each shift for a month",
    untreated: "rested during each shift",
    deed: "taking a short walk during each shift",
    found: "reported less fatigue on average",
    effect: "less fatigue",
    reverse: { found: "reported more fatigue on average", effect: "more fatigue" },
  },
  {
    members: "gardeners",
    where: "in the town of Brookfield",
    count: 90,
    treated: "watered their tomatoes in the early morning all summer",
    untreated: "watered them at noon",
    deed: "watering tomatoes in the early morning",
    found: "had larger harvests on average",
    effect: "larger harvests",
    reverse: { found: "had smaller harvests on average", effect: "smaller harvests" },
  },
  {
    members: "bus drivers",
    where: "in the city of Marlow",
    count: 150,
    treated: "used a new seat cushion for 6 months",
    untreated: "used the standard seat",
    deed: "using the new seat cushion",
    found: "missed fewer days of work on average",
    effect: "fewer missed days of work",
    reverse: { found: "missed more days of work on average", effect: "more missed days of work" },
  },
  {
    members: "dairy cows",
    where: "on the farms of one county",
    count: 200,
    treated: "were fed a clover mix for 10 weeks",
    untreated: "were fed ordinary hay",
    deed: "feeding on the clover mix",
    found: "gave more milk on average",
    effect: "a higher yield of milk",
    reverse: { found: "gave less milk on average", effect: "a lower yield of milk" },
  },
  {
    members: "college students",
    where: "at Weston College",
    count: 160,
    treated: "wrote their lecture notes by hand for a term",
    untreated: "typed their notes",
    deed: "writing lecture notes by hand",
    found: "scored higher on the final exam on average",
    effect: "higher exam scores",
    reverse: { found: "scored lower on the final exam on average", effect: "lower exam scores" },
  },
  {
    members: "apple trees",
    where: "in the orchards of one valley",
    count: 300,
    treated: "were pruned in late winter",
    untreated: "were pruned in early summer",
    deed: "pruning in late winter",
    found: "bore more fruit on average",
    effect: "more fruit",
    reverse: { found: "bore less fruit on average", effect: "less fruit" },
  },
  {
    members: "retired people",
    where: "in the town of Harlan",
    count: 110,
    treated: "worked on a puzzle every day for a year",
    untreated: "watched a film every day",
    deed: "working on a puzzle every day",
    found: "did better on a memory test on average",
    effect: "better results on a memory test",
    reverse: {
      found: "did worse on a memory test on average",
      effect: "worse results on a memory test",
    },
  },
  {
    members: "swimmers",
    where: "in the clubs of one league",
    count: 140,
    treated: "stretched before each practice for a season",
    untreated: "stretched after each practice",
    deed: "stretching before each practice",
    found: "had fewer injuries on average",
    effect: "fewer injuries",
    reverse: { found: "had more injuries on average", effect: "more injuries" },
  },
  {
    members: "office workers",
    where: "at the companies of one business park",
    count: 220,
    treated: "worked at standing desks for 3 months",
    untreated: "worked at ordinary desks",
    deed: "working at a standing desk",
    found: "reported less back pain on average",
    effect: "less back pain",
    reverse: { found: "reported more back pain on average", effect: "more back pain" },
  },
  {
    members: "beekeepers",
    where: "in one region",
    count: 80,
    treated: "painted their hives white for a summer",
    untreated: "left their hives unpainted",
    deed: "painting hives white",
    found: "collected more honey on average",
    effect: "larger amounts of honey",
    reverse: { found: "collected less honey on average", effect: "smaller amounts of honey" },
  },
  {
    members: "piano students",
    where: "at the music schools of one city",
    count: 100,
    treated: "practiced with a metronome for 12 weeks",
    untreated: "practiced without one",
    deed: "practicing with a metronome",
    found: "made fewer errors of rhythm on average",
    effect: "fewer errors of rhythm",
    reverse: { found: "made more errors of rhythm on average", effect: "more errors of rhythm" },
  },
  {
    members: "households",
    where: "in the village of Corwin",
    count: 130,
    treated: "received a monthly report on their use of electricity",
    untreated: "received no report",
    deed: "receiving a monthly report on the use of electricity",
    found: "used less electricity on average",
    effect: "lower use of electricity",
    reverse: { found: "used more electricity on average", effect: "higher use of electricity" },
  },
];
