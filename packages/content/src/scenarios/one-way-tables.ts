import type { Context } from "./context.ts";
import type { Trait } from "./two-way-tables.ts";

/** People or things of four kinds. */
export interface OneWayScenario extends Context {
  /** Who or what was counted, when or where, and by what it is sorted. */
  readonly shows: string;
  readonly header: string;
  readonly count: string;
  readonly all: string;
  readonly it: string;
  readonly kinds: readonly [Kind, Kind, Kind, Kind];
  /** The least and the greatest count of a kind. */
  readonly from: number;
  readonly to: number;
}

interface Kind extends Trait {
  readonly isNot: string;
}

function kind(label: string, is: string, isNot: string): Kind {
  return { label, is, isNot };
}

export const oneWayScenarios: readonly OneWayScenario[] = [
  {
    shows:
      "the number of rock samples of each type that a geologist collected along a two-mile section of a riverbank",
    header: "Rock type",
    count: "Number of samples",
    all: "these samples",
    it: "the sample",
    kinds: [
      kind("Granite", "is granite", "is not granite"),
      kind("Basalt", "is basalt", "is not basalt"),
      kind("Marble", "is marble", "is not marble"),
      kind("Slate", "is slate", "is not slate"),
    ],
    from: 4,
    to: 38,
    basis: "A geologist collects some dozen samples on a field trip.",
  },
  {
    shows:
      "the fuel type of each delivery van that a package carrier operates from one of its sorting centers",
    header: "Fuel type",
    count: "Number of vans",
    all: "these vans",
    it: "the van",
    kinds: [
      kind("Gasoline", "runs on gasoline", "does not run on gasoline"),
      kind("Diesel", "runs on diesel", "does not run on diesel"),
      kind("Electricity", "runs on electricity", "does not run on electricity"),
      kind("Natural gas", "runs on natural gas", "does not run on natural gas"),
    ],
    from: 6,
    to: 64,
    basis: "A sorting center of a package carrier operates about 50 to 200 vans.",
  },
  {
    shows:
      "the number of birds of each of four species that volunteers identified at a marsh during a spring bird count",
    header: "Species",
    count: "Number of birds",
    all: "these birds",
    it: "the bird",
    kinds: [
      kind("Mallard", "is a mallard", "is not a mallard"),
      kind("Heron", "is a heron", "is not a heron"),
      kind("Egret", "is an egret", "is not an egret"),
      kind("Sandpiper", "is a sandpiper", "is not a sandpiper"),
    ],
    from: 5,
    to: 86,
    basis: "A morning's count at a marsh lists some hundred birds.",
  },
  {
    shows:
      "the blood type of each person who donated blood at a hospital's mobile clinic during one weekend",
    header: "Blood type",
    count: "Number of donors",
    all: "these donors",
    it: "the donor",
    kinds: [
      kind("O", "has blood type O", "does not have blood type O"),
      kind("A", "has blood type A", "does not have blood type A"),
      kind("B", "has blood type B", "does not have blood type B"),
      kind("AB", "has blood type AB", "does not have blood type AB"),
    ],
    from: 6,
    to: 44,
    basis: "A mobile clinic takes about 100 donations in a weekend.",
  },
  {
    shows:
      "the reason for each service call that an elevator maintenance company answered in the month of March",
    header: "Reason",
    count: "Number of calls",
    all: "these calls",
    it: "the call",
    kinds: [
      kind("Door", "was about a door", "was not about a door"),
      kind("Cable", "was about a cable", "was not about a cable"),
      kind("Motor", "was about a motor", "was not about a motor"),
      kind("Wiring", "was about wiring", "was not about wiring"),
    ],
    from: 3,
    to: 42,
    basis: "A maintenance company answers a few service calls a day.",
  },
  {
    shows:
      "the type of each home that was sold in one county during the last three months of a year, according to public records",
    header: "Type of home",
    count: "Number of homes",
    all: "these homes",
    it: "the home",
    kinds: [
      kind("Detached house", "is a detached house", "is not a detached house"),
      kind("Townhouse", "is a townhouse", "is not a townhouse"),
      kind("Condominium", "is a condominium", "is not a condominium"),
      kind("Mobile home", "is a mobile home", "is not a mobile home"),
    ],
    from: 12,
    to: 118,
    basis: "Some hundred homes are sold in a small county in a quarter.",
  },
  {
    shows:
      "the defect recorded for each of the ceramic tiles that inspectors rejected at a tile factory in one week",
    header: "Defect",
    count: "Number of tiles",
    all: "these tiles",
    it: "the tile",
    kinds: [
      kind("Crack", "has a crack", "does not have a crack"),
      kind("Chip", "has a chip", "does not have a chip"),
      kind("Warp", "has a warp", "does not have a warp"),
      kind("Stain", "has a stain", "does not have a stain"),
    ],
    from: 4,
    to: 72,
    basis: "A factory rejects some hundred of its many thousand tiles in a week.",
  },
  {
    shows:
      "the workshop that each student who registered for a regional robotics competition signed up to attend",
    header: "Workshop",
    count: "Number of students",
    all: "these students",
    it: "the student",
    kinds: [
      kind("Design", "signed up for design", "did not sign up for design"),
      kind("Electronics", "signed up for electronics", "did not sign up for electronics"),
      kind("Programming", "signed up for programming", "did not sign up for programming"),
      kind("Safety", "signed up for safety", "did not sign up for safety"),
    ],
    from: 5,
    to: 48,
    basis: "A regional competition has about 20 to 40 teams of some students each.",
  },
  {
    shows:
      "the source of each message that a city's road department received about damaged pavement last winter",
    header: "Source",
    count: "Number of messages",
    all: "these messages",
    it: "the message",
    kinds: [
      kind("Telephone", "came by telephone", "did not come by telephone"),
      kind("Email", "came by email", "did not come by email"),
      kind("Website", "came from the website", "did not come from the website"),
      kind("City worker", "came from a city worker", "did not come from a city worker"),
    ],
    from: 8,
    to: 96,
    basis: "A city receives some hundred messages about damaged pavement in a winter.",
  },
];
