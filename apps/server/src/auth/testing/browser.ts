/** As much of a browser as a sign-in needs: cookies, redirects and forms. */

interface Kept {
  readonly name: string;
  readonly value: string;
  readonly path: string;
}

export interface Page {
  readonly url: URL;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

export class Browser {
  readonly origin: string;
  readonly #cookies = new Map<string, Kept>();

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The `cookie` header for a path. */
  cookies(path = "/"): string {
    const sent = [...this.#cookies.values()].filter((kept) => path.startsWith(kept.path));
    return sent.map(({ name, value }) => `${name}=${value}`).join("; ");
  }

  /** One request, following no redirect. */
  async request(address: string | URL, options: RequestInit = {}): Promise<Page> {
    const url = new URL(address, this.origin);
    const headers = { ...Object.fromEntries(new Headers(options.headers)), accept: "text/html" };
    const response = await fetch(url, {
      ...options,
      redirect: "manual",
      headers: { ...headers, cookie: this.cookies(url.pathname) },
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie, url);
    const text = await response.text();
    return { url, status: response.status, headers: response.headers, text };
  }

  /** Follows redirects until a page, or the first address that `isEnd`. */
  async open(
    address: string | URL,
    options: RequestInit = {},
    isEnd = (_next: URL) => false,
  ): Promise<Page> {
    const page = await this.request(address, options);
    const location = page.headers.get("location");
    if (location === null) return page;
    const next = new URL(location, page.url);
    return isEnd(next) ? { ...page, url: next } : this.open(next, {}, isEnd);
  }

  /** Sends a form of the page and follows where it leads. */
  submit(
    page: Page,
    fields: Record<string, string>,
    isEnd?: (next: URL) => boolean,
  ): Promise<Page> {
    return this.open(page.url, { method: "POST", body: new URLSearchParams(fields) }, isEnd);
  }

  #keep(cookie: string, from: URL): void {
    const [pair = "", ...attributes] = cookie.split(/;\s*/);
    const [name = "", ...value] = pair.split("=");
    const read = (key: string) =>
      attributes.find((one) => one.toLowerCase().startsWith(`${key}=`))?.slice(key.length + 1);
    const expires = read("expires");
    const isOver =
      read("max-age") === "0" || (expires !== undefined && new Date(expires) <= new Date());
    const path = read("path") ?? from.pathname;
    const key = `${name} ${path}`;
    if (isOver) this.#cookies.delete(key);
    else this.#cookies.set(key, { name, value: value.join("="), path });
  }
}
