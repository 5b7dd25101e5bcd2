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
      if (next?.kind === piece.kind && next.text === piece.text) at++;
      else if (!needsNoTelling(printed, place, facts)) {
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

/** Before these, "right" names a shape and no side. */
const SHAPES = wordSet(
  "angle angles triangle triangles circular cylinder cylinders cone cones rectangular pyramid pyramids prism prisms square",
);

/** Before "of", the words for what is asked: "the value of $x$", "in terms of $k$". */
const ASKING = wordSet("value values terms");

function needsNoTelling(printed: readonly Piece[], place: number, facts: Facts): boolean {
  const textAt = (at: number) => printed[at]?.text ?? "";
  const text = textAt(place);
  switch (printed[place]?.kind) {
    case "word":
      return !weighs(text) || (text === "right" && SHAPES.has(textAt(place + 1)));
    case "formula":
      if (textAt(place - 1) === "of" && ASKING.has(textAt(place - 2)))
        return isAskedByFacts(text, facts);
      return NAME.test(text) || agreesWithFacts(text, facts);
    default:
      return false;
  }
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}
