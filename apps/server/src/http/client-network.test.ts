import { describe, expect, test } from "vitest";
import { connectionFrom } from "../testing/server.ts";
import { clientNetwork, trustIn } from "./client-network.ts";

describe("the network of a client", () => {
  const isTrusted = trustIn(["loopback", "10.0.0.0/8"]);
  const networkOf = (address: string, forwarded?: string) => {
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    return clientNetwork(connectionFrom(address, headers).incoming, isTrusted);
  };

  test.each([
    ["192.0.2.7", undefined, "192.0.2.7"],
    ["::ffff:192.0.2.7", undefined, "192.0.2.7"],
    ["2001:db8:1:2:3:4:5:6", undefined, "2001:db8:1:2::/64"],
    ["10.1.2.3", "192.0.2.7", "192.0.2.7"],
    ["127.0.0.1", "198.51.100.9, 192.0.2.7, 10.0.0.5", "192.0.2.7"],
    ["192.0.2.7", "198.51.100.9", "192.0.2.7"],
    ["10.1.2.3", "nonsense", "unknown"],
  ])("of %s that speaks for %s is %s", (address, forwarded, network) => {
    expect(networkOf(address, forwarded)).toBe(network);
  });
});
