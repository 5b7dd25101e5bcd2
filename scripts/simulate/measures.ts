/** The root of a mean of squares. */
export class RootMeanSquare {
  #sum = 0;
  #count = 0;

  add(value: number): void {
    this.#sum += value * value;
    this.#count++;
  }

  get value(): number {
    return Math.sqrt(this.#sum / this.#count);
  }
}

export class Mean {
  #sum = 0;
  #count = 0;

  add(value: number): void {
    this.#sum += value;
    this.#count++;
  }

  get value(): number {
    return this.#sum / this.#count;
  }
}

const BINS = 20;

/** How far chances that were told lie from what came true: by bins of chance, each by its number of answers. */
export class CalibrationError {
  readonly #bins = Array.from({ length: BINS }, () => ({ told: 0, true: 0 }));
  #count = 0;

  add(chance: number, isTrue: boolean): void {
    const bin = this.#bins[Math.min(BINS - 1, Math.floor(chance * BINS))];
    if (bin === undefined) throw new RangeError(`${chance} is no chance`);
    bin.told += chance;
    bin.true += Number(isTrue);
    this.#count++;
  }

  get value(): number {
    return this.#bins.reduce((sum, bin) => sum + Math.abs(bin.told - bin.true), 0) / this.#count;
  }
}
