/** Two that do the same work at rates that may be told in two ways, one after the other. */
export interface TwoWorkersScenario {
  readonly names: readonly [string, string];
  /** "prints 12 pages per minute". */
  readonly perTime: (rate: string) => string;
  /** "takes 12 minutes for each page". */
  readonly timeFor: (rate: string) => string;
  /** What was done in all, in one time after the other. */
  readonly total: (time: string) => string;
  /** What each has done: "the number of pages that printer A prints". */
  readonly done: (name: string) => string;
}

export const twoWorkers: readonly TwoWorkersScenario[] = [
  {
    names: ["Machine A", "Machine B"],
    perTime: (rate) => `labels ${rate} bottles per minute`,
    timeFor: (rate) => `takes ${rate} minutes to label each bottle`,
    total: (time) => `First one machine and then the other is used, for ${time} minutes in all.`,
    done: (name) => `the number of bottles that ${name} labels`,
  },
  {
    names: ["Printer A", "Printer B"],
    perTime: (rate) => `prints ${rate} posters per minute`,
    timeFor: (rate) => `takes ${rate} minutes to print each poster`,
    total: (time) => `First one printer and then the other is used, for ${time} minutes in all.`,
    done: (name) => `the number of posters that ${name} prints`,
  },
  {
    names: ["Robot A", "Robot B"],
    perTime: (rate) => `packs ${rate} crates per minute`,
    timeFor: (rate) => `takes ${rate} minutes to pack each crate`,
    total: (time) => `First one robot and then the other works, for ${time} minutes in all.`,
    done: (name) => `the number of crates that ${name} packs`,
  },
  {
    names: ["Loom A", "Loom B"],
    perTime: (rate) => `weaves ${rate} mats per day`,
    timeFor: (rate) => `takes ${rate} days to weave each mat`,
    total: (time) => `First one loom and then the other is used, for ${time} days in all.`,
    done: (name) => `the number of mats that ${name} weaves`,
  },
  {
    names: ["Copier A", "Copier B"],
    perTime: (rate) => `copies ${rate} maps per minute`,
    timeFor: (rate) => `takes ${rate} minutes to copy each map`,
    total: (time) => `First one copier and then the other is used, for ${time} minutes in all.`,
    done: (name) => `the number of maps that ${name} copies`,
  },
  {
    names: ["Pump A", "Pump B"],
    perTime: (rate) => `fills ${rate} barrels per minute`,
    timeFor: (rate) => `takes ${rate} minutes to fill each barrel`,
    total: (time) => `First one pump and then the other runs, for ${time} minutes in all.`,
    done: (name) => `the number of barrels that ${name} fills`,
  },
];
