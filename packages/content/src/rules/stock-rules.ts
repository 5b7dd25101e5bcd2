import type { Pair, Passage } from "../passages/passage.ts";
import type { StockText } from "./stock-texts.ts";
import { fiveGrams, stemsOf } from "./text.ts";

/** Words that make a statement careful; a key that is the most careful gives itself away. */
const HEDGES = /\b(?:may|might|can|could|seems?|likely|some|often|perhaps|partly|tends?)\b/gi;

interface Options {
  readonly text: string;
  readonly key: string;
  readonly wrong: readonly string[];
}

function optionsOf(passages: readonly (Passage | Pair)[]): Options[] {
  return passages.flatMap((passage) =>
    passage.facets.map(({ key, wrong }) => ({
      text: "texts" in passage ? passage.texts.join(" ") : passage.text,
      key: key.text,
      wrong: wrong.map(({ text }) => text),
    })),
  );
}

/** The share of questions a guesser gets right who takes the option with most of something; ties count by halves. */
export function guesserShare(
  passages: readonly (Passage | Pair)[],
  amount: (option: string, text: string) => number,
): number {
  const shares = optionsOf(passages).map(({ text, key, wrong }) => {
    const rest = wrong.map((option) => amount(option, text));
    const own = amount(key, text);
    const ties = rest.filter((other) => other === own).length;
    return own < Math.max(...rest) ? 0 : 1 / (1 + ties);
  });
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

export function characters(option: string): number {
  return option.length;
}

export function hedges(option: string): number {
  return option.match(HEDGES)?.length ?? 0;
}

/** How many of the option's telling words stand in the text. */
export function echoes(option: string, text: string): number {
  const inText = stemsOf(text);
  return [...stemsOf(option)].filter((stem) => inText.has(stem)).length;
}

/** Texts may share at most this part of the shorter one's five-word runs; the exam's own gate (V37) is wider. */
const MOST_SHARED = 0.05;
/** An idiom of seven words, "from one year to the next" and its like, is nobody's own: it has three runs. */
const RUNS_OF_AN_IDIOM = 3;

/** Runs that are not part of the words by which every text of ours is introduced. */
function tellingRuns(text: string): Set<string> {
  return fiveGrams(text.replaceAll(/is an? [^.]* written for SAT Practice\b[^.]*\./g, ""));
}

/** Which texts repeat each other, and in what words. */
export function overlaps(texts: readonly StockText[]): string[] {
  const runs = texts.map(({ id, text }) => ({ id, runs: tellingRuns(text) }));
  return runs.flatMap((one, at) =>
    runs.slice(at + 1).flatMap((other) => {
      const shared = [...one.runs].filter((run) => other.runs.has(run));
      const most = MOST_SHARED * Math.min(one.runs.size, other.runs.size);
      return shared.length > Math.max(RUNS_OF_AN_IDIOM, most)
        ? [`${one.id} and ${other.id} share "${shared[0]}"`]
        : [];
    }),
  );
}
