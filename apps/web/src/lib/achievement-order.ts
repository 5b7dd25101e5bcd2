import type { Achievement } from "@sat/contract";

function isReached({ progress, goal }: Achievement): boolean {
  return progress >= goal;
}

/** Those that are reached, the latest first; of one day, and where nothing tells when it was, the easiest last. */
export function latestFirst(achievements: readonly Achievement[]): Achievement[] {
  return achievements
    .filter(isReached)
    .toReversed()
    .toSorted((one, other) => order(other.reachedOn ?? "", one.reachedOn ?? ""));
}

/** Those that are still to come, the nearest first. */
export function nearestFirst(achievements: readonly Achievement[]): Achievement[] {
  return achievements
    .filter((one) => !isReached(one))
    .toSorted((one, other) => other.progress / other.goal - one.progress / one.goal);
}

function order(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
