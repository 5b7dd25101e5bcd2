import type { Stretch } from "@sat/item";
import { MARKABLE, type MarkablePart } from "../tool-work.ts";

/** What is selected of the part of a question that can be marked; undefined where nothing of it is. */
export function selectedStretch(
  selection: Selection | null,
): (Stretch & { readonly part: MarkablePart }) | undefined {
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return undefined;
  const range = selection.getRangeAt(0);
  for (const part of MARKABLE) {
    const pieces = [
      ...document.querySelectorAll<HTMLElement>(`[data-markable=${part}] [data-from]`),
    ];
    const within = pieces.filter((piece) => range.intersectsNode(piece));
    const [first, last] = [within[0], within.at(-1)];
    if (first === undefined || last === undefined) continue;
    const from =
      offsetIn(first, range.startContainer, range.startOffset) ?? numberOf(first, "from");
    const to = offsetIn(last, range.endContainer, range.endOffset) ?? numberOf(last, "to");
    if (from < to) return { part, from, to };
  }
  return undefined;
}

/** The offset of a place within a piece of text; undefined where it is none, as in a formula, which is marked whole. */
function offsetIn(piece: HTMLElement, node: Node, at: number): number | undefined {
  const shown = shownText(piece);
  if (node !== shown) return undefined;
  return numberOf(piece, "from") + Math.min(at, shown.length);
}

/** The characters of a piece that are seen; beside them may be words for ears alone. */
function shownText(piece: HTMLElement): Text | undefined {
  const seen = piece.querySelector(":scope > span > [aria-hidden]") ?? piece;
  return seen.firstChild instanceof Text ? seen.firstChild : undefined;
}

function numberOf(piece: HTMLElement, edge: "from" | "to"): number {
  return Number(piece.dataset[edge]);
}
