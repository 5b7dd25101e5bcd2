import { tokensOf, type Token } from "./tokens-of.ts";
import type { Tree } from "./tree.ts";
import { type Stretch, Trouble } from "./trouble.ts";

/** Deeper than a person nests, and far from where the machine's own stack ends. */
const DEEPEST = 100;

/** How the parts of an expression are read that hold all others, which cannot import each other in a circle. */
export interface Grammar {
  readonly sum: (reader: Reader) => Tree;
  readonly signed: (reader: Reader) => Tree;
  readonly power: (reader: Reader) => Tree;
}

/** A place in the tokens of a text, and what is known on the way. */
export class Reader {
  readonly #tokens: readonly Token[];
  readonly #end: number;
  #at = 0;
  #depth = 0;
  /** Bars that wait to be closed within the innermost brackets. */
  bars = 0;
  /** Names of the sheet's own functions. */
  readonly functions: ReadonlySet<string>;

  readonly grammar: Grammar;

  constructor(text: string, functions: ReadonlySet<string>, grammar: Grammar) {
    this.grammar = grammar;
    this.#tokens = tokensOf(text);
    this.#end = text.length;
    this.functions = functions;
  }

  get token(): Token | undefined {
    return this.#tokens[this.#at];
  }

  /** The sign that comes next, or an empty text. */
  get sign(): string {
    return this.token?.kind === "sign" ? this.token.text : "";
  }

  /** The sign after the next token. */
  get signAfter(): string {
    const after = this.#tokens[this.#at + 1];
    return after?.kind === "sign" ? after.text : "";
  }

  /** Whether something that can be multiplied without a sign comes next. */
  get beginsFactor(): boolean {
    const { sign, token } = this;
    if (token === undefined) return false;
    if (token.kind !== "sign") return true;
    return sign === "(" || sign === "[" || sign === "{" || (sign === "|" && this.bars === 0);
  }

  sum(): Tree {
    return this.grammar.sum(this);
  }

  next(): Token | undefined {
    const { token } = this;
    this.#at += 1;
    return token;
  }

  /** Takes a sign if it comes next. */
  takes(sign: string): boolean {
    if (this.sign !== sign) return false;
    this.#at += 1;
    return true;
  }

  needs(sign: string): void {
    if (!this.takes(sign)) throw this.trouble(`“${sign}” is missing.`);
  }

  trouble(message: string): Trouble {
    return new Trouble(message, this.token ?? { from: this.#end, to: this.#end });
  }

  /** Where the next token stands. */
  get place(): Stretch {
    const { from, to } = this.token ?? { from: this.#end, to: this.#end };
    return { from, to };
  }

  /** Reads what is nested, which must end. */
  inside<Read>(read: () => Read): Read {
    if (this.#depth >= DEEPEST) throw this.trouble("This is nested too deeply.");
    this.#depth += 1;
    const result = read();
    this.#depth -= 1;
    return result;
  }

  /** Reads between brackets, within which bars outside of them stay open. */
  bracketed<Read>(close: string, read: () => Read): Read {
    const { bars } = this;
    this.bars = 0;
    const result = read();
    this.needs(close);
    this.bars = bars;
    return result;
  }
}
