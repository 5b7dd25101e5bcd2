import type { ShownItem } from "@sat/item";
import { Blocks } from "../prose/prose.tsx";
import { readBlocks } from "../prose/read-prose.ts";
import styles from "./steps.module.css";

/** The explanation's first sentence, then what follows it: numbered steps in Math. */
export function Steps({ section, explanation }: Pick<ShownItem, "section" | "explanation">) {
  const [first, ...rest] = readBlocks(explanation);
  if (first === undefined) return null;
  if (section !== "Math" || rest.length < 2) return <Blocks blocks={[first, ...rest]} />;
  return (
    <>
      <div className={styles.lead}>
        <Blocks blocks={[first]} />
      </div>
      <ol className={styles.steps}>
        {rest.map((block, at) => (
          // Steps never change places.
          <li key={at}>
            <Blocks blocks={[block]} />
          </li>
        ))}
      </ol>
    </>
  );
}
