import type { Inline } from "@sat/item";

/** A part of a line, with the marks beside it that must stay on its line. */
interface Joined {
  readonly inline: Inline;
  readonly before: string;
  readonly after: string;
}

/** What may not end a line, before a formula or a blank. */
const OPENING = /[([“‘"]+$/;
/** What may not begin a line, after one: closing marks, the rest of a compound such as 4-inch, a measure. */
const CLOSING = /^(?:[.,;:?!)\]’”"%°]+|-\w+|\u00A0\S+)/;

/** Takes the marks beside formulas and blanks out of the texts: a browser would break the line between the two. */
export function joinedMarks(inlines: readonly Inline[]): Joined[] {
  return inlines.map((inline, at) => {
    if (inline.kind === "text") {
      const { closing, own } = partsOf(inlines, at);
      const laid = inline.laid && { laid: shortened(inline.laid, closing.length, own.length) };
      return { inline: { ...inline, text: own, ...laid }, before: "", after: "" };
    }
    if (!isOfOnePiece(inline)) return { inline, before: "", after: "" };
    return {
      inline,
      before: partsOf(inlines, at - 1).opening,
      after: partsOf(inlines, at + 1).closing,
    };
  });
}

/** Where a piece of text stands of which others have taken the first characters, and perhaps the last. */
function shortened<Place extends { readonly from: number }>(
  laid: Place,
  taken: number,
  length: number,
) {
  const from = laid.from + taken;
  return { ...laid, from, to: from + length };
}

/** A text's closing marks of what is before it, its opening marks of what comes, and what is left. */
function partsOf(inlines: readonly Inline[], at: number) {
  const inline = inlines[at];
  if (inline?.kind !== "text") return { closing: "", own: "", opening: "" };
  const closing = isOfOnePiece(inlines[at - 1]) ? (CLOSING.exec(inline.text)?.[0] ?? "") : "";
  const rest = inline.text.slice(closing.length);
  const opening = isOfOnePiece(inlines[at + 1]) ? (OPENING.exec(rest)?.[0] ?? "") : "";
  return { closing, own: rest.slice(0, rest.length - opening.length), opening };
}

function isOfOnePiece(inline: Inline | undefined): boolean {
  return inline?.kind === "math" || inline?.kind === "blank";
}
