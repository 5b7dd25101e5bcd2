import { britishSpellings } from "@sat/item";
import { remembered } from "../remembered.ts";
import { type Gate, onEveryText } from "./gate.ts";

/** Spelling is American. */
export const spelling: Gate = {
  id: "spelling",
  kinds: "both",
  check: onEveryText(
    remembered((markup) =>
      britishSpellings(markup).map((word) => `spells "${word}" in the British way`),
    ),
  ),
};
