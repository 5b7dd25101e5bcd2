/** For so long a page has nothing asked of it before it is at rest, in milliseconds. */
const REST = 1_000;

/** Does what can wait once the page is at rest, or after a longer while, unless it has ended by then. */
export function whenIdle(signal: AbortSignal, work: () => void, wait = REST): void {
  const begin = () => {
    if (!signal.aborted) work();
  };
  const forget = () => clearTimeout(timer);
  const timer = setTimeout(() => {
    // One signal may end many a wait.
    signal.removeEventListener("abort", forget);
    // Safari has no such call.
    if ("requestIdleCallback" in globalThis) requestIdleCallback(begin, { timeout: REST });
    else begin();
  }, wait);
  signal.addEventListener("abort", forget);
}
