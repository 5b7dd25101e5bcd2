import type { Facts } from "@sat/engine";
import type { Gate } from "../gate.ts";
import { agreesWithFacts, isAskedByFacts } from "./agrees-with-facts.ts";
import { type Piece, readPrint } from "./read-print.ts";
import { weighs } from "./weighty-words.ts";

/** Passage and question say what the facts tell, in their order, and nothing else on which the answer could turn. */
export const printedWords: Gate = {
  id: "printed-words",
  kinds: "both",
  check: ({ item, facts }) => {
    if (facts.kind === "authored") return [];
    const told = (facts.told ?? []).flatMap(readPrint);
    const printed = [...readPrint(item.passage ?? ""), ...readPrint(item.question)];
    let at = 0;
    for (const [place, piece] of printed.entries()) {
      const next = told[at];
      if (next !== undefined && next.kind === piece.kind && next.text === piece.text) at++;
      else if (isWeighty(printed, place) && !stands(printed, place, facts)) {
        return [
          `the question says "${piece.text}" where the facts tell ${next === undefined ? "nothing more" : `"${next.text}"`}`,
        ];
      }
    }
    const missing = told[at];
    return missing === undefined ? [] : [`the question does not say "${missing.text}"`];
  },
};

/** A name alone weighs nothing but where it is asked for: $x$, $\ell$, $ABC$, $f(x)$, $(x, y)$, $y = f(x)$. */
const NAME = /^(?:\\?[a-z]+|[A-Z]+|(?:y = )?[fgh]\(x\)|\(x, y\))$/;

/** Before these, the word names a shape and no side. */
const RIGHT =
  /^(?:angles?|triangles?|circular|cylinders?|cones?|rectangular|pyramids?|prisms?|square)$/;

/** The words before what is asked for: "the value of $x$", "in terms of $k$". */
const ASKING = /^(?:values?|terms)$/;

function isWeighty(printed: readonly Piece[], place: number): boolean {
  const { kind, text } = printed[place] ?? NOTHING;
  if (kind === "number") return true;
  if (kind === "word") {
    return weighs(text) && !(text === "right" && RIGHT.test(printed[place + 1]?.text ?? ""));
  }
  return !NAME.test(text) || isAsked(printed, place);
}

const NOTHING: Piece = { kind: "word", text: "" };

function isAsked(printed: readonly Piece[], place: number): boolean {
  return printed[place - 1]?.text === "of" && ASKING.test(printed[place - 2]?.text ?? "");
}

function stands(printed: readonly Piece[], place: number, facts: Facts): boolean {
  const { kind, text } = printed[place] ?? NOTHING;
  if (kind !== "formula") return false;
  return isAsked(printed, place) ? isAskedByFacts(text, facts) : agreesWithFacts(text, facts);
}
