import type { Context } from "./context.ts";

/** Three kinds of things that were counted together, in numbers up to `most`. */
export interface KindsScenario extends Context {
  /** Where the ratio holds: "Among the trees that a city forester recorded along a river road". */
  readonly place: string;
  readonly kinds: readonly [string, string, string];
  readonly most: number;
  /** Who counted or what contained them, and how: "the forester", "recorded", "did", "record". */
  readonly who: string;
  readonly verb: readonly [told: string, auxiliary: string, asked: string];
}

const COUNTED = ["counted", "did", "count"] as const;
const RECORDED = ["recorded", "did", "record"] as const;
const CONTAINS = ["contains", "does", "contain"] as const;

export const kindsScenarios: readonly KindsScenario[] = [
  {
    place: "Among the street trees a city forester recorded",
    kinds: ["red maples", "pin oaks", "honey locusts"],
    most: 3000,
    who: "the forester",
    verb: RECORDED,
    basis: "A town's street trees number some thousands.",
  },
  {
    place: "In a geologist's sample of sand",
    kinds: ["quartz grains", "feldspar grains", "shell grains"],
    most: 2400,
    who: "the geologist",
    verb: COUNTED,
    basis: "Grain counts run from a few hundred to a few thousand.",
  },
  {
    place: "Among the shorebirds an observatory counted last spring",
    kinds: ["sanderlings", "dunlins", "turnstones"],
    most: 3000,
    who: "the observatory",
    verb: COUNTED,
    basis: "Flocks of shorebirds number some hundreds to thousands.",
  },
  {
    place: "Among the vehicles that passed a toll plaza in one night",
    kinds: ["passenger cars", "delivery vans", "tractor trailers"],
    most: 3000,
    who: "the plaza",
    verb: RECORDED,
    basis: "Night traffic at a plaza is some thousands of vehicles.",
  },
  {
    place: "In a packet of mixed seeds",
    kinds: ["clover seeds", "fescue seeds", "ryegrass seeds"],
    most: 3000,
    who: "the packet",
    verb: CONTAINS,
    basis: "A packet of small seeds holds some thousands.",
  },
  {
    place: "In the archive of a county",
    kinds: ["property deeds", "land surveys", "marriage licenses"],
    most: 3000,
    who: "the archive",
    verb: CONTAINS,
    basis: "A county's records of one kind number thousands.",
  },
  {
    place: "Among the fish caught in a survey of a lake",
    kinds: ["brook trout", "lake trout", "whitefish"],
    most: 900,
    who: "the survey",
    verb: RECORDED,
    basis: "Net surveys of a lake catch some hundreds of fish.",
  },
  {
    place: "In a study of how residents of a suburb travel to work",
    kinds: ["drivers", "cyclists", "bus riders"],
    most: 2000,
    who: "the study",
    verb: COUNTED,
    basis: "Travel studies ask some thousands of residents.",
  },
  {
    place: "In a shipment to an electronics plant",
    kinds: ["resistors", "capacitors", "diodes"],
    most: 3000,
    who: "the shipment",
    verb: CONTAINS,
    basis: "Small electronic parts are shipped by the thousand.",
  },
  {
    place: "Among the patients a walk-in clinic treated last winter",
    kinds: ["adults", "teenagers", "children"],
    most: 2500,
    who: "the clinic",
    verb: ["treated", "did", "treat"],
    basis: "A clinic treats some thousands of patients in a season.",
  },
  {
    place: "Among the plants a team of botanists marked in a prairie",
    kinds: ["coneflowers", "asters", "goldenrods"],
    most: 1500,
    who: "the team",
    verb: ["marked", "did", "mark"],
    basis: "A prairie plot has hundreds of plants of a kind.",
  },
  {
    place: "Among the repairs a bicycle shop completed last year",
    kinds: ["brake repairs", "wheel repairs", "chain repairs"],
    most: 900,
    who: "the shop",
    verb: ["completed", "did", "complete"],
    basis: "A rental program needs some hundreds of repairs of a kind.",
  },
  {
    place: "In a crate of glazed tiles",
    kinds: ["blue tiles", "white tiles", "green tiles"],
    most: 1800,
    who: "the crate",
    verb: CONTAINS,
    basis: "Small floor tiles are laid by the thousand.",
  },
  {
    place: "Among the calls an emergency dispatch center received in one month",
    kinds: ["medical calls", "traffic calls", "fire calls"],
    most: 2400,
    who: "the center",
    verb: ["received", "did", "receive"],
    basis: "Dispatch centers receive some thousands of calls a month.",
  },
  {
    place: "Among the animals volunteers counted in tide pools",
    kinds: ["barnacles", "limpets", "mussels"],
    most: 3000,
    who: "the volunteers",
    verb: COUNTED,
    basis: "Plots in tide pools hold hundreds to thousands of such animals.",
  },
  {
    place: "Among the heating systems inspectors found in the homes of a county",
    kinds: ["gas furnaces", "electric heaters", "wood stoves"],
    most: 1600,
    who: "the inspectors",
    verb: ["found", "did", "find"],
    basis: "A rural county has some thousands of homes.",
  },
  {
    place: "In a plot on a timber plantation",
    kinds: ["loblolly pines", "slash pines", "sweet gums"],
    most: 3000,
    who: "the plot",
    verb: CONTAINS,
    basis: "Plots of a plantation hold some thousands of trees.",
  },
  {
    place: "Among the tickets a ferry line sold in July",
    kinds: ["single tickets", "return tickets", "monthly passes"],
    most: 2800,
    who: "the line",
    verb: ["sold", "did", "sell"],
    basis: "A small ferry line sells some thousands of tickets a month.",
  },
  {
    place: "Among the white blood cells a laboratory counted in a sample",
    kinds: ["neutrophils", "lymphocytes", "monocytes"],
    most: 900,
    who: "the laboratory",
    verb: COUNTED,
    basis: "Cell counts by hand look at some hundreds of white cells.",
  },
  {
    place: "Among the items a food bank packed in one week",
    kinds: ["cans of beans", "bags of rice", "jars of sauce"],
    most: 3000,
    who: "the food bank",
    verb: ["packed", "did", "pack"],
    basis: "A regional food bank packs thousands of items.",
  },
];
