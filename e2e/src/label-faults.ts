import type { Locator } from "@playwright/test";
import { type DrawnLabel, drawnParts, type Spot } from "./drawn-parts.ts";

/** How far a line may reach into a label's box, and a label out of the drawing, in pixels. */
const [TOUCH, BEYOND] = [0.5, 1];

/** What is wrong with a drawing's labels: that they lie on each other, on a line, or leave the drawing. */
export async function labelFaults(drawing: Locator): Promise<string[]> {
  const { labels, lines, frame } = await drawnParts(drawing);
  const pairs = labels.flatMap((one, at) =>
    labels
      .slice(at + 1)
      .filter((other) => !apart(one, other) && !apart(other, one))
      .map((other) => `"${one.text}" lies on "${other.text}"`),
  );
  const crossed = labels.flatMap((label) =>
    lines
      .filter(({ spots }) => spots.some((spot) => isInside(label, spot)))
      .map(({ name }) => `"${label.text}" lies on a ${name}`),
  );
  const leaves = ([x, y]: Spot) =>
    Math.min(x - frame.left, frame.right - x, y - frame.top, frame.bottom - y) < -BEYOND;
  const outside = labels
    .filter(({ corners }) => corners.some(leaves))
    .map(({ text }) => `"${text}" leaves the drawing`);
  return [...pairs, ...crossed, ...outside];
}

/** How far a spot is behind each side of a label's box; in front of a side it is less than nought. */
function depths({ corners }: DrawnLabel, [x, y]: Spot): number[] {
  return corners.map((from, at) => {
    const to = corners[(at + 1) % corners.length] ?? from;
    const [right, down] = [to[0] - from[0], to[1] - from[1]];
    return (right * (y - from[1]) - down * (x - from[0])) / Math.hypot(right, down);
  });
}

function isInside(label: DrawnLabel, spot: Spot): boolean {
  return depths(label, spot).every((depth) => depth > TOUCH);
}

/** Two boxes, turned or not, are apart when some side of one has the whole other before it. */
function apart(one: DrawnLabel, other: DrawnLabel): boolean {
  const behind = other.corners.map((corner) => depths(one, corner));
  return one.corners.some((_, side) => behind.every((depth) => (depth[side] ?? 0) <= TOUCH));
}
