/** A label as a text alternative says it. */
export function spoken(label: string): string {
  return label
    .replaceAll("^\\circ", "°")
    .replaceAll(/\\sqrt\{(\d+)\}/g, "√$1")
    .replaceAll("\\theta", "θ")
    .replaceAll("{,}", ",");
}
