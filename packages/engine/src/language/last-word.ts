/** What stands behind the last space of a text. */
export function lastWord(text: string): string {
  return text.slice(text.lastIndexOf(" ") + 1);
}
