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
  /** The same of several. */
  readonly several: readonly [are: string, areNot: string];
}

function kind(label: string, is: string, isNot: string, several: Kind["several"]): Kind {
  return { label, is, isNot, several };
}

export const oneWayScenarios: readonly OneWayScenario[] = [
  {
    shows: "the number of rock samples of each type that a geologist collected along a riverbank",
    header: "Rock type",
    count: "Number of samples",
    all: "these samples",
    it: "the sample",
    kinds: [
      kind("Granite", "is granite", "is not granite", ["are granite", "are not granite"]),
      kind("Basalt", "is basalt", "is not basalt", ["are basalt", "are not basalt"]),
      kind("Marble", "is marble", "is not marble", ["are marble", "are not marble"]),
      kind("Slate", "is slate", "is not slate", ["are slate", "are not slate"]),
    ],
    from: 4,
    to: 38,
    basis: "A geologist collects some dozen samples on a field trip.",
  },
  {
    shows: "the fuel types of the delivery vans at a package sorting center",
    header: "Fuel type",
    count: "Number of vans",
    all: "these vans",
    it: "the van",
    kinds: [
      kind("Gasoline", "runs on gasoline", "does not run on gasoline", [
        "run on gasoline",
        "do not run on gasoline",
      ]),
      kind("Diesel", "runs on diesel", "does not run on diesel", [
        "run on diesel",
        "do not run on diesel",
      ]),
      kind("Electricity", "runs on electricity", "does not run on electricity", [
        "run on electricity",
        "do not run on electricity",
      ]),
      kind("Natural gas", "runs on natural gas", "does not run on natural gas", [
        "run on natural gas",
        "do not run on natural gas",
      ]),
    ],
    from: 6,
    to: 64,
    basis: "A sorting center of a package carrier operates about 50 to 200 vans.",
  },
  {
    shows: "the number of birds of each of four species that volunteers counted at a marsh",
    header: "Species",
    count: "Number of birds",
    all: "these birds",
    it: "the bird",
    kinds: [
      kind("Mallard", "is a mallard", "is not a mallard", ["are mallards", "are not mallards"]),
      kind("Heron", "is a heron", "is not a heron", ["are herons", "are not herons"]),
      kind("Egret", "is an egret", "is not an egret", ["are egrets", "are not egrets"]),
      kind("Sandpiper", "is a sandpiper", "is not a sandpiper", [
        "are sandpipers",
        "are not sandpipers",
      ]),
    ],
    from: 5,
    to: 86,
    basis: "A morning's count at a marsh lists some hundred birds.",
  },
  {
    shows: "the blood types of the donors at a blood drive",
    header: "Blood type",
    count: "Number of donors",
    all: "these donors",
    it: "the donor",
    kinds: [
      kind("O", "has blood type O", "does not have blood type O", [
        "have blood type O",
        "do not have blood type O",
      ]),
      kind("A", "has blood type A", "does not have blood type A", [
        "have blood type A",
        "do not have blood type A",
      ]),
      kind("B", "has blood type B", "does not have blood type B", [
        "have blood type B",
        "do not have blood type B",
      ]),
      kind("AB", "has blood type AB", "does not have blood type AB", [
        "have blood type AB",
        "do not have blood type AB",
      ]),
    ],
    from: 6,
    to: 44,
    basis: "A blood drive takes about 100 donations in a weekend.",
  },
  {
    shows: "the reasons for the service calls an elevator company answered in March",
    header: "Reason",
    count: "Number of calls",
    all: "these calls",
    it: "the call",
    kinds: [
      kind("Door", "was about a door", "was not about a door", [
        "were about a door",
        "were not about a door",
      ]),
      kind("Cable", "was about a cable", "was not about a cable", [
        "were about a cable",
        "were not about a cable",
      ]),
      kind("Motor", "was about a motor", "was not about a motor", [
        "were about a motor",
        "were not about a motor",
      ]),
      kind("Wiring", "was about wiring", "was not about wiring", [
        "were about wiring",
        "were not about wiring",
      ]),
    ],
    from: 3,
    to: 42,
    basis: "A maintenance company answers a few service calls a day.",
  },
  {
    shows: "the number of homes of each type sold in a county from October to December",
    header: "Type of home",
    count: "Number of homes",
    all: "these homes",
    it: "the home",
    kinds: [
      kind("Detached house", "is a detached house", "is not a detached house", [
        "are detached houses",
        "are not detached houses",
      ]),
      kind("Townhouse", "is a townhouse", "is not a townhouse", [
        "are townhouses",
        "are not townhouses",
      ]),
      kind("Condominium", "is a condominium", "is not a condominium", [
        "are condominiums",
        "are not condominiums",
      ]),
      kind("Mobile home", "is a mobile home", "is not a mobile home", [
        "are mobile homes",
        "are not mobile homes",
      ]),
    ],
    from: 12,
    to: 118,
    basis: "Some hundred homes are sold in a small county in a quarter.",
  },
  {
    shows: "the defect recorded for each ceramic tile a factory rejected in one week",
    header: "Defect",
    count: "Number of tiles",
    all: "these tiles",
    it: "the tile",
    kinds: [
      kind("Crack", "has a crack", "does not have a crack", [
        "have a crack",
        "do not have a crack",
      ]),
      kind("Chip", "has a chip", "does not have a chip", ["have a chip", "do not have a chip"]),
      kind("Warp", "has a warp", "does not have a warp", ["have a warp", "do not have a warp"]),
      kind("Stain", "has a stain", "does not have a stain", [
        "have a stain",
        "do not have a stain",
      ]),
    ],
    from: 4,
    to: 72,
    basis: "A factory rejects some hundred of its many thousand tiles in a week.",
  },
  {
    shows: "the workshop each student at a robotics competition signed up for",
    header: "Workshop",
    count: "Number of students",
    all: "these students",
    it: "the student",
    kinds: [
      kind("Design", "signed up for design", "did not sign up for design", [
        "signed up for design",
        "did not sign up for design",
      ]),
      kind("Electronics", "signed up for electronics", "did not sign up for electronics", [
        "signed up for electronics",
        "did not sign up for electronics",
      ]),
      kind("Programming", "signed up for programming", "did not sign up for programming", [
        "signed up for programming",
        "did not sign up for programming",
      ]),
      kind("Safety", "signed up for safety", "did not sign up for safety", [
        "signed up for safety",
        "did not sign up for safety",
      ]),
    ],
    from: 5,
    to: 48,
    basis: "A regional competition has about 20 to 40 teams of some students each.",
  },
  {
    shows: "the source of each message about damaged pavement a city received last winter",
    header: "Source",
    count: "Number of messages",
    all: "these messages",
    it: "the message",
    kinds: [
      kind("Telephone", "came by telephone", "did not come by telephone", [
        "came by telephone",
        "did not come by telephone",
      ]),
      kind("Email", "came by email", "did not come by email", [
        "came by email",
        "did not come by email",
      ]),
      kind("Website", "came from the website", "did not come from the website", [
        "came from the website",
        "did not come from the website",
      ]),
      kind("City worker", "came from a city worker", "did not come from a city worker", [
        "came from a city worker",
        "did not come from a city worker",
      ]),
    ],
    from: 8,
    to: 96,
    basis: "A city receives some hundred messages about damaged pavement in a winter.",
  },
];
