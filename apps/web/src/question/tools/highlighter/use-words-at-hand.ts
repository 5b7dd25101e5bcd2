import { useEffect, useEffectEvent, useRef, useState } from "react";
import { MARKABLE, type MarkablePart } from "../tool-work.ts";
import { selectedStretch } from "./selected-stretch.ts";

/** The words that a pointer or finger is at: those that are selected, or those of a mark, by an offset within it. */
export type WordsAtHand =
  | { readonly kind: "selected" }
  | { readonly kind: "mark"; readonly part: MarkablePart; readonly at: number };

interface Pointing {
  readonly words: WordsAtHand | undefined;
  readonly isTouch: boolean;
}

/** Follows which words a pointer or finger has come to rest at, and the way to let go of them. */
export function useWordsAtHand(): [at: Pointing, letGo: () => void] {
  const [words, setWords] = useState<WordsAtHand>();
  const [isTouch, setTouch] = useState(false);
  const isDown = useRef(false);
  const look = useEffectEvent(() => {
    if (isDown.current) return;
    const isSelected = selectedStretch(getSelection()) !== undefined;
    // Another each time, for what is selected may be more than before.
    if (isSelected) setWords({ kind: "selected" });
    else setWords((former) => (former?.kind === "selected" ? undefined : former));
  });
  const down = useEffectEvent(({ target, pointerType }: PointerEvent) => {
    if (target instanceof Element && target.closest("[data-mark-bar]") !== null) return;
    isDown.current = true;
    setTouch(pointerType === "touch");
    setWords(undefined);
  });
  const up = useEffectEvent(() => {
    isDown.current = false;
    look();
  });
  const click = useEffectEvent(({ target }: MouseEvent) => {
    const touched = target instanceof Element ? markUnder(target) : undefined;
    if (touched !== undefined && getSelection()?.isCollapsed !== false) setWords(touched);
  });
  // The pointer and the selection are the browser's.
  useEffect(() => {
    const end = new AbortController();
    document.addEventListener("pointerdown", (event) => down(event), end);
    for (const name of ["pointerup", "pointercancel"])
      document.addEventListener(name, () => up(), end);
    document.addEventListener("selectionchange", () => look(), end);
    document.addEventListener("click", (event) => click(event), end);
    document.addEventListener("keydown", ({ key }) => key === "Escape" && setWords(undefined), end);
    return () => end.abort();
  }, []);
  return [{ words, isTouch }, () => setWords(undefined)];
}

function markUnder(target: Element): WordsAtHand | undefined {
  const mark = target.closest<HTMLElement>("[data-markable] mark[data-from]");
  const part = mark?.closest<HTMLElement>("[data-markable]")?.dataset["markable"];
  const known = MARKABLE.find((one) => one === part);
  return mark === null || known === undefined
    ? undefined
    : { kind: "mark", part: known, at: Number(mark.dataset["from"]) };
}
