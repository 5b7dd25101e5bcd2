import type { Context } from "./context.ts";
import type { ExactGrid } from "./exact-grid.ts";

/** One of two parts of a mixture: "13.5 kilograms of lime". */
interface Part {
  readonly unit: string;
  readonly name: string;
  /** How much of it there is for one of what the mixture makes. */
  readonly per: ExactGrid;
}

/** A mixture made from measured parts, of which more or less can be made. */
export interface BatchScenario extends Context {
  /** Which amounts of the parts are for so much: "To coat 15 square meters of wall, a plasterer mixes …". */
  readonly told: (size: string, one: string, other: string) => string;
  /** What it is made for: "to coat 40 square meters of wall". */
  readonly made: (size: string) => string;
  /** What so many are, and one of them: "square meters of wall", "square meter of wall". */
  readonly makes: string;
  readonly one: string;
  readonly size: ExactGrid;
  readonly parts: readonly [Part, Part];
}

export const batchScenarios: readonly BatchScenario[] = [
  {
    told: (size, one, other) =>
      `To coat ${size} square meters of a wall, a plasterer mixes ${one} and ${other}`,
    made: (size) => `to coat ${size} square meters of the wall`,
    makes: "square meters of wall",
    one: "square meter of wall",
    size: { from: 6, to: 40 },
    parts: [
      { unit: "kilograms", name: "lime", per: { from: 12, to: 28, parts: 10 } },
      { unit: "kilograms", name: "sand", per: { from: 36, to: 84, parts: 10 } },
    ],
    basis: "A coat of lime plaster takes about 2 kilograms of lime and 6 of sand per square meter.",
  },
  {
    told: (size, one, other) =>
      `A hospital kitchen's recipe for ${size} servings of lentil soup calls for ${one} and ${other}`,
    made: (size) => `for ${size} servings of the soup`,
    makes: "servings",
    one: "serving",
    size: { from: 12, to: 80, step: 2 },
    parts: [
      { unit: "grams", name: "dried lentils", per: { from: 45, to: 75, step: 5 } },
      { unit: "milliliters", name: "broth", per: { from: 240, to: 340, step: 10 } },
    ],
    basis: "A serving of soup has about 60 grams of dried lentils and 300 milliliters of broth.",
  },
  {
    told: (size, one, other) =>
      `To prepare ${size} liters of water for an aquarium, a technician dissolves ${one} and ${other}`,
    made: (size) => `to prepare ${size} liters of water`,
    makes: "liters of water",
    one: "liter of water",
    size: { from: 40, to: 180, step: 5 },
    parts: [
      { unit: "grams", name: "sea salt", per: { from: 28, to: 36 } },
      { unit: "grams", name: "a buffer powder", per: { from: 6, to: 14, parts: 20 } },
    ],
    basis: "Seawater holds about 35 grams of salt per liter.",
  },
  {
    told: (size, one, other) =>
      `To make ${size} identical candles, a company melts ${one} and ${other}`,
    made: (size) => `to make ${size} of these candles`,
    makes: "candles",
    one: "candle",
    size: { from: 8, to: 60, step: 2 },
    parts: [
      { unit: "grams", name: "beeswax", per: { from: 425, to: 965, step: 15, parts: 10 } },
      { unit: "grams", name: "soy wax", per: { from: 1125, to: 1850, step: 25, parts: 10 } },
    ],
    basis: "A pillar candle weighs about 150 to 280 grams.",
  },
  {
    told: (size, one, other) =>
      `A dairy farm's feed plan for ${size} calves calls for ${one} and ${other} per day`,
    made: (size) => `per day for ${size} calves`,
    makes: "calves",
    one: "calf",
    size: { from: 6, to: 45 },
    parts: [
      { unit: "pounds", name: "grain", per: { from: 35, to: 65, step: 5, parts: 10 } },
      { unit: "pounds", name: "hay", per: { from: 24, to: 48, step: 2, parts: 10 } },
    ],
    basis: "A weaned calf eats about 4 to 6 pounds of grain and 3 to 5 of hay a day.",
  },
  {
    told: (size, one, other) =>
      `To stain ${size} square feet of a wooden deck, a painter mixes ${one} and ${other}`,
    made: (size) => `to stain ${size} square feet of the deck`,
    makes: "square feet of deck",
    one: "square foot of deck",
    size: { from: 200, to: 900, step: 50 },
    parts: [
      { unit: "fluid ounces", name: "stain concentrate", per: { from: 12, to: 24, parts: 100 } },
      { unit: "fluid ounces", name: "thinner", per: { from: 3, to: 8, parts: 100 } },
    ],
    basis: "A gallon of stain, 128 fluid ounces, covers some hundreds of square feet.",
  },
  {
    told: (size, one, other) =>
      `To produce ${size} tons of iron, a blast furnace uses ${one} and ${other}`,
    made: (size) => `to produce ${size} tons of iron`,
    makes: "tons of iron",
    one: "ton of iron",
    size: { from: 20, to: 150, step: 5 },
    parts: [
      { unit: "tons", name: "iron ore", per: { from: 14, to: 18, parts: 10 } },
      { unit: "tons", name: "coke", per: { from: 35, to: 55, step: 5, parts: 100 } },
    ],
    basis: "A ton of iron takes about 1.6 tons of ore and 0.45 tons of coke.",
  },
  {
    told: (size, one, other) =>
      `A plant nursery fills ${size} identical containers with a mix of ${one} and ${other}`,
    made: (size) => `to fill ${size} of the containers`,
    makes: "containers",
    one: "container",
    size: { from: 15, to: 120, step: 5 },
    parts: [
      { unit: "liters", name: "compost", per: { from: 12, to: 36, step: 2, parts: 10 } },
      { unit: "liters", name: "shredded bark", per: { from: 22, to: 64, step: 2, parts: 10 } },
    ],
    basis: "Nursery containers hold about 4 to 10 liters.",
  },
  {
    told: (size, one, other) =>
      `The concrete for ${size} identical fence posts requires ${one} and ${other}`,
    made: (size) => `for ${size} of the posts`,
    makes: "posts",
    one: "post",
    size: { from: 6, to: 48, step: 2 },
    parts: [
      { unit: "pounds", name: "cement", per: { from: 125, to: 245, step: 15, parts: 10 } },
      { unit: "pounds", name: "gravel", per: { from: 365, to: 625, step: 5, parts: 10 } },
    ],
    basis: "A concrete fence post weighs about 80 to 130 pounds.",
  },
  {
    told: (size, one, other) =>
      `The instructions for dyeing ${size} skeins of wool call for ${one} and ${other}`,
    made: (size) => `to color ${size} skeins`,
    makes: "skeins",
    one: "skein",
    size: { from: 4, to: 30 },
    parts: [
      { unit: "grams", name: "madder root", per: { from: 45, to: 95, step: 5 } },
      { unit: "grams", name: "alum", per: { from: 75, to: 150, step: 25, parts: 10 } },
    ],
    basis: "A skein of 100 grams takes about 50 to 100 grams of madder and 10 of alum.",
  },
];
