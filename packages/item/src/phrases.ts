/** What no text of a question may say: formulas worn by use, and words that belong to no question. */
const ANYWHERE: readonly RegExp[] = [
  /\b(?:in a world where|little did|stands as a testament|rich tapestry|delv(?:e|es|ed|ing)|game[- ]changer|since the dawn of|needless to say|it is important to note|in today's)\b/i,
  // In the middle of a sentence it is an evening.
  /\bAt the end of the day\b/,
  /\bas mentioned\b|\bthe above\b|\bas an AI\b|\blorem ipsum\b|\bcollege board\b|\bTODO\b/i,
];

/** What options of the exam never say. */
const IN_OPTIONS =
  /\b(?:all|none|any|both) of (?:the (?:above|below|these)|these choices)\b|\bboth [A-D] and [A-D]\b|\bneither [A-D] nor [A-D]\b|\bno change\b|\bdelete the\b|\bcannot be determined\b/i;

/** The banned phrases that a text holds. */
export function bannedPhrases(markup: string): string[] {
  return ANYWHERE.flatMap((pattern) => pattern.exec(markup)?.[0] ?? []);
}

/** The banned phrases that an option holds, those of every text apart. */
export function bannedOptionPhrases(markup: string): string[] {
  return IN_OPTIONS.exec(markup)?.slice(0, 1) ?? [];
}
