import { Panel } from "../../../ui/panel.tsx";
import { Prose } from "../../prose/prose.tsx";
import type { ToolProps } from "../tool.ts";
import { FACTS, FIGURES } from "./reference-facts.ts";
import { ReferenceDrawing } from "./reference-drawing.tsx";
import styles from "./reference-sheet.module.css";

/** What the exam gives to know of geometry, beside any question of mathematics. */
export function ReferenceSheet({ isJustOpened, onClose }: ToolProps) {
  return (
    <Panel
      title="Reference sheet"
      id="reference"
      isSizable
      takesFocus={isJustOpened}
      onClose={onClose}
    >
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
    </Panel>
  );
}
