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
    perTime: (rate) => `assembles ${rate} bicycles per hour`,
    timeFor: (rate) => `takes ${rate} hours to assemble each bicycle`,
    total: (time) => `First one machine and then the other is used, for ${time} hours in all.`,
    done: (name) => `the number of bicycles that ${name} assembles`,
  },
  {
    names: ["Printer A", "Printer B"],
    perTime: (rate) => `prints ${rate} parts per hour`,
    timeFor: (rate) => `takes ${rate} hours to print each part`,
    total: (time) => `First one printer and then the other is used, for ${time} hours in all.`,
    done: (name) => `the number of parts that ${name} prints`,
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
    names: ["Scanner A", "Scanner B"],
    perTime: (rate) => `scans ${rate} books per hour`,
    timeFor: (rate) => `takes ${rate} hours to scan each book`,
    total: (time) => `First one scanner and then the other is used, for ${time} hours in all.`,
    done: (name) => `the number of books that ${name} scans`,
  },
  {
    names: ["Pump A", "Pump B"],
    perTime: (rate) => `fills ${rate} tanks per hour`,
    timeFor: (rate) => `takes ${rate} hours to fill each tank`,
    total: (time) => `First one pump and then the other runs, for ${time} hours in all.`,
    done: (name) => `the number of tanks that ${name} fills`,
  },
];
