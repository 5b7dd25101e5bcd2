import { ENTRY_LENGTH, OPTION_LETTERS, type ResponseKind } from "@sat/item";
import styles from "./bubble-sheet.module.css";

export interface AnsweredModule {
  readonly number: number;
  readonly name: string;
  readonly questions: readonly { readonly kind: ResponseKind }[];
}

/** A box for each character, and one for a minus sign. */
const BOXES = Array.from({ length: ENTRY_LENGTH + 1 }, (_, at) => at);

/** Where answers are marked by hand: bubbles, and boxes for what is written. */
export function BubbleSheet({ modules }: { readonly modules: readonly AnsweredModule[] }) {
  return (
    <div className={styles.bubbles}>
      {modules.map(({ number, name, questions }) => (
        <div key={number} role="group" className={styles.module} aria-label={name}>
          <h3 className={styles.name}>{name}</h3>
          <ol className={styles.rows}>
            {questions.map(({ kind }, at) => (
              // Questions never change places.
              <li key={at} className={styles.row}>
                <span className={styles.number}>{at + 1}</span>
                {kind === "entry" ? <Boxes /> : <Bubbles />}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </div>
  );
}

function Bubbles() {
  return OPTION_LETTERS.map((letter) => (
    <span key={letter} className={styles.bubble}>
      {letter}
    </span>
  ));
}

function Boxes() {
  return (
    <span className={styles.boxes}>
      <span className="visually-hidden">Written answer</span>
      {BOXES.map((each) => (
        <span key={each} className={styles.box} />
      ))}
    </span>
  );
}
