/** Three kinds of things that are found together in numbers up to `most`. */
interface KindsScenario {
  readonly place: string;
  readonly kinds: readonly [string, string, string];
  readonly most: number;
}

export const kindsScenarios: readonly KindsScenario[] = [
  { place: "At an animal shelter", kinds: ["dogs", "cats", "rabbits"], most: 400 },
  { place: "In a parking garage", kinds: ["cars", "trucks", "motorcycles"], most: 900 },
  { place: "In an orchard", kinds: ["apple trees", "pear trees", "plum trees"], most: 2000 },
  { place: "In a box of beads", kinds: ["glass beads", "wooden beads", "metal beads"], most: 1500 },
  { place: "In a tide pool", kinds: ["crabs", "snails", "mussels"], most: 900 },
  { place: "At a garden center", kinds: ["roses", "tulips", "lilies"], most: 900 },
  { place: "In a warehouse", kinds: ["small boxes", "medium boxes", "large boxes"], most: 2000 },
  {
    place: "In a stamp album",
    kinds: ["animal stamps", "flower stamps", "ship stamps"],
    most: 800,
  },
  { place: "In a marching band", kinds: ["trumpets", "drums", "flutes"], most: 200 },
  { place: "At a bakery", kinds: ["plain bagels", "sesame bagels", "onion bagels"], most: 600 },
  { place: "In a library", kinds: ["novels", "biographies", "atlases"], most: 2500 },
  { place: "In a town hall archive", kinds: ["maps", "letters", "photographs"], most: 3000 },
  { place: "On a nature reserve", kinds: ["oaks", "maples", "birches"], most: 3000 },
  { place: "At a music festival", kinds: ["adults", "teenagers", "children"], most: 3000 },
  { place: "In a toy set", kinds: ["red blocks", "yellow blocks", "green blocks"], most: 800 },
  { place: "In a seed mix", kinds: ["clover seeds", "poppy seeds", "daisy seeds"], most: 3000 },
  { place: "At a ferry terminal", kinds: ["cars", "vans", "bicycles"], most: 600 },
  { place: "In a coin collection", kinds: ["dimes", "nickels", "quarters"], most: 1200 },
  { place: "At a school", kinds: ["desks", "stools", "lockers"], most: 1500 },
  { place: "On a farm", kinds: ["chickens", "ducks", "geese"], most: 700 },
];
