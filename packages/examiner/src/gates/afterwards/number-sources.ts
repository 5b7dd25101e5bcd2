import { fractionToNumber } from "../../exact/fraction.ts";
import { readExpression } from "../../reading/read-chains.ts";
import { sentencesOf } from "../../reading/sentences.ts";
import { shownNumbers } from "../../reading/shown-numbers.ts";
import { symbolsOf } from "../../reading/tree.ts";
import { areEquivalent } from "../../solving/equivalence.ts";
import type { Gate } from "../gate.ts";
import { inMath } from "./in-math.ts";
import { provenOr } from "../../solving/proven-or.ts";
import { type ReadText, readAfterwards } from "./reading.ts";
import type { Situation } from "./situation.ts";
import { Sources } from "./sources.ts";

/**
 * No number from nowhere: each number of the explanation and the reasons stands in the question, its figure or its
 * options, or is worked out there.
 */
export const numberSources: Gate = {
  id: "number-sources",
  kinds: "both",
  check: inMath((specimen) => {
    const { explanation, reasons, situation } = readAfterwards(specimen);
    const sources = Sources.of(specimen.item);
    sources.learn(explanation.judged);
    const own = unsourced(explanation, sources, situation);
    return [
      ...own,
      ...reasons.flatMap((reason) => {
        const all = sources.copy();
        all.learn(reason.judged);
        return unsourced(reason, all, situation);
      }),
    ];
  }),
};

function unsourced({ name, markup }: ReadText, sources: Sources, situation: Situation): string[] {
  return sentencesOf(markup).flatMap((sentence) =>
    sentence.flatMap((piece) => {
      if (piece.kind === "words") return [];
      const unknown = shownNumbers(piece.tex).filter((number) => !sources.has(number));
      if (unknown.length === 0) return [];
      if (isKnownExpression(piece.tex, situation)) {
        sources.add(unknown);
        return [];
      }
      return unknown.map(
        (number) => `${name} shows ${fractionToNumber(number)}, which comes from nowhere`,
      );
    }),
  );
}

/** Whether a formula is another form of an expression in the question or the key: multiplied out, factored. */
function isKnownExpression(tex: string, { expressions }: Situation): boolean {
  const tree = readExpression(tex);
  if (tree === undefined || symbolsOf(tree).size === 0) return false;
  return expressions().some((each) => provenOr(false, () => areEquivalent(each, tree)));
}
