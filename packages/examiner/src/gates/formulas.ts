import katex from "katex";
import { remembered } from "../remembered.ts";
import { type Gate, formulasOf, onEveryText } from "./gate.ts";

/** What KaTeX finds wrong with a formula; the empty text when it sets it. */
const faultOf = remembered((tex) => {
  try {
    katex.renderToString(tex, { strict: "error", output: "mathml" });
    return "";
  } catch (error) {
    if (error instanceof katex.ParseError) return error.message;
    throw error;
  }
}, 50_000);

/** KaTeX sets every formula without an error or a warning. */
export const formulas: Gate = {
  id: "formulas",
  kinds: "both",
  check: onEveryText((markup) =>
    formulasOf(markup)
      .map(faultOf)
      .filter((fault) => fault !== "")
      .map((fault) => `holds a formula that KaTeX refuses: ${fault}`),
  ),
};
