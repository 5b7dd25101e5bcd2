import type { Context } from "./context.ts";

/** A group inside a larger one, both with members of two kinds. */
export interface NestedScenario extends Context {
  /** How the smaller place lies in the larger one, as a clause. */
  readonly setting: string;
  readonly members: string;
  readonly who: "who" | "that";
  readonly inner: string;
  readonly outer: string;
  /** What some of the members do: "own a rain barrel". */
  readonly does: string;
  /** What they were asked or measured for. */
  readonly asked: string;
  /** How many hundreds of members the smaller place has, and the larger one. */
  readonly hundreds: readonly [number, number];
  readonly count: number;
}

export const nestedScenarios: readonly NestedScenario[] = [
  {
    setting: "the Eastport plant is one of several plants of a manufacturer",
    members: "employees",
    who: "who",
    inner: "at the Eastport plant",
    outer: "of the manufacturer",
    does: "work night shifts",
    asked: "how long their commutes take",
    hundreds: [8, 45],
    count: 160,
    basis: "A plant employs about a thousand people, a manufacturer some thousands.",
  },
  {
    setting: "Alder County is in the state of Norland",
    members: "dairy farmers",
    who: "who",
    inner: "in Alder County",
    outer: "in Norland",
    does: "use a milking robot",
    asked: "how much water their farms use",
    hundreds: [9, 70],
    count: 180,
    basis: "A farming county has about a thousand dairy farmers.",
  },
  {
    setting: "North Bay is a part of Silver Lake",
    members: "lake trout",
    who: "that",
    inner: "in North Bay",
    outer: "in Silver Lake",
    does: "carry a tag",
    asked: "how much mercury their tissue contains",
    hundreds: [12, 90],
    count: 90,
    basis: "A bay holds about a thousand large trout, a lake several thousand.",
  },
  {
    setting: "the nursing school is one of the schools of Weston University",
    members: "students",
    who: "who",
    inner: "at the nursing school",
    outer: "at Weston University",
    does: "live on campus",
    asked: "how many hours they sleep on weeknights",
    hundreds: [6, 150],
    count: 140,
    basis: "A nursing school has hundreds of students, a university over ten thousand.",
  },
  {
    setting: "Cedar Hill is a neighborhood of the town of Grafton",
    members: "households",
    who: "that",
    inner: "in Cedar Hill",
    outer: "in Grafton",
    does: "own a rain barrel",
    asked: "how much water they use outdoors in summer",
    hundreds: [10, 65],
    count: 200,
    basis: "A neighborhood has about a thousand households, a town several thousand.",
  },
  {
    setting: "the Ridge tract is a part of Granite State Forest",
    members: "Douglas firs",
    who: "that",
    inner: "on the Ridge tract",
    outer: "in Granite State Forest",
    does: "show signs of beetle damage",
    asked: "how fast their trunks have grown",
    hundreds: [24, 200],
    count: 150,
    basis: "A tract of forest has thousands of firs.",
  },
  {
    setting: "the coastal line is one of a city's commuter rail lines",
    members: "passengers",
    who: "who",
    inner: "on the coastal line",
    outer: "on the commuter rail lines",
    does: "have a monthly pass",
    asked: "how long they wait for a train",
    hundreds: [90, 400],
    count: 300,
    basis: "A rail line carries some ten thousand passengers a day.",
  },
  {
    setting: "Sorrel is an island in the state of Calder",
    members: "voters",
    who: "who",
    inner: "on Sorrel",
    outer: "in Calder",
    does: "own a boat",
    asked: "whether they favor a new ferry terminal",
    hundreds: [30, 250],
    count: 220,
    basis: "An island has some thousands of voters, a state tens of thousands.",
  },
  {
    setting: "the Mercer clinic is one of the clinics of a health network",
    members: "patients",
    who: "who",
    inner: "at the Mercer clinic",
    outer: "of the health network",
    does: "see a specialist",
    asked: "how satisfied they are with appointment times",
    hundreds: [20, 240],
    count: 260,
    basis: "A clinic has some thousands of patients, a network tens of thousands.",
  },
  {
    setting: "the Kettle herd is one of the elk herds in Arden National Park",
    members: "elk",
    who: "that",
    inner: "in the Kettle herd",
    outer: "in Arden National Park",
    does: "wear a radio collar",
    asked: "how much weight they lose in winter",
    hundreds: [8, 60],
    count: 110,
    basis: "Herds have about a thousand animals, a park several herds.",
  },
  {
    setting: "the trail marathon is one of the races of a running festival",
    members: "runners",
    who: "who",
    inner: "in the trail marathon",
    outer: "in the festival",
    does: "train with a coach",
    asked: "how many miles they run in a week",
    hundreds: [9, 50],
    count: 110,
    basis: "A marathon has about a thousand runners, a festival some thousands.",
  },
  {
    setting: "the Dunmore branch is one of the branches of a credit union",
    members: "account holders",
    who: "who",
    inner: "at the Dunmore branch",
    outer: "of the credit union",
    does: "have a car loan",
    asked: "how often they use online banking",
    hundreds: [15, 120],
    count: 170,
    basis: "A branch serves some thousands of account holders.",
  },
];
