import { agreement } from "./agreement.ts";
import { articles } from "./articles.ts";
import { bannedPhrases } from "./banned-phrases.ts";
import { capitals } from "./capitals.ts";
import { determinism } from "./determinism.ts";
import { doubledWords } from "./doubled-words.ts";
import { firstSentence } from "./first-sentence.ts";
import { formulas } from "./formulas.ts";
import type { AnyGate } from "./gate.ts";
import { lengthParity } from "./length-parity.ts";
import { onCalculator } from "./on-calculator/on-calculator.ts";
import { oneUnit } from "./one-unit.ts";
import { spelling } from "./spelling.ts";
import { stem } from "./stem.ts";
import { wordCounts } from "./word-count.ts";
import { PROOF } from "./proof.ts";

/** What the wording of a model is held to, item after item, on every commit. */
const WORDING: readonly AnyGate[] = [
  firstSentence,
  formulas,
  stem,
  wordCounts,
  lengthParity,
  bannedPhrases,
  articles,
  agreement,
  capitals,
  doubledWords,
  oneUnit,
  spelling,
  onCalculator,
];

/** Every gate an item passes, the proofs first. */
export const gates: readonly AnyGate[] = [...Object.values(PROOF).flat(), determinism, ...WORDING];
