/** Brings the focus so many rows on from what is in one; past the last stands the button that ends the copying. */
export function goToRow(from: Element, step: number): void {
  const rows = [...document.querySelectorAll("[data-answer]")];
  const next = rows[rows.findIndex((row) => row.contains(from)) + step];
  const control =
    next?.querySelector<HTMLElement>(":checked") ??
    next?.querySelector<HTMLElement>("input, button");
  control?.focus();
}
