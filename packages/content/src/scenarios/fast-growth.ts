import { type GrowthScenario, SPANS } from "./growth.ts";

/** Amounts that may double or halve again and again. */
export const fastGrowth: readonly GrowthScenario[] = [
  {
    now: (amount) =>
      `A drone survey of a quarry lake shows that a mat of duckweed covers ${amount} square meters of its surface`,
    subject: "the area of the surface of a certain quarry lake that is covered by duckweed",
    thing: "the area covered by duckweed",
    measure: "square meters",
    since: "after the survey",
    from: 60,
    to: 3_600,
    round: 4,
    unit: "week",
    steepest: 45,
    spans: [SPANS.week(9)],
    basis: "Duckweed can double in 2 to 4 days; mats cover tens to thousands of square meters.",
  },
  {
    now: (amount) =>
      `An inspector in a greenhouse that grows peppers estimates that ${amount} aphids live on the plants of one row`,
    subject: "the number of aphids that live on one row of pepper plants in a greenhouse",
    thing: "the number of aphids",
    since: "after the inspection",
    from: 240,
    to: 14_000,
    round: 20,
    unit: "day",
    steepest: 40,
    spans: [SPANS.day(2)],
    basis: "Aphids can double in 2 to 4 days and can be cut down as fast by predators.",
  },
  {
    now: (amount) =>
      `A security team finds that ${amount} of the computers in a large network are infected with a program that copies itself`,
    subject:
      "the number of computers in a large network that are infected with a program that copies itself",
    thing: "the number of infected computers",
    since: "after the discovery",
    from: 60,
    to: 9_600,
    round: 4,
    unit: "hour",
    steepest: 40,
    spans: [SPANS.hour(3), SPANS.day(9)],
    basis: "Computer worms have doubled within minutes to hours, and cleaning is as fast.",
  },
  {
    now: (amount) =>
      `A water sample taken at the mouth of a river contains ${amount} cells of a species of green alga in each milliliter`,
    subject:
      "the number of cells of a species of green alga in each milliliter of water at the mouth of a river",
    thing: "the number of cells in each milliliter",
    since: "after the sample was taken",
    from: 400,
    to: 24_000,
    round: 20,
    unit: "day",
    steepest: 45,
    spans: [SPANS.day(3)],
    basis:
      "Algal blooms hold hundreds to ten thousands of cells a milliliter and can double in a day.",
  },
  {
    now: (amount) =>
      `In their first weekly report, the clinics of a region count ${amount} cases of a respiratory infection`,
    subject:
      "the number of cases of a respiratory infection that the clinics of a region report each week",
    thing: "the number of cases",
    since: "after the first report",
    from: 120,
    to: 8_800,
    round: 4,
    unit: "week",
    steepest: 40,
    spans: [SPANS.week(5)],
    basis: "Weekly cases of seasonal infections rise and fall by up to about 40% a week.",
  },
];

/** Amounts that only grow. */
export const rises: readonly GrowthScenario[] = [
  {
    now: (amount) =>
      `At the beginning of an experiment on food safety, a culture contains ${amount} bacteria of a certain species`,
    subject: "the number of bacteria of a certain species in a laboratory culture",
    thing: "the number of bacteria",
    since: "after the beginning of the experiment",
    from: 480,
    to: 64_000,
    round: 20,
    unit: "hour",
    steepest: 45,
    spans: [SPANS.hour(3)],
    basis: "Bacteria in food double in about 20 minutes to a few hours.",
  },
  {
    now: (amount) =>
      `A bioreactor, a vessel in which cells are grown, is filled with a solution that contains ${amount} grams of yeast`,
    subject: "the mass of the yeast in a bioreactor, a vessel in which cells are grown",
    thing: "the mass of the yeast",
    measure: "grams",
    since: "after the reactor is filled",
    from: 30,
    to: 2_600,
    round: 2,
    unit: "hour",
    steepest: 40,
    spans: [SPANS.hour(0.8), SPANS.day(9)],
    basis: "Yeast doubles in about 90 minutes to a day, depending on temperature and food.",
  },
];

/** Amounts that only shrink. */
export const decays: readonly GrowthScenario[] = [
  {
    now: (amount) =>
      `A patient receives ${amount} milligrams of an antibiotic by injection into the bloodstream`,
    subject: "the mass of an antibiotic in the bloodstream of a patient",
    thing: "the mass of the antibiotic",
    measure: "milligrams",
    since: "after the injection",
    from: 160,
    to: 2_400,
    round: 4,
    unit: "hour",
    steepest: 40,
    spans: [SPANS.hour(1.5), SPANS.day(9)],
    basis: "Injected doses are some hundred milligrams; half is gone after about 1 to 8 hours.",
  },
  {
    now: (amount) =>
      `A steel casting that is taken out of a furnace is ${amount} degrees Fahrenheit hotter than the air around it`,
    subject:
      "the difference between the temperature of a steel casting and that of the air around it",
    thing: "the difference in temperature",
    measure: "degrees Fahrenheit",
    since: "after the casting is taken out of the furnace",
    from: 640,
    to: 2_200,
    round: 2,
    unit: "hour",
    steepest: 45,
    spans: [SPANS.hour(3)],
    basis: "Castings leave the mold or furnace at up to about 2,300 degrees and cool within hours.",
  },
  {
    now: (amount) =>
      `At closing time, the water in a public swimming pool contains ${amount} grams of dissolved chlorine`,
    subject: "the mass of the chlorine that is dissolved in the water of a public swimming pool",
    thing: "the mass of the chlorine",
    measure: "grams",
    since: "after closing time",
    from: 240,
    to: 5_600,
    round: 4,
    unit: "day",
    steepest: 45,
    spans: [SPANS.day(3)],
    basis:
      "Two milligrams a liter in 120 to 2,500 cubic meters; sunlight and use take up to 45% a day.",
  },
];
