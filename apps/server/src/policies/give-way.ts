/** Lets whatever else the process has to do come first: long work is done in pieces, with this between two of them. */
export function giveWay(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
