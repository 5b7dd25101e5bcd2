/** A cookie of this app, as the two headers speak of it. */
export interface Cookie {
  /** The value in a `cookie` header; none if it is absent. */
  read(header: string | null | undefined): string | undefined;
  /** A `set-cookie` value. */
  set(value: string, seconds: number): string;
  /** A `set-cookie` value that takes the cookie away. */
  clear(): string;
}

/**
 * A cookie that no script can read and that other sites' requests do not carry. Over https its name makes browsers
 * refuse it from anywhere but this very host; see "Cookie Name Prefixes" in RFC 6265bis §4.1.3.
 */
export function cookieNamed(bareName: string, isSecure: boolean): Cookie {
  const name = isSecure ? `__Host-${bareName}` : bareName;
  const attributes = `Path=/; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  const set = (value: string, seconds: number) =>
    `${name}=${value}; Max-Age=${seconds}; ${attributes}`;
  return {
    read: (header) => readCookie(header ?? "", name),
    set,
    clear: () => set("", 0),
  };
}

function readCookie(header: string, name: string): string | undefined {
  const start = `${name}=`;
  const found = header.split(";").find((pair) => pair.trimStart().startsWith(start));
  return found?.trim().slice(start.length);
}
