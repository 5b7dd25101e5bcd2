import type { Locator } from "@playwright/test";

type Edge = "top" | "bottom";

/** Whether a part of a page is in view from its first line to its last. */
export function isSeen(part: Locator): Promise<boolean> {
  return areInView(part, ["top", "bottom"]);
}

/** Whether a part of a page that may be longer than the window has its end in view. */
export function isEndSeen(part: Locator): Promise<boolean> {
  return areInView(part, ["bottom"]);
}

/** Whether a finger on the lines at these edges would meet the part: else they are cut off, or something lies over them. */
function areInView(part: Locator, edges: readonly Edge[]): Promise<boolean> {
  return part.evaluate((element, wanted) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const lines = { top: top + 2, bottom: bottom - 2 };
    return wanted.every((edge) =>
      element.contains(document.elementFromPoint((left + right) / 2, lines[edge])),
    );
  }, edges);
}
