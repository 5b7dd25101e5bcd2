import type { Study } from "../study.ts";

export const morelsAfterTheFire: Study = {
  id: "morels-after-the-fire",
  genre: "science",
  field: "mycology",
  scholars: "mycologists",
  critics: "fire ecologists",
  others: "hydrologists",
  scene:
    "In the spring after a forest fire, morels, which are mushrooms of high price, may cover some of the burned slopes and be missing from others.",
  words: ["morel"],
  causes: [
    {
      factor: "deep ash",
      claim: "deep ash brings out morels",
      supports:
        "The deeper the ash that the fire had left on a slope, the more morels were gathered there in May.",
      weakens:
        "Slopes whose ash had been washed away by the first rains bore as many morels as slopes that were still gray.",
      words: ["ash"],
    },
    {
      factor: "dying pines",
      claim: "dying pines bring out morels",
      supports:
        "In May, morels came up by the hundred beneath pines that had died, and hardly anywhere else on those slopes.",
      weakens:
        "Slopes on which all of the pines had survived the fire bore as many morels as slopes on which none had.",
      words: ["pine"],
    },
    {
      factor: "late snow",
      claim: "late snow brings out morels",
      supports:
        "Slopes that were still white with snow in April bore ten baskets of morels in May; slopes clear by March bore two.",
      weakens:
        "Slopes on which the snow had melted in February bore no fewer morels than slopes that were white until May.",
      words: ["snow"],
    },
  ],
  rivals: {
    Easy: "Mycologists think of deep ash, from which fungi draw the minerals of burned wood. Fire ecologists think of the pines that are dying there: a fungus that has lost its partner, they explain, hurries to spread its spores.",
    Medium:
      "Pickers of morels follow the fires. Even so, one burned slope may fill their baskets, and the next may be empty. Hydrologists would send them where the snow has melted late, for a mushroom needs weeks of steady moisture. Mycologists would have them look for ash, the deeper the better. Fire ecologists maintain that morels come up wherever pines have begun to die.",
    Hard: "A morel may wait underground for decades until a forest burns above it. Why it should then rise on one slope and not on another is disputed. What mycologists find decisive is the depth of the ash, in which a forest's worth of minerals has been set free. The fungus, in the opinion of fire ecologists, is not so much feeding as fleeing, for it lives on the roots of pines and must move when they die. Hydrologists, who note that snow lies longer on some slopes than on others, suspect that it has merely been waiting for a drink.",
  },
  tests: {
    plain: {
      lead: "Pickers choose a slope by its ash, by its dying pines, or by the snow that lay on it late in the year. Mycologists have followed the pickers and checked every sign.",
      close: "The pickers may want to know that",
    },
    dense: {
      lead: "In the spring after a fire, the price of a map that shows where morels will grow can be considerable. Sellers of such maps go by the depth of the ash, by the number of dying pines, or by how late the snow has lain. Mycologists have examined the ground itself.",
      close: "Whoever buys a map should remember that",
    },
  },
  none: "what brings out morels is yet to be found",
  upshot: {
    names: "left",
    close: "The picker who follows a single sign would do best to look for",
    options: [
      "slopes on which ash lies deep",
      "slopes on which pines are dying",
      "slopes on which snow lay late",
    ],
    other: "some other sign than the usual three",
  },
  premise: "As the pickers do find their morels, one of the three must be right.",
  data: {
    design: "time-series",
    leads: [
      "Morels are at their best in the first spring after a fire, or so the pickers say. For four years, mycologists counted those that came up in pine, fir, larch, and mixed forests that had burned.",
      "A burned forest turns green again in a few years. To follow what becomes of its mushrooms, mycologists returned each spring to four kinds of forest and counted the morels per acre.",
    ],
    hypothesis:
      "A fire clears the ground and feeds it with ash, but the ash is soon washed away. Mycologists accordingly expected fewer morels in each year that passed; under their hypothesis, a forest should have more of them one year after a fire than four years after it. They returned to four kinds of forest every spring.",
    doubt:
      "In some forests the mushrooms may be slow to appear, and fire ecologists doubt for this reason that the decline is general.",
    claims: {
      wide: "In one kind of forest, the crop fell far short in the end of what it had been",
      narrow:
        "In one kind of forest, pickers would have done almost as well in the last year as in the first",
      widest: "The gap between the first crop and the last was widest in one kind of forest",
      narrowest: "The gap between the first crop and the last was narrowest in one kind of forest",
      highest:
        "One year after the fire, a picker would have found the most morels in one kind of forest",
      lowest: "Four years after the fire, one kind of forest offered the fewest morels",
    },
    title: "Morels After a Fire",
    rowHead: "Forest",
    rows: ["pine forests", "fir forests", "larch forests", "mixed forests"],
    kind: "kind of forest",
    measure: "Morels per acre",
    columns: [
      { head: "1", phrase: "one year after the fire" },
      { head: "4", phrase: "four years after the fire" },
    ],
    points: { label: "Years after the fire", at: [1, 2, 3, 4] },
    say: "the crop in ROW went from X morels per acre one year after the fire to Y per acre four years after the fire",
    differ:
      "ROW produced D more|fewer morels per acre one year after the fire than four years after the fire",
    change: "the passing of three years",
    more: "first",
    low: 100,
    high: 300,
    step: 20,
    grain: 5,
  },
};
