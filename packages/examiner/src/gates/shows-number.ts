import { remembered } from "../remembered.ts";
import { formulasOf, plainTextOf } from "./gate.ts";

/** Whether a text shows the number of a printed option, not as a part of a longer one; units count for nothing. */
export function showsNumber(text: string, printed: string): boolean {
  const [shown, number] = [prosed(plainTextOf(text)), prosed(bareNumber(printed))];
  for (let at = shown.indexOf(number); at >= 0; at = shown.indexOf(number, at + 1)) {
    const after = shown.slice(at + number.length, at + number.length + 2);
    if (!BEFORE.test(shown.charAt(at - 1)) && !AFTER.test(after)) return true;
    if (at === shown.length) return false;
  }
  return false;
}

/** A comma of thousands is one, in a formula and in prose. */
function prosed(text: string): string {
  return text.replaceAll("{,}", ",");
}

/** What makes a number a part of a longer one. */
const BEFORE = /[\d.,]/;
const AFTER = /^(?:\d|[.,]\d)/;

/** A numeric option without its unit and dollar signs. */
const bareNumber = remembered((printed) => {
  const [tex] = formulasOf(printed);
  const bare = tex ?? /[-\u2212\d][\d,.]*/.exec(printed)?.[0] ?? printed;
  return bare.replace(/\\%$|\^\{?\\circ\}?$|\\text\{[^}]*\}$/, "").trim();
});
