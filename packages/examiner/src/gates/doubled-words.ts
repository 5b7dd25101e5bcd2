import { remembered } from "../remembered.ts";
import { type Gate, inlinesOf, onEveryText } from "./gate.ts";

/** Pairs that English allows. */
const ALLOWED = new Set(["had", "that"]);

/** No word stands twice in a row. */
export const doubledWords: Gate = {
  id: "doubled-words",
  kinds: "both",
  check: onEveryText(
    remembered((markup) =>
      inlinesOf(markup)
        .flatMap((inline) => (inline.kind === "text" ? [inline.text] : []))
        .flatMap((text) => [...text.matchAll(/(?<!\p{L})(\p{L}+)\s+\1(?!\p{L})/giu)])
        .filter(([, word = ""]) => !ALLOWED.has(word.toLowerCase()))
        .map(([words]) => `says "${words}"`),
    ),
  ),
};
