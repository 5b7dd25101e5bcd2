/** The keys of a test, for the list of them. */
export const MODULE_KEYS = [
  { keys: ["A", "B", "C", "D", "1", "2", "3", "4"], does: "Choose an option" },
  { keys: ["0", "…", "9", "−", "."], does: "Type an answer where there are no options" },
  { keys: ["Enter"], does: "Go to the next question" },
  { keys: ["M"], does: "Mark the question for review, or take the mark back" },
  { keys: ["N"], does: "Show all questions" },
  { keys: ["F"], does: "Read the description of a figure, then go back" },
  { keys: ["?"], does: "Show this list" },
] as const;
