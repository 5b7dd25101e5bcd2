/** For so long a page has nothing asked of it before it is at rest, in milliseconds. */
const REST = 1_000;

/** Does what can wait once the page is at rest, unless it has ended by then. */
export function whenIdle(signal: AbortSignal, work: () => void): void {
  const begin = () => {
    if (!signal.aborted) work();
  };
  const timer = setTimeout(() => {
    // Safari has no such call.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(begin, { timeout: REST });
    else begin();
  }, REST);
  signal.addEventListener("abort", () => clearTimeout(timer));
}
