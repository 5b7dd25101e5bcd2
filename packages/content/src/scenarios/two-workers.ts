import type { Context } from "./context.ts";
import type { Grid } from "./grid.ts";

/** Two that do the same work, never at the same time, at rates that may be told in two ways. */
export interface TwoWorkersScenario extends Context {
  readonly setting: string;
  readonly names: readonly [string, string];
  /** "prints 12 pages per minute". */
  readonly perTime: (rate: string) => string;
  /** "takes 12 seconds for each page". */
  readonly timeFor: (rate: string) => string;
  /** That so much time went by in all, in the unit of either way to tell the rates. */
  readonly total: (time: string) => string;
  readonly units: readonly [perTime: string, timeFor: string];
  /** What each has done: "the number of pages that printer A prints". */
  readonly done: (name: string) => string;
  readonly rates: Grid;
}

export const twoWorkers: readonly TwoWorkersScenario[] = [
  {
    basis: "Scanning an old map takes about 4 to 15 minutes.",
    setting: "In an archive",
    names: ["scanner A", "scanner B"],
    perTime: (rate) => `digitizes ${rate} maps per hour`,
    timeFor: (rate) => `takes ${rate} minutes to digitize each map`,
    total: (time) => `the two scanners are used one after the other for a total of ${time}`,
    units: ["hours", "minutes"],
    done: (name) => `the number of maps that ${name} digitizes`,
    rates: [4, 15, 1],
  },
  {
    basis: "Packing a carton of medicine takes about 4 to 12 seconds.",
    setting: "At a pharmaceutical plant",
    names: ["line A", "line B"],
    perTime: (rate) => `packs ${rate} cartons of medicine per minute`,
    timeFor: (rate) => `takes ${rate} seconds to pack each carton of medicine`,
    total: (time) => `the two lines run one after the other for a total of ${time}`,
    units: ["minutes", "seconds"],
    done: (name) => `the number of cartons that ${name} packs`,
    rates: [4, 12, 1],
  },
  {
    basis: "A dental model takes about 2 to 11 hours on a printer for models.",
    setting: "In a dental laboratory",
    names: ["printer A", "printer B"],
    perTime: (rate) => `produces ${rate} models per day`,
    timeFor: (rate) => `takes ${rate} hours to produce each model`,
    total: (time) => `the two printers are used one after the other for a total of ${time}`,
    units: ["days", "hours"],
    done: (name) => `the number of models that ${name} produces`,
    rates: [2, 11, 1],
  },
  {
    basis: "An analyzer tests a water sample in about 5 to 18 minutes.",
    setting: "In a laboratory",
    names: ["analyzer A", "analyzer B"],
    perTime: (rate) => `tests ${rate} water samples per hour`,
    timeFor: (rate) => `takes ${rate} minutes to test each water sample`,
    total: (time) => `the two analyzers are used one after the other for a total of ${time}`,
    units: ["hours", "minutes"],
    done: (name) => `the number of samples that ${name} tests`,
    rates: [5, 18, 1],
  },
  {
    basis: "An automatic wash of a car takes about 4 to 14 minutes.",
    setting: "At a car wash",
    names: ["bay A", "bay B"],
    perTime: (rate) => `washes ${rate} cars per hour`,
    timeFor: (rate) => `takes ${rate} minutes to wash each car`,
    total: (time) => `the two bays are used one after the other for a total of ${time}`,
    units: ["hours", "minutes"],
    done: (name) => `the number of cars that ${name} washes`,
    rates: [4, 14, 1],
  },
  {
    basis: "X-ray inspection of a shipping container takes about 3 to 13 minutes.",
    setting: "At a port",
    names: ["X-ray machine A", "X-ray machine B"],
    perTime: (rate) => `inspects ${rate} containers per hour`,
    timeFor: (rate) => `takes ${rate} minutes to inspect each container`,
    total: (time) => `the two machines are used one after the other for a total of ${time}`,
    units: ["hours", "minutes"],
    done: (name) => `the number of containers that ${name} inspects`,
    rates: [3, 13, 1],
  },
  {
    basis: "A robot welds a bicycle frame in about 3 to 12 minutes.",
    setting: "In a bicycle factory",
    names: ["robot A", "robot B"],
    perTime: (rate) => `welds ${rate} frames per hour`,
    timeFor: (rate) => `takes ${rate} minutes to weld each frame`,
    total: (time) => `the two robots work one after the other for a total of ${time}`,
    units: ["hours", "minutes"],
    done: (name) => `the number of frames that ${name} welds`,
    rates: [3, 12, 1],
  },
  {
    basis: "A power loom weaves a wool scarf in about 2 to 10 hours.",
    setting: "At a mill",
    names: ["loom A", "loom B"],
    perTime: (rate) => `completes ${rate} scarves per day`,
    timeFor: (rate) => `takes ${rate} hours to complete each scarf`,
    total: (time) => `the two looms are used one after the other for a total of ${time}`,
    units: ["days", "hours"],
    done: (name) => `the number of scarves that ${name} completes`,
    rates: [2, 10, 1],
  },
];
