import { ProseError } from "@sat/item";
import { type Gate, inlinesOf, onEveryText } from "./gate.ts";

/** Every text parses: what opens, closes. The gates that read texts rely on this one. */
export const markup: Gate = {
  id: "markup",
  kinds: "both",
  check: onEveryText((text) => {
    try {
      inlinesOf(text);
      return [];
    } catch (error) {
      if (error instanceof ProseError) return [`does not parse: ${error.message}`];
      throw error;
    }
  }),
};
