import { Problem } from "@sat/contract";

/** The problem that a text is, exactly as the contract has it. */
export function problemIn(text: string): Problem | undefined {
  try {
    return Problem.strict().safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
