/** The small markup of every text on the wire (see ARCHITECTURE.md, "Prose"), parsed once, here. */

export type Inline =
  | ({ readonly kind: "text"; readonly text: string } & Layable)
  | ({ readonly kind: "math"; readonly tex: string } & Layable)
  | ({ readonly kind: "blank" } & Layable)
  | { readonly kind: "italic" | "underline"; readonly children: readonly Inline[] };

/** What a reader's marks may lie over (`stretches.ts`): no markup says so. */
interface Layable {
  /** Where it stands in its text, and the mark over it. */
  readonly laid?: Laid;
}

/** A mark that a reader made, up to where it ends. */
interface Mark {
  readonly to: number;
  readonly look: string;
  /** What the reader wrote beside it; empty if nothing. */
  readonly note: string;
}

interface Laid {
  readonly from: number;
  readonly to: number;
  readonly mark?: Mark;
}

export type Block =
  | { readonly kind: "paragraph"; readonly children: readonly Inline[] }
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "notes"; readonly items: readonly (readonly Inline[])[] }
  | { readonly kind: "verse"; readonly lines: readonly (readonly Inline[])[] };

/** Raised for markup that is not balanced; the examiner rejects an item that raises it. */
export class ProseError extends Error {
  override name = "ProseError";
}

/** A blank is exactly six underscores; the parser takes it before `__…__`. */
export const BLANK = "______";

/** Parses a whole text: paragraphs, notes and verse divided by blank lines. */
export function parseProse(markup: string): Block[] {
  // Most texts are one line, and to look for a break costs less than to divide by it.
  const parts = markup.includes("\n\n") ? markup.split(/\n{2,}/) : [markup];
  return parts.filter((part) => part.trim() !== "").map(parseBlock);
}

function parseBlock(part: string): Block {
  const items = linesAfter("- ", part);
  if (items !== undefined) return { kind: "notes", items };
  const lines = linesAfter("| ", part);
  if (lines !== undefined) return { kind: "verse", lines };
  if (part === "Text 1" || part === "Text 2") return { kind: "heading", text: part };
  return { kind: "paragraph", children: parseInline(part.replaceAll("\n", " ")) };
}

/** The lines of a block in which each begins with the sign, without it; undefined when one does not. */
function linesAfter(sign: string, part: string): Inline[][] | undefined {
  if (!part.startsWith(sign)) return undefined;
  const lines = part.split("\n");
  return lines.every((line) => line.startsWith(sign))
    ? lines.map((line) => parseInline(line.slice(sign.length)))
    : undefined;
}

/** Parses one run of text, without paragraphs: an option, a label, a line. */
export function parseInline(markup: string): Inline[] {
  const out: Inline[] = [];
  let text = "";
  const flush = () => {
    if (text !== "") out.push({ kind: "text", text });
    text = "";
  };
  for (let at = 0; at < markup.length;) {
    const token = tokenAt(markup, at);
    if (token.inline === undefined) text += token.text;
    else {
      flush();
      out.push(token.inline);
    }
    at = token.end;
  }
  flush();
  return out;
}

interface Token {
  readonly end: number;
  readonly text?: string;
  readonly inline?: Inline;
}

function tokenAt(markup: string, at: number): Token {
  switch (markup.charAt(at)) {
    case "$": {
      const close = markup.indexOf("$", at + 1);
      if (close < 0) throw new ProseError(`a $ is not closed: ${markup.slice(at, at + 40)}`);
      return { inline: { kind: "math", tex: markup.slice(at + 1, close) }, end: close + 1 };
    }
    case "*":
      return enclosed(markup, at, "*", "italic");
    case "_":
      if (markup.startsWith(BLANK, at))
        return { inline: { kind: "blank" }, end: at + BLANK.length };
      if (markup.startsWith("__", at)) return enclosed(markup, at, "__", "underline");
      break;
    case "\\":
      if (markup.charAt(at + 1) === "$") return { text: "$", end: at + 2 };
      break;
  }
  const end = nextMark(markup, at + 1);
  return { text: markup.slice(at, end), end };
}

/** Where the next character stands that may begin something else than text; the end when there is none. */
function nextMark(markup: string, from: number): number {
  MARK.lastIndex = from;
  return MARK.test(markup) ? MARK.lastIndex - 1 : markup.length;
}

const MARK = /[\\$*_]/g;

function enclosed(markup: string, at: number, mark: string, kind: "italic" | "underline"): Token {
  const close = markup.indexOf(mark, at + mark.length);
  if (close < 0) throw new ProseError(`${mark} is not closed: ${markup.slice(at, at + 40)}`);
  const children = parseInline(markup.slice(at + mark.length, close));
  return { inline: { kind, children }, end: close + mark.length };
}

/** The reader's text without marks: for word counts and search. TeX is kept as it is unless `ofTex` reads it. */
export function plainText(markup: string, ofTex: TexReader = (tex) => tex): string {
  return parseProse(markup)
    .map((block) => blockText(block, ofTex))
    .join("\n\n");
}

type TexReader = (tex: string) => string;

function blockText(block: Block, ofTex: TexReader): string {
  const lineText = (line: readonly Inline[]) => inlineText(line, ofTex);
  switch (block.kind) {
    case "heading":
      return block.text;
    case "paragraph":
      return lineText(block.children);
    case "notes":
      return block.items.map(lineText).join("\n");
    case "verse":
      return block.lines.map(lineText).join("\n");
  }
}

function inlineText(children: readonly Inline[], ofTex: TexReader): string {
  return children
    .map((child) => {
      switch (child.kind) {
        case "text":
          return child.text;
        case "math":
          return ofTex(child.tex);
        case "blank":
          return BLANK;
        case "italic":
        case "underline":
          return inlineText(child.children, ofTex);
      }
    })
    .join("");
}
