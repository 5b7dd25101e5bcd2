import { sentencesOf } from "../../reading/sentences.ts";
import { type Fraction, fractionToNumber } from "../../exact/fraction.ts";
import { readExpression } from "../../reading/read-chains.ts";
import { shownNumbers } from "../../reading/shown-numbers.ts";
import { symbolsOf } from "../../reading/tree.ts";
import { areEquivalent } from "../../solving/equivalence.ts";
import type { Gate } from "../gate.ts";
import { type AfterwardsReading, type ReadText, readAfterwards } from "./reading.ts";
import { isMath } from "./shown-equations.ts";
import { isProven } from "./same-equation.ts";
import { Sources } from "./sources.ts";

/**
 * No number from nowhere: each number of the explanation and the reasons stands in the question, its figure or its
 * options, or is worked out there.
 */
export const numberSources: Gate = {
  id: "number-sources",
  kinds: "both",
  check: (specimen) => {
    if (!isMath(specimen.item)) return [];
    const reading = readAfterwards(specimen);
    const [explanation, ...reasons] = reading.texts;
    const sources = Sources.of(specimen.item);
    if (explanation === undefined) return [];
    sources.learn(explanation.judged);
    const own = unsourced(explanation, sources, reading);
    return [
      ...own,
      ...reasons.flatMap((reason) => {
        const all = sources.copy();
        all.learn(reason.judged);
        return unsourced(reason, all, reading);
      }),
    ];
  },
};

function unsourced(
  { name, markup }: ReadText,
  sources: Sources,
  reading: AfterwardsReading,
): string[] {
  return sentencesOf(markup).flatMap((sentence) =>
    sentence.flatMap((piece) => {
      if (piece.kind === "words") return [];
      const unknown = shownNumbers(piece.tex).filter((number) => !sources.has(number));
      if (unknown.length === 0) return [];
      if (isKnownExpression(piece.tex, reading)) {
        sources.add(unknown);
        return [];
      }
      return unknown.map((number) => `${name} shows ${printed(number)}, which comes from nowhere`);
    }),
  );
}

/** Whether a formula is another form of an expression in the question or the key: multiplied out, factored. */
function isKnownExpression(tex: string, { situation }: AfterwardsReading): boolean {
  const tree = readExpression(tex);
  if (tree === undefined || symbolsOf(tree).size === 0) return false;
  return situation.expressions().some((each) => isProven(() => areEquivalent(each, tree)));
}

function printed(number: Fraction): string {
  return number.den === 1n ? String(number.num) : String(fractionToNumber(number));
}
