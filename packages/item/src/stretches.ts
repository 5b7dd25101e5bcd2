/**
 * Stretches of a text as it is shown, by offsets: a character counts one, a formula or a blank one, and so does the
 * break between two paragraphs or lines. A heading is not part of the text.
 */

import type { Block, Inline } from "./prose.ts";
import { charactersOf } from "./typesetting/characters-of.ts";

/** From one offset up to another, which is not within. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** A stretch that a reader has marked. */
export interface Marked extends Stretch {
  readonly look: string;
  /** What the reader wrote beside it; empty if nothing. */
  readonly note: string;
}

const BREAK = "\n";

/** The text of blocks, of which offsets tell; a formula and a blank are one character each. */
export function offsetText(blocks: readonly Block[]): string {
  return blocks.flatMap(linesOf).map(charactersOf).join(BREAK);
}

/** The stretches of the words, in order: what a reader goes by who chooses without a pointer. */
export function wordsOf(blocks: readonly Block[]): Stretch[] {
  return [...offsetText(blocks).matchAll(/\S+/g)].map(({ index, 0: word }) => ({
    from: index,
    to: index + word.length,
  }));
}

/** A stretch without the spaces at its ends; undefined where it has nothing else. */
export function trimmed(blocks: readonly Block[], { from, to }: Stretch): Stretch | undefined {
  const text = offsetText(blocks).slice(from, to);
  const start = text.search(/\S/);
  return start < 0 ? undefined : { from: from + start, to: from + text.trimEnd().length };
}

/** The part of a stretch that is within so many characters; undefined where nothing is. */
export function clamped({ from, to }: Stretch, length: number): Stretch | undefined {
  const within = { from: Math.max(0, from), to: Math.min(to, length) };
  return within.from < within.to ? within : undefined;
}

/** Marks without what lies in a stretch. Of one that is cut in two, the note stays with the first part. */
export function cut(marks: readonly Marked[], { from, to }: Stretch): Marked[] {
  return marks.flatMap((mark) => {
    const before = { ...mark, to: Math.min(mark.to, from) };
    const after = { ...mark, from: Math.max(mark.from, to) };
    const parts = [before, after].filter((part) => part.from < part.to);
    // A mark that the stretch does not meet is whole, before it or after.
    return parts.map((part, at) => (at === 0 ? part : { ...part, note: "" }));
  });
}

/**
 * Marks with another laid over them, in order: it becomes one with those of its look that it meets. It keeps the notes of
 * these, and of the others of which it leaves nothing.
 */
export function laid(marks: readonly Marked[], mark: Marked): Marked[] {
  const isJoined = (one: Marked) =>
    one.look === mark.look && one.from <= mark.to && mark.from <= one.to;
  const joined = [mark, ...marks.filter(isJoined)];
  const from = Math.min(...joined.map((one) => one.from));
  const to = Math.max(...joined.map((one) => one.to));
  const others = marks.filter((one) => !isJoined(one));
  const covered = others.filter((one) => from <= one.from && one.to <= to);
  const notes = [...joined, ...covered].map(({ note }) => note).filter((note) => note !== "");
  const whole = { ...mark, from, to, note: notes.join("\n") };
  return [...cut(others, whole), whole].toSorted((one, other) => one.from - other.from);
}

/** Blocks whose pieces know where they stand and which mark lies over them; `marks` do not overlap, and are in order. */
export function withMarks(blocks: readonly Block[], marks: readonly Marked[]): Block[] {
  const pieces = piecesBy(marks);
  let at = 0;
  const line = (inlines: readonly Inline[]) => {
    const out = inlines.flatMap((inline) => layInline(inline, next));
    at += 1;
    return out;
  };
  /** The stretches, each under one mark or none, that so many characters from here on consist of. */
  const next = (length: number) => {
    const from = at;
    at += length;
    return pieces({ from, to: at });
  };
  return blocks.map((block) => {
    switch (block.kind) {
      case "heading":
        return block;
      case "paragraph":
        return { ...block, children: line(block.children) };
      case "notes":
        return { ...block, items: block.items.map(line) };
      case "verse":
        return { ...block, lines: block.lines.map(line) };
    }
  });
}

interface Piece extends Stretch {
  readonly mark?: Marked;
}

function piecesBy(marks: readonly Marked[]) {
  const edges = marks.flatMap(({ from, to }) => [from, to]);
  return ({ from, to }: Stretch): Piece[] => {
    const within = edges.filter((edge) => from < edge && edge < to);
    const places = [...new Set([from, ...within, to])].toSorted((one, other) => one - other);
    return places.slice(1).map((end, at) => {
      const start = places[at] ?? from;
      const mark = marks.find((one) => one.from <= start && end <= one.to);
      return { from: start, to: end, ...(mark && { mark }) };
    });
  };
}

function layInline(inline: Inline, next: (length: number) => Piece[]): Inline[] {
  switch (inline.kind) {
    case "text": {
      let done = 0;
      return next(inline.text.length).map((piece) => {
        const text = inline.text.slice(done, (done += piece.to - piece.from));
        return { ...inline, text, laid: piece };
      });
    }
    case "math":
    case "blank":
      return next(1).map((piece) => ({ ...inline, laid: piece }));
    case "italic":
    case "underline":
      return [{ ...inline, children: inline.children.flatMap((child) => layInline(child, next)) }];
  }
}

function linesOf(block: Block): readonly (readonly Inline[])[] {
  switch (block.kind) {
    case "heading":
      return [];
    case "paragraph":
      return [block.children];
    case "notes":
      return block.items;
    case "verse":
      return block.lines;
  }
}
