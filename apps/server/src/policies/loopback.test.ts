import { expect, test } from "vitest";
import { isLoopback } from "./loopback.ts";

test.each(["localhost", "LOCALHOST", "sat.localhost", "127.0.0.1", "127.8.9.1", "::1", "[::1]"])(
  "%s is this machine",
  (host) => expect(isLoopback(host)).toBe(true),
);

test.each([
  "0.0.0.0",
  "::",
  "10.0.0.1",
  "127.0.0.1.evil.example",
  "localhost.example",
  "1",
  "",
  "1127.0.0.1",
  "local[host]",
  "[local]host",
])("%j is not this machine", (host) => expect(isLoopback(host)).toBe(false));
