import { inOneLine } from "../in-one-line.ts";
import type { Block, Inline } from "../prose.ts";
import { spokenMath } from "./spoken-math.ts";
import { spokenSigns, UNDERLINED } from "./spoken-signs.ts";

/** What is said between two lines of verse. */
const LINE_BREAK = "line break";

/** A text in words, as it should be read aloud where there can be no elements: in a name. */
export function spokenBlocks(blocks: readonly Block[]): string {
  return inOneLine(blocks.map(spokenBlock));
}

function spokenBlock(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `${block.text}:`;
    case "paragraph":
      return spokenInlines(block.children);
    case "notes":
      return block.items.map((item) => spokenInlines(item)).join("; ");
    case "verse":
      return block.lines.map((line) => spokenInlines(line)).join(` ${LINE_BREAK} `);
  }
}

/** A line in words; `ofText` says the stretches of plain text in it. */
export function spokenInlines(inlines: readonly Inline[], ofText = spokenSigns): string {
  return inlines.map((inline) => spokenInline(inline, ofText)).join("");
}

function spokenInline(inline: Inline, ofText: (text: string) => string): string {
  switch (inline.kind) {
    case "text":
      return ofText(inline.text);
    case "math":
      return spokenMath(inline.tex);
    case "blank":
      return "blank";
    case "italic":
      return spokenInlines(inline.children, ofText);
    case "underline":
      return `${UNDERLINED.before} ${spokenInlines(inline.children, ofText)} ${UNDERLINED.after}`;
  }
}
