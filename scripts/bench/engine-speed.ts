import { generate, loadModels, type Model } from "@sat/engine";
import { examine } from "@sat/examiner";
import { proofOf } from "@sat/examiner/proof-of";
import { type Difficulty, type Section, SECTIONS, topicsOf } from "@sat/item";
import { quantile, rounded } from "../lib/numbers.ts";
import { atLeast, atMost, type Bar } from "./bar.ts";

/** Milliseconds of one spell, and how many of them each way of making items gets. */
const SPELL = 400;
const SPELLS = 5;

export interface EngineSpeed {
  readonly section: Section;
  readonly models: number;
  readonly itemsPerSecond: number;
  readonly p99Ms: number;
  /** Made and then proven by every gate of the examiner. */
  readonly provenItemsPerSecond: number;
  /** Milliseconds to make and prove an item; 99 of 100 items take less. */
  readonly provenP99Ms: number;
  /** Milliseconds to prove an item on its way to a learner, without making it; half take less, and 99 of 100. */
  readonly proofP50Ms: number;
  readonly proofP99Ms: number;
  /** Share of the throughput that is left with the proof. */
  readonly ratio: number;
}

interface Origin {
  readonly model: Model;
  readonly level: Difficulty;
}

/** Items of each section that the engine makes in a second, with and without the examiner's proof. */
export async function engineSpeeds(): Promise<EngineSpeed[]> {
  const speeds: EngineSpeed[] = [];
  for (const section of SECTIONS) {
    const own = await loadModels(topicsOf(section));
    if (own.length > 0) speeds.push(speedOf(section, own));
  }
  return speeds;
}

/** The bars for the engine and the proof, in each section. */
export function engineBars(speeds: readonly EngineSpeed[]): Bar[] {
  return speeds.flatMap(({ section, itemsPerSecond, proofP50Ms, proofP99Ms }) => [
    atLeast(40_000, `items of ${section} a second, unproven`, itemsPerSecond),
    atMost(0.25, `milliseconds to prove an item of ${section}, median`, proofP50Ms),
    atMost(1, `milliseconds to prove an item of ${section}, p99`, proofP99Ms),
  ]);
}

function speedOf(section: Section, own: readonly Model[]): EngineSpeed {
  const origins = own.flatMap((model) => model.levels.map((level) => ({ model, level })));
  const plain = new Stretch(
    origins,
    ({ model, level }, seed) =>
      () =>
        generate(model, level, seed),
  );
  const proven = new Stretch(
    origins,
    ({ model, level }, seed) =>
      () =>
        examine(generate(model, level, seed), model),
  );
  const proof = new Stretch(origins, ({ model, level }, seed) => {
    const specimen = generate(model, level, seed);
    return () => proofOf(specimen, model);
  });
  // The first spells find the code cold and do not count.
  for (const stretch of [plain, proven, proof]) stretch.run(SPELL).forget();
  for (let spell = 0; spell < SPELLS; spell++) {
    for (const stretch of [plain, proven, proof]) stretch.run(SPELL);
  }
  return {
    section,
    models: own.length,
    itemsPerSecond: rounded(plain.perSecond),
    p99Ms: rounded(quantile(plain.times, 0.99)),
    provenItemsPerSecond: rounded(proven.perSecond),
    provenP99Ms: rounded(quantile(proven.times, 0.99)),
    proofP50Ms: rounded(quantile(proof.times, 0.5)),
    proofP99Ms: rounded(quantile(proof.times, 0.99)),
    ratio: rounded(proven.perSecond / plain.perSecond),
  };
}

/** One way of making items, or of proving them, over all models and levels in turn, in spells with pauses between. */
class Stretch {
  /** Milliseconds that each item took. */
  times: number[] = [];
  #made = 0;
  readonly #origins: readonly Origin[];
  readonly #workOn: (origin: Origin, seed: number) => () => unknown;

  /** What `workOn` does itself prepares the work that it returns, and is not timed. */
  constructor(origins: readonly Origin[], workOn: (origin: Origin, seed: number) => () => unknown) {
    this.#origins = origins;
    this.#workOn = workOn;
  }

  get perSecond(): number {
    return (1000 * this.times.length) / this.times.reduce((sum, time) => sum + time, 0);
  }

  run(milliseconds: number): this {
    const end = performance.now() + milliseconds;
    while (performance.now() < end) {
      const origin = this.#origins[this.#made % this.#origins.length];
      if (origin === undefined) break;
      const work = this.#workOn(origin, Math.floor(this.#made / this.#origins.length));
      const begun = performance.now();
      work();
      this.times.push(performance.now() - begun);
      this.#made += 1;
    }
    return this;
  }

  forget(): void {
    this.times = [];
  }
}
