import { logFailure } from "../lib/log.ts";

/** KaTeX as this app uses it. */
export type Katex = Pick<typeof import("katex").default, "render">;

let katex: Katex | undefined;
let loading: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** KaTeX, once it has arrived: an external store for React. */
export function loadedKatex(): Katex | undefined {
  return katex;
}

/** Calls the listener when KaTeX has arrived, and sends for it if nobody has. */
export function onKatex(listener: () => void): () => void {
  listeners.add(listener);
  void loadKatex();
  return () => listeners.delete(listener);
}

/** Sends for KaTeX and its styles, once; after a failure the next call tries again. */
export function loadKatex(): Promise<void> {
  loading ??= fetchKatex().catch((error: unknown) => {
    loading = undefined;
    logFailure("loading KaTeX", error);
  });
  return loading;
}

async function fetchKatex(): Promise<void> {
  const [module] = await Promise.all([import("katex"), import("katex/dist/katex.min.css")]);
  katex = module.default;
  for (const listener of listeners) listener();
}
