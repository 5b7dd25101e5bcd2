/**
 * Words as an explanation cites them, with the mark that follows: in italics, or in quotation marks where a title among
 * them is in italics already.
 */
export function cited(words: string, mark: "" | "," | "." = ""): string {
  return words.includes("*") ? `“${words}${mark}”` : `*${words}*${mark}`;
}

/** Words of a stretch up to which it is shown whole, and how many are shown of both its ends. */
const WHOLE = 40;
const END = 15;

/** A very long stretch without its middle. A title in italics is not cut in two. */
export function shortened(text: string): string {
  const words = text.split(" ");
  if (words.length <= WHOLE || text.includes("*")) return text;
  return `${words.slice(0, END).join(" ")} … ${words.slice(-END).join(" ")}`;
}
