import { type Item, OPTION_LETTERS, type Rational, rationalText } from "@sat/item";

/** An answer that an item foresees, an option or a value that may be typed, and what is read of it afterwards. */
export interface Answer {
  /** For complaints: "B", "the slip 12". */
  readonly name: string;
  /** As printed; a typed value as a formula. Of a range of right values there is none. */
  readonly text: string;
  readonly reason: string;
  readonly isKey: boolean;
}

/** The answers of an item, options in their order; of an entry the key first. */
export function answersOf(item: Item): readonly Answer[] {
  if (item.kind !== "entry") {
    return OPTION_LETTERS.map((letter) => ({
      name: letter,
      text: item.options[letter],
      reason: item.rationales[letter].reason,
      isKey: letter === item.correctAnswer,
    }));
  }
  return [
    { name: "the key", text: keyTextOf(item), reason: item.why, isKey: true },
    ...item.slips.map(({ value, reason }) => ({
      name: `the slip ${rationalText(value)}`,
      text: formula(value),
      reason,
      isKey: false,
    })),
  ];
}

/** The key as printed. */
export function keyTextOf(item: Item): string {
  if (item.kind !== "entry") return item.options[item.correctAnswer];
  const { answerKey } = item;
  return answerKey.kind === "values" ? answerKey.values.map(formula).join(" or ") : "";
}

function formula({ num, den }: Rational): string {
  return den === 1 ? `$${num}$` : `$${num < 0 ? "-" : ""}\\frac{${Math.abs(num)}}{${den}}$`;
}
