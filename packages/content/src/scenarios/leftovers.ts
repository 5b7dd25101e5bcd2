/** A store of something that is halved, and of which some is added or taken, again and again. */
export interface LeftoverScenario {
  /** What there was: "A storage tank on a farm contained some water." */
  readonly scene: string;
  /** In how many rounds: "On each of three consecutive days". */
  readonly each: (rounds: string) => string;
  readonly end: string;
  readonly halves: string;
  readonly adds: (count: string) => string;
  readonly takes: (count: string) => string;
  readonly left: (count: string) => string;
  /** "gallons of water did the tank contain before the first of these days". */
  readonly asked: string;
}

const days = {
  each: (rounds: string) => `On each of ${rounds} consecutive days`,
  end: "At the end of the last of these days",
};

const weeks = {
  each: (rounds: string) => `In each of ${rounds} consecutive weeks`,
  end: "At the end of the last of these weeks",
};

export const leftoverScenarios: readonly LeftoverScenario[] = [
  {
    ...days,
    scene: "A storage tank on a farm contained some water.",
    halves: "half of the water in the tank was used for irrigation",
    adds: (count) => `${count} gallons were pumped into the tank`,
    takes: (count) => `${count} gallons were pumped out of the tank for livestock`,
    left: (count) => `the tank contained ${count} gallons of water`,
    asked: "gallons of water did the tank contain at the start of the first of these days",
  },
  {
    ...weeks,
    scene: "A warehouse held some cases of bottled water.",
    halves: "half of the cases in the warehouse were shipped to stores",
    adds: (count) => `${count} cases were delivered to the warehouse`,
    takes: (count) => `${count} cases were shipped to schools`,
    left: (count) => `the warehouse held ${count} cases`,
    asked: "cases did the warehouse hold at the start of the first of these weeks",
  },
  {
    ...weeks,
    scene: "A hatchery tank held some young trout.",
    halves: "half of the trout in the tank were released into a river",
    adds: (count) => `${count} trout were added to the tank`,
    takes: (count) => `${count} trout were moved to a pond`,
    left: (count) => `the tank held ${count} trout`,
    asked: "trout did the tank hold at the start of the first of these weeks",
  },
  {
    ...days,
    scene: "A clinic had some doses of a vaccine.",
    halves: "half of the doses at the clinic were given to patients",
    adds: (count) => `${count} doses were delivered to the clinic`,
    takes: (count) => `${count} doses were sent to a hospital`,
    left: (count) => `the clinic had ${count} doses`,
    asked: "doses did the clinic have at the start of the first of these days",
  },
  {
    ...days,
    scene: "A support center had some unanswered messages.",
    halves: "half of the unanswered messages were answered",
    adds: (count) => `${count} messages arrived`,
    takes: (count) => `${count} messages were deleted as duplicates`,
    left: (count) => `the center had ${count} unanswered messages`,
    asked: "unanswered messages did the center have at the start of the first of these days",
  },
  {
    ...weeks,
    scene: "A seed library had some packets of seeds.",
    halves: "half of the packets in the library were borrowed",
    adds: (count) => `${count} packets were donated to the library`,
    takes: (count) => `${count} packets were sent to a community garden`,
    left: (count) => `the library had ${count} packets`,
    asked: "packets did the library have at the start of the first of these weeks",
  },
];
