/** A quotation that stands open, by the mark that began it. */
interface Open {
  readonly mark: string;
  readonly close: "’" | "”";
}

/** Where a mark stands: what is printed before it, and the text from it on. */
interface Place {
  readonly before: string;
  readonly rest: string;
}

/** The characters that are printed by what stands open, or that open or end it themselves. */
export const QUOTATION_MARKS: ReadonlySet<string> = new Set(['"', "'", "“", "‘", "”"]);

/** What a quotation may begin after; a dash is one of them. */
const BEGINS_AFTER = /(?:^|[\s([{—–‘“])$/;
/** What follows the mark that ends a quotation. */
const ENDS_BEFORE = /^(?:$|[\s)\]}.,;:?!])/;
const IN_WORD = /^.[\p{L}\d\uFFFC]/u;
/** Words that have lost their beginning: the mark stands for it. */
const CLIPPED = /^'(?:\d\ds?|[Tt](?:is|was|were)|em|til|cause|round|n|s|d|t|ll|re|ve)\b/;
/** A mark further on that may end what a single one begins. */
const HAS_END = /^'.*?[^\s(]'(?![\p{L}\d])/su;

/**
 * Turns straight quotation marks into typographic ones, in the order in which a text has them. It keeps what stands
 * open: a quotation within a quotation has the other pair of marks.
 */
export class Quotations {
  readonly #open: Open[] = [];

  /** What to print for the mark that `rest` begins with. */
  set(place: Place): string {
    const mark = place.rest.charAt(0);
    if (mark === '"') return this.#double(place);
    if (mark === "'") return this.#single(place);
    if (mark === "“" || mark === "‘") {
      this.#open.push({ mark, close: mark === "“" ? "”" : "’" });
    } else if (mark === "”") this.#end("“");
    return mark;
  }

  #double({ before, rest }: Place): string {
    const isBegin = BEGINS_AFTER.test(before) && !ENDS_BEFORE.test(rest.slice(1));
    if (isBegin) return this.#begin('"');
    if (this.#isMeasure(before)) return "″";
    return this.#end('"') ?? (this.#isWithin("”") ? "’" : "”");
  }

  #single({ before, rest }: Place): string {
    if (this.#isMeasure(before) && !/^.\p{L}/u.test(rest)) return "′";
    if (IN_WORD.test(rest)) {
      const isBegin = BEGINS_AFTER.test(before) && !CLIPPED.test(rest) && HAS_END.test(rest);
      return isBegin ? this.#begin("'") : "’";
    }
    // Within anything else it is the apostrophe that ends a word.
    return this.#open.at(-1)?.mark === "'" ? (this.#end("'") ?? "’") : "’";
  }

  /** After a number, where there is nothing to end: feet and inches, or minutes and seconds. */
  #isMeasure(before: string): boolean {
    return this.#open.length === 0 && /\d$/.test(before);
  }

  #begin(mark: string): string {
    const isSingle = this.#open.length === 0 ? mark === "'" : this.#isWithin("”");
    this.#open.push({ mark, close: isSingle ? "’" : "”" });
    return isSingle ? "‘" : "“";
  }

  #isWithin(close: Open["close"]): boolean {
    return this.#open.at(-1)?.close === close;
  }

  /** Ends the latest quotation that a mark began, with all that began within it. */
  #end(mark: string): string | undefined {
    const at = this.#open.findLastIndex((open) => open.mark === mark);
    return at < 0 ? undefined : this.#open.splice(at)[0]?.close;
  }
}
