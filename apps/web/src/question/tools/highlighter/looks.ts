/** How marked words look, and what each look is called. */
export const LOOKS = [
  { look: "yellow", name: "Yellow" },
  { look: "blue", name: "Blue" },
  { look: "pink", name: "Pink" },
  { look: "underline", name: "Underline" },
] as const;
