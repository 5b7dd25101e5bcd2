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
}, 5_000);

/** The same, asked of all formulas at once that differ in their digits alone. */
function faultIn(tex: string): string {
  return faultOf(tex.replaceAll(/\d/g, "0")) === "" ? "" : faultOf(tex);
}

/** KaTeX sets every formula without an error or a warning. */
export const formulas: Gate = {
  id: "formulas",
  kinds: "both",
  check: onEveryText((markup) =>
    formulasOf(markup)
      .map(faultIn)
      .filter((fault) => fault !== "")
      .map((fault) => `holds a formula that KaTeX refuses: ${fault}`),
  ),
};
