import type { Context } from "./context.ts";

/** Measurements of many things, shown in intervals. */
export interface BinnedScenario extends Context {
  /** What one bar counts: "Number of patients". */
  readonly counted: string;
  readonly subjects: string;
  /** What is measured, with its unit in brackets. */
  readonly label: string;
  readonly unit: string;
  /** "the waiting times, in minutes, of 31 patients at a clinic" */
  readonly shown: (count: number) => string;
  /** "had a waiting time of at least 20 minutes" */
  readonly had: (bound: string) => string;
  /** Widths of the intervals; the first begins at a multiple of it from the least to the greatest of `starts`. */
  readonly widths: readonly number[];
  readonly starts: readonly [number, number];
}

export const binnedScenarios: readonly BinnedScenario[] = [
  {
    counted: "Number of patients",
    subjects: "patients",
    label: "Waiting time (minutes)",
    unit: "minutes",
    shown: (count) => `the waiting times, in minutes, of ${count} patients at a clinic`,
    had: (bound) => `had a waiting time of ${bound} minutes`,
    widths: [5, 10],
    starts: [5, 25],
    basis: "Urgent care clinics see patients after about 10 to 90 minutes.",
  },
  {
    counted: "Number of oysters",
    subjects: "oysters",
    label: "Shell length (centimeters)",
    unit: "centimeters",
    shown: (count) => `the shell lengths, in centimeters, of ${count} oysters from one reef`,
    had: (bound) => `had a shell length of ${bound} centimeters`,
    widths: [0.5, 1.5, 2],
    starts: [2, 6],
    basis: "Oysters on a reef are about 3 to 15 centimeters long.",
  },
  {
    counted: "Number of packages",
    subjects: "packages",
    label: "Mass (kilograms)",
    unit: "kilograms",
    shown: (count) => `the masses, in kilograms, of ${count} packages`,
    had: (bound) => `had a mass of ${bound} kilograms`,
    widths: [2.5, 4, 5],
    starts: [4, 15],
    basis: "Air freight packages weigh about 1 to 40 kilograms.",
  },
  {
    counted: "Number of days",
    subjects: "days",
    label: "Wind speed (kilometers per hour)",
    unit: "kilometers per hour",
    shown: (count) =>
      `the greatest wind speeds, in kilometers per hour, at a weather station on ${count} days`,
    had: (bound) => `had a greatest wind speed of ${bound} kilometers per hour`,
    widths: [5, 8, 10],
    starts: [10, 40],
    basis: "Daily gusts on a mountain are about 20 to 110 kilometers per hour.",
  },
  {
    counted: "Number of batches",
    subjects: "batches",
    label: "Drying time (hours)",
    unit: "hours",
    shown: (count) => `the drying times, in hours, of ${count} batches of paint`,
    had: (bound) => `had a drying time of ${bound} hours`,
    widths: [1.5, 2.5, 4],
    starts: [6, 16],
    basis: "Thick coats of paint dry in about 8 to 48 hours.",
  },
  {
    counted: "Number of employees",
    subjects: "employees",
    label: "Commute (miles)",
    unit: "miles",
    shown: (count) => `the commutes, in miles, of ${count} employees of one company`,
    had: (bound) => `had a commute of ${bound} miles`,
    widths: [2.5, 4, 5],
    starts: [4, 20],
    basis: "Commutes are mostly 2 to 50 miles long.",
  },
  {
    counted: "Number of streams",
    subjects: "streams",
    label: "Chloride concentration (milligrams per liter)",
    unit: "milligrams per liter",
    shown: (count) => `the chloride concentrations, in milligrams per liter, in ${count} streams`,
    had: (bound) => `had a concentration of ${bound} milligrams per liter`,
    widths: [12, 15, 20],
    starts: [20, 60],
    basis: "Streams near salted roads carry about 20 to 250 milligrams of chloride per liter.",
  },
  {
    counted: "Number of batteries",
    subjects: "batteries",
    label: "Running time (hours)",
    unit: "hours",
    shown: (count) => `the running times, in hours, of ${count} flashlight batteries`,
    had: (bound) => `had a running time of ${bound} hours`,
    widths: [2.5, 4, 5],
    starts: [8, 30],
    basis: "Alkaline batteries light a flashlight for about 10 to 60 hours.",
  },
  {
    counted: "Number of pumpkins",
    subjects: "pumpkins",
    label: "Circumference (centimeters)",
    unit: "centimeters",
    shown: (count) => `the circumferences, in centimeters, of ${count} pumpkins`,
    had: (bound) => `had a circumference of ${bound} centimeters`,
    widths: [6, 8, 10],
    starts: [50, 80],
    basis: "Field pumpkins are about 50 to 130 centimeters around.",
  },
];
