/** The three sections a question can belong to, in the exam's order. */
export const SECTIONS = ["Reading", "Writing", "Math"] as const;
export type Section = (typeof SECTIONS)[number];

/** What a learner may choose: one section, or a mix drawn in the exam's proportion. */
export const SECTION_CHOICES = [...SECTIONS, "Mixed"] as const;
export type SectionChoice = (typeof SECTION_CHOICES)[number];

export const DIFFICULTIES = ["Easy", "Medium", "Hard"] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** What a learner can choose: a difficulty, or one chosen by what they can do. */
export const DIFFICULTY_CHOICES = [...DIFFICULTIES, "Adaptive"] as const;
export type DifficultyChoice = (typeof DIFFICULTY_CHOICES)[number];

export const OPTION_LETTERS = ["A", "B", "C", "D"] as const;
export type OptionLetter = (typeof OPTION_LETTERS)[number];
