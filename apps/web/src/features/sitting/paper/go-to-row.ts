/** Brings the focus to the row so many on from this one; past the last stands the button that ends the copying. */
export function goToRow(row: Element, step: number): void {
  const rows = [...document.querySelectorAll("[data-answer]")];
  const next = rows[rows.indexOf(row) + step];
  const control =
    next?.querySelector<HTMLElement>(":checked") ??
    next?.querySelector<HTMLElement>("input, button");
  control?.focus();
}
