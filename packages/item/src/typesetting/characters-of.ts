import type { Inline } from "../prose.ts";
import { OBJECT } from "./typeset-characters.ts";

/** The characters of a line whatever marks stand between them, as those beside a mark depend on each other. */
export function charactersOf(inlines: readonly Inline[]): string {
  return inlines
    .map((inline) => {
      switch (inline.kind) {
        case "text":
          return inline.text;
        case "math":
        case "blank":
          return OBJECT;
        case "italic":
        case "underline":
          return charactersOf(inline.children);
      }
    })
    .join("");
}
