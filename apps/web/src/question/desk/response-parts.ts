import type { OptionLetter, Response } from "@sat/item";

/** The option that a response chooses; null for none. */
export function letterOf(response: Response | null): OptionLetter | null {
  return response?.kind === "choice" ? response.letter : null;
}

/** The text that a response consists of; undefined for none. */
export function textOf(response: Response | null): string | undefined {
  return response?.kind === "entry" ? response.text : undefined;
}
