/**
 * Prose as a booklet sets it when it is shown: typographic quotation marks, dashes and minus signs, spaces at which no
 * line may end. Content is written with the marks of a keyboard; formulas have a typesetting of their own.
 */

import type { Block, Inline } from "../prose.ts";
import { charactersOf } from "./characters-of.ts";
import { typesetCharacters } from "./typeset-characters.ts";

/** A whole text, block by block. */
export function typesetBlocks(blocks: readonly Block[]): Block[] {
  return blocks.map(typesetBlock);
}

function typesetBlock(block: Block): Block {
  switch (block.kind) {
    case "heading":
      return { ...block, text: typesetText(block.text) };
    case "paragraph":
      return { ...block, children: typesetInlines(block.children) };
    case "notes":
      return { ...block, items: block.items.map(typesetInlines) };
    case "verse":
      return { ...block, lines: typesetLines(block.lines) };
  }
}

/** One run of text. */
export function typesetInlines(inlines: readonly Inline[]): Inline[] {
  return typesetLines([inlines]).flat();
}

/** A text without marks. */
export function typesetText(text: string): string {
  return typesetCharacters(text).join("");
}

/** Lines that belong together: a quotation may begin in one and end in another. */
function typesetLines(lines: readonly (readonly Inline[])[]): Inline[][] {
  const characters = typesetCharacters(lines.map(charactersOf).join("\n"));
  const next = (count: number) => characters.splice(0, count).join("");
  return lines.map((line, at) => {
    if (at > 0) next(1);
    return line.map((inline) => filled(inline, next));
  });
}

/** The same inline with its characters as they are printed. */
function filled(inline: Inline, next: (count: number) => string): Inline {
  switch (inline.kind) {
    case "text":
      return { ...inline, text: next(inline.text.length) };
    case "math":
    case "blank":
      next(1);
      return inline;
    case "italic":
    case "underline":
      return { ...inline, children: inline.children.map((child) => filled(child, next)) };
  }
}
