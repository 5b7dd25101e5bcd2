import katex from "katex";
import "katex/dist/katex.min.css";
import { unbrokenBrackets } from "./unbroken-brackets.ts";

/** Largest size that a formula may ask for, in ems: an imported one may ask for more than a page has. */
const LARGEST_SIZE = 20;

/** Sets TeX into an element of its own; `isBlock`: on a line of its own. */
export function typeset(tex: string, ground: HTMLElement, isBlock: boolean): void {
  katex.render(unbrokenBrackets(tex), ground, {
    displayMode: isBlock,
    output: "html",
    throwOnError: false,
    strict: "ignore",
    maxSize: LARGEST_SIZE,
  });
}
