import katex from "katex";
import { type Gate, formulasOf, textsOf } from "./gate.ts";

/** What KaTeX said of each formula met so far; parsing is slow and formulas repeat. */
const verdicts = new Map<string, string | null>();
const MOST_REMEMBERED = 50_000;

/** KaTeX sets every formula without an error or a warning. */
export const formulas: Gate = {
  id: "formulas",
  severity: "reject",
  check: ({ item }) =>
    textsOf(item).flatMap(([name, markup]) =>
      formulasOf(markup)
        .map(verdictOn)
        .filter((fault) => fault !== null)
        .map((fault) => `the ${name} holds a formula KaTeX refuses: ${fault}`),
    ),
};

function verdictOn(tex: string): string | null {
  const known = verdicts.get(tex);
  if (known !== undefined) return known;
  if (verdicts.size >= MOST_REMEMBERED) verdicts.clear();
  const verdict = parsed(tex);
  verdicts.set(tex, verdict);
  return verdict;
}

function parsed(tex: string): string | null {
  try {
    katex.renderToString(tex, { strict: "error", output: "mathml" });
    return null;
  } catch (error) {
    if (error instanceof katex.ParseError) return error.message;
    throw error;
  }
}
