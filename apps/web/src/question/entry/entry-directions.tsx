import { ENTRY_LENGTH } from "@sat/item";
import { Line } from "../prose/prose.tsx";
import styles from "./entry-directions.module.css";
import { ENTRY_EXAMPLES } from "./entry-examples.ts";
import { rationalTex } from "./entry-tex.ts";

const TITLE = "How to type an answer";

const RULES = [
  "If more than one answer is right, type one of them.",
  `Type up to ${ENTRY_LENGTH} characters, or ${ENTRY_LENGTH + 1} with a minus sign. A point and a slash count, too.`,
  "Type a fraction as it is or as a decimal, not as a mixed number.",
  "If a decimal does not fit, fill the space with it: round it or cut it off at the last character.",
  "Leave out signs such as %, $ or a comma.",
];

/** How answers are typed, beside the question. */
export function EntryDirections() {
  return (
    <section className={styles.beside} aria-label={TITLE}>
      <h3 className={styles.title}>{TITLE}</h3>
      <Rules />
    </section>
  );
}

/** The same, folded, where nothing has room beside the question. */
export function FoldedEntryDirections() {
  return (
    <details className={styles.folded}>
      <summary>{TITLE}</summary>
      <Rules />
    </details>
  );
}

function Rules() {
  return (
    <div className={styles.rules}>
      <ul>
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <table className={styles.examples}>
        <thead>
          <tr>
            <th scope="col">Answer</th>
            <th scope="col">Type one of these</th>
            <th scope="col">Not these</th>
          </tr>
        </thead>
        <tbody>
          {ENTRY_EXAMPLES.map(({ value, right, wrong }) => (
            <tr key={right[0]}>
              <th scope="row">
                <Line text={`$${rationalTex(value)}$`} />
              </th>
              <Entries texts={right} />
              <Entries texts={wrong} />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Apart by nothing but room: a comma could be taken for a part of them. */
function Entries({ texts }: { readonly texts: readonly string[] }) {
  return (
    <td>
      <ul className={styles.entries}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </td>
  );
}
