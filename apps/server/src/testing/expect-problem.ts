import { PROBLEM_MEDIA_TYPE, Problem } from "@sat/contract";
import { expect } from "vitest";

/** Expects problem details of this status and type, and hands them on. */
export async function expectProblem(
  answer: Response,
  status: number,
  type: string,
): Promise<Problem> {
  expect(answer.headers.get("content-type")).toBe(PROBLEM_MEDIA_TYPE);
  const problem = Problem.strict().parse(await answer.json());
  expect({ status: answer.status, type: problem.type }).toEqual({ status, type });
  expect(problem.status).toBe(status);
  return problem;
}
