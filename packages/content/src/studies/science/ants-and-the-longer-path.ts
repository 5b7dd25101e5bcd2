import type { Study } from "../study.ts";

export const antsAndTheLongerPath: Study = {
  id: "ants-and-the-longer-path",
  genre: "science",
  field: "entomology",
  scholars: "entomologists",
  critics: "behavioral ecologists",
  others: "roboticists",
  scene:
    "Ants carry food along paths marked with scent. Offered a short path and a long path, most colonies soon settle on the short one. A few keep to the long path for days.",
  words: ["path"],
  causes: [
    {
      factor: "an old scent trail",
      claim: "an old scent trail keeps ants on the long path",
      supports:
        "When researchers rubbed fresh scent along the long path at noon, the colony used that path until nightfall.",
      weakens:
        "Colonies continued to use the long path no less after all of its scent had been washed away with alcohol.",
      words: ["scent"],
    },
    {
      factor: "bright light",
      claim: "bright light keeps ants on the long path",
      supports:
        "When a lamp was placed over the short path, more ants took the long path, and the more so the brighter the lamp.",
      weakens:
        "The share of ants on the long path was unchanged when the lamp above the short path was switched off.",
      words: ["lamp", "light"],
    },
    {
      factor: "steep ground",
      claim: "steep ground keeps ants on the long path",
      supports:
        "As the slope of the short path was raised, a growing share of the colony went by the long path instead.",
      weakens:
        "Ants chose the long path just as often when the short path was level as when it was tilted into a steep slope.",
      words: ["slope", "steep", "level"],
    },
  ],
  rivals: {
    Easy: "Entomologists suspect an old scent trail, which workers go on following as long as it is stronger than any other smell. To behavioral ecologists, the trouble looks like bright light: a forager, they say, would rather walk far in the dark than a few steps in the glare.",
    Medium:
      "That an ant colony should march for days along the longer of two paths, past the mouth of the shorter one, has invited more than one explanation. Roboticists, who have watched small machines stall on ramps, point to steep ground, which a worker with a load may prefer to walk around. Behavioral ecologists think that there is simply too much light on the short path for animals used to the dark. In the opinion of entomologists, the colony is obeying a scent laid down on an earlier day, wherever it may lead.",
    Hard: "Given a choice of paths, ant colonies are so quick to find the shorter that their method has been borrowed by designers of delivery routes; the few colonies that persist in a detour are therefore of some interest. What roboticists see in them is prudence, a laden worker saving its strength by avoiding a slope. Behavioral ecologists, no less charitable, propose that the detour is taken because bright light falls on the direct path. Entomologists are inclined to call it a mistake: the scent of a trail that once led somewhere has outlasted the reason for following it.",
  },
  tests: {
    plain: {
      lead: "Three things have been blamed for the delay: an old scent trail, bright light, and steep ground. Entomologists have tried each of them in the laboratory.",
      close: "From these trials it appears that",
    },
    dense: {
      lead: "Most ant colonies need only a day to discover which of two paths to food is shorter. What, then, keeps a few of them on the longer path? Some blame an outdated scent, some the glare of a lamp, and some the labor of a climb. Each of these suspicions can be tested.",
      close: "Unless the colonies tested were unusual,",
    },
  },
  none: "nothing that was tested keeps ants on the long path",
  upshot: {
    names: "left",
    close: "A keeper who wants such a colony to find the short path sooner had best",
    options: [
      "wipe away the old scent",
      "shield the paths from bright light",
      "lay the paths on level ground",
    ],
    other: "find out what else a colony notices",
  },
  premise: "They take it that one of the three is to blame.",
  data: {
    design: "comparison",
    leads: [
      "How much does a trail of scent help an ant to fetch its food? Entomologists weighed what workers of four species carried home along a path that had been marked and along one that had not.",
      "An ant that finds food leaves a trail of scent on its way home, and the next ant follows it. To measure what the trail is worth, a team of entomologists wiped it away behind the workers of four species and compared the loads that came in.",
    ],
    hypothesis:
      "A worker that follows a trail need not search, and time saved on the search can be spent on carrying. So entomologists formed the hypothesis that ants bring home more food along a scented path than along an unscented one. For an hour each, workers of four species were given one path of either kind.",
    doubt:
      "Behavioral ecologists doubt that every species depends on scent; some ants, they point out, steer by sight.",
    claims: {
      wide: "To one species, at least, the scent was a great help",
      narrow: "One species carried almost as much where there was nothing to smell",
      widest:
        "The four did not profit alike, and the gap between the two paths was widest for one of them",
      narrowest:
        "Where the two loads lie closest together, the ants seem to rely on something besides their sense of smell",
      highest:
        "One species, whatever it managed elsewhere, brought in the largest load of all along a scented path",
      lowest:
        "With nothing to smell along an unscented path, one species made do with the lightest load of the four",
    },
    title: "Food Carried Home in One Hour",
    rowHead: "Species",
    rows: ["garden ants", "wood ants", "harvester ants", "pavement ants"],
    kind: "species",
    measure: "Milligrams of food",
    columns: [
      { head: "Scented path", phrase: "along a scented path" },
      { head: "Unscented path", phrase: "along an unscented path" },
    ],
    say: "along a scented path, ROW carried home X milligrams of food, and along an unscented path Y milligrams",
    differ:
      "ROW carried home D milligrams more|less of food along a scented path than along an unscented path",
    change: "the scent",
    more: "first",
    low: 100,
    high: 280,
    step: 20,
    grain: 4,
  },
};
