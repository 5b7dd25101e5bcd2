/**
 * Folds a sheet away, which a button has unfolded over the page, when the focus comes to lie outside of both: it would
 * lie under the sheet otherwise. A click on what takes no focus brings none, and folds the sheet by itself.
 */
export function foldOnLeave(): void {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element)) return;
    const opens = target.getAttribute("popovertarget");
    for (const sheet of document.querySelectorAll<HTMLElement>("[popover]")) {
      // The focus stays where it came to: it is given back to the button only from within.
      if (sheet.id !== opens && !sheet.contains(target)) sheet.hidePopover();
    }
  });
}
