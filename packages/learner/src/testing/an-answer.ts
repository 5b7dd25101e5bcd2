import type { Answer } from "../answer.ts";

/** An answer to a question of medium difficulty on systems of equations, unless told otherwise. */
export function anAnswer(told: Partial<Answer> = {}): Answer {
  const asked = { skill: "H.D", level: "Medium", kind: "choice" } as const;
  return { ...asked, outcome: "right", hints: 0, manner: "thought", day: 0, ...told };
}
