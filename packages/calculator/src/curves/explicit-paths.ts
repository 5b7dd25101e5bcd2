import { closeIn, type OneDimensional } from "./one-dimension.ts";
import type { Explicit } from "./plot.ts";
import type { Path } from "./shapes.ts";
import { type Range, rangeOf, type View } from "./view.ts";

/** The curve as paths that break where it jumps and end exactly where it ends. */
export function explicitPaths({ at, along }: Explicit, view: View): readonly Path[] {
  const across = rangeOf(view, along);
  const up = rangeOf(view, along === "x" ? "y" : "x");
  const paths = new Tracer(at, up).trace(across);
  return along === "x" ? paths : paths.map(turned);
}

/** A path with its coordinates exchanged. */
function turned(path: Path): Path {
  return path.map((_, at) => path[at % 2 === 0 ? at + 1 : at - 1] ?? NaN);
}

/** A place on a curve: how far along, and how high. */
interface Spot {
  readonly u: number;
  readonly v: number;
}

/** A part of a pixel by which a line may miss its curve. */
const FINE = 0.2;

/** How often a pixel is halved to follow a bend. */
const DEEPEST = 6;

/** How much of a jump must be left on no width at all for the curve to be broken there. */
const LEFT_OF_A_JUMP = 0.4;

class Tracer {
  readonly #at: OneDimensional;
  readonly #pixel: number;
  readonly #lowest: number;
  readonly #highest: number;
  readonly #paths: number[][] = [];
  #path: number[] = [];

  constructor(at: OneDimensional, up: Range) {
    const height = up.to - up.from;
    this.#at = at;
    this.#pixel = height / up.pixels;
    // Far out of sight a curve may be cut off: what draws takes no boundless numbers.
    this.#lowest = up.from - 20 * height;
    this.#highest = up.to + 20 * height;
  }

  trace({ from, to, pixels }: Range): readonly Path[] {
    let last = this.#spot(from);
    this.#add(last);
    for (let pixel = 1; pixel <= pixels; pixel += 1) {
      const next = this.#spot(from + ((to - from) * pixel) / pixels);
      this.#join(last, next);
      last = next;
    }
    this.#lift();
    return this.#paths;
  }

  #spot(u: number): Spot {
    const v = this.#at(u);
    return { u, v: Number.isFinite(v) ? v : NaN };
  }

  #join(last: Spot, next: Spot): void {
    const [hasLast, hasNext] = [!Number.isNaN(last.v), !Number.isNaN(next.v)];
    if (hasLast && hasNext) this.#follow(last, next, 0);
    else if (hasLast) {
      this.#add(this.#end(last, next));
      this.#lift();
    } else if (hasNext) {
      this.#add(this.#end(next, last));
      this.#add(next);
    }
  }

  /** The last spot towards one at which there is none. */
  #end({ u }: Spot, none: Spot): Spot {
    const [end] = closeIn([u, none.u], (place) => Number.isFinite(this.#at(place)));
    return this.#spot(end);
  }

  #follow(last: Spot, next: Spot, depth: number): void {
    if (this.#isHidden(last, next)) {
      this.#add(next);
      return;
    }
    const middle = this.#spot((last.u + next.u) / 2);
    if (Number.isNaN(middle.v)) {
      this.#join(last, middle);
      this.#join(middle, next);
      return;
    }
    const bend = Math.abs(middle.v - (last.v + next.v) / 2);
    if (bend <= FINE * this.#pixel) this.#add(next);
    else if (depth < DEEPEST) {
      this.#follow(last, middle, depth + 1);
      this.#follow(middle, next, depth + 1);
    } else this.#jump(last, next);
  }

  /** Adds a steep piece, broken if it does not get less steep however near one looks. */
  #jump(last: Spot, next: Spot): void {
    let [low, high] = [last, next];
    for (let step = 0; step < 40; step += 1) {
      const middle = this.#spot((low.u + high.u) / 2);
      if (Number.isNaN(middle.v) || middle.u === low.u || middle.u === high.u) break;
      if (Math.abs(middle.v - low.v) > Math.abs(high.v - middle.v)) high = middle;
      else low = middle;
    }
    if (Math.abs(high.v - low.v) > LEFT_OF_A_JUMP * Math.abs(next.v - last.v)) {
      this.#add(low);
      this.#lift();
      this.#add(high);
    }
    this.#add(next);
  }

  /** Whether a piece lies out of sight as a whole, as far as its ends tell. */
  #isHidden(last: Spot, next: Spot): boolean {
    return (
      (last.v > this.#highest && next.v > this.#highest) ||
      (last.v < this.#lowest && next.v < this.#lowest)
    );
  }

  #add({ u, v }: Spot): void {
    if (Number.isNaN(v)) return;
    this.#path.push(u, Math.min(Math.max(v, this.#lowest), this.#highest));
  }

  #lift(): void {
    if (this.#path.length > 2) this.#paths.push(this.#path);
    this.#path = [];
  }
}
