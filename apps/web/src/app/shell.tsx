import { Outlet } from "@tanstack/react-router";
import { LiveRegion } from "../ui/live-region.tsx";
import { useArrival } from "./arrival.ts";

/** What every page has: its title, the focus on arrival, and the live region. */
export function Shell() {
  useArrival();
  return (
    <>
      <Outlet />
      <LiveRegion />
    </>
  );
}
