import { ExhaustedError, type Model, type Specimen, generate } from "@sat/engine";
import { type ChoiceItem, type Difficulty, type Item, OPTION_LETTERS } from "@sat/item";
import { examine, examineAfterwards } from "../examine.ts";
import { afterwardsGates } from "../gates/afterwards/index.ts";
import type { Finding } from "../gates/gate.ts";
import { readingsOf } from "../gates/readings.ts";
import { FEATURES, featuresOf } from "../guessers/features.ts";
import { GUESSERS, chancesOf } from "../guessers/one-line.ts";
import { keyText } from "../print/key-text.ts";
import { TextCounter, textHash } from "./hashes.ts";
import type { Offender, Tally } from "./tally.ts";

/** Most items kept for training, over the levels of a model about forty thousand. */
const SAMPLE = 13_000;
/** Items a report shows for each gate. */
const SHOWN = 3;
/** Items of a level whose texts after the answer are read by gates that the model is not bound to. */
const READ = 500;
/** Of ten items, those kept from training. */
const TESTED_OF_TEN = 3;

/** Makes and examines the items of so many seeds of a model at a level. */
export function tallyLevel(model: Model, level: Difficulty, seeds: number, from = 0): Tally {
  const run = new LevelRun(model, level, seeds);
  for (let seed = from; seed < from + seeds; seed++) run.take(seed);
  return run.finish();
}

class LevelRun {
  readonly #model: Model;
  readonly #level: Difficulty;
  readonly #signatures = new TextCounter();
  readonly #contents = new TextCounter();
  readonly #tally: Tally;

  constructor(model: Model, level: Difficulty, seeds: number) {
    this.#model = model;
    this.#level = level;
    this.#tally = emptyTally(model, level, Math.min(seeds, SAMPLE));
  }

  take(seed: number): void {
    const tally = this.#tally;
    const started = performance.now();
    const specimen = this.#make(seed);
    const made = performance.now();
    tally.makeMs += made - started;
    if (specimen === undefined) return;
    this.#judge(specimen, examine(specimen, this.#model));
    tally.proofMs += performance.now() - made;
    if (tally.read.items < READ) this.#readAfterwards(specimen);
    this.#count(specimen);
  }

  /** The item of a seed; undefined when there is none, which is counted. */
  #make(seed: number): Specimen | undefined {
    try {
      return generate(this.#model, this.#level, seed);
    } catch (error) {
      if (error instanceof ExhaustedError) this.#tally.exhausted++;
      else this.#noteFault(seed, error);
      return undefined;
    }
  }

  /** A model that fails on a seed is as bad as a wrong item, and must not end the run. */
  #noteFault(seed: number, error: unknown): void {
    this.#tally.items++;
    this.#tally.invalid++;
    this.#note(
      { seed, question: "", options: [], key: "none" },
      { gate: "making", complaint: String(error) },
    );
  }

  #judge({ item, rejections }: Specimen, findings: readonly Finding[]): void {
    const tally = this.#tally;
    tally.items++;
    for (const reason of rejections) tally.rejections[reason] = (tally.rejections[reason] ?? 0) + 1;
    if (findings.length > 0) tally.invalid++;
    for (const gate of new Set(findings.map((finding) => finding.gate))) {
      const finding = findings.find((each) => each.gate === gate);
      if (finding !== undefined) this.#note(shownOf(item), finding);
    }
  }

  #readAfterwards(specimen: Specimen): void {
    const { afterwards, read, level } = this.#tally;
    const findings = examineAfterwards(specimen, this.#model);
    read.items++;
    if (findings.length === 0) read.clean++;
    for (const [id, count] of Object.entries(afterwards)) {
      const finding = findings.find(({ gate }) => gate === id);
      if (finding === undefined) continue;
      count.items++;
      count.first ??= { level, seed: specimen.item.seed, complaint: finding.complaint };
    }
  }

  #note(shown: Omit<Offender, "complaint">, { gate, complaint }: Finding): void {
    const count = (this.#tally.gates[gate] ??= { items: 0, offenders: [] });
    count.items++;
    if (count.offenders.length < SHOWN) count.offenders.push({ ...shown, complaint });
  }

  #count({ item, signature }: Specimen): void {
    const tally = this.#tally;
    this.#signatures.meet(signature);
    const isNew = this.#contents.meet(item.id) === 1;
    // A closed stock comes round again; each of its items counts once.
    if (this.#model.closed === true && !isNew) return;
    // An entry has no options to letter or to guess from.
    if (item.kind === "entry") return;
    tally.keyLetters[item.correctAnswer]++;
    const key = OPTION_LETTERS.indexOf(item.correctAnswer);
    const numeric = readingsOf(item).every(({ kind }) => kind === "number");
    if (numeric) tally.keyRanks[key] = (tally.keyRanks[key] ?? 0) + 1;
    this.#guess(item, key, textHash(signature));
  }

  #guess(item: ChoiceItem, key: number, group: number): void {
    const tally = this.#tally;
    const { features, keys, tested } = tally.sample;
    const own = featuresOf(item);
    chancesOf(own, key).forEach(
      (chance, at) => (tally.guesses[at] = (tally.guesses[at] ?? 0) + chance),
    );
    if (tally.guessed < keys.length) {
      features.set(own, tally.guessed * own.length);
      keys[tally.guessed] = key;
      // Items of one signature stay on one side, so that none is trained on and tested on.
      tested[tally.guessed] = group % 10 < TESTED_OF_TEN ? 1 : 0;
    }
    tally.guessed++;
  }

  finish(): Tally {
    const tally = this.#tally;
    tally.distinct = {
      signatures: this.#signatures.size,
      once: this.#signatures.metTimes(1),
      twice: this.#signatures.metTimes(2),
      contents: this.#contents.size,
    };
    const kept = Math.min(tally.guessed, tally.sample.keys.length);
    tally.sample = {
      features: tally.sample.features.slice(0, kept * OPTION_LETTERS.length * FEATURES.length),
      keys: tally.sample.keys.slice(0, kept),
      tested: tally.sample.tested.slice(0, kept),
    };
    return tally;
  }
}

function shownOf(item: Item): Omit<Offender, "complaint"> {
  const { seed, question } = item;
  if (item.kind === "entry") return { seed, question, options: [], key: keyText(item.answerKey) };
  const options = OPTION_LETTERS.map((letter) => item.options[letter]);
  return { seed, question, options, key: item.correctAnswer };
}

function emptyTally(model: Model, level: Difficulty, kept: number): Tally {
  return {
    model: model.id,
    level,
    items: 0,
    invalid: 0,
    exhausted: 0,
    rejections: {},
    gates: {},
    afterwards: Object.fromEntries(afterwardsGates.map(({ id }) => [id, { items: 0 }])),
    read: { items: 0, clean: 0 },
    distinct: { signatures: 0, once: 0, twice: 0, contents: 0 },
    keyLetters: { A: 0, B: 0, C: 0, D: 0 },
    keyRanks: [0, 0, 0, 0],
    guesses: new Float64Array(GUESSERS.length),
    guessed: 0,
    sample: {
      features: new Float32Array(kept * OPTION_LETTERS.length * FEATURES.length),
      keys: new Uint8Array(kept),
      tested: new Uint8Array(kept),
    },
    makeMs: 0,
    proofMs: 0,
  };
}
