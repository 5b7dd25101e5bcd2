/** Puts every mutation of a source into it, each behind a switch, so that one load serves them all. */
import { type Mutation, mutationsOf } from "./mutations.ts";

export interface Mutant {
  readonly id: number;
  readonly file: string;
  readonly line: number;
  readonly was: string;
  readonly becomes: string;
}

/** The source with its mutants, which are numbered on; `$mutant(id)` says at run time which of them is alive. */
export function instrument(file: string, source: string, mutants: Mutant[]): string {
  // A stretch comes before those within it.
  const mutations = mutationsOf(file, source).toSorted(
    (a, b) => a.start - b.start || b.end - a.end,
  );

  function switched(text: string, { start, end, becomes }: Mutation): string {
    const line = source.slice(0, start).split("\n").length;
    const id = mutants.length + 1;
    mutants.push({ id, file, line, was: source.slice(start, end), becomes: becomes ?? "{}" });
    if (becomes === null) return `{ if (!$mutant(${id})) { ${text} } }`;
    return `($mutant(${id}) ? (${becomes}) : (${text}))`;
  }

  /** A stretch of the source with all the mutations that are next in it. */
  function written(start: number, end: number): string {
    let text = "";
    let at = start;
    for (let next = mutations[0]; next !== undefined && next.end <= end; next = mutations[0]) {
      const { start: from, end: to } = next;
      const here = mutations.filter((each) => each.start === from && each.end === to);
      mutations.splice(0, here.length);
      text += source.slice(at, from) + here.reduce(switched, written(from, to));
      at = to;
    }
    return text + source.slice(at, end);
  }

  return written(0, source.length);
}
