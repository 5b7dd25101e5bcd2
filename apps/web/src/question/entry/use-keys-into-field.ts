import { type RefObject, useEffect } from "react";
import { areSingleKeysOn } from "../../lib/single-keys.ts";
import { takesKeys } from "../controls/use-answer-keys.ts";

/** What an answer can begin with, or go on with. */
const OF_ANSWERS = /^[\d.-]$/;

/** Lets digits that are typed anywhere on the page go into the field. */
export function useKeysIntoField(field: RefObject<HTMLInputElement | null>): void {
  // The keys belong to the page, whatever in it has the focus; the browser types where the focus has come to.
  useEffect(() => {
    const onKey = ({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent) => {
      const isTyped = OF_ANSWERS.test(key) && !ctrlKey && !metaKey && !altKey;
      if (!isTyped || !areSingleKeysOn() || takesKeys(target)) return;
      field.current?.focus();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [field]);
}
