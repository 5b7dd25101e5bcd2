import type { BrowserContext } from "@playwright/test";
import type { Learner } from "./learner.ts";

/** Nothing that asks the network or the graphics card for anything. */
export const BROWSER_FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic"];

/** The session of a learner as a browser takes it. */
export function cookiesOf(
  { cookie: all }: Learner,
  url: string,
): Parameters<BrowserContext["addCookies"]>[0] {
  return all.split("; ").map((cookie) => {
    const [name = "", ...value] = cookie.split("=");
    return { name, value: value.join("="), url };
  });
}
