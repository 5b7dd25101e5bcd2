/**
 * A text wrapped over several indented lines of source, as one string of prose markup: lines of a paragraph
 * are joined, lines of verse (`| `) and notes (`- `) kept, paragraphs divided by a blank line.
 */
export function prose(strings: TemplateStringsArray): string {
  return strings
    .join("")
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split("\n").map((line) => line.trim()))
    .map((lines) => lines.filter((line) => line !== ""))
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join(isKept(lines) ? "\n" : " "))
    .join("\n\n");
}

function isKept(lines: readonly string[]): boolean {
  return lines.every((line) => line.startsWith("| ") || line.startsWith("- "));
}
