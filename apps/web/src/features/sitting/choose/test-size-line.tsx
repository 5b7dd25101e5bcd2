import type { SittingTest } from "@sat/contract";
import { minutes as inMinutes, questions as ofQuestions } from "../sitting-words.ts";
import styles from "./new-test.module.css";
import { testSize } from "./test-size.ts";
import type { WantedTest } from "./wanted-test.ts";

interface TestSizeProps {
  readonly test: SittingTest;
  readonly wanted: Pick<WantedTest, "timing" | "mode">;
}

/** How much a test is. */
export function TestSize({ test, wanted: { timing, mode } }: TestSizeProps) {
  const isOnPaper = mode === "paper";
  const { questions, minutes } = testSize(test, isOnPaper ? "exam" : timing);
  const time = minutes === null ? "no time limit" : inMinutes(minutes * 60_000);
  const hasBreak = !isOnPaper && (test.kind === "full" || test.kind === "half");
  return (
    <p className={styles.size} role="status">
      {ofQuestions(questions)}, {time}
      {isOnPaper && " by the exam’s clock, which you keep yourself"}
      {hasBreak && ", with a break of 10 minutes between the sections"}
    </p>
  );
}
