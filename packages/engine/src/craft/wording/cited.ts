/** Words as an explanation cites them: in italics, or in quotation marks where a title among them is in italics already. */
export function cited(words: string): string {
  return words.includes("*") ? `“${words}”` : `*${words}*`;
}
