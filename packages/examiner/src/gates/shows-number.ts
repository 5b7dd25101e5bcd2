import { formulasOf, plainTextOf } from "./gate.ts";

/** Whether a text shows the number of a printed option, not as a part of a longer one; units count for nothing. */
export function showsNumber(text: string, printed: string): boolean {
  const pattern = new RegExp(`(?<![\\d.,])${escaped(bareNumber(printed))}(?!\\d|[.,]\\d)`);
  return pattern.test(plainTextOf(text));
}

/** A numeric option without its unit and dollar signs. */
function bareNumber(printed: string): string {
  const [tex] = formulasOf(printed);
  const bare = tex ?? /[-\u2212\d][\d,.]*/.exec(printed)?.[0] ?? printed;
  return bare.replace(/\\%$|\^\{?\\circ\}?$|\\text\{[^}]*\}$/, "").trim();
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
