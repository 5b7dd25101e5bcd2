/** A group inside a larger one, both with members of two kinds. */
export interface NestedScenario {
  /** How the smaller place lies in the larger one. */
  readonly setting: string;
  readonly members: string;
  readonly who: "who" | "that";
  readonly inner: string;
  readonly outer: string;
  /** What some of the members do: "own a bicycle". */
  readonly does: string;
  /** What they were asked or measured for. */
  readonly asked: string;
  /** How many hundreds of members the smaller place has, and the larger one. */
  readonly hundreds: readonly [number, number];
  readonly count: number;
}

export const nestedScenarios: readonly NestedScenario[] = [
  {
    setting: "Ashford is a district of the city of Belmont.",
    members: "residents",
    who: "who",
    inner: "of Ashford",
    outer: "of Belmont",
    does: "own a bicycle",
    asked: "whether they favor a new bicycle lane",
    hundreds: [60, 340],
    count: 250,
  },
  {
    setting: "Lake County is in the state of Norland.",
    members: "farmers",
    who: "who",
    inner: "in Lake County",
    outer: "in Norland",
    does: "grow corn",
    asked: "how much water they use",
    hundreds: [9, 70],
    count: 180,
  },
  {
    setting: "The nursing school is a part of Weston University.",
    members: "students",
    who: "who",
    inner: "at the nursing school",
    outer: "at Weston University",
    does: "live on campus",
    asked: "how many hours they sleep on weeknights",
    hundreds: [6, 150],
    count: 140,
  },
  {
    setting: "The Harbor plant is one of several plants of a company.",
    members: "employees",
    who: "who",
    inner: "at the Harbor plant",
    outer: "of the company",
    does: "work at night",
    asked: "how long they take to get to work",
    hundreds: [8, 45],
    count: 160,
  },
  {
    setting: "North Bay is a part of Silver Lake.",
    members: "fish",
    who: "that",
    inner: "in North Bay",
    outer: "in Silver Lake",
    does: "carry a tag",
    asked: "how much mercury is in their bodies",
    hundreds: [12, 90],
    count: 90,
  },
  {
    setting: "The Elm Street branch belongs to the Milford library.",
    members: "readers",
    who: "who",
    inner: "at the Elm Street branch",
    outer: "of the Milford library",
    does: "borrow films",
    asked: "whether they would visit on Sundays",
    hundreds: [15, 80],
    count: 120,
  },
  {
    setting: "Cedar Hill is a neighborhood of the town of Grafton.",
    members: "households",
    who: "that",
    inner: "in Cedar Hill",
    outer: "in Grafton",
    does: "own a dog",
    asked: "how often they visit the town park",
    hundreds: [10, 65],
    count: 200,
  },
  {
    setting: "The marathon is one of the races of a festival.",
    members: "runners",
    who: "who",
    inner: "in the marathon",
    outer: "in the festival",
    does: "train with a club",
    asked: "how many miles they run in a week",
    hundreds: [9, 50],
    count: 110,
  },
  {
    setting: "Pine Ridge is a part of Granite Forest.",
    members: "trees",
    who: "that",
    inner: "on Pine Ridge",
    outer: "in Granite Forest",
    does: "show signs of beetle damage",
    asked: "how fast they have grown",
    hundreds: [24, 200],
    count: 150,
  },
  {
    setting: "Roosevelt High School belongs to the Lakeside school district.",
    members: "students",
    who: "who",
    inner: "at Roosevelt High School",
    outer: "in the Lakeside school district",
    does: "play a sport",
    asked: "how many hours they study in a week",
    hundreds: [14, 60],
    count: 130,
  },
  {
    setting: "The red line is one of the train lines of a city.",
    members: "passengers",
    who: "who",
    inner: "on the red line",
    outer: "on the trains of the city",
    does: "have a monthly pass",
    asked: "how long they wait for a train",
    hundreds: [90, 400],
    count: 300,
  },
  {
    setting: "The island of Sorrel belongs to the province of Calder.",
    members: "voters",
    who: "who",
    inner: "on Sorrel",
    outer: "in Calder",
    does: "own a boat",
    asked: "whether they favor a new ferry",
    hundreds: [30, 250],
    count: 220,
  },
];
