import type { OnCalculator } from "@sat/item";
import { Prose } from "../prose/prose.tsx";
import styles from "./calculator-way.module.css";

/** A second way to the answer: what to type into a graphing calculator, and what to read off. */
export function CalculatorWay({ shown }: { readonly shown: OnCalculator }) {
  return (
    <div className={styles.way}>
      <h4>Type into the graphing calculator</h4>
      <ol className={styles.rows} aria-label="Rows to type">
        {shown.rows.map((row, at) => (
          // Rows never change places, and two may be alike.
          <li key={at}>
            <code>{row}</code>
          </li>
        ))}
      </ol>
      <Prose text={shown.read} />
    </div>
  );
}
