/** Where a sentence or a part of one has ended, also within quotation marks or parentheses. */
const HAS_ENDED = /[.?!:;,\u2014]["\u201D'\u2019)]*$/;

/** Blocks in one line, with a mark where one ends without any, as a formula does: two would be read as one otherwise. */
export function inOneLine(blocks: readonly string[]): string {
  return blocks
    .map((block, at) => {
      const next = blocks[at + 1];
      if (next === undefined || HAS_ENDED.test(block)) return block;
      return /^["\u201C(]*\p{Lu}/u.test(next) ? `${block}.` : `${block};`;
    })
    .join(" ");
}
