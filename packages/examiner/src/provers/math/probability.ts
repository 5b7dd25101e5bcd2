import { fraction } from "../../exact/fraction.ts";
import { type Num, divide, fromFraction, fromInteger, sameNum } from "../../exact/num.ts";
import { type Whole, sum, whole } from "../../exact/whole.ts";
import type { Reading } from "../../reading/read-option.ts";
import { UnprovenError } from "../../solving/unproven.ts";
import { optionNumber } from "../option-value.ts";
import type { FactsOf, Prover } from "../prover.ts";

/** Counts the outcomes that meet the event among those already known to hold. */
export const proveProbability: Prover<"probability"> = (facts) => {
  const { met, of } = outcomes(facts);
  const share = fromFraction(fraction(met, of));
  return (reading) => sameNum(shareSaid(reading), share);
};

/** How many outcomes meet the event, of how many that may still be. */
export function outcomes({ cells, event, given }: FactsOf<"probability">) {
  const of = count(cells, given);
  if (of === 0) throw new UnprovenError("no outcome meets what is given");
  return { met: count(cells, [...given, ...event]), of };
}

function count(cells: FactsOf<"probability">["cells"], labels: readonly string[]): Whole {
  return cells
    .filter((cell) => labels.every((label) => cell.labels.includes(label)))
    .reduce<Whole>((total, cell) => sum(total, whole(cell.count)), 0);
}

/** A percent is a share of a hundred. */
function shareSaid(reading: Reading): Num {
  const value = optionNumber(reading);
  const isPercent = reading.kind === "number" && reading.suffix.startsWith("%");
  return isPercent ? divide(value, fromInteger(100)) : value;
}
