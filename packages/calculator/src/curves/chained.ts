import type { Path } from "./shapes.ts";

/** A place where segments meet: those of one id. */
export interface Knot {
  readonly id: number;
  readonly x: number;
  readonly y: number;
}

export type Segment = readonly [Knot, Knot];

/** Segments put together to paths as long as can be, which dashes and tracing need. */
export function chained(segments: readonly Segment[]): readonly Path[] {
  const at = new Map<number, Segment[]>();
  for (const segment of segments) {
    for (const { id } of segment) {
      const others = at.get(id);
      if (others === undefined) at.set(id, [segment]);
      else others.push(segment);
    }
  }
  const used = new Set<Segment>();
  /** Walks on from a knot for as long as a segment is left there. */
  const walk = (from: Knot): readonly Knot[] => {
    const knots: Knot[] = [];
    for (let here: Knot | undefined = from; here !== undefined;) {
      const { id }: Knot = here;
      const next: Segment | undefined = at.get(id)?.find((segment) => !used.has(segment));
      if (next !== undefined) used.add(next);
      here = next?.find((knot) => knot.id !== id);
      if (here !== undefined) knots.push(here);
    }
    return knots;
  };
  const paths: Path[] = [];
  for (const segment of segments) {
    if (used.has(segment)) continue;
    used.add(segment);
    const [first, second] = segment;
    const forth = walk(second);
    const knots = [...walk(first).toReversed(), first, second, ...forth];
    paths.push(knots.flatMap(({ x, y }) => [x, y]));
  }
  return paths;
}
