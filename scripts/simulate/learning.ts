/** How answers change ability in a year: what a skill gains by one, and keeps without. */
export interface Learning {
  readonly title: string;
  /** What the answer after so many of its skill adds, when a right one had this chance. */
  gain(answers: number, chanceOfRight: number): number;
  /** Which share of what was learned is there so many days after the last answer of its skill. */
  kept(days: number): number;
  /** The share of questions by which the loop may be behind fixed Medium. */
  readonly mostBehind: number;
}

/** The power law of practice: each answer of a skill adds less than the one before. */
const practised = (answers: number): number => 0.02 / (1 + answers / 30);

/** Full from even chances to four in five, less the further outside, and a fifth at least. */
function inZone(chance: number): number {
  const outside = Math.max(0.5 - chance, chance - 0.8, 0);
  return Math.max(0.2, 1 - outside / 0.25);
}

export const LEARNINGS: readonly Learning[] = [
  { title: "practice", gain: practised, kept: () => 1, mostBehind: 0.02 },
  {
    title: "zone",
    gain: (answers, chance) => practised(answers) * inZone(chance),
    kept: () => 1,
    mostBehind: 0.02,
  },
  {
    title: "forgetting",
    gain: practised,
    kept: (days) => Math.max(0.5, 1 - 0.03 * days),
    mostBehind: 0.02,
  },
  {
    title: "errors teach",
    gain: (answers, chance) => practised(answers) * (2 - 1.5 * chance),
    kept: () => 1,
    // The more errors the better: a chance of success that is aimed at loses, until Medium is too easy.
    mostBehind: 0.05,
  },
];
