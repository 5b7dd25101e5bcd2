import { ENTRY_LENGTH } from "@sat/item";
import { rationalTex } from "../../../question/entry/entry-tex.ts";
import { Line } from "../../../question/prose/prose.tsx";
import { ENTRY_EXAMPLES } from "../../../question/entry/entry-examples.ts";
import styles from "./sheets.module.css";

/** Between what is written: a comma could be taken for a part of it. */
const BETWEEN = "\u2003";

const RULES = [
  `Some questions have no options. Write their answers into the boxes of the answer sheet, one character in each: up to ${ENTRY_LENGTH} characters, or ${ENTRY_LENGTH + 1} with a minus sign. A point and a slash take a box, too.`,
  "If more than one answer is right, write one of them.",
  "Write a fraction as it is or as a decimal, not as a mixed number. If a decimal does not fit, round it or cut it off at the last box.",
  "Leave out signs such as %, $ or a comma.",
];

/** How answers are written that no options are given for. */
export function EntryDirections() {
  return (
    <>
      <h3>Answers that you write</h3>
      <ul className={styles.rules}>
        {RULES.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <table className={styles.examples}>
        <thead>
          <tr>
            <th scope="col">Answer</th>
            <th scope="col">Write one of these</th>
            <th scope="col">Not taken</th>
          </tr>
        </thead>
        <tbody>
          {ENTRY_EXAMPLES.map(({ value, right, wrong }) => (
            <tr key={right[0]}>
              <th scope="row">
                <Line text={`$${rationalTex(value)}$`} />
              </th>
              <td>{right.join(BETWEEN)}</td>
              <td>{wrong.join(BETWEEN)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
