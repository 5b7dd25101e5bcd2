import type { Study } from "../study.ts";

export const benchesThatFill: Study = {
  id: "benches-that-fill",
  genre: "society",
  field: "urban studies",
  scholars: "urban sociologists",
  critics: "landscape architects",
  others: "furniture designers",
  scene:
    "On a warm afternoon, some public benches are taken within minutes, and others stay empty until dark.",
  words: ["taken", "empty", "sat", "sit", "occupied"],
  causes: [
    {
      factor: "a view of passersby",
      claim: "a view of passersby keeps people on a bench",
      supports:
        "Once benches facing a hedge had been turned toward the passersby, people sat on them three times longer than before.",
      weakens:
        "Benches that faced a blank hedge were occupied as long as benches from which passersby could be watched.",
      words: ["passersby", "watch", "hedge"],
    },
    {
      factor: "shade",
      claim: "shade in summer keeps people on a bench",
      supports:
        "Benches over which an awning was stretched for shade were occupied until evening, and those beside them were empty by noon.",
      weakens:
        "After an awning was removed and a row of benches lost its shade, they were occupied as long as before.",
      words: ["shad", "awning"],
    },
    {
      factor: "a backrest",
      claim: "a sloping backrest keeps people on a bench",
      supports:
        "Once workers had fitted a backrest to every other bench along a path, people sat on those benches far longer.",
      weakens:
        "Benches without a backrest were occupied just as long as benches on which a visitor could lean back.",
      words: ["backrest", "lean"],
    },
  ],
  rivals: {
    Easy: "Urban sociologists think that they face the passersby, since someone who sits alone would rather look at strangers than at a hedge. Landscape architects think that they stand in the shade, since stone and metal are too hot to touch by noon.",
    Medium:
      "A city may own a thousand benches of which two hundred are ever sat on. Furniture designers suspect that those have a backrest, without which nobody stays for longer than it takes to tie a shoe. Landscape architects plant trees and wait, convinced that it is shade that fills a bench. Yet a bench with nothing to look at, urban sociologists warn, is a lonely place: people sit where they can watch the passersby.",
    Hard: "To watch a bench for an entire day is not an exciting task, but it has taught observers that two benches of the same make may have very different lives. To urban sociologists, a bench is a seat in a theater, and its success depends on whether passersby supply the play. Landscape architects hold, more soberly, that nobody stays on a seat that has been in the sun since breakfast, and that shade decides the matter. A backrest, furniture designers submit, decides it sooner, for without one a sitter will have left before either the sun or the street can have any effect.",
  },
  tests: {
    plain: {
      lead: "It may be the view of the passersby that attracts a visitor, or the shade, or merely a backrest. Urban sociologists, notebook in hand, have watched benches that offer one of these and lack the others.",
      close: "What stands in the notes makes it likely that",
    },
    dense: {
      lead: "A city about to buy benches would like them to be used. It can turn them toward the passersby, set them in the shade, or order the kind with a backrest. Urban sociologists have spent a summer watching the benches that it already has.",
      close: "The city would do well to consider that",
    },
  },
  none: "what keeps people on a bench is yet to be found",
  upshot: {
    names: "left",
    close: "The next bench, if it is to be used, should come with",
    options: ["passersby to look at", "shade at midday", "a sloping backrest"],
    other: "another lure for visitors",
  },
  premise: "As wood and paint were the same, one of the three had to be the attraction.",
  data: {
    design: "before-and-after",
    leads: [
      "When a city replaced the backless benches in four of its public places, urban sociologists had already timed their use. Some weeks later, they timed it again.",
      "A backrest costs a city about as much as a tree. To see what it gets in return, urban sociologists measured for how many minutes of every hour benches in four places were in use, first without backrests and then with them.",
    ],
    hypothesis:
      "After ten minutes without support, a back begins to ache, and its owner gets up. The new benches that a city had ordered let urban sociologists test the hypothesis that seats are in use longer after backrests are added than before. Observers took their watches to four public places.",
    doubt:
      "A backrest makes a visitor face in one direction, and landscape architects doubt that visitors like this everywhere.",
    claims: {
      wide: "In one place, visitors took to the new benches with great pleasure",
      narrow: "In one place, visitors sat almost as long when there was nothing to lean on",
      widest:
        "Between the time in use with backrests and without them, the greatest difference was measured in one place",
      narrowest:
        "The money was least well spent in one place, where the time in use with backrests and without them lies closest together",
      highest:
        "After backrests were added, the benches in one place were in use for the most minutes",
      lowest:
        "Before backrests were added, the benches in one place were in use for the fewest minutes",
    },
    title: "Use of Public Benches in One City",
    rowHead: "Place",
    rows: ["the market square", "the river park", "the station yard", "the library court"],
    kind: "place",
    measure: "Minutes in use per hour",
    columns: [
      { head: "Before backrests", phrase: "before backrests were added" },
      { head: "After backrests", phrase: "after backrests were added" },
    ],
    say: "the benches in ROW went from X minutes of use in every hour before backrests were added to Y minutes after backrests were added",
    differ:
      "benches in ROW were in use for D minutes of every hour more|less after backrests were added than before backrests were added",
    change: "the addition of backrests",
    more: "second",
    low: 20,
    high: 56,
    step: 4,
    grain: 1,
  },
};
