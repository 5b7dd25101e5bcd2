/** Longest brief explanation, in characters. */
const BRIEF_LIMIT = 100;

/**
 * The brief form of an explanation: the text up to its first full stop, plus a period;
 * over 100 characters, the first 100 plus "...".
 */
export function briefExplanation(explanation: string): string {
  const brief = `${explanation.split(".")[0] ?? ""}.`;
  return brief.length > BRIEF_LIMIT ? `${brief.slice(0, BRIEF_LIMIT)}...` : brief;
}
