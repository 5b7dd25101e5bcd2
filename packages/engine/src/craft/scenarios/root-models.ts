/** A quantity that grows like the square root of another. */
export interface RootScenario {
  /** "the speed, in feet per second, of water from an opening" */
  readonly models: string;
  readonly name: string;
  /** "$d$ feet below the surface of a tank" */
  readonly at: (letter: string) => string;
  /** Letters for the other quantity. */
  readonly letters: readonly string[];
  /** The other quantity when it is asked for: "the depth of the opening". */
  readonly asked: string;
  readonly unit: string;
  readonly modeled: string;
  readonly modeledUnit: string;
}

export const rootScenarios: readonly RootScenario[] = [
  {
    models: "the speed $v$, in feet per second, of water that leaves a tank through an opening",
    name: "v",
    at: (letter) => `$${letter}$ feet below the surface`,
    letters: ["d", "x", "h"],
    asked: "the depth of the opening",
    unit: "feet",
    modeled: "the speed of the water",
    modeledUnit: "feet per second",
  },
  {
    models: "the distance $D$, in kilometers, that can be seen from a lighthouse",
    name: "D",
    at: (letter) => `$${letter}$ meters above sea level`,
    letters: ["h", "x", "a"],
    asked: "the height of the lighthouse above sea level",
    unit: "meters",
    modeled: "the distance that can be seen",
    modeledUnit: "kilometers",
  },
  {
    models: "the height $H$, in centimeters, of a bean plant",
    name: "H",
    at: (letter) => `$${letter}$ days after it sprouts`,
    letters: ["t", "x", "m"],
    asked: "the time since the plant sprouted",
    unit: "days",
    modeled: "the height of the plant",
    modeledUnit: "centimeters",
  },
  {
    models: "the number $N$ of bird species on an island",
    name: "N",
    at: (letter) => `with an area of $${letter}$ square kilometers`,
    letters: ["a", "x", "k"],
    asked: "the area of the island",
    unit: "square kilometers",
    modeled: "the number of bird species",
    modeledUnit: "",
  },
  {
    models: "the speed $s$, in miles per hour, of a sled",
    name: "s",
    at: (letter) => `after it has slid $${letter}$ feet down a hill`,
    letters: ["x", "d", "r"],
    asked: "the distance the sled has slid",
    unit: "feet",
    modeled: "the speed of the sled",
    modeledUnit: "miles per hour",
  },
  {
    models: "the width $w$, in millimeters, of an ink spot",
    name: "w",
    at: (letter) => `$${letter}$ seconds after a drop falls on paper`,
    letters: ["t", "x", "m"],
    asked: "the time since the drop fell",
    unit: "seconds",
    modeled: "the width of the spot",
    modeledUnit: "millimeters",
  },
  {
    models: "the speed $c$, in meters per second, of a wave",
    name: "c",
    at: (letter) => `in water $${letter}$ meters deep`,
    letters: ["d", "x", "h"],
    asked: "the depth of the water",
    unit: "meters",
    modeled: "the speed of the wave",
    modeledUnit: "meters per second",
  },
  {
    models: "the thickness $T$, in inches, of the ice on a pond",
    name: "T",
    at: (letter) => `after $${letter}$ days of frost`,
    letters: ["n", "t", "x"],
    asked: "the number of days of frost",
    unit: "days",
    modeled: "the thickness of the ice",
    modeledUnit: "inches",
  },
];
