import type { BatchFinding } from "./batch-gates.ts";
import { BANK, BANK_BOUNDS, BOUNDS, luck } from "./bounds.ts";
import type { ModelReport } from "./model-report.ts";
import { percent } from "./percent.ts";
import { totalOf, trainedMean } from "./totals.ts";

/** What is wrong with the models that are held to bounds, all together; a few of them are held to the closed ones' mean alone. */
export function judgeBank(reports: readonly ModelReport[]): BatchFinding[] {
  const held = reports.filter(({ optionDesign }) => BOUNDS.has(optionDesign));
  const pools = held.filter(({ optionDesign }) => optionDesign === "pool");
  const closed = held.filter(({ optionDesign }) => !/^(?:pool|weighted)$/.test(optionDesign));
  return [
    ...guessedTooOften("trained-mean-closed", closed, BANK_BOUNDS.trainedClosed),
    ...(held.length < BANK ? [] : judgeAll(held)),
    ...(held.length < BANK ? [] : uneven("pool", pools, BANK_BOUNDS.offEvenInPools)),
  ];
}

function judgeAll(held: readonly ModelReport[]): BatchFinding[] {
  const { bestGuesser, bestGuesserName, guessed } = totalOf(held);
  const complaint = `"${bestGuesserName}" is right on ${percent(bestGuesser)} over ${held.length} models`;
  return [
    ...guessedTooOften("trained-mean", held, BANK_BOUNDS.trained),
    ...(bestGuesser > Math.max(BANK_BOUNDS.oneLine, luck(guessed))
      ? [fault("one-line-mean", complaint)]
      : []),
    ...uneven("bank", held, BANK_BOUNDS.offEven),
  ];
}

function guessedTooOften(
  gate: string,
  held: readonly ModelReport[],
  limit: number,
): BatchFinding[] {
  if (held.length === 0) return [];
  const { rate, models, tested } = trainedMean(held);
  if (rate <= Math.max(limit, luck(tested))) return [];
  return [fault(gate, `the trained guesser is right on ${percent(rate)} over ${models} models`)];
}

function uneven(of: string, held: readonly ModelReport[], off: number): BatchFinding[] {
  const { keyLetters, keyRanks } = totalOf(held);
  const found = [
    ["letters", Object.values(keyLetters)],
    ["ranks", keyRanks],
  ] as const;
  return found.flatMap(([what, counts]) => {
    const all = counts.reduce((sum, each) => sum + each, 0);
    if (!counts.some((each) => Math.abs(each / all - 1 / 4) > off)) return [];
    const shares = counts.map((each) => percent(each / all)).join(", ");
    return [fault(`${of}-${what}`, `the ${what} of keys stand unevenly: ${shares}`)];
  });
}

function fault(gate: string, complaint: string): BatchFinding {
  return { model: "all", gate, complaint };
}
