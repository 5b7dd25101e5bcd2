/** Lists and objects within each other, twice as many as any export has. */
const DEEPEST = 20;

const [QUOTE, BACKSLASH] = [byteOf('"'), byteOf("\\")];
const OPENING = new Set([byteOf("["), byteOf("{")]);
const CLOSING = new Set([byteOf("]"), byteOf("}")]);

/**
 * Whether JSON is nested deeper than any export. What is nested without end takes the parser fifty times its length,
 * beyond all that bounds the memory of a thread. In UTF-8 the signs looked for are no part of any other.
 */
export function isDeep(json: Uint8Array): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at] ?? 0;
    if (byte === QUOTE) at = endOfText(json, at);
    else if (OPENING.has(byte)) depth++;
    else if (CLOSING.has(byte)) depth--;
    if (depth > DEEPEST) return true;
  }
  return false;
}

/** Where the quotation mark is that ends the text which one begins. */
function endOfText(json: Uint8Array, begin: number): number {
  for (let at = begin + 1; at < json.length; at++) {
    if (json[at] === QUOTE) return at;
    if (json[at] === BACKSLASH) at++;
  }
  return json.length;
}

function byteOf(sign: string): number {
  return sign.charCodeAt(0);
}
