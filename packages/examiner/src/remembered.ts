/**
 * The function with its latest results kept: texts repeat within an item and across items. Errors are not
 * kept. Past `most` results the memory starts anew.
 */
export function remembered<Result>(
  compute: (text: string) => Result,
  most = 4_000,
): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (results.size >= most) results.clear();
    results.set(text, result);
    return result;
  };
}
