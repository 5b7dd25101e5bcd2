/** Someone or something that goes straight, turns a right angle, and goes straight again. */
export interface RouteScenario {
  /** "A hiker walks", before the first distance. */
  readonly goes: string;
  /** Who goes, when spoken of again: "the hiker". */
  readonly mover: string;
  /** "walks straight back" */
  readonly returns: string;
  readonly unit: string;
  /** The shortest and the longest distance that are still plausible. */
  readonly from: number;
  readonly to: number;
}

export const routeScenarios: readonly RouteScenario[] = [
  {
    goes: "A hiker walks",
    mover: "the hiker",
    returns: "walks straight back",
    unit: "meters",
    from: 40,
    to: 450,
  },
  {
    goes: "A drone flies",
    mover: "the drone",
    returns: "flies straight back",
    unit: "meters",
    from: 40,
    to: 450,
  },
  {
    goes: "A sailboat sails",
    mover: "the sailboat",
    returns: "sails straight back",
    unit: "kilometers",
    from: 5,
    to: 90,
  },
  {
    goes: "A delivery robot rolls",
    mover: "the robot",
    returns: "rolls straight back",
    unit: "feet",
    from: 12,
    to: 450,
  },
  {
    goes: "A ferry travels",
    mover: "the ferry",
    returns: "travels straight back",
    unit: "kilometers",
    from: 5,
    to: 90,
  },
  {
    goes: "A surveyor walks",
    mover: "the surveyor",
    returns: "walks straight back",
    unit: "yards",
    from: 12,
    to: 450,
  },
  {
    goes: "A research submarine travels",
    mover: "the submarine",
    returns: "travels straight back",
    unit: "meters",
    from: 40,
    to: 450,
  },
  {
    goes: "A tractor drives",
    mover: "the tractor",
    returns: "drives straight back",
    unit: "yards",
    from: 40,
    to: 450,
  },
  {
    goes: "A snowmobile travels",
    mover: "the snowmobile",
    returns: "travels straight back",
    unit: "yards",
    from: 70,
    to: 600,
  },
  {
    goes: "A ranger rides",
    mover: "the ranger",
    returns: "rides straight back",
    unit: "yards",
    from: 70,
    to: 600,
  },
];
