/** Methods that change nothing, so that anybody's page may use them. */
export const SAFE_METHODS: ReadonlySet<string> = new Set(["GET", "HEAD", "OPTIONS"]);

export interface Origin {
  readonly method: string | undefined;
  /** The `origin` header. */
  readonly origin: string | undefined;
}

/**
 * Whether a request would change something for a page of another site. Browsers name the page's origin with every
 * such request; a program that names none has no cookie of a browser to misuse.
 */
export function isForeignPage({ method = "", origin }: Origin, home: URL): boolean {
  return !SAFE_METHODS.has(method) && origin !== undefined && origin !== home.origin;
}
