import type { Achievement } from "@sat/contract";

let made = 0;

/** An achievement as the server would tell of it, not begun; what matters to a test is given. */
export function anAchievement(given: Partial<Achievement> = {}): Achievement {
  return {
    id: `achievement-${made++}`,
    name: "First hundred",
    takes: "Answer 100 questions.",
    goal: 100,
    progress: 0,
    reachedOn: null,
    ...given,
  };
}
