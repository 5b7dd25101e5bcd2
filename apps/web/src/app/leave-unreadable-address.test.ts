import { beforeEach, expect, it } from "vitest";
import { leaveUnreadableAddress } from "./leave-unreadable-address.ts";

beforeEach(() => history.replaceState(null, "", "/"));

it.each(["/%", "/%E0%A4%A", "/%ff", "/%ED%A0%80", "/login/%", "/practice%?section=Math#%"])(
  "goes on from %s to the sign-in page",
  (address) => {
    history.replaceState(null, "", address);
    leaveUnreadableAddress();
    expect(location.pathname + location.search + location.hash).toBe("/login");
  },
);

it.each(["/practice?section=%", "/%00", "/nowhere", "/caf%C3%A9#%"])("stays at %s", (address) => {
  history.replaceState(null, "", address);
  leaveUnreadableAddress();
  expect(location.pathname + location.search + location.hash).toBe(address);
});
