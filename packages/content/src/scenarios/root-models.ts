/** A quantity that grows like a root of another. */
export interface RootScenario {
  /** "the speed $v$, in centimeters per second, of a marble" */
  readonly models: string;
  readonly name: string;
  /** "after it has rolled $x$ centimeters down a ramp" */
  readonly at: (letter: string) => string;
  /** Letters for the other quantity; none may be read as a word. */
  readonly letters: readonly string[];
  /** The other quantity when it is asked for: "the distance the marble has rolled". */
  readonly asked: string;
  readonly unit: string;
  readonly modeled: string;
  readonly modeledUnit: string;
  /** Whether a law of nature makes the root a square root; else any root may fit the data. */
  readonly isPhysical: boolean;
}

export const rootScenarios: readonly RootScenario[] = [
  {
    models: "the speed $v$, in centimeters per second, of a marble",
    name: "v",
    at: (letter) => `after it has rolled $${letter}$ centimeters down a ramp`,
    letters: ["d", "x", "r", "k"],
    asked: "the distance the marble has rolled",
    unit: "centimeters",
    modeled: "the speed of the marble",
    modeledUnit: "centimeters per second",
    isPhysical: true,
  },
  {
    models: "the number $N$ of customers each week of a store",
    name: "N",
    at: (letter) => `that spends $${letter}$ dollars each week on advertising`,
    letters: ["x", "d", "n", "r"],
    asked: "the amount spent on advertising each week",
    unit: "dollars",
    modeled: "the number of customers each week",
    modeledUnit: "",
    isPhysical: false,
  },
  {
    models: "the number $S$ of species of insects in a forest",
    name: "S",
    at: (letter) => `with an area of $${letter}$ square kilometers`,
    letters: ["x", "k", "w", "r"],
    asked: "the area of the forest",
    unit: "square kilometers",
    modeled: "the number of species",
    modeledUnit: "",
    isPhysical: false,
  },
  {
    models: "the cost $C$, in dollars, of shipping a crate",
    name: "C",
    at: (letter) => `with a volume of $${letter}$ cubic feet`,
    letters: ["x", "v", "n", "r"],
    asked: "the volume of the crate",
    unit: "cubic feet",
    modeled: "the cost of shipping",
    modeledUnit: "dollars",
    isPhysical: false,
  },
  {
    models: "the width $w$, in millimeters, of a wet spot on a ceiling",
    name: "w",
    at: (letter) => `$${letter}$ minutes after a leak begins`,
    letters: ["t", "x", "n", "k"],
    asked: "the time since the leak began",
    unit: "minutes",
    modeled: "the width of the spot",
    modeledUnit: "millimeters",
    isPhysical: true,
  },
  {
    models: "the number $V$ of daily visitors to a website",
    name: "V",
    at: (letter) => `$${letter}$ days after it is launched`,
    letters: ["t", "x", "d", "n"],
    asked: "the time since the website was launched",
    unit: "days",
    modeled: "the number of daily visitors",
    modeledUnit: "",
    isPhysical: false,
  },
  {
    models: "the thickness $T$, in millimeters, of the ice on a pond",
    name: "T",
    at: (letter) => `after $${letter}$ hours of frost`,
    letters: ["n", "t", "x", "h"],
    asked: "the time of frost",
    unit: "hours",
    modeled: "the thickness of the ice",
    modeledUnit: "millimeters",
    isPhysical: true,
  },
  {
    models: "the number $P$ of points a player has",
    name: "P",
    at: (letter) => `after playing a game for $${letter}$ minutes`,
    letters: ["t", "x", "n", "k"],
    asked: "the time the player has played",
    unit: "minutes",
    modeled: "the number of points",
    modeledUnit: "",
    isPhysical: false,
  },
];
