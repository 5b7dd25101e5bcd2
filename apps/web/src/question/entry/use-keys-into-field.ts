import type { RefObject } from "react";
import { useSingleKey } from "../controls/use-single-key.ts";

/** What an answer can begin with, or go on with. */
const OF_ANSWERS = /^[\d.-]$/;

/** Lets digits that are typed anywhere on the page go into its one field: the browser types where the focus has come to. */
export function useKeysIntoField(field: RefObject<HTMLInputElement | null>, isOnly: boolean): void {
  useSingleKey(OF_ANSWERS, () => isOnly && field.current?.focus());
}
