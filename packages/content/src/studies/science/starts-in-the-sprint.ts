import type { Study } from "../study.ts";

export const startsInTheSprint: Study = {
  id: "starts-in-the-sprint",
  genre: "science",
  field: "sports science",
  scholars: "sports scientists",
  critics: "weightlifters",
  others: "sprint coaches",
  scene:
    "At the sound of the starter's signal, some sprinters leave the blocks a tenth of a second sooner than others who run equally fast.",
  words: ["start", "block"],
  causes: [
    {
      factor: "a loud signal",
      claim: "a loud signal makes sprinters start quickly",
      supports:
        "When the signal was made loud enough to hurt the ears, these sprinters left the blocks sooner than ever before.",
      weakens:
        "Sprinters left the blocks as soon after a signal that was barely audible as after one that hurt the ears.",
      words: ["loud", "signal", "audible"],
    },
    {
      factor: "strong legs",
      claim: "strong legs make sprinters start quickly",
      supports:
        "As the legs of young sprinters grew stronger over two seasons, their starts became faster month by month.",
      weakens:
        "Sprinters who could lift twice their weight with their legs left the blocks no sooner than others.",
      words: ["leg", "strong", "strength"],
    },
    {
      factor: "daily practice",
      claim: "daily practice makes sprinters start quickly",
      supports:
        "After a month of daily practice in nothing else, sprinters left the blocks a tenth of a second sooner than they used to.",
      weakens:
        "Sprinters who had not practiced a single start all winter left the blocks as soon as those who did so daily.",
      words: ["practic"],
    },
  ],
  rivals: {
    Easy: "Sports scientists suppose that these runners hear a louder signal, for a startled body moves before the mind has decided. Weightlifters suppose that they have strong legs, as a body at rest takes force to set in motion.",
    Medium:
      "A race of ten seconds can be lost in the first tenth of one. Sprint coaches, who know what repetition does for a movement, believe that a quick start is simply a practiced one. Weightlifters look at the legs, and at how strong they are. Sports scientists draw attention to a detail that the runners themselves overlook, namely how loud the signal is in the lane where each of them waits.",
    Hard: "Since all sprinters hear the same shot, it seems odd that some should be on their way a tenth of a second before others. Sports scientists reply that they do not all hear the same shot: in the lanes beside the starter the signal is loud enough to startle, and a startled body does not stop to think. Weightlifters believe that the tenth is lost not in hearing but in pushing, and is recovered by whoever has stronger legs. Sprint coaches look on a start as a pianist looks on a scale and say that daily practice has taken thought out of it.",
  },
  tests: {
    plain: {
      lead: "A loud signal, strong legs, and daily practice are mentioned most often. Sports scientists have clocked the effect of each.",
      close: "The clock tells us that",
    },
    dense: {
      lead: "Photographs of a start show one runner in the air while another still kneels. To explain it, trainers appeal to the loudness of the signal, the strength of the legs, or the hours spent in practice. Sports scientists have built blocks that measure to the thousandth of a second and have tried out all three ideas.",
      close: "According to the measurements,",
    },
  },
  none: "a quick start is yet to be explained",
  upshot: {
    names: "left",
    close: "The runner who leaves the blocks first is thus likely to be the one",
    options: [
      "who hears the signal loudest",
      "whose legs are strongest",
      "who has practiced every day",
    ],
    other: "with some other advantage",
  },
  premise: "Among runners of equal talent, they argued, it can only be one of the three.",
  data: {
    design: "before-and-after",
    leads: [
      "A month of practice at the blocks is hard on the knees. To see what it does for the start, sports scientists clocked the reactions of sprinters, hurdlers, swimmers, and rowers before it and after it.",
      "How fast can a body answer a signal, and can it be taught to answer faster? Sports scientists put the question to athletes of four kinds, whose reactions they timed at either end of a month of practice.",
    ],
    hypothesis:
      "Reacting to a signal is partly a habit, and habits can be trained. According to the hypothesis of sports scientists, athletes need more time to react before a month of practice than after it. Those of four disciplines answered the same signal on the first day and on the last.",
    doubt:
      "By the end of such a month some athletes are merely tired, say weightlifters, who doubt that it helps everyone.",
    claims: {
      wide: "One group of athletes left the month of practice far faster than they had entered it",
      narrow: "One group of athletes had almost nothing to show for its pains",
      widest: "The gap between the first day and the last was widest for one group of athletes",
      narrowest:
        "The gap between the first day and the last was narrowest for one group of athletes",
      highest: "Before the month of practice, athletes of one kind took the longest to react",
      lowest: "After the month of practice, one kind of athlete took the least time to react",
    },
    title: "Reaction Times of Athletes",
    rowHead: "Event",
    rows: ["sprinters", "hurdlers", "swimmers", "rowers"],
    kind: "event",
    measure: "Reaction time (milliseconds)",
    columns: [
      { head: "Before practice", phrase: "before the month of practice" },
      { head: "After practice", phrase: "after the month of practice" },
    ],
    say: "the reaction time of ROW went from X milliseconds before the month of practice to Y milliseconds after the month of practice",
    differ:
      "ROW took D milliseconds more|less to react before the month of practice than after the month of practice",
    change: "the practice",
    more: "first",
    low: 140,
    high: 260,
    step: 10,
    grain: 2,
  },
};
