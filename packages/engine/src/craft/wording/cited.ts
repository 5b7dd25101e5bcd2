/** Words as an explanation cites them: in italics, or in quotation marks where a title among them is in italics already. */
export function cited(words: string): string {
  return words.includes("*") ? `“${words}”` : `*${words}*`;
}

/** Words of a stretch up to which it is shown whole, and how many are shown of both its ends. */
const WHOLE = 24;
const END = 9;

/** A long stretch without its middle. A title in italics is not cut in two. */
export function shortened(text: string): string {
  const words = text.split(" ");
  if (words.length <= WHOLE || text.includes("*")) return text;
  return `${words.slice(0, END).join(" ")} … ${words.slice(-END).join(" ")}`;
}
