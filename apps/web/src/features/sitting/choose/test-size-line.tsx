import type { SittingTest, SittingTiming } from "@sat/contract";
import { minutes as inMinutes, questions as ofQuestions } from "../sitting-words.ts";
import styles from "./new-test.module.css";
import { testSize } from "./test-size.ts";

interface TestSizeProps {
  readonly test: SittingTest;
  readonly timing: SittingTiming;
}

/** How much a test is. */
export function TestSize({ test, timing }: TestSizeProps) {
  const { questions, minutes } = testSize(test, timing);
  const time = minutes === null ? "no time limit" : inMinutes(minutes * 60_000);
  const hasBreak = test.kind === "full" || test.kind === "half";
  return (
    <p className={styles.size} role="status">
      {ofQuestions(questions)}, {time}
      {hasBreak && ", with a break of 10 minutes between the sections"}
    </p>
  );
}
