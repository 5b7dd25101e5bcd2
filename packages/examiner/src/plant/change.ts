/** One small edit of a text: what stood there, what stands there now, and the whole text with it. */
export interface Change {
  readonly from: string;
  readonly to: string;
  readonly text: string;
}

/** The text with the characters from `at` on, as long as `from`, replaced. */
export function changed(text: string, at: number, from: string, to: string): Change {
  return { from, to, text: text.slice(0, at) + to + text.slice(at + from.length) };
}

/** A change for every match of the pattern, worded by `replace`; where that gives nothing, none. */
export function changesOf(
  text: string,
  pattern: RegExp,
  replace: (found: string) => string | undefined,
): Change[] {
  return [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
    const to = replace(found);
    return to === undefined || to === found ? [] : [changed(text, index, found, to)];
  });
}
