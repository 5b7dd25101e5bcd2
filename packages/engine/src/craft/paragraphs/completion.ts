/** The fixed stems of the writing section, by skill. */
export const CONVENTIONS_STEM =
  "Which choice completes the text so that it conforms to the conventions of Standard English?";
export const TRANSITION_STEM = "Which choice completes the text with the most logical transition?";

/** A text with its blank, then the stem; in Writing both stand in `question`. */
export function completionQuestion(text: string, stem: string): string {
  return `${text}\n\n${stem}`;
}
