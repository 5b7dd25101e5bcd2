import { type ChoiceModel, type Model, makesChoices } from "@sat/engine";
import { OPTION_LETTERS, TOPICS } from "@sat/item";
import { FEATURES, featuresOf } from "../guessers/features.ts";
import { GUESSERS, type Guess, bestGuess, chancesOf, ratesOf } from "../guessers/one-line.ts";
import { trainGuesser } from "../guessers/trained.ts";
import { wholeStock } from "../whole-stock.ts";

/** How well guessers do on the authored questions of one kind, or of all. */
export interface FacetGuesses {
  readonly kind: string;
  readonly questions: number;
  /** Best one-line guesser that sees stem and options, and best that sees the text too. */
  readonly blind: Guess;
  readonly reading: Guess;
  /** Share guessed by the trained guesser with the options only, and with the stem. */
  readonly trained: number;
  readonly trainedWithStem: number;
}

/** An authored question as the guessers see it. */
interface Seen {
  readonly kind: string;
  /** The text it is about: its questions share words, so they are learned from or tried together. */
  readonly text: string;
  readonly features: Float32Array;
  readonly key: number;
}

/** Parts the texts are dealt into: each is tried once, after training on the others. */
const PARTS = 5;
/** Times they are dealt anew: with some hundreds of questions one deal alone strays by chance. */
const DEALS = 6;

/** What guessers make of the authored Reading questions: all first, then each kind. */
export function guessFacets(models: readonly Model[]): FacetGuesses[] {
  const authored = models
    .filter(makesChoices)
    .filter(
      ({ topic, optionDesign }) =>
        TOPICS[topic].section === "Reading" && optionDesign === "authored",
    );
  const seen = authored.flatMap(seenOf);
  const kinds = [...new Set(seen.map(({ kind }) => kind))];
  return [
    guessesOf("all", seen),
    ...kinds.map((each) =>
      guessesOf(
        each,
        seen.filter(({ kind }) => kind === each),
      ),
    ),
  ];
}

function seenOf(model: ChoiceModel): Seen[] {
  return wholeStock(model).map(({ item, signature }) => ({
    kind: item.archetype,
    text: signature.split("/")[0] ?? "",
    features: featuresOf(item),
    key: OPTION_LETTERS.indexOf(item.correctAnswer),
  }));
}

function guessesOf(kind: string, seen: readonly Seen[]): FacetGuesses {
  return {
    kind,
    questions: seen.length,
    blind: bestOneLine(seen, isBlind),
    reading: bestOneLine(seen, () => true),
    trained: trainedRate(seen, ({ sees }) => sees === undefined),
    trainedWithStem: trainedRate(seen, isBlind),
  };
}

type Feature = (typeof FEATURES)[number];

function isBlind({ sees }: Feature): boolean {
  return sees !== "text";
}

/** The place of an authored option is drawn by the engine: what it gives away is luck. */
function isAuthored({ name }: Feature): boolean {
  return name !== "place";
}

function bestOneLine(seen: readonly Seen[], isAllowed: (feature: Feature) => boolean): Guess {
  const sums = new Float64Array(GUESSERS.length);
  for (const { features, key } of seen) {
    chancesOf(features, key).forEach((won, at) => (sums[at] = (sums[at] ?? 0) + won));
  }
  const names = new Set(
    FEATURES.filter((feature) => isAllowed(feature) && isAuthored(feature)).flatMap(({ name }) => [
      `most: ${name}`,
      `least: ${name}`,
    ]),
  );
  const rates = Object.entries(ratesOf(sums, seen.length)).filter(([name]) => names.has(name));
  return bestGuess(Object.fromEntries(rates));
}

function trainedRate(seen: readonly Seen[], isAllowed: (feature: Feature) => boolean): number {
  const texts = [...new Set(seen.map(({ text }) => text))];
  const features = masked(seen, isAllowed);
  const keys = Uint8Array.from(seen, ({ key }) => key);
  let [right, tried] = [0, 0];
  for (let deal = 0; deal < DEALS; deal++) {
    const part = new Map(texts.map((text, at) => [text, partOf(at, deal)]));
    for (let turn = 0; turn < PARTS; turn++) {
      const tested = Uint8Array.from(seen, ({ text }) => (part.get(text) === turn ? 1 : 0));
      const trained = trainGuesser({ features, keys, tested });
      right += trained.rate * trained.tested;
      tried += trained.tested;
    }
  }
  return right / Math.max(tried, 1);
}

/** The part of a text in a deal: the texts of one part in one deal are in different parts in the next. */
function partOf(text: number, deal: number): number {
  return (
    (text + deal * Math.floor(text / PARTS) + Math.floor(text / PARTS ** 2) * deal ** 2) % PARTS
  );
}

/** The features of all questions, those that are not allowed as zeros: a guesser learns nothing from them. */
function masked(seen: readonly Seen[], isAllowed: (feature: Feature) => boolean): Float32Array {
  const shown = FEATURES.map((feature) => isAllowed(feature) && isAuthored(feature));
  const all = new Float32Array(seen.length * OPTION_LETTERS.length * FEATURES.length);
  seen.forEach(({ features }, question) =>
    all.set(
      features.map((value, at) => (shown[at % FEATURES.length] === true ? value : 0)),
      question * features.length,
    ),
  );
  return all;
}
