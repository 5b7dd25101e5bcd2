import type { Locator } from "@playwright/test";

/** A spot of the screen, in pixels. */
export type Spot = readonly [x: number, y: number];

/** A label by the corners of its box, clockwise; from the top of its capitals to the foot of its descenders. */
export interface DrawnLabel {
  readonly text: string;
  readonly corners: readonly Spot[];
}

/** A line, a curve or the edge of a point, as spots along it. */
export interface DrawnLine {
  readonly name: string;
  readonly spots: readonly Spot[];
}

interface DrawnParts {
  readonly frame: {
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  };
  readonly labels: readonly DrawnLabel[];
  /** The lines that no label may lie on: not the grid, which ends before a label. */
  readonly lines: readonly DrawnLine[];
}

/** What there is in a drawing, as it is on the screen. */
export async function drawnParts(drawing: Locator): Promise<DrawnParts> {
  return drawing.evaluate((svg: SVGSVGElement) => {
    /** Above and below the baseline, by the size of the type, whatever room its font claims. */
    const [CAPITALS, DESCENDERS] = [0.72, 0.2];
    /** Pixels between two spots of a line. */
    const STEP = 1.5;
    const { left, right, top, bottom, width } = svg.getBoundingClientRect();
    const step = (STEP * svg.viewBox.baseVal.width) / width;

    function toScreen(part: SVGGraphicsElement, points: readonly DOMPoint[]): Spot[] {
      const matrix = part.getScreenCTM();
      if (matrix === null) throw new Error("a part is not drawn");
      return points.map((point) => point.matrixTransform(matrix)).map(({ x, y }) => [x, y]);
    }

    function labelOf(label: SVGTextElement): DrawnLabel {
      const box = label.getBBox();
      const baseline = Number(label.getAttribute("y"));
      const size = Number(label.getAttribute("font-size"));
      const [high, low] = [baseline - CAPITALS * size, baseline + DESCENDERS * size];
      const ends = [box.x, box.x + box.width] as const;
      const corners = [
        new DOMPoint(ends[0], high),
        new DOMPoint(ends[1], high),
        new DOMPoint(ends[1], low),
        new DOMPoint(ends[0], low),
      ];
      return { text: label.textContent, corners: toScreen(label, corners) };
    }

    function lineOf(part: SVGGeometryElement): DrawnLine {
      const id = /#([^"')]+)/.exec(part.getAttribute("clip-path") ?? "")?.[1] ?? "";
      const clip = document.getElementById(id)?.querySelector("rect")?.getBBox();
      const isSeen = ({ x, y }: DOMPoint) =>
        clip === undefined ||
        (x >= clip.x && x <= clip.x + clip.width && y >= clip.y && y <= clip.y + clip.height);
      const length = part.getTotalLength();
      const count = Math.max(1, Math.ceil(length / step));
      const points = Array.from({ length: count + 1 }, (_, at) =>
        part.getPointAtLength((length * at) / count),
      );
      const name = `${part.tagName} ${part.getAttribute("class") ?? ""}`;
      return { name, spots: toScreen(part, points.filter(isSeen)) };
    }

    const parts = svg.querySelectorAll<SVGGeometryElement>("path, polyline, circle, rect");
    const isInk = (part: Element) =>
      part.closest("defs, clipPath, pattern, [data-behind]") === null;
    return {
      frame: { left, right, top, bottom },
      labels: [...svg.querySelectorAll("text")].map(labelOf),
      lines: [...parts].filter(isInk).map(lineOf),
    };
  });
}
