import type { Block, ShownItem } from "@sat/item";
import { Blocks } from "../prose/prose.tsx";
import { readBlocks } from "../prose/read-prose.ts";
import { CalculatorWay } from "./calculator-way.tsx";
import styles from "./steps.module.css";

type Explained = Pick<ShownItem, "section" | "explanation" | "onCalculator">;

/** The explanation, and the calculator's way where there is one. */
export function Steps({ onCalculator, ...explained }: Explained) {
  return (
    <>
      <Written {...explained} />
      {onCalculator && <CalculatorWay shown={onCalculator} />}
    </>
  );
}

/** The explanation's first sentence, then what follows it: numbered steps in Math. */
function Written({ section, explanation }: Omit<Explained, "onCalculator">) {
  const blocks = readBlocks(explanation);
  const [first, ...rest] = blocks;
  if (first === undefined) return null;
  const steps = inSteps(rest);
  if (section !== "Math" || steps.length < 2) return <Blocks blocks={blocks} />;
  return (
    <>
      <div className={styles.lead}>
        <Blocks blocks={[first]} />
      </div>
      <ol className={styles.steps} aria-label="Steps">
        {steps.map((step, at) => (
          // Steps never change places.
          <li key={at}>
            <Blocks blocks={step} />
          </li>
        ))}
      </ol>
    </>
  );
}

/** A line of nothing but a formula belongs to the step that it comes of. */
function inSteps(blocks: readonly Block[]): Block[][] {
  const steps: Block[][] = [];
  for (const block of blocks) {
    const isLine =
      block.kind === "paragraph" && block.children.every(({ kind }) => kind === "math");
    const last = steps.at(-1);
    if (isLine && last !== undefined) last.push(block);
    else steps.push([block]);
  }
  return steps;
}
