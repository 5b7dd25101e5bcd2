/** What is said of a question that cannot be shown, in the specification's words (section 5). */
export const INVALID_QUESTION = "Invalid question format received. Please try again.";
