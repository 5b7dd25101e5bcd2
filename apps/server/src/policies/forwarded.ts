/** Names of headers by which proxies tell of themselves, or of whom they speak for; those that begin so are all alike. */
const PREFIX = "x-forwarded";
const NAMES: ReadonlySet<string> = new Set([
  "cf-connecting-ip",
  "client-ip",
  "fastly-client-ip",
  "forwarded",
  "forwarded-for",
  "true-client-ip",
  "via",
  "x-client-ip",
  "x-cluster-client-ip",
  "x-envoy-external-address",
  "x-original-for",
  "x-original-host",
  "x-proxyuser-ip",
  "x-real-ip",
]);

/** Whether a request's headers, their names in small letters, say that it came through a proxy. */
export function isForwarded(headers: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(headers).some((name) => name.startsWith(PREFIX) || NAMES.has(name));
}
