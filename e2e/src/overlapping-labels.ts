import type { Locator } from "@playwright/test";

/**
 * Pairs of labels of a drawing that lie on each other, and labels that leave the drawing, as texts. A label's box goes from
 * the top of its capitals to the foot of its descenders, whatever room its font claims.
 */
export async function overlappingLabels(drawing: Locator): Promise<string[]> {
  return drawing.evaluate((svg) => {
    type Corner = readonly [x: number, y: number];
    interface Quad {
      readonly text: string;
      readonly corners: readonly Corner[];
    }

    /** Above and below the baseline, by the size of the type. */
    const [CAPITALS, DESCENDERS] = [0.72, 0.2];
    const frame = svg.getBoundingClientRect();

    function quadOf(label: SVGTextElement): Quad {
      const { x, width } = label.getBBox();
      const baseline = Number(label.getAttribute("y"));
      const size = Number(label.getAttribute("font-size"));
      const toScreen = label.getScreenCTM();
      if (toScreen === null) throw new Error("a label is not drawn");
      const [top, bottom] = [baseline - CAPITALS * size, baseline + DESCENDERS * size];
      const corners = [
        [x, top],
        [x + width, top],
        [x + width, bottom],
        [x, bottom],
      ].map(([left, up]): Corner => {
        const { x: right, y: down } = new DOMPoint(left, up).matrixTransform(toScreen);
        return [right, down];
      });
      return { text: label.textContent, corners };
    }

    /** Two boxes, turned or not, are apart when some side of one has the whole other behind it. */
    function apart(one: Quad, other: Quad): boolean {
      return one.corners.some((corner, at) => {
        const next = one.corners[(at + 1) % 4];
        if (next === undefined) return false;
        const normal = [next[1] - corner[1], corner[0] - next[0]] as const;
        const side = ([x, y]: Corner) => (x - corner[0]) * normal[0] + (y - corner[1]) * normal[1];
        const own = Math.max(...one.corners.map((each) => Math.abs(side(each))));
        const inside = one.corners.some((each) => side(each) < -own / 2) ? -1 : 1;
        return other.corners.every((each) => side(each) * inside <= 0.5);
      });
    }

    const quads = [...svg.querySelectorAll("text")].map(quadOf);
    const pairs = quads.flatMap((one, at) =>
      quads
        .slice(at + 1)
        .filter((other) => !apart(one, other) && !apart(other, one))
        .map((other) => `"${one.text}" lies on "${other.text}"`),
    );
    const leaves = ([x, y]: Corner) =>
      Math.min(x - frame.left, frame.right - x, y - frame.top, frame.bottom - y) < -1;
    const outside = quads
      .filter(({ corners }) => corners.some(leaves))
      .map(({ text }) => `"${text}" leaves the drawing`);
    return [...pairs, ...outside];
  });
}
