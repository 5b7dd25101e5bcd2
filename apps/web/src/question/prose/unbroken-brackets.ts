/** Words within a formula, brackets (an interval may mix the kinds), and signs after which KaTeX would break a line. */
const PARTS =
  /\\text\{[^}]*\}|[()[\]]|[-+=<>]|\\(?:pm|cdot|times|div|leq?|geq?|neq?|lt|gt)(?![a-z])/g;

/** TeX whose lines do not break within brackets, as KaTeX's would, but do between two pairs of them. */
export function unbrokenBrackets(tex: string): string {
  let depth = 0;
  return tex.replace(PARTS, (part, at: number) => {
    if (part === "(" || part === "[") {
      depth += 1;
      if (depth === 1 && tex[at - 1] === ")") return `\\allowbreak ${part}`;
    } else if (part === ")" || part === "]") depth -= 1;
    else if (depth > 0 && !part.startsWith("\\text")) return `${part}\\nobreak `;
    return part;
  });
}
