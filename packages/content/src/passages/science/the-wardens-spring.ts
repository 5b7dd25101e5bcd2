import { prose } from "../../prose.ts";
import { habits } from "../habits.ts";
import type { Passage } from "../passage.ts";

export const theWardensSpring: Passage = {
  id: "the-wardens-spring",
  genre: "science",
  text: prose`
    *The Warden's Spring* is a field diary written for SAT Practice in the voice of a man who guards
    a marsh. The warden holds that lapwings grow bolder in defense of a nest the nearer its eggs are
    to hatching: a bird that slips away unseen from fresh eggs will, three weeks later, fly in the
    face of a cow.
  `,
  facets: [
    {
      kind: "quotation",
      level: "Easy",
      stem: "Which quotation from *The Warden's Spring* most effectively illustrates the claim?",
      key: {
        text: '"On the second day she was gone before I had so much as shut the gate. On the twenty-fourth she struck my hat off."',
        reason: "The same bird flees from fresh eggs and attacks when they are about to hatch.",
      },
      wrong: [
        {
          text: '"On the twenty-fifth day she went for the miller\'s dog, which had meant no harm to her or to the eggs that I know of."',
          code: "half-right",
          reason: "She is bold, but nothing is said of how she behaved while the eggs were fresh.",
        },
        {
          text: '"On the third day she flew in my face. By the twentieth she would stand and let me count her eggs, as a hen does."',
          code: "relationship-reversed",
          reason: "Her boldness here grows less as the eggs grow older.",
        },
        {
          text: '"On the tenth day she sat so close, with the rain running off her back, that I all but set my boot on her eggs."',
          code: "beside-the-point",
          reason: "The weather makes her sit close; there is no change in how she meets an enemy.",
        },
      ],
      evidence: ["grow bolder in defense of a nest the nearer its eggs are to hatching"],
      opening:
        "To show that a bird grows bolder, a quotation has to show it timid first and bold later.",
      steps: [
        "The claim compares two times. On the second day she *was gone*; on the twenty-fourth, with the eggs near hatching, she *struck* his hat off.",
      ],
      hint: "The claim is about a change, so look for two moments.",
      tip: habits.quotation,
    },
    {
      kind: "support",
      level: "Medium",
      stem: "Which finding, if true, would most directly support the warden's claim?",
      key: {
        text: "A stuffed fox was attacked sooner by lapwings with old eggs than by those that had laid in the same week but lost and replaced theirs.",
        reason: "Of birds at one date and in one place, those with the older eggs are bolder.",
      },
      wrong: [
        {
          text: "A stuffed fox was attacked sooner by lapwings that nested late in the season, when the grass was high, than by those that had nested early in it.",
          code: "wrong-group-or-measure",
          reason: "The lateness of a nest in the season is not the age of its eggs.",
        },
        {
          text: "A stuffed fox set down before lapwings with fresh eggs was attacked sooner than one set down before lapwings with old eggs.",
          code: "relationship-reversed",
          reason: "This is the reverse of what the warden claims.",
        },
        {
          text: "A stuffed fox was left alone by lapwings that nested beside a road but attacked by those that nested far out on the marsh.",
          code: "not-in-the-text",
          reason: "Where a nest lies has no part in the claim.",
        },
      ],
      evidence: ["the nearer its eggs are to hatching"],
      opening:
        "The claim makes boldness depend on the age of the eggs, so that is what must differ.",
      steps: [
        "Compare birds that are alike but for the age of their eggs. Those that lost their first eggs sit, in the same weeks, on fresher ones; if they are the slower to attack, the age of the eggs matters.",
      ],
      hint: "Ask in which comparison one group has older eggs and not merely a later date.",
      tip: habits.support,
    },
    {
      kind: "weaken",
      level: "Hard",
      stem: "Which finding, if true, would most directly weaken the warden's claim?",
      key: {
        text: "Lapwings that met a man for the first time when their eggs were about to hatch were gone as early as any with fresh ones.",
        reason:
          "Then it was getting used to the warden, and not the age of the eggs, that made his birds bold.",
      },
      wrong: [
        {
          text: "Lapwings whose eggs were exchanged for others about to hatch no longer slipped away when the warden came through the gate.",
          code: "contradicts-the-text",
          reason: "Older eggs and a bolder bird: this fits the claim.",
        },
        {
          text: "Lapwings that flew at cows when their eggs were about to hatch flew at sheep just as often as they did at cows.",
          code: "wrong-group-or-measure",
          reason: "Which animal they attack does not bear on when they become bold.",
        },
        {
          text: "Lapwings with three eggs that were about to hatch were as bold in their defense as lapwings that had four.",
          code: "beside-the-point",
          reason: "The claim is about the age of the eggs, not about their number.",
        },
      ],
      evidence: [
        "a bird that slips away unseen from fresh eggs will, three weeks later, fly in the face of a cow",
      ],
      opening: "The warden came every day, so his birds had two reasons for growing bold.",
      steps: [
        "In three weeks the eggs grow older, but the birds also grow used to their visitor. Birds that meet a man for the first time with old eggs, and flee, show that the eggs do not make them bold.",
      ],
      hint: "Ask what else changes, for a bird that is watched, between fresh eggs and old ones.",
      tip: habits.weaken,
    },
  ],
};
