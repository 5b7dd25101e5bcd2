import type { SolidFigure } from "@sat/item";
import { chain, ellipseChain, type Segment, type Spot } from "./plane-geometry.ts";

export type Dimension = keyof SolidFigure["labels"];

/** How a solid is drawn: seen edges, hidden edges, and the line each dimension is read along. */
export interface SolidShape {
  readonly seen: string;
  readonly hidden: string;
  readonly dots: readonly Spot[];
  /** Dimension lines; `isEdge` when the line is an edge that is drawn anyway. */
  readonly dimensions: Readonly<
    Partial<Record<Dimension, Segment & { readonly isEdge?: boolean; readonly side: Spot }>>
  >;
  /** The seen lines, for labels to keep clear of, and the hidden ones where they need not. */
  readonly outline: readonly Segment[];
  readonly behind?: readonly Segment[];
}

const UP = { x: 0, y: -1 };
const DOWN = { x: 0, y: 1 };
const LEFT = { x: -1, y: 0 };
const RIGHT = { x: 1, y: 0 };
const OUT = { x: 0.7, y: 0.7 };

function at(x: number, y: number): Spot {
  return { x, y };
}

function line(...spots: Spot[]): string {
  return spots.map(({ x, y }, place) => `${place === 0 ? "M" : "L"}${x} ${y}`).join("");
}

/** A box seen from the front, above and to the right. */
function prism(): SolidShape {
  const [a, b, c, d] = [at(70, 90), at(210, 90), at(210, 200), at(70, 200)];
  const [e, f, g, h] = [at(130, 45), at(270, 45), at(270, 155), at(130, 155)];
  return {
    seen: `${line(a, b, c, d)}Z${line(a, e, f, b)}${line(f, g, c)}`,
    hidden: line(d, h, g) + line(h, e),
    dots: [],
    dimensions: {
      width: { from: d, to: c, isEdge: true, side: DOWN },
      depth: { from: c, to: g, isEdge: true, side: OUT },
      height: { from: a, to: d, isEdge: true, side: LEFT },
    },
    outline: [...chain([a, b, c, d, a, e, f, g, c]), ...chain([b, f])],
  };
}

/** A pyramid on a rectangle, seen from the front and above. */
function pyramid(): SolidShape {
  const [a, b, c, d] = [at(25, 198), at(215, 198), at(301, 148), at(111, 148)];
  const apex = at(163, 12);
  const foot = at(163, 173);
  const side = at(258, 173);
  return {
    seen: line(a, b, c, apex, a) + line(b, apex),
    hidden: line(a, d, c) + line(d, apex),
    dots: [foot],
    dimensions: {
      width: { from: a, to: b, isEdge: true, side: DOWN },
      depth: { from: b, to: c, isEdge: true, side: OUT },
      height: { from: apex, to: foot, side: LEFT },
      slant: { from: apex, to: side, side: RIGHT },
    },
    outline: [...chain([a, b, c, apex, a]), ...chain([b, apex])],
    behind: [...chain([a, d, c]), ...chain([d, apex])],
  };
}

function cylinder(): SolidShape {
  const round = { left: 85, right: 255, top: 45, bottom: 200, flat: 26 };
  const { left, top, bottom, flat } = round;
  return {
    seen:
      `M${left} ${top}a85 ${flat} 0 1 0 170 0a85 ${flat} 0 1 0 -170 0` +
      `M${left} ${top}V${bottom}a85 ${flat} 0 0 0 170 0V${top}`,
    hidden: `M${left} ${bottom}a85 ${flat} 0 0 1 170 0`,
    ...measuredCylinder(round),
  };
}

interface Round {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
  /** Half the height of the ellipses that its top and bottom are seen as. */
  readonly flat: number;
}

/** What every cylinder has alike: its dimension lines, and the lines for labels to keep clear of. */
function measuredCylinder({ left, right, top, bottom, flat }: Round) {
  const radius = (right - left) / 2;
  const middle = at(left + radius, top);
  return {
    dots: [middle],
    dimensions: {
      radius: { from: middle, to: at(right, top), side: UP },
      diameter: { from: at(left, top), to: at(right, top), side: UP },
      height: { from: at(right, top), to: at(right, bottom), isEdge: true, side: RIGHT },
    },
    outline: [
      ...ellipseChain(middle, radius, flat),
      ...ellipseChain(at(middle.x, bottom), radius, flat),
      ...chain([at(left, top), at(left, bottom)]),
      ...chain([at(right, top), at(right, bottom)]),
    ],
  };
}

function cone(): SolidShape {
  const apex = at(170, 20);
  const foot = at(170, 195);
  const [left, right, flat] = [75, 265, 28];
  return {
    // The edges touch the base a little in front of its ends, as they do to the eye.
    seen: `M${left + 1} 190L${apex.x} ${apex.y}L${right - 1} 190M${left} 195a95 ${flat} 0 0 0 190 0`,
    hidden: `M${left} 195a95 ${flat} 0 0 1 190 0`,
    dots: [foot],
    dimensions: {
      height: { from: apex, to: foot, side: LEFT },
      radius: { from: foot, to: at(right, 195), side: DOWN },
      diameter: { from: at(left, 195), to: at(right, 195), side: DOWN },
      slant: { from: apex, to: at(right, 195), isEdge: true, side: RIGHT },
    },
    outline: [...ellipseChain(foot, 95, flat), ...chain([at(left, 195), apex, at(right, 195)])],
  };
}

function sphere(): SolidShape {
  const middle = at(170, 120);
  const [radius, flat] = [95, 26];
  return {
    seen: `M75 120a${radius} ${radius} 0 1 0 190 0a${radius} ${radius} 0 1 0 -190 0M75 120a${radius} ${flat} 0 0 0 190 0`,
    hidden: `M75 120a${radius} ${flat} 0 0 1 190 0`,
    dots: [middle],
    dimensions: {
      radius: { from: middle, to: at(265, 120), side: UP },
      diameter: { from: at(75, 120), to: at(265, 120), side: UP },
    },
    outline: [...ellipseChain(middle, radius, radius), ...ellipseChain(middle, radius, flat)],
  };
}

function hemisphere(): SolidShape {
  const middle = at(170, 160);
  const [radius, flat] = [110, 28];
  const [left, right] = [at(60, 160), at(280, 160)];
  return {
    seen: `M60 160a${radius} ${radius} 0 0 1 220 0M60 160a${radius} ${flat} 0 0 0 220 0`,
    hidden: `M60 160a${radius} ${flat} 0 0 1 220 0`,
    dots: [middle],
    dimensions: {
      radius: { from: middle, to: right, side: UP },
      diameter: { from: left, to: right, side: UP },
    },
    outline: [...upperHalf(middle, radius), ...ellipseChain(middle, radius, flat)],
  };
}

function upperHalf(middle: Spot, radius: number): Segment[] {
  return ellipseChain(middle, radius, radius).filter(({ from, to }) =>
    [from, to].every(({ y }) => y <= middle.y + 1),
  );
}

/** A cylinder with something on it, or taken out of its top. */
function toppedCylinder(top: number, seenTop: string, hiddenTop: string): SolidShape {
  const round = { left: 100, right: 240, top, bottom: 204, flat: 26 };
  const { left, bottom, flat } = round;
  const back = `M${left} ${top}a70 ${flat} 0 0 1 140 0`;
  const isOpen = seenTop === "";
  return {
    seen: `M${left} ${top}a70 ${flat} 0 0 0 140 0M${left} ${top}V${bottom}a70 ${flat} 0 0 0 140 0V${top}${isOpen ? back : seenTop}`,
    hidden: `M${left} ${bottom}a70 ${flat} 0 0 1 140 0${isOpen ? "" : back}${hiddenTop}`,
    ...measuredCylinder(round),
  };
}

function domedCylinder(): SolidShape {
  const shape = toppedCylinder(90, "M100 90a70 70 0 0 1 140 0", "");
  return { ...shape, outline: [...shape.outline, ...upperHalf(at(170, 90), 70)] };
}

function hollowedCylinder(): SolidShape {
  return toppedCylinder(45, "", "M100 45a70 70 0 0 0 140 0");
}

function pointedCylinder(): SolidShape {
  const [apex, foot] = [at(170, 10), at(170, 95)];
  const shape = toppedCylinder(95, line(at(100, 95), apex, at(240, 95)), "");
  return {
    ...shape,
    dimensions: { ...shape.dimensions, top: { from: apex, to: foot, side: LEFT } },
    outline: [...shape.outline, ...chain([at(100, 95), apex, at(240, 95)])],
  };
}

export const SOLID_SHAPES: Readonly<Record<SolidFigure["solid"], SolidShape>> = {
  prism: prism(),
  cylinder: cylinder(),
  cone: cone(),
  sphere: sphere(),
  pyramid: pyramid(),
  hemisphere: hemisphere(),
  "domed-cylinder": domedCylinder(),
  "pointed-cylinder": pointedCylinder(),
  "hollowed-cylinder": hollowedCylinder(),
};
