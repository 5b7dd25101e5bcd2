/** How marked words look, and what each look is called. */
export const LOOKS = [
  { look: "yellow", name: "Yellow" },
  { look: "blue", name: "Blue" },
  { look: "pink", name: "Pink" },
  // The one line that there was at first, and so it is kept.
  { look: "underline", name: "Solid underline" },
  { look: "dashed", name: "Dashed underline" },
  { look: "dotted", name: "Dotted underline" },
] as const;
