/** Whole-number measurements of many things, shown in intervals. */
export interface BinnedScenario {
  /** What one bar counts: "Number of patients". */
  readonly counted: string;
  readonly subjects: string;
  /** What is measured, with its unit in brackets. */
  readonly label: string;
  /** The measurement in a sentence: "the waiting times, in minutes," */
  readonly measures: string;
  /** "had a waiting time of at least 20 minutes" */
  readonly had: (bound: string) => string;
  readonly widths: readonly number[];
}

export const binnedScenarios: readonly BinnedScenario[] = [
  {
    counted: "Number of patients",
    subjects: "patients",
    label: "Waiting time (minutes)",
    measures: "the waiting times, in minutes, of the patients at a clinic",
    had: (bound) => `had a waiting time of ${bound} minutes`,
    widths: [5, 10],
  },
  {
    counted: "Number of trees",
    subjects: "trees",
    label: "Height (feet)",
    measures: "the heights, in feet, of the trees in a park",
    had: (bound) => `had a height of ${bound} feet`,
    widths: [5, 10, 20],
  },
  {
    counted: "Number of swimmers",
    subjects: "swimmers",
    label: "Age (years)",
    measures: "the ages, in years, of the swimmers in a club",
    had: (bound) => `had an age of ${bound} years`,
    widths: [5, 10],
  },
  {
    counted: "Number of packages",
    subjects: "packages",
    label: "Mass (ounces)",
    measures: "the masses, in ounces, of the packages on a truck",
    had: (bound) => `had a mass of ${bound} ounces`,
    widths: [4, 8, 20],
  },
  {
    counted: "Number of days",
    subjects: "days",
    label: "High temperature (degrees Fahrenheit)",
    measures: "the high temperatures, in degrees Fahrenheit, on the days of a study",
    had: (bound) => `had a high temperature of ${bound} degrees Fahrenheit`,
    widths: [4, 5, 10],
  },
  {
    counted: "Number of students",
    subjects: "students",
    label: "Quiz score (points)",
    measures: "the quiz scores, in points, of the students in a course",
    had: (bound) => `had a quiz score of ${bound} points`,
    widths: [5, 10],
  },
  {
    counted: "Number of songs",
    subjects: "songs",
    label: "Length (seconds)",
    measures: "the lengths, in seconds, of the songs in a playlist",
    had: (bound) => `had a length of ${bound} seconds`,
    widths: [20, 30],
  },
  {
    counted: "Number of fish",
    subjects: "fish",
    label: "Length (centimeters)",
    measures: "the lengths, in centimeters, of the fish in a net",
    had: (bound) => `had a length of ${bound} centimeters`,
    widths: [5, 10],
  },
];
