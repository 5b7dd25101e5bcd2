import { useEffect, useEffectEvent } from "react";
import { areSingleKeysOn } from "../../lib/single-keys.ts";
import { takesKeys } from "./use-answer-keys.ts";

/** Calls back when a key of these is struck by itself, with such keys on and while nothing else takes them. */
export function useSingleKey(keys: RegExp, onStruck: () => void): void {
  const onKey = useEffectEvent(({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
    if (!keys.test(key) || ctrlKey || metaKey || altKey) return;
    if (areSingleKeysOn() && !takesKeys(target)) onStruck();
  });
  // The keys belong to the page, whatever in it has the focus.
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    document.addEventListener("keydown", listener);
    return () => document.removeEventListener("keydown", listener);
  }, []);
}
