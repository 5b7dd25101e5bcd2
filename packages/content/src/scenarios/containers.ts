import type { Context } from "./context.ts";

/** Three things of a kind, each of which has a number of others. */
export interface Containers extends Context {
  /** What the three have in common: "On a mountain". */
  readonly place: string;
  readonly names: readonly [string, string, string];
  /** "stations". */
  readonly all: string;
  /** What is said of each: "recorded". */
  readonly has: string;
  readonly things: string;
  /** How many more or fewer there may be. */
  readonly more: readonly [number, number];
}

export const containers: readonly Containers[] = [
  {
    basis: "Mountain weather stations record about 5 to 80 days of snowfall a year.",
    place: "On a mountain",
    names: ["valley station", "forest station", "summit station"],
    all: "stations",
    has: "recorded",
    things: "days of snowfall last year",
    more: [3, 25],
  },
  {
    basis: "Bird surveys of small islands count about 20 to 400 nests.",
    place: "In a survey of terns on a lake",
    names: ["western island", "northern island", "eastern island"],
    all: "islands",
    has: "had",
    things: "nests",
    more: [6, 85],
  },
  {
    basis: "Regional trains, express trains and ferries carry about 100 to 1,500 people.",
    place: "On a route to a coastal city",
    names: ["bus", "ferry", "train"],
    all: "vehicles",
    has: "carries",
    things: "passengers per trip",
    more: [12, 95],
  },
  {
    basis: "Clinical trials enroll about 20 to 1,000 patients in their three phases.",
    place: "In a clinical trial of a vaccine",
    names: ["first phase", "second phase", "third phase"],
    all: "phases",
    has: "enrolled",
    things: "patients",
    more: [8, 90],
  },
  {
    basis: "Manufacturing plants employ about 50 to 900 people.",
    place: "At a wind turbine company",
    names: ["blade plant", "tower plant", "generator plant"],
    all: "plants",
    has: "employs",
    things: "people",
    more: [12, 95],
  },
  {
    basis: "Botanical gardens hold about 30 to 800 species in a greenhouse.",
    place: "In a botanical garden",
    names: ["desert greenhouse", "mountain greenhouse", "rain forest greenhouse"],
    all: "greenhouses",
    has: "contains",
    things: "plant species",
    more: [8, 75],
  },
  {
    basis: "Sections of a concert hall have about 60 to 1,200 seats.",
    place: "In a concert hall",
    names: ["balcony", "mezzanine", "main floor"],
    all: "sections",
    has: "has",
    things: "seats",
    more: [12, 90],
  },
  {
    basis: "Digital archives hold about 40 to 900 issues of a newspaper.",
    place: "In a newspaper archive",
    names: ["weekly newspaper", "evening newspaper", "morning newspaper"],
    all: "newspapers",
    has: "has",
    things: "digitized issues",
    more: [9, 95],
  },
  {
    basis: "Harbor terminals unload about 20 to 600 containers a day.",
    place: "At a seaport",
    names: ["south terminal", "north terminal", "deepwater terminal"],
    all: "terminals",
    has: "unloads",
    things: "containers per day",
    more: [8, 75],
  },
];
