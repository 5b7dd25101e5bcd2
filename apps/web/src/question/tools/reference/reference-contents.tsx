import { Prose } from "../../prose/prose.tsx";
import { ReferenceDrawing } from "./reference-drawing.tsx";
import { FACTS, FIGURES } from "./reference-facts.ts";
import styles from "./reference-sheet.module.css";

/** All that the exam gives to know of geometry. */
export function ReferenceContents() {
  return (
    <>
      <ul className={styles.figures}>
        {FIGURES.map(({ name, shape, formulas }) => (
          <li key={name} className={styles.figure}>
            <ReferenceDrawing shape={shape} />
            <h3 className={styles.name}>{name}</h3>
            {formulas.map((formula) => (
              <Prose key={formula} text={formula} />
            ))}
          </li>
        ))}
      </ul>
      <ul className={styles.facts}>
        {FACTS.map((fact) => (
          <li key={fact}>
            <Prose text={fact} />
          </li>
        ))}
      </ul>
    </>
  );
}
