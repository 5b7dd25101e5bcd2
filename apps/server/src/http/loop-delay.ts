import { performance } from "node:perf_hooks";

/** Milliseconds from tick to tick of a process that is in time. */
const TICK = 100;
/** One long pause counts for nothing: so many ticks in a row must be late. */
const TICKS = 3;

/** The share of its time from which on a process has no rest; with less, it is others who keep it from running. */
const RESTLESS = 0.9;

/** Milliseconds by which a process that has too much to do comes late to it: the least of the latest ticks. */
export function watchLoop(): () => number {
  const latest = Array.from({ length: TICKS }, () => 0);
  let usage = performance.eventLoopUtilization();
  let tickedAt = performance.now();
  setInterval(() => {
    const now = performance.now();
    const { utilization } = performance.eventLoopUtilization(usage);
    latest.shift();
    latest.push(utilization < RESTLESS ? 0 : now - tickedAt - TICK);
    usage = performance.eventLoopUtilization();
    tickedAt = now;
  }, TICK).unref();
  return () => Math.min(...latest);
}
