import { type Block, type Inline, parseInline, parseProse, ProseError } from "@sat/item";
import { texText } from "./tex-text.ts";

/** A text's blocks; markup that is not balanced, such as a cut one, is read as it stands. */
export function readBlocks(markup: string): Block[] {
  return readOr(
    () => parseProse(markup),
    [{ kind: "paragraph", children: [{ kind: "text", text: markup }] }],
  );
}

/** A line's inlines; markup that is not balanced is read as it stands. */
export function readInlines(markup: string): Inline[] {
  return readOr(() => parseInline(markup), [{ kind: "text", text: markup }]);
}

function readOr<Result>(read: () => Result, otherwise: Result): Result {
  try {
    return read();
  } catch (error) {
    if (error instanceof ProseError) return otherwise;
    throw error;
  }
}

/** A text as a screen reader should say it where there can be no elements: in a name. */
export function spokenText(markup: string): string {
  return readBlocks(markup).map(spokenBlock).join(" ");
}

function spokenBlock(block: Block): string {
  switch (block.kind) {
    case "heading":
      return `${block.text}:`;
    case "paragraph":
      return spokenInlines(block.children);
    case "notes":
      return block.items.map(spokenInlines).join("; ");
    case "verse":
      return block.lines.map(spokenInlines).join(" / ");
  }
}

function spokenInlines(inlines: readonly Inline[]): string {
  return inlines.map(spokenInline).join("");
}

function spokenInline(inline: Inline): string {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "math":
      return texText(inline.tex);
    case "blank":
      return "blank";
    case "italic":
    case "underline":
      return spokenInlines(inline.children);
  }
}
