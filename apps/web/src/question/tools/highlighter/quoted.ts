import { type Block, type Inline, type Stretch, withMarks } from "@sat/item";

/** The words of a stretch as one line of text; `ofTex` writes its formulas. */
export function quoted(
  blocks: readonly Block[],
  { from, to }: Stretch,
  ofTex: (tex: string) => string,
): string {
  const marked = withMarks(blocks, [{ from, to, look: "", note: "" }]);
  return marked
    .flatMap(linesOf)
    .map((line) => textOf(line, ofTex))
    .filter((text) => text !== "")
    .join(" ");
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

function textOf(inlines: readonly Inline[], ofTex: (tex: string) => string): string {
  return inlines
    .map((inline) => {
      if ("children" in inline) return textOf(inline.children, ofTex);
      if (inline.laid?.mark === undefined) return "";
      if (inline.kind === "text") return inline.text;
      return inline.kind === "math" ? ofTex(inline.tex) : "blank";
    })
    .join("");
}
