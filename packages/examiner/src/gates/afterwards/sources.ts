import { type Item, OPTION_LETTERS } from "@sat/item";
import { type Fraction, fraction, over, times } from "../../exact/fraction.ts";
import { shownNumbers } from "../../reading/shown-numbers.ts";
import { speaksOfUnknowns } from "./claims.ts";
import type { Judged, JudgedClaim } from "./judge.ts";

/** Numbers that belong to mathematics and to no question: of percents, of angles, of halves. */
const EVERYDAY = [0, 1, 2, 30, 45, 60, 90, 100, 180, 360];

const WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

const HUNDRED = fraction(100);

/** The numbers that a learner has met, by their printed or calculated source. */
export class Sources {
  readonly #known: Set<string>;

  constructor(known?: Iterable<string>) {
    this.#known = new Set(known);
  }

  /** What the question, its figure and its options show; what may be typed is shown nowhere. */
  static of(item: Item): Sources {
    const sources = new Sources();
    sources.add(EVERYDAY.map((value) => fraction(value)));
    sources.add(shownNumbers(item.question));
    sources.add(shownNumbers(JSON.stringify(item.figure ?? "")));
    if (item.kind !== "entry") {
      for (const letter of OPTION_LETTERS) sources.add(shownNumbers(item.options[letter]));
    }
    const words = item.question.toLowerCase().split(/[^a-z]/);
    for (const [value, word] of WORDS.entries()) {
      if (words.includes(word)) sources.add([fraction(value)]);
    }
    return sources;
  }

  /** The same numbers, to be added to apart. */
  copy(): Sources {
    return new Sources(this.#known);
  }

  add(numbers: readonly Fraction[]): void {
    for (const number of numbers) this.#known.add(nameOf(number));
  }

  /** A percent is known by its number and by its hundredth. */
  has(number: Fraction): boolean {
    return [number, times(number, HUNDRED), over(number, HUNDRED)].some((each) =>
      this.#known.has(nameOf(each)),
    );
  }

  /**
   * Adds what the chains work out. An equation that holds where the unknowns have their values is a step, with all its
   * numbers; a calculation must begin with numbers that are known.
   */
  learn(judged: readonly Judged[]): void {
    let before: number;
    do {
      before = this.#known.size;
      for (const { claims } of judged) for (const claim of claims) this.#learnFrom(claim);
    } while (this.#known.size > before);
  }

  #learnFrom(claim: JudgedClaim): void {
    if (claim.verdict !== "true") return;
    const numbers = claim.sides.map(({ tex }) => shownNumbers(tex));
    const isCalculated = numbers.some((side) => side.every((number) => this.has(number)));
    if (isCalculated || speaksOfUnknowns(claim)) this.add(numbers.flat());
  }
}

function nameOf({ num, den }: Fraction): string {
  return `${num}/${den}`;
}
