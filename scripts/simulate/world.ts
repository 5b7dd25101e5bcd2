/** How learners and questions are in a simulation. Tests name theirs. */
export interface World {
  readonly title: string;
  /** Whether the filter's intervals are made for it; in other worlds the filter is wrong about something. */
  readonly isForeseen: boolean;
  /** How abilities vary: all together, by exam section, by domain, one by one. */
  readonly variances: {
    readonly all: number;
    readonly section: number;
    readonly domain: number;
    readonly skill: number;
  };
  /** How far a question lies from its model, and a model from its level. */
  readonly questionSpread: number;
  readonly modelSpread: number;
  /** How much harder all questions are than declared. */
  readonly harder: number;
  /** How far a section's questions are harder or easier together, for a learner. */
  readonly sectionSpread: number;
  /** What the first answer of a skill adds to it; a tenth goes to the rest of its domain. */
  readonly growth: number;
  /** What is added to one domain, or to all skills, after 240 answers. */
  readonly jump: { readonly domain: number; readonly all: number };
  /** What is lost from the first to the last answer of a day. */
  readonly fatigue: number;
  readonly luck: number;
  /** Right answers spoiled by carelessness. */
  readonly carelessness: number;
  /** Answers that are blind clicks, and how many of them the time that they took gives away. */
  readonly clicks: { readonly share: number; readonly caught: number };
  /** Whether hints are read, guesses called so, and time runs out. */
  readonly aids: boolean;
}

const base: World = {
  title: "base",
  isForeseen: true,
  variances: { all: 0.5, section: 0.15, domain: 0.1, skill: 0.25 },
  questionSpread: 0.4,
  modelSpread: 0.3,
  harder: 0,
  sectionSpread: 0,
  growth: 0.02,
  jump: { domain: 0, all: 0 },
  fatigue: 0,
  luck: 0.25,
  carelessness: 0,
  clicks: { share: 0, caught: 0 },
  aids: false,
};

export const WORLDS = {
  base,
  still: { ...base, title: "no growth", growth: 0 },
  fast: { ...base, title: "fast growth", growth: 0.05 },
  scattered: {
    ...base,
    title: "difficulties scatter twice as far",
    questionSpread: 0.8,
    modelSpread: 0.6,
  },
  aided: { ...base, title: "hints, called guesses, time-outs", aids: true },
  insight: {
    ...base,
    isForeseen: false,
    title: "one domain +1 at 240",
    jump: { domain: 1, all: 0 },
  },
  course: {
    ...base,
    isForeseen: false,
    title: "all skills +0.6 at 240",
    jump: { domain: 0, all: 0.6 },
  },
  tired: { ...base, isForeseen: false, title: "fatigue to -0.8 in a day", fatigue: 0.8 },
  careless: { ...base, isForeseen: false, title: "5 % careless", carelessness: 0.05 },
  clicking: {
    ...base,
    isForeseen: false,
    title: "10 % blind clicks",
    clicks: { share: 0.1, caught: 0 },
  },
  caught: {
    ...base,
    isForeseen: false,
    title: "same, 90 % caught by time",
    clicks: { share: 0.1, caught: 0.9 },
  },
  lucky: { ...base, isForeseen: false, title: "luck 0.35", luck: 0.35 },
  easier: { ...base, isForeseen: false, title: "all easier by 0.3", harder: -0.3 },
  uncalibrated: {
    ...base,
    isForeseen: false,
    title: "sections off by 0.25",
    sectionSpread: 0.25,
  },
  uneven: {
    ...base,
    isForeseen: false,
    title: "skill variance doubled",
    variances: { all: 0.3, section: 0.15, domain: 0.1, skill: 0.5 },
  },
} satisfies Record<string, World>;
