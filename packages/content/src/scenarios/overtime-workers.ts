import type { Context } from "./context.ts";

/** Someone who is paid by the hour, and more for overtime. */
export interface OvertimeWorker extends Context {
  readonly one: string;
  readonly the: string;
  /** Usual hourly pay, in whole dollars. */
  readonly pay: readonly [number, number];
}

export const overtimeWorkers: readonly OvertimeWorker[] = [
  {
    basis: "Shipyard welders earn about $20 to $34 an hour.",
    one: "A welder",
    the: "the welder",
    pay: [20, 34],
  },
  {
    basis: "Registered nurses earn about $30 to $54 an hour.",
    one: "A nurse at a hospital",
    the: "the nurse",
    pay: [30, 54],
  },
  {
    basis: "Bus drivers earn about $19 to $34 an hour.",
    one: "A bus driver",
    the: "the driver",
    pay: [19, 34],
  },
  {
    basis: "Machinists earn about $20 to $34 an hour.",
    one: "A machinist",
    the: "the machinist",
    pay: [20, 34],
  },
  {
    basis: "Laboratory technicians earn about $20 to $38 an hour.",
    one: "A laboratory technician",
    the: "the technician",
    pay: [20, 38],
  },
  {
    basis: "Warehouse clerks earn about $16 to $25 an hour.",
    one: "A warehouse clerk",
    the: "the clerk",
    pay: [16, 25],
  },
  {
    basis: "Line cooks earn about $14 to $24 an hour.",
    one: "A cook on a cruise ship",
    the: "the cook",
    pay: [14, 24],
  },
  {
    basis: "Security guards earn about $15 to $27 an hour.",
    one: "A security guard",
    the: "the guard",
    pay: [15, 27],
  },
  {
    basis: "Electricians earn about $22 to $46 an hour.",
    one: "An electrician",
    the: "the electrician",
    pay: [22, 46],
  },
  {
    basis: "Tree trimmers earn about $17 to $29 an hour.",
    one: "A tree trimmer",
    the: "the trimmer",
    pay: [17, 29],
  },
  {
    basis: "Pipe fitters earn about $22 to $46 an hour.",
    one: "A pipe fitter",
    the: "the fitter",
    pay: [22, 46],
  },
  {
    basis: "Dental hygienists earn about $30 to $52 an hour.",
    one: "A dental hygienist",
    the: "the hygienist",
    pay: [30, 52],
  },
];
