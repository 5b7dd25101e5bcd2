/** What JSON is made of outside its texts, as bytes: in UTF-8 they are no part of any other sign. */
export const QUOTE = byteOf('"');
export const COMMA = byteOf(",");
export const OPENING = new Set([byteOf("["), byteOf("{")]);
export const CLOSING = new Set([byteOf("]"), byteOf("}")]);

const BACKSLASH = byteOf("\\");

/** Where the quotation mark is that ends the text which one begins. */
export function endOfText(json: Uint8Array, begin: number): number {
  for (let at = begin + 1; at < json.length; at++) {
    if (json[at] === QUOTE) return at;
    if (json[at] === BACKSLASH) at++;
  }
  return json.length;
}

function byteOf(sign: string): number {
  return sign.charCodeAt(0);
}
