import type { Study } from "../study.ts";

export const babbleBeforeWords: Study = {
  id: "babble-before-words",
  genre: "science",
  field: "developmental psychology",
  scholars: "developmental psychologists",
  critics: "speech therapists",
  others: "pediatricians",
  scene:
    "An infant of eight months may babble in long strings of syllables for much of the day. The infant next door, born in the same week, may be all but silent.",
  words: ["babbl"],
  causes: [
    {
      factor: "answers from adults",
      claim: "answers from adults lead infants to babble",
      supports:
        "In homes where adults were asked to answer every sound of the morning, the infants babbled a third longer than before.",
      weakens:
        "Infants whose sounds were never answered in the course of a day babbled as much as infants who always got a reply.",
      words: ["answer", "reply"],
    },
    {
      factor: "music",
      claim: "music leads infants to babble",
      supports:
        "On days when more music was played in a home, the infant who lived there babbled for more minutes.",
      weakens:
        "Infants babbled for as many minutes on days without music as on days when songs were played from morning to night.",
      words: ["music", "song"],
    },
    {
      factor: "older siblings",
      claim: "older siblings lead infants to babble",
      supports:
        "Infants with two older brothers or sisters babbled for more than an hour a day, and firstborn infants for a few minutes.",
      weakens:
        "Infants with no brothers or sisters babbled for as many minutes as infants from the largest families.",
      words: ["brother", "sister", "sibling"],
    },
  ],
  rivals: {
    Easy: "Developmental psychologists think that it depends on the adults of the house: a sound that is answered at once is worth making again. Speech therapists would rather ask about songs, since a melody that comes back every evening seems to invite another voice.",
    Medium:
      "No one has to teach an infant to babble, but some infants do it for hours and others hardly at all. Pediatricians have noticed that the talkative ones often have a brother or a sister of three or four, whose own short bursts of speech are easy to imitate. Speech therapists connect babbling with music in the home. Developmental psychologists connect it with the promptness of grown-ups: where every gurgle gets a reply, they argue, more gurgles will follow.",
    Hard: "Before infants speak, they practice, and the zeal with which they do so differs greatly from crib to crib. In the experience of pediatricians, what sets the eager ones apart is most often an older sibling, who supplies models short enough to copy. That babbling is a form of singing, and that music in the background therefore encourages it, is the view of many speech therapists. Developmental psychologists regard it as the beginning of conversation: what an infant needs above all, on their account, is someone who answers.",
  },
  tests: {
    plain: {
      lead: "Do adults answer the first of them, is there music in the house, or do older siblings set an example? With small recorders sewn into vests, developmental psychologists have examined each possibility.",
      close: "It seems, then, that",
    },
    dense: {
      lead: "A house may be noisy with an infant's babbling or oddly free of it. Is the infant waiting for someone to answer, for a song to join, or for an older child to imitate? Recordings made in several hundred homes bear on all three ideas.",
      close: "Taken together, the recordings suggest that",
    },
  },
  none: "what sets infants babbling has yet to be found",
  upshot: {
    names: "left",
    close: "The infant who babbles most is therefore likely to have",
    options: [
      "parents who answer every sound",
      "a home that is full of music",
      "a sister or a brother at play nearby",
    ],
    other: "some other advantage at home",
  },
  premise: "Everything else about the homes was alike, so that one of the three must matter.",
  data: {
    design: "comparison",
    leads: [
      "Infants babble in company, and they babble alone. To learn which they do more, developmental psychologists counted the syllables of infants in four groups of a day nursery with an adult in the room and again after the adult had left.",
      "What is the point of babbling if nobody is there to hear it? Recorders placed beside the cribs of a day nursery show how often each of its four groups babbled in company and in solitude.",
    ],
    hypothesis:
      "Parents answer a babble with a smile, and smiles are worth working for. If infants babble in order to be answered, as developmental psychologists hypothesized, they should babble more with an adult in the room than alone. Recorders in a day nursery kept count for four groups.",
    doubt:
      "An adult may also be a distraction, and speech therapists doubt that company loosens the tongue in every group.",
    claims: {
      wide: "Company had a great effect in one group",
      narrow: "In one group it hardly mattered whether anyone was listening",
      widest:
        "There was one group in which the gap between company and solitude was the widest of the four",
      narrowest:
        "The gap between company and solitude, as it turned out, was narrowest in one group",
      highest: "Infants in one group had the most to say with an adult in the room",
      lowest: "Left alone, the infants in one group made the fewest sounds of all",
    },
    title: "Babbling With and Without Company",
    rowHead: "Group",
    rows: ["the red group", "the blue group", "the green group", "the yellow group"],
    kind: "group",
    measure: "Syllables per minute",
    columns: [
      { head: "With an adult", phrase: "with an adult in the room" },
      { head: "Alone", phrase: "alone" },
    ],
    say: "infants in ROW babbled X syllables per minute with an adult in the room, compared with Y per minute alone",
    differ:
      "infants in ROW babbled D more|fewer syllables per minute with an adult in the room than alone",
    change: "the company of an adult",
    more: "first",
    low: 20,
    high: 56,
    step: 4,
    grain: 1,
  },
};
