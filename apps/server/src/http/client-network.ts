import type { IncomingMessage } from "node:http";
import ipaddr from "ipaddr.js";
import proxyAddr from "proxy-addr";

/** Whether an address is one of the proxies that may say whom they speak for. */
export type ProxyTrust = (address: string) => boolean;

/**
 * Reads addresses and networks, such as 10.0.0.0/8 or loopback.
 * @throws {TypeError} for what is none
 */
export function trustIn(proxies: readonly string[]): ProxyTrust {
  const isTrusted = proxyAddr.compile([...proxies]);
  return (address) => isTrusted(address, 0);
}

/**
 * Where a request comes from, past the trusted proxies: an address or, in IPv6, the network that one household or
 * school has for its own.
 */
export function clientNetwork(request: IncomingMessage, isTrusted: ProxyTrust): string {
  const address = proxyAddr(request, isTrusted);
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return parsed.toString();
  return `${parsed.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}
