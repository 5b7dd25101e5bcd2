import { type Item, OPTION_LETTERS } from "@sat/item";
import { type Fraction, fraction, over, times } from "../../exact/fraction.ts";
import { shownNumbers } from "../../reading/shown-numbers.ts";
import { symbolsOf } from "../../reading/tree.ts";
import type { Judged } from "./judge.ts";

/** Numbers that belong to mathematics and to no question: of percents, of angles, of halves. */
const EVERYDAY = [0, 1, 2, 30, 45, 60, 90, 100, 180, 360];

const WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

const HUNDRED = fraction(100n);

/** The numbers that a learner has met, by their printed or calculated source. */
export class Sources {
  readonly #known: Set<string>;

  constructor(known: Iterable<string> = []) {
    this.#known = new Set(known);
  }

  /** What the question, its figure and its options show; what may be typed is shown nowhere. */
  static of(item: Item): Sources {
    const sources = new Sources();
    const figure = item.figure === undefined ? "" : JSON.stringify(item.figure);
    const options =
      item.kind === "entry" ? [] : OPTION_LETTERS.map((letter) => item.options[letter]);
    const texts = [item.question, figure, ...options];
    for (const text of texts) sources.add(shownNumbers(text));
    sources.add(EVERYDAY.map((value) => fraction(BigInt(value))));
    const words: readonly string[] = item.question.toLowerCase().match(/[a-z]+/g) ?? [];
    sources.add(
      WORDS.flatMap((word, value) => (words.includes(word) ? [fraction(BigInt(value))] : [])),
    );
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
    for (let before = -1; before < this.#known.size;) {
      before = this.#known.size;
      for (const each of judged) this.#learnFrom(each);
    }
  }

  #learnFrom({ chain, verdicts }: Judged): void {
    verdicts.forEach((verdict, at) => {
      if (verdict !== "true") return;
      const sides = chain.sides.slice(at, at + 2);
      const numbers = sides.map(({ tex }) => shownNumbers(tex));
      const isStep = sides.some(({ tree }) => tree !== undefined && symbolsOf(tree).size > 0);
      if (isStep || numbers.some((side) => side.every((number) => this.has(number)))) {
        this.add(numbers.flat());
      }
    });
  }
}

function nameOf({ num, den }: Fraction): string {
  return `${num}/${den}`;
}
