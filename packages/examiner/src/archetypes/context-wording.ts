import type { Item } from "@sat/item";
import { plainTextOf } from "../gates/gate.ts";

/** How questions in context are worded, as far as counting tells. */
export interface ContextWording {
  readonly questions: number;
  /** A formula and a number are a word each. */
  readonly wordsPerSentence: number;
  /** Shares of the questions: with a decimal or a fraction among what is given, and of 60 to 90 words. */
  readonly withDecimals: number;
  readonly long: number;
}

const FORMULA = /(?<!\\)\$(?:\\.|[^$\\])+\$/g;

const SENTENCE_END = /(?<=[.?!])\s+/;

const DECIMAL = /\d\.\d|\\frac|\b(?:half|third|fourth|quarter|fifth)s?\b/;

const LONG = { from: 60, to: 90 };

/** Counts questions, one after another. */
export class ContextCount {
  #questions = 0;
  #words = 0;
  #sentences = 0;
  #decimals = 0;
  #long = 0;

  add({ question }: Pick<Item, "question">): void {
    const text = plainTextOf(question.replaceAll(FORMULA, "1"));
    const words = text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
    this.#questions += 1;
    this.#words += words;
    this.#sentences += text.split(SENTENCE_END).filter((part) => /\p{L}/u.test(part)).length;
    this.#decimals += Number(DECIMAL.test(question));
    this.#long += Number(words >= LONG.from && words <= LONG.to);
  }

  wording(): ContextWording {
    return {
      questions: this.#questions,
      wordsPerSentence: this.#words / this.#sentences,
      withDecimals: this.#decimals / this.#questions,
      long: this.#long / this.#questions,
    };
  }
}
